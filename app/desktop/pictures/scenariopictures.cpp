// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/scenariopictures.h"

#include "ui/screens/scenarios/roundform.h"
#include "ui/screens/scenarios/scenarioeditor.h"
#include "ui/screens/scenarios/scenariosscreen.h"

#include <QLineEdit>
#include <QPlainTextEdit>

namespace pitwise::pictures {

using namespace ui;

namespace {

void waitForCheck(ScenarioEditor &editor)
{
    QEventLoop until;
    QObject::connect(&editor, &ScenarioEditor::checkedChanged, &until, [&] {
        if (!editor.isChecking())
            until.quit();
    });
    until.exec();
}

} // namespace

void takeScenarios(Studio &studio)
{
    auto &scenarios = studio.window().showScreen<ScenariosScreen>();
    studio.take(QStringLiteral("scenarios"));
    scenarios.startNew();
    ScenarioEditor &editor = *scenarios.editor();
    editor.title()->setText(QStringLiteral("Two wars and a late bet"));
    editor.task()->setText(QStringLiteral("Deal it without a finding, in under two minutes."));
    RoundScript script;
    script.at(seatAt(1)) = {.taken = true, .main = Money::units(25), .side = Money::units(5)};
    script.at(seatAt(1)).ranks = {9, 13};
    script.at(seatAt(3)) = {.taken = true, .main = Money::units(50)};
    script.at(seatAt(3)).ranks = {9, 4};
    script.at(seatAt(4)) = {.taken = true, .main = Money::units(10), .surrenders = true};
    script.at(seatAt(4)).ranks = {9};
    script.at(seatAt(6)) = {.taken = true, .main = Money::units(100)};
    script.dealerRanks = {9, 7};
    script.lateBet =
        Event{PatronAct{patron::Bet{seatAt(6), BetKind::Main, {Money::units(25), {}}}}};
    script.moment = 2;
    editor.form()->setScript(script);
    Q_EMIT editor.form()->changed();
    waitForCheck(editor);
    studio.take(QStringLiteral("scenario-editor"));
    editor.setWay(1);
    QString text = editor.notation()->toPlainText();
    text.replace(QStringLiteral("pay 1 tie 50"), QStringLiteral("pay 1 tie 55"));
    editor.notation()->setPlainText(text);
    waitForCheck(editor);
    studio.take(QStringLiteral("scenario-notation"));
}

} // namespace pitwise::pictures
