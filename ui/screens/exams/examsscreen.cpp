// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exams/examsscreen.h"

#include "ui/screens/exams/verifypage.h"
#include "ui/shell/shell.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace pitwise::ui {

ExamsScreen::ExamsScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_verify(new VerifyPage{shell, this})
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(32, 22, 32, 22);
    page->addWidget(m_verify);
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
