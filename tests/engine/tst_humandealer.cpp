// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/betting.h"
#include "engine/procedure/warblackjackplay.h"
#include "engine/session/notation.h"
#include "tests/support/houses.h"
#include "tests/support/mistakes.h"
#include "tests/support/randomhouse.h"
#include "tests/support/randomhousefile.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace pitwise;
using test::DealtRound;

/// A dealer who makes the mistakes people make, and goes on as if nothing had happened: he forgets
/// a step, passes over a place, mends one act late, calls the floor too often. Each is told once.
class HumanDealerTest : public QObject
{
    Q_OBJECT

private:
    /// What came of one mistake. `told` leaves out what the end of the round adds.
    struct Outcome
    {
        std::vector<FindingCode> told;
        std::vector<FindingCode> atEnd;
        std::size_t refused = 0;
    };

    static bool isEnd(const Event &event)
    {
        const auto *act = std::get_if<Act>(&event);
        return act != nullptr && isAny<act::End>(*act);
    }
    static Outcome outcomeOf(const DealtRound &round)
    {
        Outcome outcome;
        const Session session = round.deal();
        for (const Recorded &recorded : session.findings()) {
            const bool end = isEnd(session.log()[recorded.event].event);
            (end ? outcome.atEnd : outcome.told).push_back(recorded.finding.code);
        }
        outcome.refused = session.refusals().size();
        return outcome;
    }
    static bool onlyLeftOvers(const std::vector<FindingCode> &codes)
    {
        return std::all_of(codes.begin(), codes.end(), [](FindingCode code) {
            return code == FindingCode::UnsettledBet || code == FindingCode::CardsLeft;
        });
    }
    static const Act *actAt(const DealtRound &round, std::size_t line)
    {
        return std::get_if<Act>(&round.lines[line]);
    }
    static QByteArray told(const DealtRound &round, const std::string &what)
    {
        std::fputs((what + '\n' + round.story()).c_str(), stderr); // QTest cuts long messages
        return "the round is above";
    }

    /// Built-in houses in both styles, their variants, and twice as many random ones.
    static House houseFor(int nth)
    {
        static const std::vector<House> Known = test::everyHouse();
        const auto count = static_cast<int>(Known.size());
        const auto seed = static_cast<std::uint64_t>(nth);
        return nth % 3 == 0 ? Known[static_cast<std::size_t>(nth / 3 % count)]
             : nth % 3 == 1 ? test::randomHouse(seed)
                            : test::houseOfRandomFile(seed);
    }
    static void eachRound(int rounds, int oddPercent,
                          const std::function<void(const DealtRound &)> &visit, int roundsEach = 1)
    {
        const int from = test::firstOfSoak();
        for (int i = from; i < from + rounds && !QTest::currentTestFailed(); ++i) {
            test::RoundSettings settings;
            settings.seed = static_cast<std::uint64_t>(i) * 7919 + 13;
            settings.seats = 1 + i % 4;
            settings.oddBets = oddPercent;
            settings.rounds = roundsEach;
            visit(test::dealtRound(houseFor(i), settings));
        }
    }

