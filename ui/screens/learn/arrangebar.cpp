// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/learn/arrangebar.h"

#include <QHBoxLayout>

namespace pitwise::ui {

ArrangeBar::ArrangeBar(QWidget *parent)
    : QWidget(parent),
      m_open(new PillButton{{}, this}),
      m_add(new PillButton{tr("Add a lesson file\u2026"), this}),
      m_up(new PillButton{tr("Earlier"), this}),
      m_down(new PillButton{tr("Later"), this})
{
    auto *row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    m_up->setKeyText(tr("Alt+Up"));
    m_down->setKeyText(tr("Alt+Down"));
    row->addStretch(1);
    for (PillButton *button : {m_add, m_up, m_down, m_open})
        row->addWidget(button);
    connect(m_open, &QAbstractButton::clicked, this, [this] { setOpen(!m_isOpen); });
    connect(m_add, &QAbstractButton::clicked, this, &ArrangeBar::addWanted);
    connect(m_up, &QAbstractButton::clicked, this, [this] { Q_EMIT moveWanted(-1); });
    connect(m_down, &QAbstractButton::clicked, this, [this] { Q_EMIT moveWanted(1); });
    setOpen(false);
}

void ArrangeBar::setOpen(bool open)
{
    m_isOpen = open;
    m_open->setText(open ? tr("Done") : tr("Arrange the course"));
    for (PillButton *button : {m_add, m_up, m_down})
        button->setVisible(open);
    Q_EMIT opened(open);
}

void ArrangeBar::setMoves(bool up, bool down)
{
    m_up->setEnabled(up);
    m_down->setEnabled(down);
}

} // namespace pitwise::ui
