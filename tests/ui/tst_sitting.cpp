// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/everyact.h"
#include "tests/support/houserows.h"
#include "tests/support/houses.h"
#include "ui/session/savedsession.h"
#include "ui/session/sitting.h"

#include "engine/base/rng.h"

#include <QTest>

using namespace pitwise;
using namespace pitwise::ui;

namespace {

std::variant<House, std::string> find(const std::string &name)
{
    auto found = findHouse(name);
    if (auto *house = std::get_if<House>(&found))
        return std::move(*house);
    return std::get<HouseTrouble>(found).text;
}

Sitting read(const std::string &text)
{
    auto sitting = readSitting(text, "kept.deal", find);
    if (const auto *why = std::get_if<std::string>(&sitting))
        qFatal("%s", why->c_str());
    return std::move(std::get<Sitting>(sitting));
}

} // namespace

/// A sitting can be left at any moment and is there again.
class SittingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// At every act of a few rounds, with patrons who think, odd bets, irregularities and mistakes:
    /// what is read back is the same table, and goes on with the same cards and the same patrons.
    void goesOnWhereItWasLeft_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("coaching");
        for (const House &house : test::builtIn()) {
            for (const Coaching coaching : {Coaching::Coach, Coaching::Practice})
                QTest::addRow("%s, %s", house.id.c_str(),
                              coaching == Coaching::Coach ? "coach" : "practice")
                    << QString::fromStdString(house.id) << static_cast<int>(coaching);
        }
    }
    void goesOnWhereItWasLeft()
    {
        QFETCH(QString, id);
        QFETCH(int, coaching);
        PlaySettings settings;
        settings.house = id.toStdString();
        settings.coaching = static_cast<Coaching>(coaching);
        settings.seats = 5;
        settings.temper = Temper::Bold;
        settings.irregularities = 60;
        settings.startsWithShuffle = true;
        settings.seed = 12;
        Sitting live{settings, test::house(settings.house)};
        live.setPatronsThink(true);
        Rng rng{3, 3};
        std::int64_t now = 0;
        for (int acts = 0; acts < 160; ++acts) {
            now += 1300;
            const auto next = live.next();
            if (!next || (live.thinking() && rng.chance(70))) {
                QVERIFY(live.thinking());
                live.answer();
                continue;
            }
            if (rng.chance(12)) {
                const auto any = test::everyAct(live.table(), live.house());
                live.perform(any[rng.below(static_cast<std::uint32_t>(any.size()))], now);
            } else {
                live.perform(*next, now);
            }
            Sitting again = read(textOf(live));
            QVERIFY(again.table() == live.table());
            QVERIFY(again.session().log() == live.session().log());
            QVERIFY(again.session().findings() == live.session().findings());
            QCOMPARE(again.thinking().has_value(), live.thinking().has_value());
            QVERIFY(again.settings() == live.settings());
            QCOMPARE(again.cleanStreak(), live.cleanStreak());
            QCOMPARE(again.roundsDone(), live.roundsDone());
            // Both go on alike for a while: the same next card, the same patrons.
            if (acts % 20 != 19)
                continue;
            Sitting one = live;
            Sitting other = again;
            for (int i = 0; i < 80; ++i) {
                for (Sitting *sitting : {&one, &other}) {
                    sitting->setPatronsThink(false);
                    sitting->answer();
                    if (const auto right = sitting->next())
                        sitting->perform(*right, 0);
                }
            }
            QVERIFY(one.table() == other.table());
            QVERIFY(one.session().log() == other.session().log());
        }
        QVERIFY(live.roundsDone() > 1);
    }

    /// The times of rounds stand behind their ends, and come back with them.
    void pace()
    {
        PlaySettings settings;
        settings.coaching = Coaching::Practice;
        Sitting sitting{settings, test::house("washington")};
        std::int64_t now = 5000;
        const auto round = [&](std::int64_t between) {
            const int before = sitting.table().roundNumber;
            while (sitting.table().roundNumber == before) {
                sitting.perform(*sitting.next(), now);
                now += between;
            }
            now += 60'000; // nobody deals between two rounds
        };
        QCOMPARE(sitting.pace(), 0.0);
        round(1000);
        const double first = sitting.pace();
        QVERIFY(first > 5 && first < 60);
        round(3000);
        QVERIFY(sitting.pace() > first);
        // A pause does not count.
        sitting.perform(*sitting.next(), now);
        sitting.pause(now + 100);
        now += 3'600'000;
        const double before = sitting.pace();
        round(1000);
        QVERIFY(sitting.pace() < before + 60);
        const Sitting again = read(textOf(sitting));
        QVERIFY(std::abs(again.pace() - sitting.pace()) < 0.2);
        QCOMPARE(again.rounds().size(), std::size_t{3});
    }

    /// A file that somebody else wrote, in the middle of a round: it goes on as it lies.
    void aFileOfSomebodyElse()
    {
        Sitting sitting = read("[House \"washington\"]\n"
                               "[Shoe \"9h 4c Kd 9s 2c 3c 4d Kh ...\"]\n"
                               "say place-bets\n"
                               "p1 bet main 25\n"
                               "p2 bet main 10\n"
                               "say no-more-bets\n"
                               "deal 1\n"
                               "deal 2\n");
        QCOMPARE(sitting.session().log().size(), std::size_t{6});
        QCOMPARE(sitting.settings().seats, 2);
        const Act toDealer = act::Deal{DealerHand, false};
        QVERIFY(sitting.next() == toDealer);
        sitting.perform(*sitting.next(), 0);
        QCOMPARE(QString::fromStdString(toText(sitting.table().dealer.dealt[0])),
                 QStringLiteral("Kd"));
        while (sitting.table().roundNumber == 1) {
            QVERIFY(sitting.next());
            sitting.perform(*sitting.next(), 0);
        }
        QVERIFY(sitting.session().findings().empty());
    }

    void badFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("empty") << QByteArray{} << "kept.deal:";
        QTest::newRow("no house") << QByteArray{"deal 1\n"} << "House";
        QTest::newRow("unknown house") << QByteArray{"[House \"nowhere\"]\n"} << "nowhere";
        QTest::newRow("a line that is no act")
            << QByteArray{"[House \"ontario\"]\ndeal 1\njuggle 3\n"} << "kept.deal:3:1:";
        QTest::newRow("cut off in the middle of a line")
            << QByteArray{"[House \"ontario\"]\nsay place-bets\npay 3 ma"} << "kept.deal:3:";
        QTest::newRow("binary") << QByteArray{"\x7f"
                                              "ELF\0\1\2\3",
                                              8}
                                << "kept.deal:";
    }
    void badFilesAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, why);
        const auto read = readSitting({text.constData(), static_cast<std::size_t>(text.size())},
                                      "kept.deal", find);
        QVERIFY(std::holds_alternative<std::string>(read));
        const auto told = QString::fromStdString(std::get<std::string>(read));
        QVERIFY2(told.contains(why), qPrintable(told));
    }

    /// Settings in the comment that make no sense are left out, not obeyed.
    void oddSettings()
    {
        const Sitting sitting =
            read("[House \"ontario\"]\n"
                 "# pitwise: seats=99 temper=furious irregularities=-4 coaching\n"
                 "say place-bets\n");
        QCOMPARE(sitting.settings().seats, 1);
        QVERIFY(sitting.settings().temper == Temper::Mixed);
        QCOMPARE(sitting.settings().irregularities, 0);
    }

    /// Mistakes end a streak; clean rounds make one.
    void streak()
    {
        PlaySettings settings;
        settings.coaching = Coaching::Practice;
        settings.seed = 2;
        Sitting sitting{settings, test::house("ontario")};
        const auto round = [&](bool wrongly) {
            const int before = sitting.table().roundNumber;
            if (wrongly)
                sitting.perform(act::Burn{}, 0);
            while (sitting.table().roundNumber == before)
                sitting.perform(*sitting.next(), 0);
        };
        round(false);
        round(false);
        QCOMPARE(sitting.cleanStreak(), 2);
        round(true);
        QCOMPARE(sitting.cleanStreak(), 0);
        round(false);
        QCOMPARE(sitting.cleanStreak(), 1);
    }
};

QTEST_APPLESS_MAIN(SittingTest)
#include "tst_sitting.moc"
