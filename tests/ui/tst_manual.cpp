// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/housekeys.h"
#include "engine/odds/odds.h"
#include "engine/patrons/perfectdealer.h"
#include "engine/procedure/expected.h"
#include "engine/referee/judge.h"
#include "tests/support/houses.h"
#include "ui/handout/chapters.h"
#include "ui/handout/manual.h"
#include "ui/handout/payouts.h"
#include "ui/paint/documentpdf.h"
#include "ui/paint/feltpainter.h"
#include "ui/text/rulewords.h"

#include <QApplication>
#include <QFile>
#include <QPalette>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace pitwise;
using namespace pitwise::ui;

namespace {

/// How many clauses each source has.
const std::map<std::string, std::pair<std::string, int>> Clauses{{"washington", {"WA", 16}},
                                                                 {"fun-casino", {"FC", 20}},
                                                                 {"three-hand", {"TH", 11}},
                                                                 {"ontario", {"ON", 9}},
                                                                 {"war-blackjack", {"WB", 14}}};

QString markdown(const House &house)
{
    return QString::fromStdString(asMarkdown(manualOf(house), english));
}

/// The manual as a dealer reads it: without the sources.
QString pagesBeforeAppendix(const House &house)
{
    Document manual = manualOf(house);
    manual.sections.pop_back();
    return QString::fromStdString(asMarkdown(manual, english));
}

/// The pages of the phases alone, with their drawings.
QString pagesOfPhases(const House &house)
{
    Document manual = manualOf(house);
    manual.sections.resize(chaptersOf(house.game).size());
    manual.glance.clear();
    QString text = QString::fromStdString(asMarkdown(manual, english));
    for (const DocumentSection &section : manual.sections)
        text += QString::fromStdString(asSvg(section.drawing, english));
    return text;
}

Sentence ruleOf(const House &house, const HouseKey &key)
{
    const auto text = ruleWords(house, key.key);
    return text ? *text : ruleWords(house, key.path()).value_or(Sentence{});
}

/// The same house with all that takes room on a page.
House withMuchToSay(House house)
{
    house.limits.underMinimum = UnderMinimum::RemindOnce;
    house.calls.floorAbove = Ratio{5, 1};
    house.payout.chips = PayoutChips::Fewest;
    house.limits.main = {Money::units(5), Money::units(10'000)};
    house.limits.combinedMax = Money::units(10'000);
    if (InCasinoWar.of(house)) {
        house.war.housePosts = true;
        house.war.winPays = {2, 1};
        house.war.tiePays = {3, 1};
        house.war.tieBet = {true, {10, 1}, WarTieAmount::Main};
        house.war.burnBefore = BurnBefore::FirstAndDealer;
        house.war.burn = 20;
    }
    house.blackjack.peek = false;
    return house;
}

} // namespace

/// The dealer's manual is generated from the house file alone.
class ManualTest : public QObject
{
    Q_OBJECT

    /// The first winning tie bet, and the table at that moment.
    static std::pair<Table, act::Pay> wonTieBet(const House &house)
    {
        for (std::uint64_t seed = 1;; ++seed) {
            SessionSpec spec;
            spec.seed = seed;
            Session session{spec, house};
            Crowd crowd{{seed, house.table.seats, Temper::Bold, 0, 0}};
            while (session.table().roundNumber == 1) {
                while (const auto event = crowd.react(session.table(), house))
                    session.perform(*event);
                const auto next = nextAct(session.table(), house);
                if (const auto *pay = std::get_if<act::Pay>(&*next);
                    pay != nullptr && pay->bet == BetKind::Tie)
                    return {session.table(), *pay};
                session.perform(*next);
            }
        }
    }
    /// What is printed on the felt.
    static QString printedOn(const House &house)
    {
        QString text;
        for (const PrintedLine &line : paytable(house))
            text += line.what + QLatin1Char(' ') + line.pays + QLatin1Char('\n');
        return text;
    }

private Q_SLOTS:
    void everyClauseIsInIt_data()
    {
        QTest::addColumn<QString>("id");
        for (const House &house : test::builtIn())
            QTest::addRow("%s", house.id.c_str()) << QString::fromStdString(house.id);
    }
    void everyClauseIsInIt()
    {
        QFETCH(QString, id);
        const House house = test::house(id.toStdString());
        const auto &[prefix, count] = Clauses.at(house.id);
        const QString text = markdown(house);
        const QString page = QString::fromStdString(asHtml(manualOf(house), english));
        for (int i = 1; i <= count; ++i) {
            const QRegularExpression clause{
                QStringLiteral("\\b%1-%2\\b").arg(QString::fromStdString(prefix)).arg(i)};
            QVERIFY2(text.contains(clause), qPrintable(clause.pattern()));
            QVERIFY2(page.contains(clause), qPrintable(clause.pattern()));
        }
        QVERIFY(!text.contains(QStringLiteral("%1"))); // every placeholder was filled in
    }

    /// Every key with an origin has its words, in every house.
    void everyRuleHasWords()
    {
        const auto rules = rulesWithWords();
        for (const House &house : test::builtIn()) {
            for (const auto &[rule, origin] : house.provenance) {
                const bool known = std::any_of(rules.begin(), rules.end(), [&](auto each) {
                    return rule == each || rule.starts_with(std::string{each} + '.');
                });
                QVERIFY2(known, rule.c_str());
            }
        }
    }

    /// Changing one value, the tie bet to 9:1, changes everything derived from it.
    void oneValueChangesEverything()
    {
        const House ten = test::house("washington");
        House nine = ten;
        nine.tieBet.pays = {9, 1};

        QVERIFY(markdown(ten).contains(QStringLiteral("A tie bet pays 10:1.")));
        QVERIFY(markdown(nine).contains(QStringLiteral("A tie bet pays 9:1.")));
        QVERIFY(!markdown(nine).contains(QStringLiteral("A tie bet pays 10:1.")));

        // The demonstrating dealer and the referee.
        const auto [table, pay] = wonTieBet(nine);
        const Money bet = table.at(pay.hand).bet(BetKind::Tie).amount;
        QCOMPARE(pay.amount.money, bet * 9);
        QVERIFY(judge(table, nine, pay).clean());
        act::Pay tenfold = pay;
        tenfold.amount.money = bet * 10;
        QCOMPARE(judge(table, nine, tenfold).own()->code, FindingCode::WrongPayout);
        Table seen = table; // the same table under the other rule
        markAllStale(seen);
        QVERIFY(!judge(seen, ten, tenfold).wrong);

        QVERIFY(oddsOf(nine).tieBet->edge != oddsOf(ten).tieBet->edge);
        QVERIFY(markdown(nine).contains(QString::fromStdString(toText(oddsOf(nine).tieBet->edge))));
        QVERIFY(printedOn(ten).contains(QStringLiteral("10 to 1")));
        QVERIFY(printedOn(nine).contains(QStringLiteral("9 to 1")));
        QVERIFY(!printedOn(nine).contains(QStringLiteral("10 to 1")));
    }

    /// Several pages, all numbered.
    void asPdf()
    {
        const QTemporaryDir folder;
        for (const House &house : test::builtIn()) {
            const QString path = folder.filePath(QString::fromStdString(house.id + ".pdf"));
            QCOMPARE(writePdf(manualOf(house), english, path), QString{});
            QFile file{path};
            QVERIFY(file.open(QFile::ReadOnly));
            const QByteArray text = file.readAll();
            QVERIFY(text.startsWith("%PDF"));
            const auto pages = text.count("/Type /Page\n") + text.count("/Type /Page ");
            QCOMPARE(static_cast<int>(pages), pagesOf(manualOf(house), english, Paper::A4).back());
        }
        QVERIFY(!writePdf(manualOf(test::house("ontario")), english,
                          folder.filePath(QStringLiteral("none/here.pdf")))
                     .isEmpty());
    }

    /// Every phase has exactly one page, so no list of steps and no table of it is split, whatever
    /// the house and the paper.
    void onePagePerPhase_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("seats");
        for (const House &house : test::builtIn()) {
            for (const int seats : {house.table.seats, 9})
                QTest::addRow("%s, %d seats", house.id.c_str(), seats)
                    << QString::fromStdString(house.id) << seats;
        }
    }
    void onePagePerPhase()
    {
        QFETCH(QString, id);
        QFETCH(int, seats);
        House house = test::house(id.toStdString());
        house.table.seats = seats;
        for (const House &each : {house, withMuchToSay(house)}) {
            const Document manual = manualOf(each);
            const std::size_t chapters = chaptersOf(each.game).size();
            for (const Paper paper : {Paper::A4, Paper::Letter}) {
                const auto begins = pagesOf(manual, english, paper);
                for (std::size_t i = 0; i <= chapters; ++i) // the calls follow the last chapter
                    QCOMPARE(begins[i], static_cast<int>(i) + 2);
            }
        }
    }

    /// The drawing shows the table as the dealer sees it: seat 1 at the left, the shoe at his left
    /// hand, the discards at his right, the tray nearest to him.
    void drawnFromTheDealersChair()
    {
        for (House house : test::builtIn()) {
            for (house.table.seats = 1; house.table.seats <= 9; ++house.table.seats) {
                const Sketch cover = manualOf(house).cover;
                const auto at = [&](const QString &text) {
                    for (const sketch::Part &part : cover.parts) {
                        const auto *label = std::get_if<sketch::Label>(&part);
                        if (label != nullptr && english(label->text) == text.toStdString())
                            return label->at;
                    }
                    return sketch::Point{-1, -1};
                };
                for (int seat = 1; seat <= house.table.seats; ++seat) {
                    const sketch::Point here = at(QString::number(seat));
                    QVERIFY(here.x > 0 && here.x < 100);
                    QVERIFY(seat == 1 || here.x > at(QString::number(seat - 1)).x);
                    QVERIFY(here.y < at(QStringLiteral("tray")).y);
                }
                QVERIFY(at(QStringLiteral("shoe")).x < 50);
                QVERIFY(at(QStringLiteral("discards")).x > 50);
                QVERIFY(at(QStringLiteral("you, the dealer")).y > at(QStringLiteral("tray")).y);
            }
        }
    }

    /// The pages of the manual, not only its appendix, follow every value of the house.
    void everyValueIsOnAPage()
    {
        for (House house : test::builtIn()) {
            house.war.burn = std::max(house.war.burn, 2); // or it does not matter when
            for (const HouseKey &key : houseKeys()) {
                if (!key.isRule() || !key.applies(house))
                    continue;
                House other = house;
                key.alter(other);
                const bool differs = english(ruleOf(house, key)) != english(ruleOf(other, key));
                if (differs && other.table.seats >= other.table.handsPerPatron)
                    QVERIFY2(pagesOfPhases(house) != pagesOfPhases(other),
                             qPrintable(
                                 QStringLiteral("%1 in %2")
                                     .arg(QString::fromUtf8(key.key.data(),
                                                            static_cast<qsizetype>(key.key.size())),
                                          QString::fromStdString(house.id))));
            }
        }
    }

    /// Clauses, keys and "the house's choice" are for the appendix.
    void sourcesAreInTheAppendix()
    {
        static const QRegularExpression source{
            QStringLiteral("\\b(WA|FC|TH|ON|WB)-\\d|house's (own )?choice|[a-z]+\\.[a-z]+_")};
        for (const House &house : test::builtIn()) {
            const auto match = source.match(pagesBeforeAppendix(house));
            QVERIFY2(!match.hasMatch(), qPrintable(match.captured(0)));
        }
    }

    /// Every rule that has words is in a chapter of each game that has it.
    void everyRuleHasItsChapter()
    {
        for (const House &house : test::builtIn()) {
            for (const std::string_view rule : rulesWithWords()) {
                if (!ruleWords(house, rule))
                    continue;
                int told = 0;
                for (const Chapter chapter : chaptersOf(house.game)) {
                    for (const ToldRule &each : rulesOf(chapter, house.game))
                        told += each.rule == rule ? 1 : 0;
                }
                QVERIFY2(told == 1, std::string{rule}.c_str());
            }
        }
    }

    /// The page for the wall goes up to the limits, and its wars and halves are what the house
    /// pays and takes.
    void payoutsAreTrue()
    {
        const House house = test::house("washington");
        const auto tables = payoutTables(house);
        const auto text = [&](std::size_t table, std::size_t row, std::size_t cell) {
            return QString::fromStdString(english(tables[table].rows[row][cell]));
        };
        // 25: even money, half at a surrender, the post, post and one more, all three units.
        QCOMPARE(text(0, 4, 0), QStringLiteral("25"));
        QCOMPARE(text(0, 4, 1), QStringLiteral("25"));
        QCOMPARE(text(0, 4, 2), QStringLiteral("12.50"));
        QCOMPARE(text(0, 4, 3), QStringLiteral("post"));
        QCOMPARE(text(0, 4, 4), QStringLiteral("post + 25"));
        QCOMPARE(text(0, 4, 5), QStringLiteral("75"));
        QCOMPARE(english(tables[0].rows.back()[0]), std::string{"300"});
        QCOMPARE(english(tables[2].rows.back()[0]), std::string{"100"}); // the tie bet's limit
        QCOMPARE(english(tables[2].rows.back()[1]), std::string{"1000"});

        const auto fun = payoutTables(test::house("fun-casino"));
        QCOMPARE(english(fun[0].rows[0][3]), std::string{"10"}); // 2:1 on a war bet of 5
        QCOMPARE(english(fun[0].rows[0][4]), std::string{"15"}); // 3:1
        QCOMPARE(english(fun[0].rows[0][5]), std::string{"10"}); // main bet and war bet
    }

    /// From the minimum to the maximum, in order, never too many for the page.
    void usualBetsReachTheLimit()
    {
        House house = test::house("ontario");
        for (const auto &[least, most] :
             {std::pair{5, 100}, {5, 500}, {1, 10'000}, {25, 30}, {5, 5}, {100, 1'000'000}}) {
            const Limit limit{Money::units(least), Money::units(most)};
            const auto bets = usualBets(house, limit, 20);
            QVERIFY(!bets.empty() && bets.size() <= 20);
            QCOMPARE(toText(bets.front()), toText(limit.min));
            QCOMPARE(toText(bets.back()), toText(limit.max));
            QVERIFY(std::is_sorted(bets.begin(), bets.end()));
            QVERIFY(std::adjacent_find(bets.begin(), bets.end()) == bets.end());
        }
    }

    /// The example payments match what the house pays, in chips it has.
    void paymentsAreTrue()
    {
        for (const House &house : test::builtIn()) {
            const Document manual = manualOf(house);
            int rows = 0;
            for (const DocumentSection &section : manual.sections) {
                for (const DocumentTable &table : section.tables) {
                    if (table.heads.size() != 3 || !table.heads[1].pattern.starts_with("pays"))
                        continue;
                    const auto ratio = ratioFromText(english(table.heads[1]).substr(5));
                    for (const auto &row : table.rows) {
                        ++rows;
                        const auto bet = moneyFromText(english(row[0]));
                        const auto due = moneyFromText(english(row[1]));
                        QVERIFY(bet && due && ratio);
                        QCOMPARE(*due, house.payable(*bet * *ratio));
                        QVERIFY(house.table.chips.canMake(*due));
                    }
                }
            }
            QVERIFY(rows > 3);
        }
    }

    /// Paper is white and ink is black, whatever theme the window has.
    void paperIsWhite()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("manual.pdf"));
        const auto inkOf = [&](const QColor &text) {
            QPalette palette = qApp->palette();
            palette.setColor(QPalette::Text, text);
            qApp->setPalette(palette);
            (void)writePdf(manualOf(test::house("ontario")), english, path);
            QFile file{path};
            (void)file.open(QFile::ReadOnly);
            const QByteArray pdf = file.readAll();
            // Page contents are zlib-compressed streams.
            QByteArray all;
            for (qsizetype at = pdf.indexOf("stream\n"); at >= 0;
                 at = pdf.indexOf("\nstream\n", at + 1)) {
                const qsizetype begin = pdf.indexOf('\n', at + 1) + 1;
                const qsizetype end = pdf.indexOf("endstream", begin);
                QByteArray packed{4, '\0'};
                packed[1] = '\x10'; // room for a megabyte; grows if needed
                all += qUncompress(packed + pdf.mid(begin, end - begin));
            }
            return all;
        };
        const QByteArray black = inkOf(Qt::black);
        QVERIFY(black.size() > 10'000);
        QVERIFY(inkOf(Qt::white) == black);
    }
};

QTEST_MAIN(ManualTest)
#include "tst_manual.moc"