    /// Leaving it out makes what comes after it impossible, so no dealer goes on.
    static bool othersNeedIt(const DealtRound &round, const Act &act)
    {
        const auto *pay = as<act::Pay>(act);
        // Without parlays the winnings go back with the bet.
        return isAny<act::Split, act::End, act::Void>(act)
            || (pay != nullptr && pay->bet == BetKind::Bonus && !round.house.bonus.parlay);
    }
    /// It may be left out: nothing hangs on it.
    static bool isOptional(const DealtRound &round, std::size_t line)
    {
        const Act &act = *actAt(round, line);
        if (act == Act{act::Say{Call::NoMoreBets, {}}}) // then a late bet is not late
            return std::any_of(round.lines.begin() + static_cast<long>(line), round.lines.end(),
                               [](const Event &event) {
                                   const auto *patron = std::get_if<PatronAct>(&event);
                                   return patron && std::holds_alternative<patron::Bet>(*patron);
                               });
        return false;
    }
    /// What twoMistakesAreTwo leaves out, one at a time.
    static bool mayBeForgotten(const DealtRound &round, std::size_t line)
    {
        const Act &act = *actAt(round, line);
        return isAny<act::Say, act::Post, act::Burn, act::Take, act::Pay, act::Collect>(act)
            && !othersNeedIt(round, act) && !isOptional(round, line);
    }
    /// It may do no harm to forget it: nobody stands against the dealer's hand, or a bet is good in
    /// the end.
    static bool mayGoUntold(const DealtRound &round, std::size_t line)
    {
        if (isAny<act::Reveal>(*actAt(round, line)))
            return !warblackjack::anyStandsAgainstDealer(round.dealTo(line).table());
        return mayYetBeGood(round, line);
    }
    /// A side bet refused because it lies alone, and the patron puts his main bet beside it later.
    static bool mayYetBeGood(const DealtRound &round, std::size_t line)
    {
        const auto *refuse = as<act::Refuse>(*actAt(round, line));
        if (refuse == nullptr || refuse->bet == BetKind::Main || refuse->bet == BetKind::WarTie
            || round.dealTo(line).table().at(refuse->hand).bet(refuse->bet).late > Money{})
            return false;
        return std::any_of(
            round.lines.begin() + static_cast<long>(line), round.lines.end(),
            [&](const Event &event) {
                const auto *patron = std::get_if<PatronAct>(&event);
                const auto *bet = patron == nullptr ? nullptr : std::get_if<patron::Bet>(patron);
                return bet != nullptr && bet->hand == refuse->hand && bet->bet == BetKind::Main;
            });
    }
    /// War Blackjack: with this seat passed over nobody stands against the dealer, so that he would
    /// not draw.
    static bool drawsForNobody(const DealtRound &round, SeatId without)
    {
        if (round.house.game != Game::WarBlackjack)
            return false;
        for (std::size_t line = 0; line < round.lines.size(); ++line) {
            const Act *act = actAt(round, line);
            if (act == nullptr || !isAny<act::Reveal>(*act))
                continue;
            const Table table = round.dealTo(line).table();
            return !findHand(table, [&](HandId hand) {
                return hand.seat != without && warblackjack::standsAgainstDealer(table, hand);
            });
        }
        return true;
    }
    /// The original of a parlay goes back before a late bet on the same spot: nobody can tell which
    /// of them it was.
    static bool looksLikeTheRepair(const Act &repair, const Event &next)
    {
        const auto *refuse = as<act::Refuse>(repair);
        const auto *act = std::get_if<Act>(&next);
        const auto *back = act == nullptr ? nullptr : as<act::Return>(*act);
        return refuse != nullptr && back != nullptr && refuse->hand == back->hand
            && refuse->bet == back->bet;
    }
    /// Refused because of its amount: if the dealer does not, the bet stands and is dealt to.
    static bool refusesAmount(const DealtRound &round, std::size_t line)
    {
        const auto *refuse = as<act::Refuse>(*actAt(round, line));
        const Table table = round.dealTo(line).table();
        if (refuse == nullptr || table.at(refuse->hand).bet(refuse->bet).late > Money{})
            return false;
        const auto issue = againstLimits(table, round.house, refuse->hand.seat, refuse->bet);
        return refuse->bet != BetKind::WarTie && issue.has_value();
    }

