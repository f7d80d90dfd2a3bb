// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/outcomespad.h"

#include "ui/screens/drills/drillwords.h"
#include "ui/table/tableview.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr std::array ResultKeys{Qt::Key_W, Qt::Key_L, Qt::Key_T};

} // namespace

OutcomesPad::OutcomesPad(DrillFelt &felt, QWidget *parent)
    : DrillPad(felt, parent),
      m_soFar(padLine(this, QPalette::WindowText)),
      m_done(new PillButton{tr("That is everybody"), this, PillButton::Rank::Primary}),
      m_undo(new PillButton{tr("Undo"), this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    auto *keys = padLine(this, QPalette::PlaceholderText);
    keys->setText(tr("Click a seat or press its number, then say what became of it."));
    column->addWidget(keys);
    auto *row = new QHBoxLayout;
    const std::array texts{tr("Won"), tr("Lost"), tr("Tied")};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto *button = new PillButton{texts[i], this};
        button->setKeyText(QString{QChar{ushort(ResultKeys[i])}});
        connect(button, &QAbstractButton::clicked, this,
                [this, i] { name(static_cast<SeatResult>(i)); });
        row->addWidget(button);
        m_results.push_back(button);
    }
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(m_soFar);
    m_done->setKeyText(tr("Enter"));
    m_undo->setKeyText(tr("Backspace"));
    for (PillButton *button : {m_done, m_undo})
        column->addWidget(button, 0, Qt::AlignLeft);
    connect(m_done, &QAbstractButton::clicked, this, &OutcomesPad::give);
    connect(m_undo, &QAbstractButton::clicked, this, &OutcomesPad::undo);
}

void OutcomesPad::ask(const DrillTask &task)
{
    m_named.clear();
    m_seat = 0;
    m_open = true;
    felt().lay(task.house, task.table, false);
    showSoFar();
}

PillButton *OutcomesPad::button(SeatResult result) const
{
    return m_results[static_cast<std::size_t>(result)];
}

void OutcomesPad::gesture(const Gesture &gesture)
{
    const auto *tap = std::get_if<gesture::Tap>(&gesture);
    if (tap != nullptr && belongsToSeat(tap->on))
        point(tap->on.hand.seat.number);
}

void OutcomesPad::point(int seat)
{
    if (!m_open || seat < 1 || seat > felt().table().seatCount)
        return;
    m_seat = seat;
    showSoFar();
}

void OutcomesPad::name(SeatResult result)
{
    if (!m_open || m_seat == 0)
        return;
    const SeatId seat = seatAt(m_seat);
    // Naming a seat again corrects it, where it stands.
    const auto same = std::find_if(m_named.begin(), m_named.end(),
                                   [&](const SeatOutcome &each) { return each.seat == seat; });
    if (same != m_named.end())
        same->result = result;
    else
        m_named.push_back({seat, result});
    m_seat = 0;
    showSoFar();
}

void OutcomesPad::undo()
{
    if (!m_open)
        return;
    if (m_seat == 0 && !m_named.empty())
        m_named.pop_back();
    m_seat = 0;
    showSoFar();
}

void OutcomesPad::give()
{
    if (m_open && !m_named.empty())
        Q_EMIT answered(m_named);
}

void OutcomesPad::showSoFar()
{
    QString text = m_named.empty() ? tr("Nobody named yet.") : outcomesWords(m_named);
    if (m_seat > 0)
        text += QLatin1Char('\n') + tr("Seat %1: won, lost or tied?").arg(m_seat);
    m_soFar->setText(text);
    m_soFar->setAccessibleName(text);
    for (PillButton *each : m_results)
        each->setEnabled(m_seat > 0);
    m_done->setEnabled(!m_named.empty());
    m_undo->setEnabled(!m_named.empty() || m_seat > 0);
    std::vector<Spot> glow;
    if (m_seat > 0)
        glow.push_back(Spot::ofBet(HandId{seatAt(m_seat), 0}, BetKind::Main));
    felt().view().setGlow(glow);
}

bool OutcomesPad::readKey(const QKeyEvent &event)
{
    if (!m_open)
        return false;
    const int key = event.key();
    const auto letter = std::find(ResultKeys.begin(), ResultKeys.end(), key);
    if (isEnter(event))
        give();
    else if (key >= Qt::Key_1 && key <= Qt::Key_9)
        point(key - Qt::Key_0);
    else if (letter != ResultKeys.end())
        name(static_cast<SeatResult>(letter - ResultKeys.begin()));
    else if (key == Qt::Key_Backspace)
        undo();
    else
        return false;
    return true;
}

} // namespace pitwise::ui
