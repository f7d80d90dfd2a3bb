// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/sitting.h"
#include "tests/support/houses.h"
#include "ui/session/gestures.h"
#include "ui/session/tablekeys.h"

#include "engine/session/notation.h"

#include <QTest>

using namespace pitwise;
using namespace pitwise::ui;
using Kind = Spot::Kind;

/// Gestures and keys are read by pure functions, so no window is needed.
class GesturesTest : public QObject
{
    Q_OBJECT

private:
    /// Seat 1 tied and at war with a post, seat 2 paid, seat 3 open; washington.
    static Session session()
    {
        const auto reading = readDeal("[House \"washington\"]\n"
                                      "[Shoe \"9h 4c Kd 9s 2c 3c 4d Kh 5h 6h 7h 2s\"]\n"
                                      "say place-bets\n"
                                      "p1 bet main 25\n"
                                      "p1 bet tie 5\n"
                                      "p2 bet main 10\n"
                                      "p3 bet main 50\n"
                                      "say no-more-bets\n"
                                      "deal 1\ndeal 2\ndeal 3\ndeal dealer\n"
                                      "pay 3 main 50\n"
                                      "say war-or-surrender 1\n"
                                      "p1 war\n"
                                      "post 1 25\n"
                                      "p2 bet main 5\n", // late
                                      [](const std::string &id) { return test::house(id); });
        return replay(reading.deal.spec, reading.deal.house, reading.deal.log);
    }

    static QString text(const std::vector<Act> &acts, const House &house)
    {
        QStringList lines;
        for (const Act &act : acts)
            lines << QString::fromStdString(toText(Event{act}, house.table.chips));
        return lines.join(QStringLiteral("; "));
    }

private Q_SLOTS:
    /// The acts that each drag performs.
    void carrying_data()
    {
        QTest::addColumn<QList<Spot>>("what");
        QTest::addColumn<Spot>("to");
        QTest::addColumn<QString>("acts");
        QTest::addColumn<int>("reply");
        const auto bet = [](int seat, BetKind kind, Kind part = Kind::Bet) {
            return Spot::ofBet(handAt(seat), kind, part);
        };
        const auto patron = [](int seat) { return Spot::at(Kind::Patron, handAt(seat)); };
        const Spot shoe = Spot::of(Kind::Shoe);
        const Spot rack = Spot::of(Kind::Rack);
        const Spot tray = Spot::of(Kind::Tray);
        const Spot seat4 = Spot::at(Kind::NextCard, handAt(4));
        const auto row = [&](const char *name, const QList<Spot> &what, const Spot &to,
                             const char *acts, Reply reply = Reply::None) {
            QTest::newRow(name) << what << to << QString::fromLatin1(acts)
                                << static_cast<int>(reply);
        };
        row("a card to a seat", {shoe}, seat4, "deal 4");
        row("a card dropped on a seat's bet is for that seat", {shoe}, bet(4, BetKind::Main),
            "deal 4");
        row("a card to the dealer", {shoe}, Spot::at(Kind::NextCard, DealerHand), "deal dealer");
        row("a card to the rack is burned", {shoe}, rack, "burn");
        row("a card to the tray", {shoe}, tray, "", Reply::CannotGoThere);
        row("a card back into the shoe", {shoe}, shoe, "");
        row("a bet to the tray", {bet(2, BetKind::Main)}, tray, "take 2 main");
        row("a bet onto a tube", {bet(2, BetKind::Main)}, Spot::ofTube(1), "take 2 main");
        row("three bets of a seat in one motion",
            {bet(1, BetKind::Main), bet(1, BetKind::War), bet(1, BetKind::Post)}, tray,
            "take 1 main+war+post");
        row("bets of two seats, in the order they were picked up",
            {bet(2, BetKind::Main), bet(1, BetKind::Main)}, tray, "take 2 main; take 1 main");
        row("a late addition to the tray", {bet(2, BetKind::Main, Kind::Late)}, tray, "",
            Reply::CannotGoThere);
        row("a chip back to the tray", {Spot::ofTube(2)}, tray, "");
        row("a payoff to the tray", {bet(3, BetKind::Main, Kind::Payoff)}, tray, "retract 3 main");
        row("a payoff to its owner", {bet(3, BetKind::Main, Kind::Payoff)}, patron(3), "",
            Reply::AlreadyHis);
        row("the post to the patron", {bet(1, BetKind::Post)}, patron(1), "give 1 post");
        row("a late addition to the patron", {bet(2, BetKind::Main, Kind::Late)}, patron(2),
            "refuse 2 main");
        row("a bet in play to its patron", {bet(2, BetKind::Main)}, patron(2), "return 2 main");
        row("a bet to another patron", {bet(2, BetKind::Main)}, patron(3), "", Reply::NotHis);
        row("a bet onto another bet", {bet(2, BetKind::Main)}, bet(3, BetKind::Main), "",
            Reply::CannotGoThere);
        row("cards to the rack, one place after the other",
            {Spot::at(Kind::Cards, handAt(3)), Spot::at(Kind::Cards, handAt(2))}, rack,
            "collect 3; collect 2");
        row("a chip from its tube to a bet", {Spot::ofTube(2)}, bet(1, BetKind::Tie),
            "pay 1 tie 1x5");
        row("a chip from its tube to the post", {Spot::ofTube(3)}, bet(1, BetKind::Post),
            "post 1 1x25");
        row("the empty hand to a bet", {Spot::of(Kind::Hand)}, bet(1, BetKind::Tie), "",
            Reply::NoChipsInHand);
    }
    void carrying()
    {
        QFETCH(QList<Spot>, what);
        QFETCH(Spot, to);
        QFETCH(QString, acts);
        QFETCH(int, reply);
        const Session now = session();
        QVERIFY(now.refusals().empty());
        const gesture::Carry carry{{what.begin(), what.end()}, to};
        const Response response = respond({}, carry, now.table(), now.house());
        QCOMPARE(text(response.acts, now.house()), acts);
        QCOMPARE(static_cast<int>(response.reply), reply);
        QCOMPARE(wouldAct({}, carry, now.table(), now.house()), !acts.isEmpty());
    }

