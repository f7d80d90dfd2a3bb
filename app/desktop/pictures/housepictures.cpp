// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/housepictures.h"

#include "ui/screens/compare/comparescreen.h"
#include "ui/screens/demo/demoscreen.h"
#include "ui/screens/editor/editorscreen.h"
#include "ui/screens/odds/oddsscreen.h"

namespace pitwise::pictures {

namespace {

using namespace ui;

/// Two styles: a hand is paid, and its cards are gone at one table and not at the other.
void takeStyles(Studio &studio)
{
    auto &demo = studio.window().showScreen<DemoScreen>();
    demo.chooseHouse("washington");
    demo.setSeed(3);
    demo.goTo(demo.steps() * 4 / 5);
    studio.take(QStringLiteral("demonstration"));
    demo.setMistake(ShownMistake::PaidTooMuch);
    demo.goTo(demo.step() + 1);
    studio.take(QStringLiteral("demonstration-mistake"));
    demo.setMistake(ShownMistake::None);
    {
        QEventLoop until;
        QObject::connect(&demo, &DemoScreen::averaged, &until, &QEventLoop::quit);
        demo.showDifference();
        until.exec();
        studio.take(QStringLiteral("difference"));
        demo.showDifference();
    }
}

/// Two houses at their own speed; then one table in large type.
void takeTwoHouses(Studio &studio)
{
    auto &demo = studio.window().screen<DemoScreen>();
    demo.chooseHouses("washington", "fun-casino");
    demo.setSituation(Situation::TwoWars);
    demo.setLockStep(false);
    demo.goTo(demo.steps() * 3 / 4);
    studio.take(QStringLiteral("demonstration-houses"));
    demo.setLockStep(true);
    demo.setTwoTables(false);
    demo.chooseHouse("war-blackjack");
    demo.setSituation(Situation::Split);
    demo.setLargeType(true);
    demo.goTo(demo.steps() * 2 / 3);
    studio.take(QStringLiteral("demonstration-one"));
    demo.setLargeType(false);
    demo.setTwoTables(true);
    demo.setSituation(Situation::Any);
}

/// The comparison; then the editor with a fault.
void takeEditor(Studio &studio)
{
    studio.window().showScreen<CompareScreen>().choose("washington", "fun-casino");
    studio.take(QStringLiteral("compare"));
    auto &editor = studio.window().showScreen<EditorScreen>();
    editor.startFrom("washington");
    editor.row("tie_bet.pays")->enter(QStringLiteral("9:1"));
    editor.row("limits.main.max")->enter(QStringLiteral("500"));
    editor.preview()->refresh();
    studio.take(QStringLiteral("editor"));
    editor.row("surrender.loses")->enter(QStringLiteral("3:2"));
    editor.preview()->setPage(HousePreview::Page::File);
    editor.showKey("surrender.loses");
    studio.take(QStringLiteral("editor-fault"));
    editor.startFrom("washington");
    editor.preview()->setPage(HousePreview::Page::Manual);
    studio.take(QStringLiteral("editor-manual"));
}

/// Odds and simulation.
void takeOdds(Studio &studio)
{
    for (const char *house : {"washington", "war-blackjack"}) {
        auto &odds = studio.window().showScreen<OddsScreen>();
        odds.chooseHouse(house);
        odds.choose(0, QLatin1String(house) == QLatin1String("washington") ? 5 : 1);
        if (QLatin1String(house) == QLatin1String("washington"))
            studio.take(QStringLiteral("odds"));
        QEventLoop until;
        QObject::connect(odds.run(), &SimulationRun::finished, &until, &QEventLoop::quit);
        odds.start();
        until.exec();
        studio.take(QStringLiteral("odds-%1").arg(QLatin1String(house)));
    }
}

} // namespace

void takeHousePictures(Studio &studio)
{
    takeStyles(studio);
    takeTwoHouses(studio);
    takeEditor(studio);
    takeOdds(studio);
}

} // namespace pitwise::pictures
