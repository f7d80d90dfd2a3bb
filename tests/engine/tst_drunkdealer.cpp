// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/perfectdealer.h"
#include "engine/procedure/expected.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/keepstanding.h"
#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"
#include "engine/session/notation.h"
#include "engine/session/score.h"
#include "engine/table/gametable.h"
#include "tests/support/everyact.h"
#include "tests/support/houserows.h"
#include "tests/support/houses.h"
#include "tests/support/randomhousefile.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace pitwise;

/// Random acts: nothing crashes, cards and chips are conserved, and replay equals live.
class DrunkDealerTest : public QObject
{
    Q_OBJECT

private:
    static QByteArray tail(const Session &session)
    {
        std::string text;
        const auto &log = session.log();
        for (auto i = log.size() > 150 ? log.size() - 150 : 0; i < log.size(); ++i) {
            text += toText(log[i], session.house().table.chips);
            for (const Recorded &recorded : session.findings()) {
                if (recorded.event == i)
                    text += "   # " + std::string{name(recorded.finding.code)};
            }
            for (const Refusal &refusal : session.refusals()) {
                if (refusal.event == i)
                    text += "   # refused";
            }
            text += '\n';
        }
        std::fputs(text.c_str(), stderr); // QTest cuts long messages
        return "the acts are above";
    }
    static bool openBetsAreTrue(const Table &table)
    {
        for (int i = 1; i <= table.seatCount; ++i) {
            for (const BetKind kind : AllBets) {
                bool open = false;
                for (int nth = 0; nth < table.handsAt(seatAt(i)); ++nth) {
                    const Seat &hand = table.at(HandId{seatAt(i), nth});
                    open = open || hand.bet(kind).open();
                    if (hand.openBets().has(kind) != hand.bet(kind).open()
                        || hand.madeBets().has(kind) != hand.bet(kind).exists())
                        return false;
                }
                if (table.openBets(kind).has(seatAt(i)) != open)
                    return false;
            }
        }
        return true;
    }
    static bool cardsAreTrue(const Table &table)
    {
        for (int i = 1; i <= table.seatCount; ++i) {
            bool lying = false;
            for (int nth = 0; nth < table.handsAt(seatAt(i)); ++nth)
                lying = lying || table.at(HandId{seatAt(i), nth}).cards.lying > 0;
            if (table.lying().has(seatAt(i)) != lying
                || table.carded().has(seatAt(i)) != (table.at(seatAt(i)).cards.dealt.size() > 0)
                || table.cardedTwice().has(seatAt(i))
                       != (table.at(seatAt(i)).cards.dealt.size() > 1))
                return false;
        }
        return true;
    }
    /// The totals kept for blackjack match the cards.
    static bool totalsAreTrue(const Table &table)
    {
        const auto isTrue = [](const Cards &cards) {
            int total = 0;
            int aces = 0;
            for (const Card card : cards.dealt) {
                total += hardValue(card);
                aces += card.rank() == 14 ? 1 : 0;
            }
            return cards.hardTotal == total && cards.aces == aces;
        };
        bool allTrue = isTrue(table.dealer);
        everyHand(table, [&](HandId hand) { allTrue = allTrue && isTrue(table.at(hand).cards); });
        return allTrue;
    }
    /// Seats that are not marked as touched are empty: the end of a round clears only marked ones.
    static bool untouchedIsBare(const Table &table)
    {
        bool bare = true;
        everyHand(table, [&](HandId hand) {
            const Seat &seat = table.at(hand);
            for (const BetKind kind : AllBets)
                bare = bare && (seat.touchedBets().has(kind) || seat.bet(kind) == Bet{});
        });
        return bare;
    }
    /// The kept fates of bets match the cards.
    static bool fatesAreTrue(const Table &table, const Table &forgetful, const House &house)
    {
        for (const SeatId seat : table.busy) {
            for (const BetKind kind : AllBets) {
                if (fateOf(table, house, seat, kind) != fateOf(forgetful, house, seat, kind))
                    return false;
            }
        }
        return true;
    }
    /// The kept standing matches the table.
    static bool standingIsTrue(const Table &table, const House &house)
    {
        Table forgetful = table;
        forgetful.derived.keep({}, {});
        markAllStale(forgetful);
        if (house.game == Game::WarBlackjack)
            return openTurns(table, house) == openTurns(forgetful, house)
                && warblackjack::handInPlay(table, house)
                       == warblackjack::handInPlay(forgetful, house)
                && warblackjack::unsettledBeforeGoingOn(table, house)
                       == warblackjack::unsettledBeforeGoingOn(forgetful, house);
        const Standing kept = table.derived.knowsStanding()
                                ? table.derived.standing()
                                : casinowar::freshStanding(table, house);
        const Standing fresh = casinowar::freshStanding(forgetful, house);
        return kept == fresh && fatesAreTrue(table, forgetful, house);
    }
    static BetKind anyBet(const House &house, Rng &rng)
    {
        std::vector<BetKind> bets;
        for (const BetKind bet : gameTable(house).bets)
            bets.push_back(bet);
        return bets[rng.below(static_cast<std::uint32_t>(bets.size()))];
    }
    /// Anything that patrons and chance could do, sensible or not.
    static Event randomEvent(const Table &table, const House &house, Rng &rng)
    {
        const SeatId at = seatAt(1 + static_cast<int>(rng.below(table.seatCount)));
        const HandId seat{
            at, static_cast<int>(rng.below(static_cast<std::uint32_t>(table.handsAt(at))))};
        const Amount amount{Money::cents(50 + 50 * rng.below(1200)), {}};
        switch (rng.below(house.game == Game::WarBlackjack ? 13 : 9)) {
        case 0:
            return PatronAct{patron::Bet{seat, anyBet(house, rng), amount}};
        case 1:
            return PatronAct{patron::Bet{seat, BetKind::Main, amount}};
        case 2:
            return PatronAct{patron::Decide{seat, Decision::War}};
        case 3:
            return PatronAct{patron::Decide{seat, Decision::Surrender}};
        case 4:
            if (rng.chance(40))
                return PatronAct{patron::NoCut{seat.seat}};
            return PatronAct{patron::CutAt{seat.seat, static_cast<int>(rng.below(400))}};
        case 5:
            return ChanceEvent{chance::Slip{rng.chance(50)}};
        case 6:
            return rng.chance(10) ? Event{ChanceEvent{chance::Malfunction{}}}
                                  : Event{ChanceEvent{chance::Dispute{seat.seat}}};
        case 9:
            return PatronAct{patron::Decide{seat, static_cast<Decision>(rng.below(8))}};
        case 10:
            return PatronAct{patron::Split{seat, rng.chance(50)}};
        case 11:
            return PatronAct{patron::Insure{seat, Amount{Money::cents(250), {}}}};
        case 12: {
            const Money main = table.at(seat).bet(BetKind::Main).amount;
            return PatronAct{patron::Double{seat, Amount{main, {}}, {}}};
        }
        default:
            break;
        }
        const auto acts = test::everyAct(table, house);
        return acts[rng.below(static_cast<std::uint32_t>(acts.size()))];
    }

