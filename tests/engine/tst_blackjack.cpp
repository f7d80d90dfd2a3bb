// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/perfectdealer.h"
#include "engine/procedure/expected.h"
#include "engine/session/notation.h"
#include "tests/support/houses.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <cmath>
#include <numeric>
#include <vector>

using namespace pitwise;

namespace {

/// The findings with their lines: `12 wrong-payout`.
QStringList findingsOf(const House &house, const std::string &text)
{
    const auto reading =
        readDeal("[House \"x\"]\n" + text, [&](const std::string &) { return house; });
    QStringList found;
    if (!reading.ok())
        return {QString::fromStdString(reading.faults.front().what)};
    const Session session = replay(reading.deal.spec, house, reading.deal.log);
    for (const Recorded &recorded : session.findings())
        found << QString::fromStdString(toText(session.log()[recorded.event], house.table.chips)
                                        + ": " + std::string{name(recorded.finding.code)});
    for (const Refusal &refusal : session.refusals())
        found << QString::fromStdString(toText(session.log()[refusal.event], house.table.chips)
                                        + ": refused");
    return found;
}

std::string dealt(const char *shoe, const char *rest)
{
    return "[Shoe \"" + std::string{shoe}
         + "\"]\nsay place-bets\np1 bet main 20\np1 bet war 10\nsay no-more-bets\ndeal 1\ndeal "
           "dealer\n"
         + rest;
}

// ---- a calculation that shares no code with the engine ----

/// Cards as their blackjack values, 11 for an ace.
int total(std::vector<int> cards)
{
    int sum = std::accumulate(cards.begin(), cards.end(), 0);
    for (int card : cards) {
        if (card == 11 && sum > 21)
            sum -= 10;
    }
    return sum;
}

struct Wager
{
    std::vector<int> cards;
    double main;
    double war;
};

double net(const std::vector<Wager> &hands, const std::vector<int> &dealer)
{
    double sum = 0;
    for (const Wager &hand : hands) {
        const int his = total(hand.cards);
        const int house = total(dealer);
        const double stake = hand.main + hand.war;
        if (his > 21)
            sum -= stake;
        else if (house > 21 || his > house)
            sum += stake;
        else if (his < house)
            sum -= stake;
    }
    return sum;
}

/// Deals one correct round. Returns what the blackjack bets won and what was bet, in cents.
std::pair<double, double> mainBetsOfARound(Session &session, Crowd &crowd)
{
    const auto inCents = [](Money money) { return static_cast<double>(money.inCents()); };
    const int round = session.table().roundNumber;
    double won = 0;
    double bet = 0;
    while (session.table().roundNumber == round) {
        letCrowdAct(session, crowd);
        const Table &table = session.table();
        const Act act = *nextAct(table, session.house());
        const auto *say = std::get_if<act::Say>(&act);
        if (say != nullptr && say->call == Call::NoMoreBets)
            eachHand(table, [&](HandId hand) {
                bet += inCents(table.at(hand).bet(BetKind::Main).amount);
            });
        if (const auto *pay = std::get_if<act::Pay>(&act);
            pay != nullptr && pay->bet == BetKind::Main)
            won += inCents(pay->amount.money);
        if (const auto *take = std::get_if<act::Take>(&act);
            take != nullptr && take->bets.has(BetKind::Main))
            won -= inCents(table.at(take->hand).bet(BetKind::Main).amount);
        session.perform(act);
    }
    return {won, bet};
}

} // namespace

/// War Blackjack beyond the rounds of the corpus.
class BlackjackTest : public QObject
{
    Q_OBJECT

    static inline std::vector<void (*)(House &)> s_turns;

private Q_SLOTS:
    /// WB-9, WB-10, WB-13: a hand split three times, with a double, a bust, a 21 and a parlay. The
    /// result is right to the cent, compared with a calculation by hand.
    void splitThreeTimes()
    {
        const House house = test::house("war-blackjack");
        const std::string text = R"([House "war-blackjack"]
[Shoe "8c 6d 8h Tc 8d 8s 3h 9d 5c 6s Th 9c 4c Kc 3s"]
say place-bets
p1 bet main 12.50
p1 bet war 10
say no-more-bets
deal 1
deal dealer
pay 1 war 10
say parlay 1
p1 parlay
return 1 war 10
deal 1
deal dealer down
p1 split war
split 1
deal 1
p1 split war
split 1
deal 1
p1 split
split 1
deal 1
p1 double 12.50 war 10
deal 1
deal 1b
p1b hit
deal 1b
p1b hit
deal 1b
take 1b main+war
collect 1b
deal 1c
p1c hit
deal 1c
deal 1d
p1d stand
reveal
deal dealer
pay 1 main 25
pay 1 war 20
pay 1c main 12.50
pay 1c war 10
take 1d main
collect 1
collect 1c
collect 1d
collect dealer
end
)";
        const auto reading = readDeal(text, [&](const std::string &) { return house; });
        QVERIFY2(reading.ok(), reading.ok() ? "" : reading.faults.front().what.c_str());
        const Session session = replay(reading.deal.spec, house, reading.deal.log);
        QVERIFY(session.findings().empty());
        QVERIFY(session.refusals().empty());