    /// Taking chips is not an act; putting them down is.
    void chipsInTheHand()
    {
        const Session now = session();
        Hand hand;
        const auto tap = [&](const Spot &spot, bool aside = false, int count = 1) {
            const Response response =
                respond(hand, gesture::Tap{spot, aside, count}, now.table(), now.house());
            hand = response.hand;
            return text(response.acts, now.house());
        };
        QCOMPARE(tap(Spot::ofTube(3)), QString{});
        QCOMPARE(tap(Spot::ofTube(2), false, 5), QString{});
        QCOMPARE(hand.order.size(), std::size_t{6});
        QCOMPARE(tap(Spot::ofTube(3), true), QString{}); // one 25 back
        QCOMPARE(tap(Spot::of(Kind::Hand)), QString{}); // and the last 5
        QCOMPARE(now.house().table.chips.worth(hand.chips), Money::units(20));
        QCOMPARE(tap(Spot::ofBet(handAt(1), BetKind::Tie)), QStringLiteral("pay 1 tie 4x5"));
        QVERIFY(hand.empty());
    }

    /// With a bet in the hand, chips from the tray give the amount.
    void partOfABet()
    {
        const Session now = session();
        Hand hand;
        const auto does = [&](const Gesture &gesture) {
            const Response response = respond(hand, gesture, now.table(), now.house());
            hand = response.hand;
            return text(response.acts, now.house());
        };
        const Spot main = Spot::ofBet(handAt(1), BetKind::Main);
        QCOMPARE(does(gesture::Tap{main, false, 1}), QString{});
        QVERIFY(hand.lifts(main));
        QCOMPARE(does(gesture::Halve{}), QString{});
        QCOMPARE(does(gesture::Tap{Spot::of(Kind::Tray), false, 1}),
                 QStringLiteral("take 1 main 12.50"));
        QVERIFY(hand.empty());
        // A second tap lets go.
        does(gesture::Tap{main, false, 1});
        does(gesture::Tap{main, false, 1});
        QVERIFY(hand.empty());
        // To the patron: hand back.
        does(gesture::Tap{main, false, 1});
        does(gesture::Tap{Spot::ofTube(2), false, 1});
        QCOMPARE(does(gesture::Tap{Spot::at(Kind::Patron, handAt(1)), false, 1}),
                 QStringLiteral("return 1 main 5"));
    }