    static void dealDrunk(const House &house, std::uint64_t seed, int actsInAll)
    {
        Rng rng{seed, 99};
        for (int acts = 0; acts < actsInAll; acts += 2000) {
            SessionSpec spec;
            spec.seed = rng.next();
            spec.startsWithShuffle = rng.chance(30);
            if (rng.chance(20))
                spec.mode = Mode::Coach;
            Session session{spec, house};
            Crowd crowd{{*spec.seed, house.table.seats, Temper::Bold, 50, 50}};
            for (int i = 0; i < 2000; ++i) {
                // Sometimes he deals correctly, so that every phase of a round is reached.
                if (rng.chance(5)) {
                    const auto before = session.findings().size();
                    const int round = session.table().roundNumber;
                    while (session.table().roundNumber == round) {
                        letCrowdAct(session, crowd);
                        const auto next = nextAct(session.table(), house);
                        if (!next || !session.perform(*next).happened
                            || chipBalance(session.table()) != Money{})
                            QFAIL(tail(session));
                    }
                    if (session.findings().size() != before)
                        QFAIL(tail(session));
                }
                const Event event = randomEvent(session.table(), house, rng);
                if (const auto *act = std::get_if<Act>(&event);
                    act && !test::isJudgedAlike(session, *act))
                    QFAIL(tail(session));
                session.perform(event);
                if (chipBalance(session.table()) != Money{})
                    QFAIL(tail(session));
                QCOMPARE(cardBalance(session.table()), 0);
                QVERIFY(openBetsAreTrue(session.table()));
                QVERIFY(cardsAreTrue(session.table()));
                QVERIFY(totalsAreTrue(session.table()));
                QVERIFY(untouchedIsBare(session.table()));
                if (!standingIsTrue(session.table(), house))
                    QFAIL(tail(session));
            }
            const Session again = replay(spec, house, session.log());
            QCOMPARE(again.table(), session.table());
            QCOMPARE(again.findings(), session.findings());
            QCOMPARE(scoreOf(again), scoreOf(session));
        }
    }

