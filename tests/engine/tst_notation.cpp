// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/notation.h"
#include "engine/session/session.h"
#include "tests/support/houses.h"

#include <QTest>

#include <algorithm>

using namespace pitwise;

class NotationTest : public QObject
{
    Q_OBJECT

private:
    static std::variant<House, std::string> find(const std::string &id)
    {
        if (id == "washington" || id == "three-hand")
            return test::house(id);
        return "unknown house '" + id + '\'';
    }
    static DealReading read(const std::string &text) { return readDeal(text, find); }
    static std::string firstFault(const std::string &text)
    {
        const auto reading = read(text);
        return reading.ok() ? "none" : toText(reading.faults[0], "f");
    }

private Q_SLOTS:
    /// However long a word of the file is, and however often it is wrong.
    void messagesStayShort()
    {
        const std::string endless(1'000'000, 'A');
        std::string seats;
        for (int i = 0; i < 10'000; ++i)
            seats += "1 ";
        for (const std::string &tag :
             {"[House \"" + endless + "\"]", "[House \"washington\"]\n[Shoe \"" + endless + "\"]",
              "[House \"washington\"]\n[Patrons \"" + endless + "\"]",
              "[House \"washington\"]\n[Patrons \"" + seats + "\"]"}) {
            const DealReading reading = read(tag + "\n");
            QVERIFY(!reading.ok());
            std::size_t length = 0;
            for (const Fault &fault : reading.faults)
                length += fault.what.size();
            QVERIFY2(length < 10'000, reading.faults.front().what.substr(0, 200).c_str());
        }
    }

    /// Reading, writing and reading again gives the same text and the same events.
    void roundTrip()
    {
        const std::string text = "[House \"three-hand\"]\n"
                                 "[Style \"pick-and-pay\"]\n"
                                 "[Shoe \"9h 4c Kd ...\"]\n"
                                 "[Seed \"18446744073709551615\"]\n"
                                 "[Start \"shuffle\"]\n"
                                 "[Patrons \"1+2+3 5 7\"]\n"
                                 "[Mode \"coach\"]\n"
                                 "shuffle\noffer-cut 3\np3 cut 140\ncut\ncut-card 25\nload\nburn\n"
                                 "say place-bets\np1 bet main 25\np1 bet tie 2x25+1x5\n"
                                 "p1 bet war-tie 12.50\nsay below-minimum 2\nsay no-more-bets\n"
                                 "deal 1\ndeal dealer\ndeal dealer down\n! slip down\n! slip up\n"
                                 "! dispute 3\n! malfunction\ndiscard\nsay floor\nvoid\n"
                                 "take 3 main\ntake 3 main 12.50\ntake 3 main+war+post\n"
                                 "pay 3 tie 50\npay 3 tie 2x25\nretract 3 tie\npost 3 25\n"
                                 "give 3 post\nreturn 3 main 200\nrefuse 3 main\n"
                                 "say war-or-surrender 3\np3 war\np3 surrender\ncollect 3\n"
                                 "collect 3b\ncollect dealer\nend\n";
        const auto reading = read(text);
        QVERIFY2(reading.ok(), firstFault(text).c_str());
        const ChipSet chips = reading.deal.house.table.chips;
        const auto written = writeDeal(reading.deal.spec, chips, reading.deal.log);
        QCOMPARE(QString::fromStdString(written), QString::fromStdString(text));
        QCOMPARE(read(written).deal.log, reading.deal.log);
    }

    /// Times after acts, and the tags for resuming a session.
    void timesAndSittingTags()
    {
        const std::string text = "[House \"washington\"]\n[Mode \"coach\"]\n[Taken \"5\"]\n"
                                 "[Temper \"bold\"]\n[Irregularities \"40\"]\n"
                                 "[Coaching \"coach\"]\n[Pressure \"rising\"]\n[Shown \"2\"]\n"
                                 "say place-bets @0.000\np1 bet main 25 @0.000\n"
                                 "say no-more-bets\ndeal 1 @12.480\ndeal dealer @3600.007\n";
        const auto reading = read(text);
        QVERIFY2(reading.ok(), firstFault(text).c_str());
        const auto &log = reading.deal.log;
        QCOMPARE(log[1].at.ms(), std::int64_t{0});
        QVERIFY(!log[2].at.known());
        QCOMPARE(log[3].at.ms(), std::int64_t{12'480});
        QCOMPARE(log[4].at.ms(), std::int64_t{3'600'007});
        const SittingTags tags = reading.deal.spec.sitting;
        QVERIFY(tags == (SittingTags{5, Temper::Bold, 40, Coaching::Coach, Pressure::Rising, 2}));
        QCOMPARE(writeDeal(reading.deal.spec, reading.deal.house.table.chips, log), text);
        // Other spellings of the same time.
        QCOMPARE(read("[House \"washington\"]\nburn @12.48 # so\n").deal.log[0].at, log[3].at);
        QCOMPARE(read("[House \"washington\"]\nburn @7\n").deal.log[0].at.ms(), std::int64_t{7000});
    }

    /// `war` is the raise of Casino War and the War bonus of War Blackjack.
    void warMeansTheBetOfTheGame_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<BetKind>("bet");
        QTest::newRow("Casino War") << QStringLiteral("washington") << BetKind::War;
        QTest::newRow("War Blackjack") << QStringLiteral("war-blackjack") << BetKind::Bonus;
    }
    void warMeansTheBetOfTheGame()
    {
        QFETCH(QString, id);
        QFETCH(BetKind, bet);
        const House house = test::house(id.toStdString());
        const auto line = readLine("pay 1 war 25", house);
        const Event wanted{
            Act{act::Pay{HandId{seatAt(1), 0}, bet, Amount{Money::cents(2500), {}}}}};
        QVERIFY(std::holds_alternative<LogEntry>(line));
        QVERIFY(std::get<LogEntry>(line).event == wanted);
        QCOMPARE(name(bet), std::string_view{"war"});
        QVERIFY(std::holds_alternative<Fault>(readLine("pay 1 bonus 25", house)));
    }

    void commentsBlankLinesWindowsAndMark()
    {
        const auto plain = read("[House \"washington\"]\nburn\nend\n");
        const auto dressed =
            read("\xEF\xBB\xBF# a comment\r\n\r\n  [House \"washington\"] # house\r\n"
                 "\tburn   # burned\r\n\r\nend");
        QVERIFY(plain.ok() && dressed.ok());
        QCOMPARE(dressed.deal.log, plain.deal.log);
        QCOMPARE(dressed.deal.lines, (std::vector<int>{4, 6}));
    }

    void faults_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char *line, const char *fault) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(fault);
        };
        row("fly", "f:2:1: unknown act 'fly'");
        row("deal 0", "f:2:6: seat 0: this table has seats 1 to 7");
        row("deal 99", "f:2:6: seat 99: this table has seats 1 to 7");
        row("p99 bet main 5", "f:2:2: seat 99");
        row("deal x", "f:2:6: 'x' is not a seat");
        row("deal", "f:2:5: a seat or 'dealer' is missing");
        row("pay 1 tie -5", "f:2:11: an amount cannot be negative");
        row("pay 1 tie 0", "f:2:11: an amount must be above 0");
        row("pay 1 tie 99999999999", "f:2:11: '99999999999' is not an amount");
        row("pay 1 tie 1x3", "f:2:11: this house has no chip of 3");
        row("pay 1 tie 2x25+1x3", "f:2:16: this house has no chip of 3");
        row("pay 1 tie x25", "f:2:11: 'x25' is not a number of chips");
        row("pay 1 pie 5", "f:2:7: 'pie' is not a bet");
        row("take 1 main+pie", "f:2:13: 'pie' is not a bet");
        row("say cheese", "f:2:5: 'cheese' is not a call");
        row("say war-or-surrender", "f:2:21: a seat is missing");
        row("burn 3", "f:2:6: '3' is one word too many");
        row("give 1 main", "f:2:8: only a post can be given");
        row("p1 sing", "f:2:4: unknown patron act 'sing'");
        row("! earthquake", "f:2:3: unknown event 'earthquake'");
        row("! slip sideways", "f:2:8: 'sideways' is neither 'up' nor 'down'");
        row("cut-card many", "f:2:10: 'many' is not a number");
        row("a b c d e f g h i j", "f:2:17: too many words");
        row("[Seed \"x\"]", "f:2:8: Seed must be a whole number");
        row("[House \"washington\"]", "f:2:1: the tag House appears twice");
        row("[Weather \"fine\"]", "f:2:1: unknown tag Weather");
        row("[Seed 5]", "f:2:1: a tag is written");
        row("[Shoe \"9h Zz\"]", "f:2:11: 'Zz' is not a card");
        row("[Shoe \"9h ... 4c\"]", "f:2:15: nothing may follow");
        row("[Shoe \"9h 9h 9h 9h 9h 9h 9h\"]", "f:2:8: 9h is in the shoe more often");
        row("[Patrons \"1+2\"]", "f:2:11: a patron may play at most 1 spots"); // TH-2
        row("[Patrons \"8\"]", "f:2:11: seat 8");
        row("[Patrons \"1 1\"]", "f:2:11: seat 1 is listed twice");
        row("burn @", "f:2:6: '@' is not a time such as @12.480");
        row("burn @soon", "f:2:6: '@soon' is not a time");
        row("burn @-1", "f:2:6: '@-1' is not a time");
        row("burn @1.", "f:2:6: '@1.' is not a time");
        row("burn @1.2345", "f:2:6: '@1.2345' is not a time");
        row("burn @1234567890", "f:2:6: '@1234567890' is not a time");
        row("burn @1 @2", "f:2:9: nothing may follow the time");
        row("@1", "f:2:1: unknown act '@1'");
        row("deal @1", "f:2:5: a seat or 'dealer' is missing");
        row("burn @2.5\nburn\nburn @2.499", "f:4:6: this time is earlier than the one before");
        row("[Taken \"10\"]", "f:2:9: Taken must be a whole number from 1 to 9");
        row("[Temper \"angry\"]", "f:2:10: Temper must be one of \"careful\", \"mixed\", \"bold\"");
        row("[Irregularities \"101\"]",
            "f:2:18: Irregularities must be a whole number from 0 to 100");
        row("[Coaching \"none\"]", "f:2:12: Coaching must be one of \"coach\"");
        row("[Shown \"-1\"]", "f:2:9: Shown must be a whole number");
        row("[Mode \"loud\"]", "f:2:8: Mode must be \"coach\" or \"assess\"");
    }
    void faults()
    {
        QFETCH(QString, line);
        QFETCH(QString, fault);
        const auto found = firstFault("[House \"washington\"]\n" + line.toStdString() + "\n");
        QVERIFY2(QString::fromStdString(found).startsWith(fault), found.c_str());
    }

