// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/houses.h"
#include "tests/ui/accesshands.h"
#include "tests/ui/drawntexts.h"
#include "ui/panels/announce.h"
#include "ui/screens/screens.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QSet>
#include <QTest>

using namespace pitwise;
using namespace pitwise::test;
using namespace pitwise::ui;

/// What screen readers find, and what everybody can read.
class AccessTest : public QObject
{
    Q_OBJECT

    static PlaySettings settings(const House &house, std::uint64_t seed = 21)
    {
        PlaySettings made;
        made.house = house.id;
        made.seats = 3;
        made.seed = seed;
        made.temper = Temper::Bold;
        return made;
    }
    static void eachScreen(Window &window, const std::function<void(const QString &)> &look)
    {
        auto *stack = window.main().findChild<ScreenStack *>();
        for (std::size_t at = 0; at < stack->entries().size(); ++at) {
            stack->showScreen(at);
            QApplication::processEvents();
            look(stack->entries()[at].name);
        }
    }
    static void verify(const QStringList &trouble)
    {
        for (const QString &one : trouble)
            qWarning("%s", qPrintable(one));
        QVERIFY2(trouble.isEmpty(), qPrintable(QString::number(trouble.size())));
    }

private Q_SLOTS:
    /// Whole rounds of each game through the accessibility interface alone.
    void dealtByReaderAlone_data()
    {
        QTest::addColumn<QString>("house");
        for (const char *house : {"washington", "fun-casino", "war-blackjack"})
            QTest::newRow(house) << QString::fromLatin1(house);
    }
    void dealtByReaderAlone()
    {
        QFETCH(QString, house);
        const House rules = test::house(house.toStdString());
        Window window;
        PlaySettings play = settings(rules, 5);
        play.startsWithShuffle = house == QLatin1String("washington");
        window.deal(play, rules);
        AccessHands hands{window};
        while (window.table().roundNumber < 3) {
            const auto next = window.sitting().next();
            QVERIFY(next.has_value());
            const auto before = window.sitting().session().dealerActs();
            hands.does(*next);
            if (QTest::currentTestFailed())
                return;
            QVERIFY(window.sitting().session().dealerActs() > before);
        }
        QVERIFY(window.sitting().session().findings().empty());
    }

    /// A place says what it is, what lies there, and that a mistake was made there.
    void aPlaceHasWordsAndANumber()
    {
        Window window;
        window.deal(settings(test::house("washington")), test::house("washington"));
        AccessHands hands{window};
        while (window.table().dealer.lying == 0)
            hands.does(*window.sitting().next());
        QAccessibleInterface *felt = QAccessible::queryAccessibleInterface(&window.view());
        QStringList names;
        QSet<int> roles;
        for (int i = 0; i < felt->childCount(); ++i) {
            QAccessibleInterface *place = felt->child(i);
            names << place->text(QAccessible::Name);
            roles.insert(place->role());
            const bool isCards = names.last().contains(QLatin1String(", cards: "));
            const bool isTube = names.last().startsWith(QLatin1String("Chips of "));
            if (isCards || isTube)
                QCOMPARE(place->role(), isCards ? QAccessible::Graphic : QAccessible::Button);
            QVERIFY(place->actionInterface()->actionNames().contains(
                QAccessibleActionInterface::pressAction()));
            QCOMPARE(felt->indexOfChild(place), i);
        }
        QCOMPARE(roles.size(), 2);
        QVERIFY(names.removeDuplicates() == 0); // no two places with the same words
        const Spot bet = Spot::ofBet(seatAt(1), BetKind::Main);
        for (int i = 0; i < felt->childCount(); ++i) {
            if (felt->child(i)->text(QAccessible::Name) != window.view().wordsFor(bet))
                continue;
            const Money lies = window.table().at(seatAt(1)).bet(BetKind::Main).amount;
            QCOMPARE(felt->child(i)->valueInterface()->currentValue().toDouble() * 100,
                     static_cast<double>(lies.inCents()));
            window.view().setMarks({bet});
            QCOMPARE(felt->child(i)->text(QAccessible::Description),
                     QStringLiteral("A mistake was made here"));
            return;
        }
        QFAIL("no main bet at seat 1");
    }

    /// Acts, hints and findings are spoken.
    void whatHappensIsAnnounced()
    {
        Window window;
        PlaySettings play = settings(test::house("washington"));
        play.coaching = Coaching::Coach;
        window.deal(play, test::house("washington"));
        announce(&window.main(), QStringLiteral("Ready"));
        QStringList said;
        connect(window.main().findChild<Announcer *>(), &Announcer::said, this,
                [&](const QString &text) { said << text; });
        window.perform(act::Say{Call::PlaceBets, {}});
        QVERIFY2(said.join(u'\n').contains(QLatin1String("puts")), qPrintable(said.join(u'\n')));
        window.screen().hint();
        QVERIFY2(said.last().contains(QLatin1String("No more bets")), qPrintable(said.last()));
        QCOMPARE(window.main().findChild<Announcer *>()->accessibleName(), said.last());
        said.clear();
        window.perform(act::Burn{});
        QVERIFY2(said.join(u'\n').contains(QLatin1String("burn"), Qt::CaseInsensitive),
                 qPrintable(said.join(u'\n')));
    }

    /// The whole tree of every screen: whatever a reader stops at has a name.
    void nothingIsNameless()
    {
        Window window;
        const House house = test::house("washington");
        window.deal(settings(house), house);
        QStringList trouble;
        int seen = 0;
        eachScreen(window, [&](const QString &screen) {
            walkAccessibles(window.main(), [&](QAccessibleInterface &one, const QString &path) {
                ++seen;
                const bool saysNothing = one.role() == QAccessible::StaticText; // shows no words
                if (needsName(one) && !saysNothing
                    && one.text(QAccessible::Name).trimmed().isEmpty())
                    trouble << QStringLiteral("%1: role %2, %3 in %4")
                                   .arg(screen)
                                   .arg(one.role(), 0, 16)
                                   .arg(one.object() == nullptr
                                            ? QString{}
                                            : QString::fromLatin1(
                                                one.object()->metaObject()->className()),
                                        path);
            });
        });
        QVERIFY(seen > 400);
        trouble.removeDuplicates();
        verify(trouble);
    }

    /// The text against what is painted below it: 4.5 to 1, large text 3 to 1.
    void everyTextCanBeRead_data()
    {
        QTest::addColumn<bool>("light");
        QTest::addColumn<bool>("stark");
        for (const bool light : {false, true}) {
            for (const bool stark : {false, true})
                QTest::addRow("%s%s", light ? "paper" : "charcoal", stark ? ", stark" : "")
                    << light << stark;
        }
    }
    void everyTextCanBeRead()
    {
        QFETCH(bool, light);
        QFETCH(bool, stark);
        Window window;
        ViewOptions options = window.main().shell().viewOptions();
        options.around = &surroundings(light, stark);
        window.main().shell().setViewOptions(options);
        const House house = test::house("washington");
        window.deal(settings(house), house);
        QStringList trouble;
        eachScreen(window, [&](const QString &screen) {
            for (const QString &one : troubleWithContrast(window.main()))
                trouble << screen + QLatin1String(": ") + one;
        });
        trouble.removeDuplicates();
        verify(trouble);
    }
};

QTEST_MAIN(AccessTest)
#include "tst_access.moc"