    static void takeLiberties(House house, std::uint64_t seed, int sessions,
                              std::set<std::size_t> &plain)
    {
        house.table.seats = std::min(house.table.seats, 3);
        Rng rng{seed, 7};
        for (int i = 0; i < sessions; ++i) {
            SessionSpec spec;
            spec.seed = rng.next();
            Session session{spec, house};
            Crowd crowd{{*spec.seed, house.table.seats, Temper::Bold, 20, 20}};
            for (int acts = 0; acts < 150; ++acts) {
                if (rng.chance(70))
                    letCrowdAct(session, crowd);
                std::vector<Act> clean;
                for (const Act &act : test::everyAct(session.table(), house)) {
                    if (!test::isJudgedAlike(session, act))
                        QFAIL(tail(session));
                    if (impossible(session.table(), house, act)
                        || !judge(session.table(), house, act).clean())
                        continue;
                    clean.push_back(act);
                    if (test::isPlain(session, act))
                        plain.insert(act.index());
                }
                if (clean.empty())
                    letCrowdAct(session, crowd);
                else
                    session.perform(clean[rng.below(static_cast<std::uint32_t>(clean.size()))]);
            }
            QCOMPARE(session.findings().size(), 0U);
        }
    }

private Q_SLOTS:
    void nothingBreaks_data() { test::addHouseRows(); }
    void nothingBreaks()
    {
        QFETCH(int, index);
        dealDrunk(test::everyHouse()[static_cast<std::size_t>(index)],
                  static_cast<std::uint64_t>(index), test::sized(8'000, 200'000));
    }
    /// The same where every key has a random value.
    void nothingBreaksInRandomHouses()
    {
        const int from = test::firstOfSoak();
        for (int i = from; i < from + test::sized(6, 500, 3) && !QTest::currentTestFailed(); ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            dealDrunk(test::houseOfRandomFile(seed), seed, 4'000);
        }
    }

    /// A dealer who makes any correct act in any allowed order. For his acts and all others, the
    /// quick look agrees with the full rules.
    void libertiesAreJudgedAlike_data() { test::addHouseRows(); }
    void libertiesAreJudgedAlike()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        std::set<std::size_t> plain; // kinds of acts
        takeLiberties(house, static_cast<std::uint64_t>(index), test::sized(4, 60), plain);
        // Houses that allow picking before paying take no quick look when chips move.
        const bool war = house.game == Game::CasinoWar;
        const bool sure =
            house.cards.style == Style::LayAndPay || house.cards.pick == Pick::AfterPay;
        qInfo("%zu kinds of acts", plain.size());
        QVERIFY(war && Fast ? plain.size() >= (sure ? 6U : 3U) : plain.empty());
    }

    void libertiesInRandomHouses()
    {
        const int from = test::firstOfSoak();
        for (int i = from; i < from + test::sized(8, 500, 3) && !QTest::currentTestFailed(); ++i) {
            std::set<std::size_t> plain;
            const auto seed = static_cast<std::uint64_t>(i);
            takeLiberties(test::houseOfRandomFile(seed), seed, 1, plain);
        }
    }

    /// Writing and reading a session gives the same session.
    void notationKeepsEverything()
    {
        const House house = test::house("washington");
        Rng rng{3, 3};
        SessionSpec spec;
        spec.house = "washington";
        spec.seed = 12;
        Session session{spec, house};
        for (int i = 0; i < 5000; ++i)
            session.perform(randomEvent(session.table(), house, rng));
        const auto text = writeDeal(spec, house.table.chips, session.log());
        const auto reading = readDeal(text, [](const std::string &id) { return test::house(id); });
        QVERIFY(reading.ok());
        QCOMPARE(reading.deal.log, session.log());
        QCOMPARE(reading.deal.spec, spec);
        QCOMPARE(writeDeal(reading.deal.spec, house.table.chips, reading.deal.log), text);
    }
};

QTEST_APPLESS_MAIN(DrunkDealerTest)
#include "tst_drunkdealer.moc"
