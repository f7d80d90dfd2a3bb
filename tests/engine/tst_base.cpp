// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/card.h"
#include "engine/base/chips.h"
#include "engine/base/inlinelist.h"
#include "engine/base/ratio.h"
#include "engine/base/rng.h"

#include <QTest>

using namespace pitwise;

class BaseTest : public QObject
{
    Q_OBJECT

private:
    static Money money(const char *text) { return *moneyFromText(text); }
    static ChipSet usual()
    {
        return ChipSet{
            {money("1"), money("2.50"), money("5"), money("25"), money("100"), money("500")}};
    }

private Q_SLOTS:
    void cardsReadAndWrite()
    {
        for (int kind = 0; kind < Card::Kinds; ++kind) {
            const Card card = Card::ofKind(kind);
            QCOMPARE(cardFromText(toText(card)), std::optional{card});
        }
        QCOMPARE(cardFromText("Ah")->rank(), 14);
        QCOMPARE(cardFromText("2s")->rank(), 2);
        for (const char *wrong : {"", "A", "1h", "10h", "Ax", "ah", "AH"})
            QVERIFY(!cardFromText(wrong));
    }

    void moneyReadsAndWrites_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("written");
        QTest::newRow("whole") << QStringLiteral("25") << qint64{2500} << QStringLiteral("25");
        QTest::newRow("two decimals")
            << QStringLiteral("12.50") << qint64{1250} << QStringLiteral("12.50");
        QTest::newRow("one decimal")
            << QStringLiteral("2.5") << qint64{250} << QStringLiteral("2.50");
        QTest::newRow("cents") << QStringLiteral("0.05") << qint64{5} << QStringLiteral("0.05");
        for (const char *wrong : {"", "-5", "+5", "1.234", "1.", ".5", "5x", "1e3", "1000000001",
                                  "1000000000.01", "99999999999999999999"})
            QTest::newRow(wrong) << QString::fromLatin1(wrong) << qint64{-1} << QString{};
    }
    void moneyReadsAndWrites()
    {
        QFETCH(QString, text);
        QFETCH(qint64, cents);
        QFETCH(QString, written);
        const auto money = moneyFromText(text.toStdString());
        QCOMPARE(money.has_value(), cents >= 0);
        if (money) {
            QCOMPARE(money->inCents(), cents);
            QCOMPARE(QString::fromStdString(toText(*money)), written);
        }
        QCOMPARE(toText(Money::cents(-1250)), std::string{"-12.50"});
    }

    void ratios()
    {
        QCOMPARE(money("5") * *ratioFromText("11:1"), money("55"));
        QCOMPARE(money("25") * *ratioFromText("1:2"), money("12.50"));
        QCOMPARE(money("15") * *ratioFromText("3:2"), money("22.50"));
        for (const char *wrong :
             {"10", "10:0", "0:1", ":", "1:", "-1:2", "10:1 ", "1:1:1", "2000:1"})
            QVERIFY2(!ratioFromText(wrong), wrong);
        QCOMPARE(plainRatio(money("55"), money("5")), (std::optional<Ratio>{Ratio{11, 1}}));
        QCOMPARE(plainRatio(money("7.50"), money("5")), (std::optional<Ratio>{Ratio{3, 2}}));
        QCOMPARE(plainRatio(money("137"), money("25")), std::nullopt);
        QVERIFY((Ratio{10, 1} > Ratio{5, 1}));
        QVERIFY(!(Ratio{5, 1} > Ratio{10, 2}));
    }

    /// Which amounts chips can make, and the nearest one otherwise.
    void chipsMakeAmounts()
    {
        const ChipSet chips = usual();
        for (const char *yes : {"1", "2.50", "3.50", "5.50", "12.50", "87.50", "1000"})
            QVERIFY2(chips.canMake(money(yes)), yes);
        for (const char *no : {"0.50", "1.50", "2.75", "6.25"})
            QVERIFY2(!chips.canMake(money(no)), no);
        QCOMPARE(chips.roundedUp(money("6.25")), money("6.50"));
        QCOMPARE(chips.roundedDown(money("6.25")), money("6"));
        QCOMPARE(chips.roundedUp(money("1.50")), money("2"));
        QCOMPARE(chips.roundedDown(money("0.50")), Money{});
        const ChipSet reds{{money("5"), money("25")}};
        QCOMPARE(reds.roundedUp(money("12.50")), money("15"));
        QCOMPARE(reds.roundedDown(money("12.50")), money("10"));
    }

    void fewestChips()
    {
        const ChipSet chips = usual();
        QCOMPARE(toText(*chips.fewest(money("55")), chips), std::string{"2x25+1x5"});
        QCOMPARE(toText(*chips.fewest(money("12.50")), chips), std::string{"2x5+1x2.50"});
        QCOMPARE(toText(*chips.fewest(money("4")), chips), std::string{"4x1"});
        QVERIFY(!chips.fewest(money("0.50")));
        // Taking the largest chip first does not give the fewest.
        const ChipSet odd{{money("1"), money("3"), money("4")}};
        QCOMPARE(toText(*odd.fewest(money("6")), odd), std::string{"2x3"});
    }

    /// Amounts that awkward chips can make, next to trying every chip.
    void oddChips_data()
    {
        QTest::addColumn<QStringList>("values");
        QTest::newRow("many remainders")
            << QString{QStringLiteral("0.25 3 7.10 11 40")}.split(u' ');
        // The largest chip finds a remainder first, and small chips make a smaller amount of it.
        QTest::newRow("found twice") << QString{QStringLiteral("0.10 0.11 0.95")}.split(u' ');
    }
    void oddChips()
    {
        QFETCH(QStringList, values);
        std::vector<Money> kinds;
        for (const QString &value : values)
            kinds.push_back(money(qPrintable(value)));
        const ChipSet chips{kinds};
        std::vector<bool> made(10'000, false);
        made[0] = true;
        for (std::size_t cents = 1; cents < made.size(); ++cents) {
            for (const Money value : chips.values()) {
                const auto less = static_cast<std::size_t>(value.inCents());
                made[cents] = made[cents] || (cents >= less && made[cents - less]);
            }
        }
        for (std::size_t cents = 1; cents < made.size(); ++cents)
            QCOMPARE(chips.canMake(Money::cents(static_cast<std::int64_t>(cents))), made[cents]);
    }

    /// Chips that share no reasonable unit are refused; just below that they are counted at once.
    void chipsTooOdd()
    {
        QVERIFY(ChipSet::isTooOdd({money("1000.01"), money("1000.02")}));
        QVERIFY(!ChipSet::isTooOdd({money("1000"), money("2000.02")}));
        QVERIFY(!ChipSet::isTooOdd({money("100000"), money("200000")}));
        QVERIFY(!ChipSet::isTooOdd({}));
        std::vector<Money> values;
        for (int i = 0; i < 8; ++i)
            values.push_back(Money::cents(99'991 + 1'009 * i * i));
        QVERIFY(!ChipSet::isTooOdd(values));
        const ChipSet chips{values}; // depth first this takes minutes
        QVERIFY(chips.canMake(Money::cents(99'991 + 101'000)));
        QVERIFY(!chips.canMake(Money::cents(99'992)));
    }

    void drawsAreUnbiasedAndGolden()
    {
        Rng rng{42, 0};
        std::array<int, 7> count{};
        for (int i = 0; i < 70'000; ++i)
            ++count[rng.below(7)];
        for (const int n : count)
            QVERIFY(n > 9'600 && n < 10'400);
        Rng a{1, 0};
        Rng b{1, 1};
        QVERIFY(a.next() != b.next());
    }

    void inlineListKeepsItsOrder()
    {
        InlineList<int, 3> list;
        for (int i = 1; i <= 4; ++i)
            list.push(i); // the fourth does not fit
        QCOMPARE(list.size(), std::size_t{3});
        list.remove(0);
        QCOMPARE(list[0], 2);
        QCOMPARE(list.takeLast(), 3);
        QCOMPARE(list.size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(BaseTest)
#include "tst_base.moc"
