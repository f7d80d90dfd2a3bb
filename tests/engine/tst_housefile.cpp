// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/diff.h"
#include "engine/house/housefile.h"
#include "tests/support/houses.h"

#include <QTest>

using namespace pitwise;

class HouseFileTest : public QObject
{
    Q_OBJECT

private:
    static std::string washington() { return std::string{builtInHouses().front().toml}; }
    static std::string with(const std::string &from, const std::string &to)
    {
        auto text = washington();
        const auto at = text.find(from);
        Q_ASSERT(at != std::string::npos);
        return text.replace(at, from.size(), to);
    }

private Q_SLOTS:
    void builtInHousesAreGood()
    {
        QCOMPARE(builtInHouses().size(), std::size_t{5});
        for (const BuiltInHouse &entry : builtInHouses()) {
            const auto reading = readHouse(entry.toml);
            QVERIFY2(reading.ok(), reading.faults.empty() ? "" : reading.faults[0].what.c_str());
            QCOMPARE(std::string_view{reading.house.id}, entry.id);
        }
    }

    /// Settings of the built-in houses match their sources.
    void settings()
    {
        const House washington = test::house("washington");
        QCOMPARE(washington.limits.main.max, Money::units(300)); // WA-15
        QCOMPARE(washington.shoe.cutCardFromEnd, 60);
        QVERIFY(washington.war.housePosts); // WA-9
        const House fun = test::house("fun-casino");
        QCOMPARE(fun.shoe.cutCardFromEnd, 30); // FC-3
        QCOMPARE(fun.limits.main.max, Money::units(500)); // FC-15: what is displayed at the table
        QCOMPARE(fun.war.winPays, (Ratio{2, 1})); // FC-11
        QCOMPARE(fun.war.tiePays, (Ratio{3, 1})); // FC-12
        const House three = test::house("three-hand");
        QCOMPARE(three.shoe.shuffle, ShuffleRule::EveryRound); // TH-1
        QCOMPARE(three.table.handsPerPatron, 3); // TH-2
        const House ontario = test::house("ontario");
        QCOMPARE(ontario.limits.main.max, Money::units(1000)); // ON-8
        QCOMPARE(ontario.limits.tie.max, Money::units(500)); // ON-8
        QCOMPARE(ontario.tieBet.pays, (Ratio{11, 1})); // ON-6
    }

    /// Every clause of a house is the origin of some rule in its file.
    void everyClauseIsInItsHouse()
    {
        const std::vector<std::tuple<std::string, std::string, int>> clauses{
            {"washington", "WA", 16},
            {"fun-casino", "FC", 20},
            {"three-hand", "TH", 11},
            {"ontario", "ON", 9}};
        for (const auto &[id, prefix, count] : clauses) {
            const House house = test::house(id);
            for (int i = 1; i <= count; ++i) {
                const auto clause = prefix + '-' + std::to_string(i);
                if (clause == "WA-1")
                    continue; // WA-1: the source gives no ranks, so they are a choice
                const bool cited =
                    std::any_of(house.provenance.begin(), house.provenance.end(),
                                [&](const auto &entry) { return entry.second.clause == clause; });
                QVERIFY2(cited, clause.c_str());
            }
        }
    }

