// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exams/examsscreen.h"

#include "ui/panels/examplaces.h"
#include "ui/screens/exams/verifypage.h"
#include "ui/shell/shell.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace pitwise::ui {

ExamsScreen::ExamsScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_verify(new VerifyPage{shell, this})
{
    auto *places = new ExamPlaces{ExamPlaces::Place::Check, this};
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(places);
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(32, 10, 32, 22);
    inner->addWidget(m_verify);
    page->addLayout(inner, 1);
    connect(places, &ExamPlaces::chosen, this, [this, places](int place) {
        places->setCurrent(static_cast<int>(ExamPlaces::Place::Check));
        goToPlace(static_cast<ExamPlaces::Place>(place));
    });
}

/// The others are on the screen where exams are sat.
void ExamsScreen::goToPlace(ExamPlaces::Place place)
{
    switch (place) {
    case ExamPlaces::Place::Sit:
        return shell().goTo(QStringLiteral("exam"));
    case ExamPlaces::Place::Results:
        return shell().goTo(QStringLiteral("exam"), QStringLiteral("results"));
    case ExamPlaces::Place::Keys:
        return shell().goTo(QStringLiteral("exam"), QStringLiteral("keys"));
    case ExamPlaces::Place::Check:
        break;
    }
}

QString ExamsScreen::title() const
{
    return tr("Exams and certificates");
}

void ExamsScreen::entered()
{
    m_verify->setFocus();
}

void ExamsScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        shell().goHome();
    else
        Screen::keyPressEvent(event);
}

} // namespace pitwise::ui