    /// A bet handed back before the first card was never accepted.
    void beforeTheFirstCard()
    {
        PlaySettings settings;
        settings.seed = 4;
        Sitting sitting{settings, test::house("washington")};
        sitting.perform(act::Say{Call::PlaceBets, {}}, 0);
        int seat = 1;
        while (sitting.table().at(seatAt(seat)).bet(BetKind::Main).amount == Money{})
            ++seat;
        const Spot bet = Spot::ofBet(handAt(seat), BetKind::Main);
        const auto acts = respond({}, gesture::Carry{{bet}, Spot::at(Kind::Patron, handAt(seat))},
                                  sitting.table(), sitting.house())
                              .acts;
        QCOMPARE(text(acts, sitting.house()), QStringLiteral("refuse %1 main").arg(seat));
    }

    /// Key sequences and the acts they perform.
    void keys_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("acts");
        QTest::newRow("a digit deals") << "4"
                                       << "deal 4";
        QTest::newRow("zero is the dealer") << "0"
                                            << "deal dealer";
        QTest::newRow("burn") << "B"
                              << "burn";
        QTest::newRow("the only bet needs no letter") << "T2"
                                                      << "take 2 main";
        QTest::newRow("one of several") << "T1W"
                                        << "take 1 war";
        QTest::newRow("all of them") << "T1A"
                                     << "take 1 main+tie+war+post";
        QTest::newRow("half of the main bet") << "Z1"
                                              << "take 1 main 12.50";
        QTest::newRow("half of no bet") << "Z4"
                                        << "";
        QTest::newRow("cards of a seat that is not there") << "C8C3"
                                                           << "collect 3";
        QTest::newRow("chips as their tubes stand, then pay") << "GSP1T"
                                                              << "pay 1 tie 1x25+1x5";
        QTest::newRow("chips say how much") << "ST1M"
                                            << "take 1 main 5";
        QTest::newRow("late addition back") << "R2M"
                                            << "refuse 2 main";
        QTest::newRow("retract") << "U3"
                                 << "retract 3 main";
        QTest::newRow("give the post") << "V1"
                                       << "give 1 post";
        QTest::newRow("post") << "GO2"
                              << "post 2 1x25";
        QTest::newRow("collect") << "C3C0"
                                 << "collect 3; collect dealer";
        QTest::newRow("offer") << "W3"
                               << "say war-or-surrender 3";
        QTest::newRow("below the minimum") << "M2"
                                           << "say below-minimum 2";
        QTest::newRow("offer the cut") << "X2"
                                       << "offer-cut 2";
        QTest::newRow("calls") << "INYE"
                               << "say place-bets; say no-more-bets; say floor; end";
        QTest::newRow("a letter that means nothing") << "9Z"
                                                     << "";
        QTest::newRow("pay with an empty hand") << "P1T"
                                                << "";
    }
    void keys()
    {
        QFETCH(QString, keys);
        QFETCH(QString, acts);
        const Session now = session();
        Hand hand;
        Pending pending;
        std::vector<Act> done;
        for (const QChar key : keys) {
            const KeyResponse response =
                readKey(key.unicode(), false, pending, hand, now.table(), now.house());
            pending = response.pending;
            if (response.act)
                done.push_back(*response.act);
            if (!response.gesture)
                continue;
            const Response meant = respond(hand, *response.gesture, now.table(), now.house());
            hand = meant.hand;
            done.insert(done.end(), meant.acts.begin(), meant.acts.end());
        }
        QCOMPARE(text(done, now.house()), acts);
    }
};

QTEST_APPLESS_MAIN(GesturesTest)
#include "tst_gestures.moc"
