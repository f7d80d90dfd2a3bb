// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "assets/builtinhouses.h"
#include "engine/house/draft.h"
#include "engine/house/choicenames.h"
#include "tests/support/houses.h"

#include <QTest>

#include <algorithm>

using namespace pitwise;

namespace {

std::string textOf(std::string_view id)
{
    for (const BuiltInHouse &house : builtInHouses()) {
        if (house.id == id)
            return std::string{house.toml};
    }
    return {};
}

/// How many lines are not in both texts.
int changedLines(const std::string &before, const std::string &after)
{
    const auto lines = [](const std::string &text) {
        return QString::fromStdString(text).split(QLatin1Char('\n'));
    };
    QStringList a = lines(before);
    int changed = 0;
    for (const QString &line : lines(after)) {
        if (!a.removeOne(line))
            ++changed;
    }
    return changed;
}

/// A value that differs from the current one.
std::string otherValue(const HouseKey &key, const std::string &value)
{
    switch (key.kind) {
    case KeyKind::Flag:
        return value == "yes" ? "no" : "yes";
    case KeyKind::Count:
    case KeyKind::Money:
        return value == "7" ? "8" : "7";
    case KeyKind::Ratio:
        return value == "7:2" ? "7:3" : "7:2";
    case KeyKind::Choice:
        return std::string{key.choices.back() == value ? key.choices.front() : key.choices.back()};
    case KeyKind::Chips:
        return "1 3 9";
    case KeyKind::Text:
        break;
    }
    return "Gr\u00fcner \"Tisch\"";
}

} // namespace