    void filesThatAreNone()
    {
        QVERIFY(QString::fromStdString(firstFault("")).contains(QLatin1String("[House")));
        QVERIFY(QString::fromStdString(firstFault("burn\n"))
                    .contains(QLatin1String("f:1:1: a [House")));
        QVERIFY(QString::fromStdString(firstFault("[House \"atlantis\"]\n"))
                    .contains(QLatin1String("f:1:9: unknown house 'atlantis'")));
        QCOMPARE(firstFault("[House \"washington\"]\nburn \xC3\x28\n"),
                 std::string{"f:2:6: not UTF-8 text"});
        QVERIFY(!read(std::string("\x7F"
                                  "ELF\x02\x01\0\0\0",
                                  9))
                     .ok());
        QCOMPARE(firstFault("[House \"washington\"]\nburn\n[Seed \"1\"]\n"),
                 std::string{"f:3:1: tags come before the first act"});
    }

    /// A house file may be called anything a file can be called.
    void anyFileNameReadsBack()
    {
        for (const std::string &name :
             {std::string{"a \"quoted\" name.toml"}, std::string{"back\\slash\\n.toml"},
              std::string{"two\nlines\r.toml"}, std::string{"\x1b[2J\x7f.toml"},
              std::string{"not UTF-8 \xFF\xC3.toml"}, std::string{"right\xE2\x80\xAEto left"},
              std::string{"] # [.toml"}, std::string{"Ünïcode 카.toml"}, std::string{"\\"},
              std::string{"tab\t"}}) {
            SessionSpec spec;
            spec.house = name;
            const std::string text = toText(spec);
            QCOMPARE(std::count(text.begin(), text.end(), '\n'), 1);
            std::string asked;
            const auto reading = readDeal(text, [&](const std::string &house) {
                asked = house;
                return std::variant<House, std::string>{test::house("washington")};
            });
            QVERIFY2(reading.ok(), reading.ok() ? "" : reading.faults[0].what.c_str());
            QCOMPARE(asked, name);
            QVERIFY(reading.deal.spec == spec);
            QCOMPARE(readTags(text)->house, name);
        }
        // What was never an escape stays as it is.
        QCOMPARE(readTags("[House \"C:\\houses\\mine.toml\"]")->house,
                 std::string{"C:\\houses\\mine.toml"});
    }

