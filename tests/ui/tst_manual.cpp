// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/odds.h"
#include "engine/patrons/perfectdealer.h"
#include "engine/procedure/expected.h"
#include "engine/referee/judge.h"
#include "tests/support/houses.h"
#include "ui/paint/documentpdf.h"
#include "ui/paint/feltpainter.h"
#include "ui/text/manual.h"
#include "ui/text/rulewords.h"

#include <QApplication>
#include <QFile>
#include <QPalette>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

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
            QVERIFY2(pages >= 5 && pages <= 9, qPrintable(QString::number(pages)));
        }
        QVERIFY(!writePdf(manualOf(test::house("ontario")), english,
                          folder.filePath(QStringLiteral("none/here.pdf")))
                     .isEmpty());
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