/// A house file that is changed key by key.
class DraftTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Changing any key of any house changes its line and perhaps that of its origin, and nothing
    /// else. Changing it back restores the text exactly.
    void thereAndBack()
    {
        for (const BuiltInHouse &builtIn : builtInHouses()) {
            const std::string text{builtIn.toml};
            int tried = 0;
            for (const HouseKey &key : houseKeys()) {
                HouseDraft draft{text};
                const auto value = draft.valueOf(key.key);
                if (!value)
                    continue;
                ++tried;
                const std::string other = otherValue(key, *value);
                QVERIFY(draft.setValue(key.key, other));
                QCOMPARE(draft.valueOf(key.key), other);
                QVERIFY(changedLines(text, draft.text()) <= 2);
                QVERIFY(draft.isChanged(key.key));
                if (!key.section().empty() && key.section() != "scoring")
                    QCOMPARE(draft.originOf(key.key), std::string{"choice"});
                QVERIFY(draft.setValue(key.key, *value));
                QCOMPARE(draft.text(), text);
                QVERIFY(!draft.isChanged(key.key));
            }
            QVERIFY(tried > 40);
        }
    }

    /// A value in the draft is the value in the house that is read from it.
    void sameAsTheHouse()
    {
        for (const BuiltInHouse &builtIn : builtInHouses()) {
            const HouseDraft draft{std::string{builtIn.toml}};
            QVERIFY(draft.ok());
            for (const HouseKey &key : houseKeys()) {
                const auto value = draft.valueOf(key.key);
                if (!value)
                    continue;
                QCOMPARE(*value, key.text(draft.house()));
            }
        }
    }

    /// A new key goes into its section, after the keys that precede it. Removing it removes its
    /// line.
    void newKeys()
    {
        const std::string text = textOf("fun-casino");
        HouseDraft draft{text};
        QVERIFY(draft.setValue("war.tie_bet.allowed", "yes"));
        QCOMPARE(draft.faultsOf("war.tie_bet.pays").size(), 1U);
        QVERIFY(draft.setValue("war.tie_bet.pays", "9:1"));
        QVERIFY(draft.setValue("war.tie_bet.amount", "any"));
        QVERIFY(draft.ok());
        QVERIFY(
            draft.text().find("tie_bet.allowed = true\ntie_bet.pays = \"9:1\"\ntie_bet.amount = "
                              "\"any\"\n\n[settlement]")
            != std::string::npos);
        QCOMPARE(draft.house().war.tieBet.pays, (Ratio{9, 1}));
        QCOMPARE(draft.originOf("war.tie_bet.pays"), std::string{"choice"});
        QVERIFY(draft.setValue("war.tie_bet.pays", ""));
        QVERIFY(draft.setValue("war.tie_bet.amount", ""));
        QVERIFY(draft.setValue("war.tie_bet.allowed", "no"));
        QCOMPARE(draft.text(), text);
    }

    /// A key whose section is not in the file yet.
    void newSection()
    {
        HouseDraft draft{"id = \"x\"\n\n[scoring]\npass = 80\n\n[provenance]\n"};
        QVERIFY(draft.setValue("surrender.allowed", "yes"));
        QVERIFY(draft.setValue("surrender.loses", "1:2"));
        QVERIFY(draft.setValue("name", "A house"));
        QCOMPARE(
            draft.text(),
            std::string{"id = \"x\"\nname = \"A house\"\n\n[surrender]\nallowed = true\nloses = "
                        "\"1:2\"\n\n[scoring]\npass = 80\n\n[provenance]\n"
                        "\"surrender.allowed\" = \"choice\"\n\"surrender.loses\" = "
                        "\"choice\"\n"});
    }

    /// Comments, spaces and other spellings stay.
    void waysOfWriting()
    {
        const std::string text = "# mine \u2014 \u00fcber alles\n[tie_bet] # side bet\n"
                                 "  pays='10:1'   # ten\n[table]\nchips = [ 1, # white\n  5 ]\n"
                                 "[limits]\nmain = { min = 5, max = 10 }\n";
        HouseDraft draft{text};
        QCOMPARE(draft.valueOf("tie_bet.pays"), std::string{"10:1"});
        QVERIFY(draft.setValue("tie_bet.pays", "9:1"));
        QVERIFY(draft.text().find("  pays=\"9:1\"   # ten\n") != std::string::npos);
        QVERIFY(draft.setValue("limits.main.max", "25"));
        QVERIFY(draft.text().find("main = { min = 5, max = 25 }") != std::string::npos);
        QVERIFY(draft.setValue("table.chips", "1 5 25"));
        QVERIFY(draft.text().find("chips = [1, 5, 25]\n[limits]") != std::string::npos);
        QVERIFY(draft.text().starts_with("# mine \u2014 \u00fcber alles\n[tie_bet] # side bet\n"));
    }

    /// A value that makes no sense is a fault at its key, and the file can still be parsed.
    void nonsense()
    {
        for (const HouseKey &key : houseKeys()) {
            if (key.kind == KeyKind::Text)
                continue;
            HouseDraft draft{textOf("washington")};
            if (!draft.valueOf(key.key))
                continue;
            for (const char *value : {"gr\"\u00fcn\\", "-3", "0", "1:0", "[", "99999999999999"}) {
                draft.setValue(key.key, value);
                if (draft.ok())
                    continue; // 0 is allowed here
                QVERIFY2(!draft.faultsOf(key.key).empty(),
                         (std::string{key.key} + " = " + value).c_str());
                for (const Fault &fault : draft.otherFaults())
                    QFAIL(fault.what.c_str());
            }
        }
    }

    /// A user can type anything into the file; faults that belong to no key are listed separately.
    void byHand()
    {
        HouseDraft draft{textOf("ontario")};
        draft.setText(draft.text() + "\n[oddities]\ncolour = 3\n");
        QCOMPARE(draft.otherFaults().size(), 1U);
        draft.setText("id = \"");
        QVERIFY(!draft.ok());
        QCOMPARE(draft.otherFaults().size(), 1U);
        QVERIFY(!draft.setValue("name", "x")); // the text cannot be parsed
        QCOMPARE(draft.text(), std::string{"id = \""});
    }

    /// A rule can be given an origin: a clause of the house's own rulebook, or a choice.
    void origins()
    {
        HouseDraft draft{textOf("washington")};
        QCOMPARE(draft.originOf("tie_bet.pays"),
                 originOf(test::house("washington").provenance, "tie_bet.pays").clause);
        QVERIFY(draft.setOrigin("tie_bet.pays", "HR-12"));
        QVERIFY(draft.ok());
        QCOMPARE(originOf(draft.house().provenance, "tie_bet.pays").clause, std::string{"HR-12"});
        draft.setOrigin("tie_bet.pays", "nowhere");
        QCOMPARE(draft.faultsOf("tie_bet.pays").size(), 1U);
    }

    /// The table of keys is complete: a house file with all of them is valid, and so is each word
    /// of a choice.
    void everyKey()
    {
        for (const HouseKey &key : houseKeys()) {
            for (const std::string_view choice : key.choices) {
                HouseDraft draft{textOf(key.section() == "bonus" || key.section() == "blackjack"
                                            ? "war-blackjack"
                                            : "washington")};
                draft.setValue(key.key, choice);
                QVERIFY2(std::none_of(draft.reading().faults.begin(), draft.reading().faults.end(),
                                      [](const Fault &fault) {
                                          return fault.what.find("must be one of")
                                              != std::string::npos;
                                      }),
                         key.key.data());
            }
            House a = test::house("washington");
            const House b = test::house("fun-casino");
            key.copy(b, a);
            QCOMPARE(key.text(a), key.text(b));
        }
    }
};

QTEST_APPLESS_MAIN(DraftTest)
#include "tst_draft.moc"
