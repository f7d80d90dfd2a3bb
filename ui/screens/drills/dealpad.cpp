// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/dealpad.h"

#include "engine/table/gametable.h"
#include "ui/session/tablekeys.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

DealPad::DealPad(DrillFelt &felt, QWidget *parent)
    : DrillPad(felt, parent),
      m_burn(new PillButton{tr("Burn a card"), this}),
      m_down(new PillButton{tr("Deal the dealer's card face down"), this}),
      m_done(new PillButton{tr("That is all"), this, PillButton::Rank::Primary})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    auto *keys = padLine(this, QPalette::PlaceholderText);
    keys->setText(tr("A digit deals to that seat, 0 to the dealer; or click where the card goes. A "
                     "click on the discard rack burns."));
    column->addWidget(keys);
    m_burn->setKeyText(QStringLiteral("B"));
    m_down->setKeyText(QStringLiteral("-"));
    m_done->setKeyText(tr("Enter"));
    for (PillButton *button : {m_burn, m_down, m_done})
        column->addWidget(button, 0, Qt::AlignLeft);
    connect(m_burn, &QAbstractButton::clicked, this, [this] { act(act::Burn{}); });
    connect(m_down, &QAbstractButton::clicked, this, [this] { act(act::Deal{DealerHand, true}); });
    connect(m_done, &QAbstractButton::clicked, this, [this] {
        if (m_open)
            Q_EMIT answered(m_acts);
    });
}

void DealPad::ask(const DrillTask &task)
{
    m_task = &task;
    m_acts.clear();
    m_open = true;
    m_down->setVisible(gameTable(task.house).holeCard);
    felt().lay(task.house, task.table, true);
}

/// Judged at once: the first wrong card ends the task, and so does the last right one.
void DealPad::act(const Act &act)
{
    if (!m_open || impossible(felt().table(), felt().house(), act))
        return;
    m_acts.push_back(act);
    const bool wrong = check(*m_task, m_acts).finding.has_value();
    felt().perform(act);
    if (wrong || m_acts.size() == std::get<ask::Run>(m_task->ask).right.size())
        Q_EMIT answered(m_acts);
}

void DealPad::gesture(const Gesture &gesture)
{
    const auto *tap = std::get_if<gesture::Tap>(&gesture);
    if (tap != nullptr && tap->on.kind == SpotKind::Rack)
        return act(act::Burn{});
    const Response response = respond({}, gesture, felt().table(), felt().house());
    if (!response.acts.empty() && isAny<act::Deal, act::Burn>(response.acts.front()))
        return act(response.acts.front());
    if (tap != nullptr && tap->on.kind == SpotKind::Cards)
        act(act::Deal{tap->on.hand, false});
}

bool DealPad::readKey(const QKeyEvent &event)
{
    if (!m_open)
        return false;
    if (isEnter(event)) {
        m_done->click();
        return true;
    }
    const KeyResponse response =
        pitwise::ui::readKey(event.key(), false, {}, {}, felt().table(), felt().house());
    if (response.act && isAny<act::Deal, act::Burn>(*response.act))
        act(*response.act);
    else if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9 && response.gesture)
        gesture(*response.gesture);
    else
        return false;
    return true;
}

} // namespace pitwise::ui