    void faults_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char *name, const char *from, const char *to, const char *fault) {
            QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to)
                                << QString::fromLatin1(fault);
        };
        row("no decks", "decks = 6", "decks = 0", "shoe.decks must be a whole number from 1 to 8");
        row("unknown key", "decks = 6", "decks = 6\njokers = 2", "unknown key shoe.jokers");
        row("unknown section", "[scoring]", "[jackpot]\npays = \"1:1\"\n[scoring]",
            "unknown key jackpot");
        row("wrong type", "decks = 6", "decks = \"six\"", "shoe.decks must be a whole number");
        row("missing key", "decks = 6", "", "shoe.decks is missing");
        row("missing section", "[war]", "[peace]", "war.win_pays is missing");
        row("ratio", "pays = \"10:1\"", "pays = \"10:0\"", "tie_bet.pays must be a ratio");
        row("limits", "main.min = 5", "main.min = 500", "limits.main.min is above the maximum");
        row("cut card", "cut_card_from_end = 60", "cut_card_from_end = 157", "from 1 to 156");
        row("chips", "chips = [1, 2.50, 5, 25, 100, 500]\nrounding = \"patron\"",
            "chips = [5, 25]\nrounding = \"none\"", "table.chips cannot make 2.50");
        row("chip twice", "chips = [1, 2.50,", "chips = [1, 1,", "holds 1 twice");
        row("no chips", "chips = [1, 2.50, 5, 25, 100, 500]", "chips = []", "must be a list");
        row("negative money", "main.max = 300", "main.max = -300", "must be an amount above 0");
        row("part of a cent", "main.min = 5", "main.min = 5.001", "to the cent");
        row("choice", "first = \"per-seat\"", "first = \"any\"", "must be one of \"per-seat\"");
        row("flag", "house_posts = true", "house_posts = 1", "must be true or false");
        row("seats", "seats = 7", "seats = 10", "from 1 to 9");
        row("post above its worth", "win_pays = \"1:1\"", "win_pays = \"1:2\"", "is below 1:1");
        row("surrender", "loses = \"1:2\"", "loses = \"3:2\"", "more than the bet itself");
        row("game", "game = \"casino-war\"", "game = \"baccarat\"", "game must be one of");
        row("provenance key", "\"shoe.decks\" = \"choice\"", "\"shoe.jokers\" = \"choice\"",
            "unknown key provenance");
        row("provenance value", "\"shoe.decks\" = \"choice\"", "\"shoe.decks\" = \"because\"",
            "must be a clause such as");
        row("cut card every round", "shuffle = \"cut-card\"", "shuffle = \"every-round\"",
            "has no place where the cards are shuffled every round");
        row("escape sequence", "name = \"Casino War, Washington\"",
            "name = \"\\u001b[2JWashington\"",
            "name must be one line of text, without control characters");
        row("second line", "id = \"washington\"", "id = \"washington\\nall clean\"",
            "id must be one line of text");
        row("written backwards", "source = \"Casino", "source = \"\\u202Eosinac Casino",
            "source must be one line of text");
        row("upper control character", "id = \"washington\"", "id = \"a\\u009bb\"",
            "id must be one line of text");
        row("line separator", "id = \"washington\"", "id = \"a\\u2028b\"",
            "id must be one line of text");
        row("too much money", "main.max = 300", "main.max = 1000000000.01", "at most 1000000000");
        row("a bet above the maximum could not be counted", "main.max = 300",
            "main.max = 600000000", "limits.main.max is above half of 1000000000");
        row("a payout could not be counted", "tie.max = 100", "tie.max = 400000000",
            "tie_bet.pays pays 4000000000 for the largest tie bet, above 1000000000");
    }
    void faults()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, fault);
        const auto text = with(from.toStdString(), to.toStdString());
        const auto reading = readHouse(text);
        QVERIFY(!reading.ok());
        const bool found =
            std::any_of(reading.faults.begin(), reading.faults.end(), [&](const Fault &one) {
                return one.what.find(fault.toStdString()) != std::string::npos && one.line > 0;
            });
        QVERIFY2(found, reading.faults[0].what.c_str());
    }

    /// A house for won: its largest payout is 50 million.
    void largeAmounts()
    {
        auto text = with("main.max = 300\ntie.min = 5\ntie.max = 100",
                         "main.max = 5000000\ntie.min = 50000\ntie.max = 5000000");
        QVERIFY(readHouse(text).ok());
    }

    void namesMayBeInAnyLanguage()
    {
        const auto reading = readHouse(with("id = \"washington\"", "id = \"카지노 \\\"Ö'`<b>\""));
        QVERIFY(reading.ok());
        QCOMPARE(reading.house.id, std::string{"카지노 \"Ö'`<b>"});
    }

    void aNameHasALength()
    {
        const auto named = [](std::size_t length) {
            return with("id = \"washington\"", "id = \"" + std::string(length, 'x') + "\"");
        };
        QVERIFY(readHouse(named(300)).ok());
        const auto reading = readHouse(named(301));
        QCOMPARE(reading.faults.size(), std::size_t{1});
        QCOMPARE(reading.faults[0].what, std::string{"id must be at most 300 characters long"});
    }

    /// Keys within keys within keys: refused at once, with the place, and never by a crash.
    void deeplyNested_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const QByteArray dotted = QByteArray{"a."}.repeated(100'000) + "a";
        QTest::newRow("provenance") << "[provenance]\n" + dotted + " = 1\n" << 2;
        QTest::newRow("a key") << dotted + " = 1\n" << 1;
        QTest::newRow("a section") << "[" + dotted + "]\n" << 1;
        QTest::newRow("quoted parts") << QByteArray{"\"(#\"."}.repeated(100'000) + "a = 1\n" << 1;
        QTest::newRow("behind what looks like a comment")
            << "a = [\"\"\"\n#\"\"\", {" + dotted + " = 1}]\n"
            << 2;
        QTest::newRow("lists") << "a = " + QByteArray(100'000, '[') << 1;
        QTest::newRow("tables") << QByteArray{"a={"}.repeated(100'000) << 1;
        // As deep as can be parsed.
        QByteArray most = "[" + QByteArray{"a."}.repeated(200) + "a]\n";
        for (int i = 0; i < 8; ++i)
            most += QByteArray{"a."}.repeated(200) + "a = " + (i % 2 == 0 ? "[\n" : "{");
        QTest::newRow("all of it") << most << 0;
        QTest::newRow("provenance as deep as can be")
            << "[provenance]\n" + QByteArray{"a."}.repeated(200) + "a = \"choice\"\n"
            << 0;
    }
    void deeplyNested()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const auto reading = readHouse(text.toStdString());
        QVERIFY(!reading.ok());
        if (line > 0) {
            QCOMPARE(reading.faults.size(), std::size_t{1});
            QCOMPARE(reading.faults[0].line, line);
        }
        for (const Fault &fault : reading.faults)
            QVERIFY2(fault.what.size() < 200, "a message stays readable");
    }

    void allFaultsAtOnceWithTheirPlaces()
    {
        const auto reading = readHouse(with("decks = 6", "decks = 9\njokers = 2"));
        QCOMPARE(reading.faults.size(), std::size_t{2});
        const auto text = washington();
        const auto before = std::string_view{text}.substr(0, text.find("decks = 6"));
        const auto line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
        QCOMPARE(toText(reading.faults[0], "h.toml"),
                 "h.toml:" + std::to_string(line)
                     + ":9: shoe.decks must be a whole number from 1 to 8");
        QCOMPARE(toText(reading.faults[1], "h.toml"),
                 "h.toml:" + std::to_string(line + 1) + ":1: unknown key shoe.jokers");
    }

    void aSyntaxErrorStandsAlone()
    {
        const auto reading = readHouse(with("decks = 6", "decks = = 6\njokers = 2"));
        QCOMPARE(reading.faults.size(), std::size_t{1});
        QVERIFY(reading.faults[0].line > 1);
        QVERIFY(!readHouse("").ok());
    }

    void defaults()
    {
        auto text = with("pick = \"after-pay\"\nsweep = \"right-to-left\"\n", "");
        const auto at = text.find("[payout]");
        text.erase(at, text.find("[provenance]") - at); // payout and scoring left out
        text.erase(text.find("[provenance]"));
        text.replace(text.find("hands_per_patron = 1\n"), 21, "");
        text.replace(text.find("rounding = \"patron\"\n"), 20, "");
        const auto reading = readHouse(text);
        QVERIFY2(reading.ok(), reading.ok() ? "" : reading.faults[0].what.c_str());
        QCOMPARE(reading.house.cards.pick, Pick::AfterPay);
        QCOMPARE(reading.house.table.rounding, Rounding::Patron);
        QCOMPARE(reading.house.payout, PayoutRules{});
        QCOMPARE(originOf(reading.house.provenance, "war.burn").kind, Origin::Kind::Choice);
    }

    void difference()
    {
        const auto differences =
            pitwise::difference(test::house("washington"), test::house("ontario"));
        const auto tie =
            std::find_if(differences.begin(), differences.end(),
                         [](const Difference &one) { return one.key == "tie_bet.pays"; });
        QVERIFY(tie != differences.end());
        QCOMPARE(tie->from, std::string{"10:1"});
        QCOMPARE(tie->to, std::string{"11:1"});
        QCOMPARE(tie->origin.clause, std::string{"ON-6"});
        QVERIFY(std::is_sorted(
            differences.begin(), differences.end(),
            [](const Difference &a, const Difference &b) { return a.risk < b.risk; }));
        QVERIFY(pitwise::difference(test::house("ontario"), test::house("ontario")).empty());
    }
};

QTEST_APPLESS_MAIN(HouseFileTest)
#include "tst_housefile.moc"
