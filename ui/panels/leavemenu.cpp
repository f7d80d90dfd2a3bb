// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/leavemenu.h"

#include "ui/theme/typescale.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

LeaveMenu::LeaveMenu(QWidget *parent)
    : FloatingPanel(parent),
      m_stay(new PillButton{tr("Go on dealing"), this, PillButton::Rank::Primary}),
      m_again(new PillButton{tr("Deal this round again"), this}),
      m_leave(new PillButton{tr("Leave the table"), this})
{
    m_stay->setKeyText(tr("Esc"));
    m_again->setKeyText(QStringLiteral("F3"));
    auto *title = new QLabel{tr("Leave the table?"), this};
    title->setFont(uiFont(16, QFont::Bold));
    auto *kept =
        new QLabel{tr("The session is kept. You can go on with it from the start screen."), this};
    kept->setFont(uiFont(13));
    kept->setForegroundRole(QPalette::PlaceholderText);
    kept->setWordWrap(true);
    kept->setMinimumWidth(scaled(250));
    constexpr int Edge = Shadow + 16;
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(Edge, Edge, Edge, Edge);
    column->setSpacing(8);
    column->setSizeConstraint(QLayout::SetFixedSize);
    column->addWidget(title);
    column->addWidget(kept);
    for (PillButton *button : {m_stay, m_again, m_leave})
        column->addWidget(button);
    connect(m_stay, &QAbstractButton::clicked, this, &LeaveMenu::closed);
    connect(m_again, &QAbstractButton::clicked, this, &LeaveMenu::againWanted);
    connect(m_leave, &QAbstractButton::clicked, this, &LeaveMenu::leaveWanted);
    hide();
}

void LeaveMenu::setAgain(bool again)
{
    m_again->setVisible(again);
    layout()->activate();
    adjustSize();
}

void LeaveMenu::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT closed();
        break;
    case Qt::Key_F3:
        if (!m_again->isHidden())
            Q_EMIT againWanted();
        break;
    case Qt::Key_Up:
        focusNextPrevChild(false);
        break;
    case Qt::Key_Down:
        focusNextPrevChild(true);
        break;
    default: // an open menu takes every key
        break;
    }
}

void LeaveMenu::showEvent(QShowEvent *)
{
    m_stay->setFocus(Qt::PopupFocusReason);
}

} // namespace pitwise::ui
