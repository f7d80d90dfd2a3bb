// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/watchpad.h"

#include "ui/screens/drills/drillwords.h"
#include "ui/screens/drills/optionspad.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace pitwise::ui {

namespace {

// The dealer can be followed by eye; patrons' bets need no attention.
constexpr int DealerBeat = 900;
constexpr int PatronBeat = 120;

} // namespace

WatchPad::WatchPad(DrillFelt &felt, QWidget *parent)
    : DrillPad(felt, parent),
      m_keys(padLine(this, QPalette::PlaceholderText)),
      m_stop(new PillButton{tr("Stop him"), this, PillButton::Rank::Primary}),
      m_options(new OptionsPad{felt, this})
{
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_keys->setText(tr("Two acts late is still in time."));
    m_stop->setKeyText(tr("Space"));
    column->addWidget(m_keys);
    column->addWidget(m_stop, 0, Qt::AlignLeft);
    column->addWidget(m_options);
    m_beat.setSingleShot(true);
    connect(&m_beat, &QTimer::timeout, this, &WatchPad::goOn);
    connect(m_stop, &QAbstractButton::clicked, this, &WatchPad::halt);
    connect(m_options, &OptionsPad::chosen, this, [this](std::size_t option) {
        Q_EMIT answered(Stopped{m_shown - 1, option});
    });
}

void WatchPad::ask(const DrillTask &task)
{
    m_task = &task;
    m_shown = 0;
    m_options->setOptions({});
    m_options->hide();
    m_keys->show();
    m_stop->show();
    int guests = 0;
    for (const Event &event : std::get<ask::Watch>(task.ask).events) {
        const auto *patron = std::get_if<PatronAct>(&event);
        const auto *bet = patron == nullptr ? nullptr : std::get_if<patron::Bet>(patron);
        guests = std::max(guests, bet == nullptr ? 0 : int{bet->hand.seat.number});
    }
    felt().lay(task.house, task.table, true, guests);
    m_beat.start(DealerBeat);
}

void WatchPad::goOn()
{
    const auto &events = std::get<ask::Watch>(m_task->ask).events;
    if (m_shown == events.size()) // nobody stopped him
        return halt();
    const Event &event = events[m_shown++];
    felt().perform(event);
    m_beat.start(std::holds_alternative<Act>(event) ? DealerBeat : PatronBeat);
}

void WatchPad::halt()
{
    if (m_shown == 0 || !m_options->isHidden())
        return;
    m_beat.stop();
    m_keys->hide();
    m_stop->hide();
    m_options->setOptions(optionsOf(*m_task));
    m_options->show();
    Q_EMIT questionChanged(tr("What was the mistake?"));
}

void WatchPad::stop()
{
    m_beat.stop();
    m_options->stop();
}

void WatchPad::setPaused(bool paused)
{
    if (paused)
        m_beat.stop();
    else if (m_options->isHidden())
        m_beat.start(DealerBeat);
}

bool WatchPad::readKey(const QKeyEvent &event)
{
    if (m_options->isHidden() && event.key() == Qt::Key_Space) {
        halt();
        return true;
    }
    return !m_options->isHidden() && m_options->readKey(event);
}

} // namespace pitwise::ui