        // By hand: the bonus won 10 at even money; then four hands against the dealer's 19.
        const double won = 10
                         + net({{{8, 3, 9}, 25, 20},
                                {{8, 5, 6, 10}, 12.50, 10},
                                {{8, 9, 4}, 12.50, 10},
                                {{8, 10}, 12.50, 0}},
                               {6, 10, 3});
        QCOMPARE(won, 42.50);
        QCOMPARE(static_cast<double>(session.table().purses[0].inCents()) / 100, won);
        QCOMPARE(static_cast<double>(session.table().tray.inCents()) / 100, -won);
    }

    /// Changes each key of `[bonus]` and `[blackjack]`: what was wrong before is now right.
    void knobs_data()
    {
        using Turn = void (*)(House &);
        QTest::addColumn<int>("knob");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("as built in");
        QTest::addColumn<QStringList>("turned");
        const auto row = [](const char *title, Turn turn, const std::string &text,
                            const QStringList &builtIn, const QStringList &turned) {
            QTest::newRow(title) << static_cast<int>(s_turns.size()) << QString::fromStdString(text)
                                 << builtIn << turned;
            s_turns.push_back(turn);
        };
        s_turns.clear();
        const auto said = [](const char *text) { return QStringList{QString::fromLatin1(text)}; };
        row(
            "bonus.ace", [](House &house) { house.bonus.ace = AceRank::High; },
            dealt("As 9d", "take 1 war\n"), {}, said("take 1 war: took-winning-bet"));
        row(
            "bonus.tie", [](House &house) { house.bonus.tie = BonusTie::Push; },
            dealt("9s 9d", "take 1 war\n"), {}, said("take 1 war: moved-push"));
        row(
            "bonus.pays",
            [](House &house) {
                house.bonus.pays = {2, 1};
            },
            dealt("Ts 9d", "pay 1 war 10\n"), {}, said("pay 1 war 10: wrong-payout"));
        row("bonus.parlay", [](House &house) { house.bonus.parlay = false; },
            dealt("Ts 9d", "pay 1 war 10\nreturn 1 war 20\n"),
            said("return 1 war 20: offer-missed"), {});
        row("blackjack.pays",
            [](House &house) {
                house.blackjack.pays = {6, 5};
            },
            dealt("As 9d Ks 8d", "take 1 war\ndeal 1\ndeal dealer down\npay 1 main 24\n"),
            said("pay 1 main 24: wrong-payout"), {});
        row(
            "blackjack.soft17", [](House &house) { house.blackjack.soft17 = Soft17::Stand; },
            dealt("2s 6d Ks Ad 5c",
                  "take 1 war\ndeal 1\ndeal dealer down\np1 stand\nreveal\ndeal dealer\n"),
            {}, said("deal dealer: dealer-drew-wrong"));
        row(
            "blackjack.double_for_less",
            [](House &house) { house.blackjack.doubleForLess = false; },
            dealt("2s 6d 9s Ad", "take 1 war\ndeal 1\ndeal dealer down\np1 double 10\n"), {},
            said("p1 double 10: refused"));
        const auto splitEights = [](const char *rest) {
            return dealt("8s 9d 8c 7d 3s 3c 8h", "take 1 war\ndeal 1\ndeal dealer down\np1 "
                                                 "split\nsplit 1\ndeal 1\n")
                 + rest;
        };
        row(
            "blackjack.double_after_split",
            [](House &house) { house.blackjack.doubleAfterSplit = false; },
            splitEights("p1 double 20\n"), {}, said("p1 double 20: refused"));
        row(
            "blackjack.resplit_hands", [](House &house) { house.blackjack.resplitHands = 2; },
            dealt("8s 9d 8c 7d 8h",
                  "take 1 war\ndeal 1\ndeal dealer down\np1 split\nsplit 1\ndeal 1\np1 split\n"),
            {}, said("p1 split: refused"));
        row("blackjack.split_aces_one_card",
            [](House &house) { house.blackjack.splitAcesOneCard = false; },
            dealt("As 9d Ac 7d 3s",
                  "take 1 war\ndeal 1\ndeal dealer down\np1 split\nsplit 1\ndeal 1\np1 hit\n"),
            said("p1 hit: refused"), {});
        row(
            "blackjack.insurance", [](House &house) { house.blackjack.insurance = false; },
            dealt("9s Ad 9c 7d", "pay 1 war 10\nsay parlay 1\np1 parlay\nreturn 1 war 10\ndeal "
                                 "1\ndeal dealer down\nsay insurance\npeek\n"),
            {}, said("say insurance: not-in-procedure"));
        row(
            "blackjack.peek", [](House &house) { house.blackjack.peek = false; },
            dealt("9s Kd 9c 7d", "take 1 war\ndeal 1\ndeal dealer down\npeek\n"), {},
            said("peek: not-in-procedure"));
    }
    void knobs()
    {
        QFETCH(int, knob);
        QFETCH(QString, text);
        House house = test::house("war-blackjack");
        QTEST(findingsOf(house, text.toStdString()), "as built in");
        s_turns[static_cast<std::size_t>(knob)](house);
        QTEST(findingsOf(house, text.toStdString()), "turned");
    }

    /// Without a peek, the dealer's blackjack shows only at the end: doubles and splits lose
    /// everything, naturals push, insurance is settled with the hand.
    void noPeek()
    {
        House house = test::house("war-blackjack");
        house.blackjack.peek = false;
        const auto found = findingsOf(house, R"([Shoe "6s As Ad 5c Kc Kd Tc"]
say place-bets
p1 bet main 20
p2 bet main 20
say no-more-bets
deal 1
deal 2
deal dealer
deal 1
deal 2
deal dealer down
say insurance
p1 insure 10
p1 double 20
deal 1
reveal
take 1 main
pay 1 insurance 20
collect 2
collect 1
collect dealer
end
)");
        QCOMPARE(found, QStringList{});
    }

    /// WB-1: one, two, four, six or eight decks. Rounds are clean after writing and reading them.
    void everyNumberOfDecks_data()
    {
        QTest::addColumn<int>("decks");
        for (const int decks : {1, 2, 4, 6, 8})
            QTest::addRow("%d decks", decks) << decks;
    }
    void everyNumberOfDecks()
    {
        QFETCH(int, decks);
        House house = test::house("war-blackjack");
        house.shoe.decks = decks;
        house.shoe.cutCardFromEnd = std::min(60, decks * 52 / 3);
        for (int seed = 0; seed < test::sized(12, 200); ++seed) {
            SessionSpec spec;
            spec.house = "x";
            spec.seed = static_cast<std::uint64_t>(seed);
            spec.style = seed % 2 == 0 ? Style::LayAndPay : Style::PickAndPay;
            Session session{spec, house};
            Crowd crowd{{*spec.seed, 1 + seed % 7, Temper::Bold, 10, 10, Skill::Badly}};
            for (int round = 0; round < 50; ++round)
                QVERIFY(dealRound(session, crowd));
            const auto text = writeDeal(spec, house.table.chips, session.log());
            const auto reading = readDeal(text, [&](const std::string &) { return house; });
            QVERIFY(reading.ok());
            QCOMPARE(reading.deal.log, session.log());
            const Session again = replay(reading.deal.spec, house, reading.deal.log);
            QVERIFY(again.findings().empty() && again.refusals().empty());
            QCOMPARE(again.table(), session.table());
        }
    }

    /// The house's edge on the blackjack bet of a patron who plays by basic strategy: six decks,
    /// soft 17 hit, double after split, resplit to four, split aces one card, no surrender. Tables
    /// say 0.6 to 0.66 % for these rules.
    void edgeByBasicStrategy()
    {
        constexpr double Published = 0.0063;
        const House house = test::house("war-blackjack");
        double sumNet = 0;
        double sumBet = 0;
        std::vector<std::pair<double, double>> rounds; // won, and bet
        const int sessions = test::sized(20, 800);
        for (int i = 0; i < sessions; ++i) {
            SessionSpec spec;
            spec.seed = static_cast<std::uint64_t>(i);
            Session session{spec, house};
            Crowd crowd{{*spec.seed, 1, Temper::Careful, 0, 0, Skill::Basic}};
            while (session.table().roundNumber <= 5000) {
                const auto [won, bet] = mainBetsOfARound(session, crowd);
                rounds.emplace_back(won, bet);
                sumNet += won;
                sumBet += bet;
            }
            QVERIFY(session.findings().empty() && session.refusals().empty());
        }
        const double edge = -sumNet / sumBet;
        double square = 0;
        for (const auto &[won, bet] : rounds)
            square += (won + edge * bet) * (won + edge * bet);
        const double error = std::sqrt(square) / sumBet;
        qInfo("edge %.3f %%, standard error %.3f %%", edge * 100, error * 100);
        QVERIFY(std::abs(edge - Published) < 3 * error);
        QVERIFY(error < 0.006);
    }
};

QTEST_APPLESS_MAIN(BlackjackTest)
#include "tst_blackjack.moc"