    /// What lies on a spot can always be written down.
    void aSpotHoldsNoMoreThanCanBeWritten()
    {
        const auto reading = read("[House \"washington\"]\nsay place-bets\np1 bet main 1000000000\n"
                                  "p1 bet main 0.01\np1 bet tie 999999999.99\n"
                                  "p1 bet tie 0.02\np1 bet tie 0.01\n");
        QVERIFY(reading.ok());
        const DealFile &deal = reading.deal;
        const Session session = replay(deal.spec, deal.house, deal.log);
        std::vector<int> refused;
        for (const Refusal &refusal : session.refusals()) {
            QCOMPARE(refusal.why, Impossible::TooMuchMoney);
            refused.push_back(deal.lines[refusal.event]);
        }
        QCOMPARE(refused, (std::vector<int>{4, 6}));
    }

    /// Reports all faults of a file at once, up to a screenful.
    void severalFaults()
    {
        QCOMPARE(read("[House \"washington\"]\nfly\ndeal 99\nburn\nend 5\n").faults.size(),
                 std::size_t{3});
    }

    void aHundredThousandLines()
    {
        std::string text = "[House \"washington\"]\n";
        for (int i = 0; i < 100'000; ++i)
            text += "pay 3 tie 2x25+1x5\n";
        const auto reading = read(text);
        QVERIFY(reading.ok());
        QCOMPARE(reading.deal.log.size(), std::size_t{100'000});
    }
};

QTEST_APPLESS_MAIN(NotationTest)
#include "tst_notation.moc"