    /// One finding of its own, and the end clears what was left.
    static bool isToldOnce(const Outcome &outcome)
    {
        return outcome.told.size() == 1 && onlyLeftOvers(outcome.atEnd) && outcome.refused == 0;
    }
    static void wantToldOnce(const std::optional<DealtRound> &less, const char *what, int &count)
    {
        if (!less || QTest::currentTestFailed())
            return;
        ++count;
        if (!isToldOnce(outcomeOf(*less)))
            QFAIL(told(*less, what));
    }

private Q_SLOTS:
    /// A place that is never dealt to is one finding; its bets are open at the end.
    void aPlaceIsPassedOver()
    {
        int passed = 0;
        eachRound(test::sized(600, 200'000, 150), 0, [&](const DealtRound &round) {
            for (int seat = 1; seat <= round.house.table.seats; ++seat) {
                for (const auto deal : {test::WhichDeal::First, test::WhichDeal::Second}) {
                    const auto less = test::passingOver(round, seatAt(seat), deal);
                    if (!less || QTest::currentTestFailed() || drawsForNobody(*less, seatAt(seat)))
                        continue;
                    ++passed;
                    const Outcome outcome = outcomeOf(*less);
                    if (outcome.told.size() != 1 || outcome.atEnd.empty()
                        || !onlyLeftOvers(outcome.atEnd) || outcome.refused > 0
                        || (outcome.told[0] != FindingCode::DealtOutOfOrder
                            && outcome.told[0] != FindingCode::ExtraBurn))
                        QFAIL(told(*less, "passed over: seat " + std::to_string(seat)));
                }
            }
        });
        qInfo("%d places passed over", passed);
        QVERIFY(passed > 100);
    }

    /// The same for a split hand.
    void aSplitHandIsPassedOver()
    {
        int passed = 0;
        eachRound(test::sized(1500, 200'000, 300), 0, [&](const DealtRound &round) {
            if (round.house.game != Game::WarBlackjack)
                return;
            for (int i = 0; i < round.house.table.seats * MaxHands; ++i) {
                const HandId hand{seatAt(i / MaxHands + 1), i % MaxHands};
                if (drawsForNobody(round, hand.seat))
                    continue;
                wantToldOnce(test::passingOverSplit(round, hand), "a split hand is passed over",
                             passed);
            }
        });
        qInfo("%d split hands passed over", passed);
        QVERIFY(passed > 10);
    }

    /// War Blackjack: the dealer goes on without his first card.
    void theDealerForgetsHisFirstCard()
    {
        int forgotten = 0;
        eachRound(test::sized(1500, 200'000, 300), 0, [&](const DealtRound &round) {
            wantToldOnce(test::withoutUpCard(round), "no up card", forgotten);
        });
        qInfo("%d up cards forgotten", forgotten);
        QVERIFY(forgotten > 10);
    }

    /// The burns are made and the card is not dealt; or no card for the dealer, or no war at all.
    void warCardsAreForgotten()
    {
        int forgotten = 0;
        eachRound(test::sized(900, 200'000, 200), 0, [&](const DealtRound &round) {
            for (int seat = 1; seat <= round.house.table.seats; ++seat)
                wantToldOnce(test::passingOver(round, seatAt(seat), test::WhichDeal::Second,
                                               test::ItsBurns::Made),
                             "burned and not dealt", forgotten);
            for (const auto which : {test::WarCards::Dealers, test::WarCards::All})
                wantToldOnce(test::withoutWarCards(round, which), "war cards forgotten", forgotten);
        });
        qInfo("%d war cards forgotten", forgotten);
        QVERIFY(forgotten > 50);
    }

