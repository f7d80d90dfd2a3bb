// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/roundplayer.h"

#include "ui/table/narration.h"
#include "ui/table/tableview.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace pitwise::ui {

namespace {

constexpr int BeatMs = 1300; // long enough to read its sentence

int guestsOf(const Showing &showing)
{
    int guests = 0;
    for (const Frame &frame : showing.frames) {
        for (int i = 1; i <= frame.table.seatCount; ++i) {
            if (frame.table.at(seatAt(i)).bet(BetKind::Main).open())
                guests = std::max(guests, i);
        }
    }
    return guests;
}

} // namespace

RoundPlayer::RoundPlayer(QWidget *parent)
    : QWidget(parent),
      m_view(new TableView{this}),
      m_what(new QLabel{this}),
      m_why(new QLabel{this})
{
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_what->setFont(uiFont(16, QFont::DemiBold));
    m_why->setFont(uiFont(14));
    m_why->setForegroundRole(QPalette::PlaceholderText);
    auto *column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_view, 1);
    for (QLabel *label : {m_what, m_why}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        column->addWidget(label);
    }
    m_ticks.setInterval(BeatMs);
    connect(&m_ticks, &QTimer::timeout, this, [this] { goTo(m_step + 1); });
}

void RoundPlayer::setOptions(const ViewOptions &options)
{
    m_view->setOptions(options);
}

void RoundPlayer::clear(const House &house)
{
    setPlaying(false);
    m_showing = {};
    m_ledgers.clear();
    m_step = 0;
    m_view->setHouse(house, 0, 0);
    Table table;
    table.seatCount = static_cast<decltype(table.seatCount)>(house.table.seats);
    m_view->setTable(table, ChipLedger{house});
    m_what->clear();
    m_why->clear();
}

void RoundPlayer::setShowing(Showing showing)
{
    setPlaying(false);
    m_showing = std::move(showing);
    m_ledgers = ledgersOf(m_showing);
    m_step = 0;
    m_view->setHouse(m_showing.house, m_showing.spec.seed.value_or(0), guestsOf(m_showing));
    put(0, false);
}

int RoundPlayer::steps() const
{
    return static_cast<int>(m_showing.beats.size());
}

std::size_t RoundPlayer::framesAt(int step) const
{
    return step == 0 ? 0 : m_showing.beats[static_cast<std::size_t>(step) - 1];
}

int RoundPlayer::stepOfFrame(std::size_t frames) const
{
    int step = 0;
    while (step < steps() && framesAt(step) < frames)
        ++step;
    return step;
}

void RoundPlayer::showStill(Still still)
{
    if (m_ledgers.empty())
        return;
    setPlaying(false);
    const auto first = [this](const std::function<bool(const Table &)> &fits) {
        for (int step = 0; step <= steps(); ++step) {
            if (fits(m_showing.tableAt(framesAt(step))))
                return step;
        }
        return steps() / 2;
    };
    m_step = 0;
    if (still == Still::Bets)
        m_step = std::max(0, first([](const Table &table) { return table.round.dealing; }) - 1);
    else if (still == Still::Cards)
        m_step = first([](const Table &table) { return table.dealer.lying > 0; });
    put(framesAt(m_step), false);
    m_what->clear();
    m_why->clear();
    m_view->silence();
}

void RoundPlayer::goTo(int step)
{
    if (m_ledgers.empty())
        return;
    step = std::clamp(step, 0, steps());
    const bool forward = step == m_step + 1 && framesAt(step) == framesAt(m_step) + 1;
    m_step = step;
    put(framesAt(step), forward);
    if (m_step == steps())
        setPlaying(false);
    Q_EMIT moved();
}

void RoundPlayer::put(std::size_t frames, bool moves)
{
    m_view->silence();
    const Table &table = m_showing.tableAt(frames);
    const Act *act = moves ? std::get_if<Act>(&m_showing.frames[frames - 1].event) : nullptr;
    if (act != nullptr)
        m_view->moveTo(table, m_ledgers[frames], *act);
    else
        m_view->setTable(table, m_ledgers[frames]);
    const Narration said = narrationAt(m_showing, frames);
    m_what->setText(said.what);
    m_why->setText(said.why);
    if (!said.call.isEmpty())
        m_view->say(DealerHand, said.call);
}

void RoundPlayer::setPlaying(bool playing)
{
    if (playing && m_step == steps())
        goTo(0);
    const bool was = isPlaying();
    if (playing && steps() > 0)
        m_ticks.start();
    else
        m_ticks.stop();
    if (was != isPlaying())
        Q_EMIT moved();
}

QString RoundPlayer::narration() const
{
    return m_what->text() + QLatin1Char('\n') + m_why->text();
}

} // namespace pitwise::ui
