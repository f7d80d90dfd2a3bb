// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/expected.h"
#include "engine/session/notation.h"
#include "engine/session/score.h"
#include "tests/support/houses.h"

#include <QTest>

using namespace pitwise;

/// What a finding contains (rule, amounts, clause), and how corrections and the score treat it.
class RefereeTest : public QObject
{
    Q_OBJECT

private:
    static Session dealt(const std::string &house, const char *shoe, const QStringList &lines)
    {
        SessionSpec spec;
        spec.shoe.emplace();
        for (const QString &card : QString::fromLatin1(shoe).split(QLatin1Char(' ')))
            spec.shoe->push_back(*cardFromText(card.toStdString()));
        Session session{spec, test::house(house)};
        for (const QString &line : lines)
            session.perform(
                std::get<LogEntry>(readLine(line.toStdString(), session.house())).event);
        return session;
    }
    static QStringList lines(const char *text)
    {
        return QString::fromLatin1(text).split(QStringLiteral("; "));
    }
    static std::string clause(const Session &session, std::size_t index = 0)
    {
        return originOf(session.house().provenance, name(session.findings().at(index).finding.rule))
            .clause;
    }

private Q_SLOTS:
    void citesTheClause_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("shoe");
        QTest::addColumn<QString>("acts");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("cited");
        const auto row = [](const char *house, const char *shoe, const char *acts, const char *code,
                            const char *cited) {
            QTest::addRow("%s %s", cited, code)
                << QString::fromLatin1(house) << QString::fromLatin1(shoe)
                << QString::fromLatin1(acts) << QString::fromLatin1(code)
                << QString::fromLatin1(cited);
        };
        const char *open =
            "say place-bets; p1 bet main 10; p1 bet tie 5; p2 bet main 10; say no-more-bets; ";
        const auto after = [&](const char *acts) { return QByteArray(open) + acts; };
        row("washington", "Kh 9h 9c", after("deal 2"), "dealt-out-of-order", "WA-3");
        row("washington", "Kh Th 9c", after("deal 1; deal 2; deal dealer; pay 1 main 10"),
            "settled-out-of-order", "WA-4");
        row("washington", "Kh Th 9c", after("deal 1; deal 2; deal dealer; pay 2 main 20"),
            "wrong-payout", "WA-5");
        row("washington", "Kh 4h 9c", after("deal 1; deal 2; deal dealer; pay 2 main 10"),
            "paid-losing-bet", "WA-6");
        row("washington", "9h Th 9c",
            after("deal 1; deal 2; deal dealer; pay 2 main 10; collect 2; pay 1 tie 55"),
            "wrong-payout", "WA-7");
        row("washington", "9h Th 9c",
            after(
                "deal 1; deal 2; deal dealer; pay 2 main 10; collect 2; pay 1 tie 50; say war-or-surrender 1; p1 surrender; take 1 main"),
            "wrong-take", "WA-8");
        row("washington", "9h Th 9c 2c",
            after(
                "deal 1; deal 2; deal dealer; pay 2 main 10; collect 2; pay 1 tie 50; say war-or-surrender 1; p1 war; burn"),
            "post-missed", "WA-9");
        row("washington", "9h Th 9c 2c",
            after(
                "deal 1; deal 2; deal dealer; pay 2 main 10; collect 2; pay 1 tie 50; say war-or-surrender 1; p1 war; post 1 10; deal 1"),
            "missing-burn", "WA-10");
        row("washington", "Kh Th 9c", "say place-bets; p1 bet tie 5; say no-more-bets",
            "limit-ignored", "WA-2");
        row("washington", "Kh Th 9c", "say place-bets; p1 bet main 500; say no-more-bets",
            "limit-ignored", ""); // the way it goes back is the house's
        row("washington", "Kh Th 9c",
            after("deal 1; deal 2; deal dealer; pay 2 main 10; take 1 tie"), "collected-late", "");
        row("fun-casino", "Kh Th 9c", "p1 bet main 10; say no-more-bets", "call-missed", "FC-4");
        row("fun-casino", "Kh Th 9c", after("p3 bet main 10; deal 1"), "late-bet-accepted", "FC-4");
        row("fun-casino", "Kh 9h 9c", after("deal 1; deal 2; deal dealer; pay 1 main 10"),
            "settled-out-of-order", "FC-6");
        row("fun-casino", "Kh Th 9c",
            after("deal 1; deal 2; deal dealer; take 1 tie; pay 2 main 10"), "settled-out-of-order",
            "FC-7");
        row("fun-casino", "Kh 9h 9c 2c",
            after("deal 1; deal 2; deal dealer; take 1 tie; pay 1 main 10; burn"), "offer-missed",
            "FC-8");
        row("fun-casino", "Kh 9h 9c", after("deal 1; ! dispute 1; deal 2"), "floor-not-called",
            "FC-20");
        row("fun-casino", "Kh 9h 9c", after("! slip up; deal 1"), "exposed-card-used", "FC-19");
        row("fun-casino", "Kh 9h 9c", after("! slip down; discard"), "not-in-procedure", "FC-18");
        row("fun-casino", "Kh 9h 9c", "say place-bets; p1 bet main 2; say no-more-bets",
            "limit-ignored", "FC-16");
        row("fun-casino", "Kh 9h 9c", "say place-bets; p1 bet main 600; say no-more-bets",
            "limit-ignored", "FC-17");
        row("ontario", "9h Th 9c", after("deal 1; deal 2; deal dealer; pay 1 tie 50"),
            "wrong-payout", "ON-6");
        row("ontario", "9h Th 9c", "say place-bets; p1 bet main 1200; say no-more-bets",
            "limit-ignored", "ON-8");
        row("ontario", "9h Th 9c", after("! malfunction; deal 1"), "floor-not-called", "ON-9");
        row("three-hand", "9h 9c 2c",
            "say place-bets; p1 bet main 10; say no-more-bets; deal 1; deal dealer; say war-or-surrender 1; p1 war; p1 bet war-tie 5; burn",
            "limit-ignored", "TH-7");
    }
    void citesTheClause()
    {
        QFETCH(QString, house);
        QFETCH(QString, shoe);
        QFETCH(QString, acts);
        QFETCH(QString, code);
        QFETCH(QString, cited);
        const Session session = dealt(house.toStdString(), shoe.toLatin1(), lines(acts.toLatin1()));
        QCOMPARE(session.findings().size(), std::size_t{1});
        QCOMPARE(QString::fromLatin1(name(session.findings()[0].finding.code).data()), code);
        QCOMPARE(QString::fromStdString(clause(session)), cited);
        QVERIFY(session.refusals().empty());
    }

    /// A finding never says that a regulation demands what the house only chose.
    void aChoiceIsToldAsOne()
    {
        const Session session =
            dealt("washington", "Kh 9c", lines("p1 bet main 10; say no-more-bets"));
        const auto origin =
            originOf(session.house().provenance, name(session.findings()[0].finding.rule));
        QCOMPARE(origin.kind, Origin::Kind::Choice);
        QVERIFY(origin.clause.empty());
    }

    /// A wrong payoff taken back and paid right: the finding stays, at half its weight.
    void correctedPayoff()
    {
        const char *start =
            "say place-bets; p1 bet main 10; say no-more-bets; deal 1; deal dealer; pay 1 main 20";
        const Session wrong = dealt("washington", "Kh 9c", lines(start));
        QCOMPARE(scoreOf(wrong).points, 90.0);
        const Session mended =
            dealt("washington", "Kh 9c",
                  lines(start) + lines("retract 1 main; pay 1 main 10; collect 1"));
        QCOMPARE(mended.findings().size(), std::size_t{1});
        QVERIFY(mended.findings()[0].finding.corrected);
        QCOMPARE(scoreOf(mended).points, 95.0);
        const Session again =
            dealt("washington", "Kh 9c", lines(start) + lines("retract 1 main; pay 1 main 15"));
        QCOMPARE(again.findings().size(), std::size_t{2});
        QVERIFY(!again.findings()[0].finding.corrected);
    }

    /// Retracting a right payoff, or after starting another seat, is a mistake.
    void retractInTimeOnly()
    {
        const char *start =
            "say place-bets; p1 bet main 10; p2 bet main 10; say no-more-bets; deal 1; deal 2; deal dealer; ";
        const auto code = [&](const char *acts) {
            const Session session =
                dealt("washington", "Kh Kd 9c", lines(QByteArray(start) + acts));
            return session.findings().empty() ? FindingCode::CardsLeft
                                              : session.findings().back().finding.code;
        };
        QCOMPARE(code("pay 2 main 10; retract 2 main"), FindingCode::NotInProcedure);
        QCOMPARE(code("pay 2 main 15; collect 2; pay 1 main 10; retract 2 main"),
                 FindingCode::NotInProcedure);
    }

    /// A void undoes pays and plays: every patron has what he had before the round.
    void voidRestoresAll()
    {
        const Session session = dealt(
            "ontario", "9h 4d 5c",
            lines(
                "say place-bets; p1 bet main 10; p2 bet main 25; say no-more-bets; deal 1; "
                "deal 2; deal dealer; pay 1 main 10; take 2 main; ! malfunction; say floor; void"));
        QVERIFY(session.findings().empty());
        for (const Money purse : session.table().purses)
            QCOMPARE(purse, Money{});
        QCOMPARE(session.table().tray, Money{});
        QCOMPARE(session.table().dealer.lying, 1); // the cards stay, to be collected
    }

    /// Net results of a war in Washington: +1, +2 and -2 units (WA-11, WA-12, WA-13).
    void unitsInAction_data()
    {
        QTest::addColumn<QString>("warCard");
        QTest::addColumn<QString>("acts");
        QTest::addColumn<int>("net");
        QTest::newRow("won") << QStringLiteral("Kh") << QStringLiteral("give 1 post") << 10;
        QTest::newRow("tied") << QStringLiteral("8h") << QStringLiteral("give 1 post; pay 1 war 10")
                              << 20;
        QTest::newRow("lost") << QStringLiteral("3h") << QStringLiteral("take 1 main+war+post")
                              << -20;
    }
    void unitsInAction()
    {
        QFETCH(QString, warCard);
        QFETCH(QString, acts);
        QFETCH(int, net);
        const auto shoe = QStringLiteral("9h 9c 2c 3c 4c %1 5c 6c 7c 8c").arg(warCard);
        const Session session = dealt(
            "washington", shoe.toLatin1(),
            lines(
                "say place-bets; p1 bet main 10; say no-more-bets; deal 1; deal dealer; "
                "say war-or-surrender 1; p1 war; post 1 10; burn; burn; burn; deal 1; burn; burn; "
                "burn; deal dealer")
                + lines(acts.toLatin1()) + lines("collect 1; collect dealer; end"));
        QVERIFY(session.findings().empty());
        QCOMPARE(session.table().purses[0], Money::units(net));
        QCOMPARE(session.table().tray, Money::units(-net));
    }

    void scoreCountsBySeverity()
    {
        const Session session = dealt(
            "washington", "Kh 9c 4c 5c",
            lines(
                "p1 bet main 10; deal 1; deal dealer; take 1 main; collect 1; collect dealer; end; "
                "say place-bets; p1 bet main 10; say no-more-bets; deal 1; deal dealer; take 1 main; "
                "collect 1; collect dealer; end"));
        const Score score = scoreOf(session);
        QCOMPARE(score.minor, 2); // two calls missed
        QCOMPARE(score.critical, 1);
        QCOMPARE(score.points, 88.0);
        QCOMPARE(score.rounds, 2);
        QCOMPARE(score.cleanRounds, 1);
        QVERIFY(score.passed);
    }

    /// A step says where and when it happened, and what it corrected.
    void aStepTellsWhatItCorrected()
    {
        Session session = dealt("washington", "Kh 9c 2c 3c",
                                lines("say place-bets; p1 bet main 10; "
                                      "say no-more-bets; deal 1; deal dealer"));
        const auto at = [](int seconds) { return SessionTime::ofMs(seconds * 1000); };
        const auto pay = [](int amount) {
            return Act{act::Pay{handAt(1), BetKind::Main, Amount{Money::units(amount), {}}}};
        };
        const Step wrong = session.perform(pay(15), at(7));
        QCOMPARE(wrong.number, session.log().size() - 1);
        QCOMPARE(wrong.round, 1);
        QCOMPARE(wrong.at, at(7));
        QCOMPARE(session.log().back().at, at(7));
        QCOMPARE(wrong.findings.size(), std::size_t{1});
        QVERIFY(wrong.corrected.empty());
        QVERIFY(
            session.perform(Act{act::Retract{handAt(1), BetKind::Main}}, at(8)).corrected.empty());
        const Step right = session.perform(pay(10), at(9));
        QVERIFY(right.findings.empty());
        QCOMPARE(right.corrected, std::vector<std::size_t>{0});
        QVERIFY(session.findings()[0].finding.corrected);
        // An impossible act: listed, or not logged at all.
        const auto lines = session.log().size();
        const Act nothing = act::Collect{handAt(2)};
        QVERIFY(session.attempt(nothing, at(10)).refused);
        QCOMPARE(session.log().size(), lines);
        QVERIFY(session.perform(nothing, at(10)).refused);
        QCOMPARE(session.log().size(), lines + 1);
        QCOMPARE(session.refusals().size(), std::size_t{1});
    }

    /// Coaching: a patron answers unasked. One finding, and the trainee can continue.
    void coachGoesOnAfterAnUnaskedAnswer()
    {
        SessionSpec spec;
        spec.shoe = {*cardFromText("9h"), *cardFromText("9c")};
        spec.mode = Mode::Coach;
        Session session{spec, test::house("washington")};
        for (const QString &line :
             lines("say place-bets; p1 bet main 10; say no-more-bets; deal 1; deal dealer; p1 war"))
            session.perform(
                std::get<LogEntry>(readLine(line.toStdString(), session.house())).event);
        const Act post = act::Post{handAt(1), Amount{Money::units(10), {}}};
        QCOMPARE(session.perform(post).findings.size(), std::size_t{1});
        QVERIFY(session.perform(post).findings.empty());
        QVERIFY(session.table().at(seatAt(1)).bet(BetKind::Post).open());
    }
};

QTEST_APPLESS_MAIN(RefereeTest)
#include "tst_referee.moc"