    /// The round is never ended: patrons bet, and the next one is dealt.
    void theEndIsForgotten()
    {
        int forgotten = 0;
        const auto visit = [&](const DealtRound &round) {
            std::size_t end = 0;
            while (end < round.lines.size() && !isEnd(round.lines[end]))
                ++end;
            for (int left = 0; left < 2 && end < round.lines.size(); ++left) {
                DealtRound less = test::without(round, end);
                const Act *last = end == 0 ? nullptr : actAt(round, end - 1);
                if (left == 1 && (last == nullptr || *last != Act{act::Collect{DealerHand}}))
                    continue;
                if (left == 1)
                    less = test::without(less, end - 1);
                wantToldOnce(less, "the end is forgotten", forgotten);
            }
        };
        eachRound(test::sized(600, 200'000, 150), 30, visit, 2);
        qInfo("%d ends forgotten", forgotten);
        QVERIFY(forgotten > 250);
    }

    /// The dealer breaks off in the settlement, and deals the next round: each bet left is told
    /// once, and so is the end.
    void theRestIsForgotten()
    {
        int forgotten = 0;
        eachRound(
            test::sized(600, 200'000, 150), 0,
            [&](const DealtRound &round) {
                const auto less = test::withoutTheRest(round);
                if (!less || QTest::currentTestFailed())
                    return;
                ++forgotten;
                const Outcome outcome = outcomeOf(*less);
                const auto bets =
                    std::count(outcome.told.begin(), outcome.told.end(), FindingCode::UnsettledBet);
                if (bets + 1 != static_cast<long>(outcome.told.size()) || !outcome.atEnd.empty()
                    || outcome.refused > 0)
                    QFAIL(told(*less, "the rest of the round is forgotten"));
            },
            2);
        qInfo("%d rounds broken off", forgotten);
        QVERIFY(forgotten > 50);
    }

    /// A step that is left out is told once, and the rest is judged as if it had been done.
    void aStepIsForgotten()
    {
        int forgotten = 0;
        eachRound(test::sized(400, 200'000, 100), 50, [&](const DealtRound &round) {
            for (std::size_t line = 0; line + 1 < round.lines.size(); ++line) {
                const Act *act = actAt(round, line);
                if (QTest::currentTestFailed() || act == nullptr || isAny<act::Deal>(*act)
                    || othersNeedIt(round, *act) || isOptional(round, line)
                    || refusesAmount(round, line))
                    continue;
                ++forgotten;
                const DealtRound less = test::without(round, line);
                const Outcome outcome = outcomeOf(less);
                const auto findings = outcome.told.size() + outcome.atEnd.size();
                const bool once =
                    findings == 1 || (outcome.told.size() <= 1 && onlyLeftOvers(outcome.atEnd));
                if (!once || outcome.refused > 0 || (findings == 0 && !mayGoUntold(round, line)))
                    QFAIL(told(less,
                               "forgotten: " + toText(round.lines[line], round.house.table.chips)));
            }
        });
        qInfo("%d steps forgotten", forgotten);
        QVERIFY(forgotten > 400);
    }

    /// What the floor has made good, the dealer does one act later.
    void aRepairComesOneActLate()
    {
        int late = 0;
        eachRound(test::sized(2000, 300'000, 500), 90, [&](const DealtRound &round) {
            for (std::size_t line = 0; line + 1 < round.lines.size(); ++line) {
                const Act *act = actAt(round, line);
                if (QTest::currentTestFailed() || act == nullptr
                    || !(
                        isAny<act::Refuse, act::Post>(*act)
                        || (isAny<act::Return>(*act) && !round.dealTo(line).table().round.dealing)))
                    continue;
                const auto moved = test::oneActLate(round, line);
                // The end of the round clears what was late.
                if (!moved || refusesAmount(round, line) || isEnd(moved->lines[line])
                    || looksLikeTheRepair(*act, moved->lines[line]))
                    continue;
                ++late;
                const Outcome outcome = outcomeOf(*moved);
                if (outcome.told.size() > 1 || !outcome.atEnd.empty() || outcome.refused > 0)
                    QFAIL(told(*moved,
                               "late: " + toText(round.lines[line], round.house.table.chips)));
            }
        });
        qInfo("%d repairs one act late", late);
        QVERIFY(late > 100);
    }

    /// A payoff is put down too soon and taken back at once: that is one mistake, whatever it was, and
    /// the round goes on as if nothing had happened.
    void aPayoffIsTakenBack()
    {
        int takenBack = 0;
        eachRound(test::sized(300, 100'000, 80), 0, [&](const DealtRound &round) {
            if (round.house.payout.correction != Correction::Self || round.house.calls.floorAbove)
                return; // else the floor corrects; or a call was used up by the first payoff
            for (std::size_t line = 0; line < round.lines.size(); ++line) {
                const Act *act = actAt(round, line);
                const auto *pay = act == nullptr ? nullptr : as<act::Pay>(*act);
                if (pay == nullptr)
                    continue;
                for (std::size_t soon = line; soon-- > 0;) {
                    const DealtRound early = test::withLine(round, soon, *act);
                    const Session then = early.dealTo(soon + 1);
                    if (QTest::currentTestFailed() || !then.refusals().empty())
                        break; // the bet is not there yet
                    const Session before = round.dealTo(soon);
                    const Bet &bet = before.table().at(pay->hand).bet(pay->bet);
                    if (then.findings().size() != 1 || bet.payoff > Money{}
                        || evenMoneyIsMoot(round, soon, then))
                        continue; // the payoff goes back whole, with what was there before
                    ++takenBack;
                    const DealtRound back =
                        test::withLine(early, soon + 1, Act{act::Retract{pay->hand, pay->bet}});
                    const Outcome outcome = outcomeOf(back);
                    if (outcome.told.size() != 1 || !outcome.atEnd.empty() || outcome.refused > 0)
                        QFAIL(told(back, "taken back: " + lineText(round, line)));
                }
            }
        });
        qInfo("%d payoffs taken back", takenBack);
        QVERIFY(takenBack > 300);
    }

    /// Chips that should move in one motion move in two: told at the first, and the second is what is
    /// left of it.
    void anAmountIsMovedInParts()
    {
        int moved = 0;
        eachRound(test::sized(900, 200'000, 200), 60, [&](const DealtRound &round) {
            for (std::size_t line = 0; line < round.lines.size(); ++line) {
                const Act *act = actAt(round, line);
                const auto parts =
                    act == nullptr ? std::nullopt : inParts(*act, round.dealTo(line).table());
                if (!parts || QTest::currentTestFailed())
                    continue;
                ++moved;
                DealtRound two = test::without(round, line);
                two = test::withLine(two, line, parts->second);
                two = test::withLine(two, line, parts->first);
                const Outcome outcome = outcomeOf(two);
                if (outcome.told.size() > 1 || !outcome.atEnd.empty() || outcome.refused > 0)
                    QFAIL(told(two, "in parts: " + lineText(round, line)));
            }
        });
        qInfo("%d amounts moved in parts", moved);
        QVERIFY(moved > 200);
    }

    /// Calling the floor is never a fault, and spoils nothing.
    void theFloorIsCalledAtAnyTime()
    {
        eachRound(test::sized(300, 100'000, 100), 50, [&](const DealtRound &round) {
            for (std::size_t line = 0; line <= round.lines.size(); ++line) {
                if (QTest::currentTestFailed())
                    return;
                const DealtRound more = test::withLine(round, line, Act{act::Say{Call::Floor, {}}});
                const Outcome outcome = outcomeOf(more);
                if (!outcome.told.empty() || !outcome.atEnd.empty() || outcome.refused > 0)
                    QFAIL(told(more, "the floor was called"));
            }
        });
    }

    /// Two mistakes at different places: what both of them bring is what each of them alone does.
    void twoMistakesAreTwo()
    {
        int pairs = 0;
        eachRound(test::sized(150, 50'000, 100), 0, [&](const DealtRound &round) {
            std::vector<std::size_t> lines;
            for (std::size_t line = 0; line + 1 < round.lines.size(); ++line) {
                if (actAt(round, line) != nullptr && mayBeForgotten(round, line))
                    lines.push_back(line);
            }
            for (std::size_t a = 0; a < lines.size(); ++a) {
                for (std::size_t b = a + 1; b < lines.size(); ++b) {
                    const auto place = placeOf(*actAt(round, lines[a]));
                    if ((place && place == placeOf(*actAt(round, lines[b])))
                        || QTest::currentTestFailed())
                        continue;
                    ++pairs;
                    tryBoth(round, lines[a], lines[b]);
                }
            }
        });
        qInfo("%d pairs of mistakes", pairs);
        QVERIFY(pairs > 50);
    }

private:
    /// The floor has turned the hole card: nobody gets even money any more.
    static bool evenMoneyIsMoot(const DealtRound &round, std::size_t line, const Session &then)
    {
        if (!then.table().round.dealer.shownByFloor)
            return false;
        return std::any_of(round.lines.begin() + static_cast<long>(line), round.lines.end(),
                           [](const Event &event) {
                               const auto *patron = std::get_if<PatronAct>(&event);
                               const auto *answer =
                                   patron ? std::get_if<patron::Decide>(patron) : nullptr;
                               return answer && answer->decision == Decision::EvenMoney;
                           });
    }
    /// The same chips in two motions; none if the act moves no amount that can be parted.
    static std::optional<std::pair<Act, Act>> inParts(const Act &act, const Table &table)
    {
        const auto half = [](Money money) { return Money::cents(money.inCents() / 200 * 100); };
        if (const auto *post = as<act::Post>(act)) {
            const Money first = half(post->amount.money);
            return std::pair{Act{act::Post{post->hand, {first, {}}}},
                             Act{act::Post{post->hand, {post->amount.money - first, {}}}}};
        }
        if (const auto *take = as<act::Take>(act)) {
            const BetKind bet = *take->bets.begin();
            if (take->bets != BetSet::of(bet))
                return std::nullopt;
            const Money whole =
                take->amount ? take->amount->money : table.at(take->hand).bet(bet).amount;
            const Money first = half(whole);
            return std::pair{Act{act::Take{take->hand, take->bets, Amount{first, {}}}},
                             Act{act::Take{take->hand, take->bets, Amount{whole - first, {}}}}};
        }
        const auto *back = as<act::Return>(act);
        if (back == nullptr || !back->amount)
            return std::nullopt;
        const Money first = half(back->amount->money);
        if (first == Money{})
            return std::nullopt;
        return std::pair{
            Act{act::Return{back->hand, back->bet, Amount{first, {}}}},
            Act{act::Return{back->hand, back->bet, Amount{back->amount->money - first, {}}}}};
    }
    static std::string lineText(const DealtRound &round, std::size_t line)
    {
        return toText(round.lines[line], round.house.table.chips);
    }
    /// Calls and posts have nothing to do with each other. Of bets and cards that are left, one act
    /// may pass over both, and the same omission may be told at another act: never more often.
    static void tryBoth(const DealtRound &round, std::size_t a, std::size_t b)
    {
        const DealtRound second = test::without(round, b);
        const DealtRound both = test::without(second, a);
        auto sum = codesOf(test::without(round, a));
        const auto two = codesOf(second);
        const bool collects =
            isAny<act::Collect>(*actAt(round, a)) || isAny<act::Collect>(*actAt(round, b));
        const auto least = collects ? 1 : std::max(sum.size(), two.size());
        sum.insert(two.begin(), two.end());
        const auto got = codesOf(both);
        const bool apart = isAny<act::Say, act::Post>(*actAt(round, a))
                        && isAny<act::Say, act::Post>(*actAt(round, b));
        if (apart ? got != sum : got.size() > sum.size() || got.size() < least)
            QFAIL(told(both, "two: " + lineText(round, a) + " and " + lineText(round, b)));
    }
    static std::multiset<FindingCode> codesOf(const DealtRound &round)
    {
        std::multiset<FindingCode> codes;
        const Session session = round.deal();
        for (const Recorded &recorded : session.findings())
            codes.insert(recorded.finding.code);
        return codes;
    }
};

QTEST_APPLESS_MAIN(HumanDealerTest)
#include "tst_humandealer.moc"
