// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/perfectdealer.h"
#include "engine/session/notation.h"
#include "engine/training/differencepractice.h"
#include "tests/support/houses.h"

#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace pitwise;

namespace {

House changed(const char *id, const std::function<void(House &)> &change)
{
    House house = test::house(id);
    change(house);
    return house;
}

QString joined(const std::vector<std::string> &keys)
{
    QStringList texts;
    for (const std::string &key : keys)
        texts << QString::fromStdString(key);
    return texts.join(QLatin1Char(' '));
}

} // namespace

/// A session made from the differences of two houses.
class PracticeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// For any two houses: most differences are met, every round teaches something, and the new
    /// house's own dealer deals it without a finding.
    void anyTwoHouses()
    {
        for (const House &known : test::builtIn()) {
            for (const House &next : test::builtIn()) {
                if (known.id == next.id)
                    continue;
                const DifferencePractice plan = practiseDifferences(known, next, 1);
                const auto all = difference(known, next).size();
                const QByteArray unmet =
                    QStringLiteral("%1 to %2, %3 of %4 unmet: %5")
                        .arg(QString::fromStdString(known.id), QString::fromStdString(next.id))
                        .arg(plan.unmet.size())
                        .arg(all)
                        .arg(joined(plan.unmet))
                        .toUtf8();
                qInfo("%s, %d rounds", unmet.constData(), static_cast<int>(plan.rounds.size()));
                QVERIFY2(plan.unmet.size() * 2 < all, unmet.constData());
                QVERIFY(!plan.rounds.empty());
                Session session{plan.spec, next};
                Crowd crowd{plan.patrons};
                for (std::size_t i = 0; i < plan.rounds.size(); ++i)
                    QVERIFY(dealRound(session, crowd));
                QVERIFY(session.findings().empty());
            }
        }
    }

    /// One rare difference: the cards bring it up at once, and a dealer who follows the old rule
    /// gets a finding.
    void oneRareThing()
    {
        const House known = test::house("washington");
        const House next = changed("washington", [](House &house) {
            house.war.tiePays = Ratio{3, 1};
        });
        const DifferencePractice plan = practiseDifferences(known, next, 5);
        QCOMPARE(plan.rounds.size(), 1U);
        QCOMPARE(joined(plan.rounds[0]), QStringLiteral("war.tie_pays"));
        QVERIFY(plan.unmet.empty());
        QVERIFY(plan.spec.shoe.has_value());
        // It can be written and read like any session.
        const std::string text = writeDeal(plan.spec, next.table.chips, {});
        const DealReading read = readDeal(text, [&](const std::string &) { return next; });
        QVERIFY(read.faults.empty());
        QVERIFY(read.deal.spec == plan.spec);
    }

    /// The same house twice: nothing to practise.
    void nothing()
    {
        const House house = test::house("ontario");
        const DifferencePractice plan = practiseDifferences(house, house, 1);
        QVERIFY(plan.rounds.empty());
        QVERIFY(plan.unmet.empty());
    }

    /// The new shoe is prepared differently: the session starts with the shuffle.
    void newShoe()
    {
        const House next = changed("washington", [](House &house) { house.shoe.burnFirst += 2; });
        const DifferencePractice plan = practiseDifferences(test::house("washington"), next, 1);
        QVERIFY(plan.spec.startsWithShuffle);
        QVERIFY(plan.unmet.empty());
        QCOMPARE(plan.rounds.size(), 1U);
    }
};

QTEST_APPLESS_MAIN(PracticeTest)
#include "tst_practice.moc"
