// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/chipspad.h"

#include "ui/session/tablekeys.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

namespace {

/// Chips that an act puts somewhere.
ChipCounts chipsIn(const Act &act)
{
    if (const auto *pay = std::get_if<act::Pay>(&act))
        return pay->amount.chips;
    if (const auto *take = std::get_if<act::Take>(&act))
        return take->amount.value_or(Amount{}).chips;
    if (const auto *back = std::get_if<act::Return>(&act))
        return back->amount.value_or(Amount{}).chips;
    return {};
}

} // namespace

ChipsPad::ChipsPad(DrillFelt &felt, QWidget *parent)
    : DrillPad(felt, parent),
      m_give(new PillButton{tr("Put them down"), this, PillButton::Rank::Primary}),
      m_undo(new PillButton{tr("Undo a chip"), this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    auto *keys = padLine(this, QPalette::PlaceholderText);
    keys->setText(tr("Take chips with the letters below the tubes; with Shift five at a time."));
    column->addWidget(keys);
    m_give->setKeyText(tr("Enter"));
    m_undo->setKeyText(tr("Backspace"));
    for (PillButton *button : {m_give, m_undo})
        column->addWidget(button, 0, Qt::AlignLeft);
    connect(m_give, &QAbstractButton::clicked, this, &ChipsPad::give);
    connect(m_undo, &QAbstractButton::clicked, this, [this] {
        if (m_open)
            gesture(gesture::Tap{Spot::of(SpotKind::Hand), false, 1});
    });
}

void ChipsPad::ask(const DrillTask &task)
{
    m_open = true;
    felt().lay(task.house, task.table, task.level != DrillLevel::Third);
    setHand({});
}

void ChipsPad::setHand(const Hand &hand)
{
    m_hand = hand;
    m_hand.lifted.clear();
    felt().setHand(m_hand);
    m_give->setEnabled(!m_hand.order.empty());
    m_undo->setEnabled(!m_hand.order.empty());
}

void ChipsPad::gesture(const Gesture &gesture)
{
    if (!m_open)
        return;
    const Response response = respond(m_hand, gesture, felt().table(), felt().house());
    if (response.acts.empty())
        return setHand(response.hand);
    // Chips that are put down on a bet are the answer.
    if (const ChipCounts chips = chipsIn(response.acts.front()); !chips.empty())
        Q_EMIT answered(chips);
}

void ChipsPad::give()
{
    if (m_open && !m_hand.order.empty())
        Q_EMIT answered(m_hand.chips);
}

bool ChipsPad::readKey(const QKeyEvent &event)
{
    if (!m_open)
        return false;
    if (isEnter(event)) {
        give();
        return true;
    }
    const bool shift = (event.modifiers() & Qt::ShiftModifier) != 0;
    const KeyResponse response =
        pitwise::ui::readKey(event.key(), shift, {}, m_hand, felt().table(), felt().house());
    const auto *tap = response.gesture ? std::get_if<gesture::Tap>(&*response.gesture) : nullptr;
    if (tap == nullptr || (tap->on.kind != SpotKind::Tube && tap->on.kind != SpotKind::Hand))
        return false;
    gesture(*tap);
    return true;
}

} // namespace pitwise::ui
