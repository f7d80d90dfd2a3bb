// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/exampictures.h"

#include "ui/screens/exam/askcard.h"
#include "ui/screens/exam/beforepage.h"
#include "ui/screens/exam/exambar.h"
#include "ui/screens/exam/examscreen.h"
#include "ui/screens/exam/examtable.h"
#include "ui/screens/exam/keyspage.h"
#include "ui/screens/exam/setpage.h"
#include "ui/panels/keysheet.h"
#include "ui/screens/exam/sittingpage.h"
#include "ui/table/tableview.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

namespace pitwise::pictures {

namespace {

/// At the main bet of the highest seat that has several chips there.
void pointAtAStack(ui::TableView &view)
{
    ui::Spot stack;
    for (const ui::Sprite &each : view.scene().picture) {
        if (each.spot.kind == ui::SpotKind::Bet && each.chips.total() > 2)
            stack = each.spot;
    }
    QMouseEvent move{QEvent::MouseMove, QPointF{view.pixelOf(stack)},
                     QPointF{view.pixelOf(stack)}, Qt::NoButton, Qt::NoButton, Qt::NoModifier};
    QApplication::sendEvent(&view, &move);
}

} // namespace

void takeExams(ui::MainWindow &window, const std::function<void(const QString &name)> &take)
{
    using namespace ui;
    auto &screen = window.showScreen<ExamScreen>();
    take(QStringLiteral("exam-set"));
    screen.setting().setButton()->click();
    take(QStringLiteral("exam-before"));
    screen.before().beginButton()->click();
    ExamTable *table = screen.sitting().table();
    constexpr int Acts = 46;
    for (int i = 0; i < Acts; ++i)
        table->hands().act(*table->sitting().next());
    take(QStringLiteral("exam-sitting"));
    pointAtAStack(*table->hands().tools().view);
    take(QStringLiteral("exam-count"));
    screen.sitting().setFocus();
    QKeyEvent help{QEvent::KeyPress, Qt::Key_F1, Qt::NoModifier};
    QApplication::sendEvent(table, &help);
    take(QStringLiteral("exam-help"));
    screen.sitting().keys()->hide();
    screen.sitting().bar()->giveUp()->click();
    take(QStringLiteral("exam-give-up"));
    screen.sitting().giveUpCard()->buttons()[1]->click();
    take(QStringLiteral("exam-after"));
    auto &trainersArea = window.shell().trainersArea(); // who sees everybody's results
    trainersArea.enter({.id = QStringLiteral("kim"), .name = QStringLiteral("Kim Moreau")});
    screen.show(ExamPlaces::Place::Results);
    take(QStringLiteral("exam-results"));
    trainersArea.leave();
    screen.show(ExamPlaces::Place::Keys);
    take(QStringLiteral("exam-keys"));
    screen.keys().makeButton()->click();
    take(QStringLiteral("exam-keys-make"));
}

} // namespace pitwise::pictures
