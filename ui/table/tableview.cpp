// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/tableview.h"

#include "ui/table/spotwords.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

namespace {

constexpr int DragBegins = 6; ///< pixels
constexpr int Frame = 16; ///< ms

bool canBeDrawn(const Spot &spot)
{
    switch (spot.kind) {
    case SpotKind::Shoe:
    case SpotKind::Slipped:
    case SpotKind::Tube:
    case SpotKind::Hand:
    case SpotKind::Bet:
    case SpotKind::Payoff:
    case SpotKind::Late:
    case SpotKind::Cards:
        return true;
    default:
        return false;
    }
}

/// What a sweep takes along: chips, or cards.
bool canBeSwept(const Spot &spot)
{
    return spot.kind == SpotKind::Bet || spot.kind == SpotKind::Cards;
}

} // namespace

TableView::TableView(QWidget *parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_clock.start();
}

void TableView::setHouse(const House &house, std::uint64_t guestSeed, int guests)
{
    m_house = house;
    m_guests.clear();
    m_guestCount = guests;
    for (int seat = 1; seat <= house.table.seats; ++seat)
        m_guests.push_back(guestAt(guestSeed, seat));
    m_hover = m_focus = {};
    m_focusShown = false;
    m_sprites.clear();
    m_drag.reset();
    m_bubbles.clear();
    m_answers.clear();
    relayout();
}

void TableView::setOptions(const ViewOptions &options)
{
    m_options = options;
    if (options.speed <= 0)
        finishMotion();
    m_sprites.setSuitColours(options.suits);
    m_background = {};
    update();
}

void TableView::setContentMargins(const QMargins &margins)
{
    if (m_margins == margins && m_laidOut == size())
        return;
    m_margins = margins;
    relayout();
}

void TableView::relayout()
{
    m_laidOut = size(); // a hidden widget is told of its size only when it is shown
    m_layout = TableLayout{QRectF{rect().marginsRemoved(m_margins)}, m_house};
    m_sprites.setScale(m_layout.scale(), devicePixelRatioF());
    m_background = {};
    if (isVisible())
        beginCloth();
    m_flights.clear();
    m_layout.setHands(m_table);
    m_picture = pictureOf(m_table, m_ledger, m_layout);
    update();
}

void TableView::setCovered(const QRegion &region)
{
    m_covered = region;
}

/// All that can change while it is dealt.
void TableView::refresh()
{
    update(QRegion{rect().marginsRemoved(m_margins)} - m_covered);
}

void TableView::setTable(const Table &table, const ChipLedger &ledger)
{
    m_table = table;
    m_ledger = ledger;
    m_flights.clear();
    m_layout.setHands(m_table);
    m_picture = pictureOf(m_table, m_ledger, m_layout);
    m_released.reset();
    keepFocus();
    refresh();
}

/// The focused place may have got a card, or be gone: the same place then, or the nearest one.
void TableView::keepFocus()
{
    if (m_focus.none())
        return;
    const auto all = spots();
    const Spot *best = nullptr;
    qreal least = 0;
    for (const Spot &spot : all) {
        if (spot.kind == m_focus.kind && spot.hand == m_focus.hand && spot.bet == m_focus.bet
            && (spot.kind != SpotKind::Tube || spot.nth == m_focus.nth)) {
            m_focus = spot;
            return;
        }
        const QPointF way = m_layout.area(spot).center() - m_layout.area(m_focus).center();
        const qreal far = way.manhattanLength();
        if (best == nullptr || far < least) {
            best = &spot;
            least = far;
        }
    }
    m_focus = best != nullptr ? *best : Spot{};
}

void TableView::moveTo(const Table &table, const ChipLedger &ledger, const Act &act)
{
    const Picture before = m_picture;
    const auto released = m_released;
    setTable(table, ledger);
    if (m_options.speed <= 0)
        return;
    m_flights = flights(before, m_picture, act, m_layout, released);
    m_flightsBegan = m_clock.elapsed();
    if (!m_flights.empty())
        m_ticks.start(Frame, Qt::PreciseTimer, this);
}

void TableView::finishMotion()
{
    m_flights.clear();
    m_ticks.stop();
    refresh();
}

void TableView::setHand(const Hand &hand)
{
    m_hand = hand;
    refresh();
}

void TableView::setMarks(const std::vector<Spot> &spots)
{
    m_marks = spots;
    refresh();
}

void TableView::setGlow(const std::vector<Spot> &spots)
{
    m_glow = spots;
    refresh();
}

void TableView::say(HandId who, const QString &text, Signal signal)
{
    std::erase_if(m_bubbles, [&](const Bubble &bubble) { return bubble.who == who; });
    m_bubbles.push_back({who, text, m_clock.elapsed() + duration::Bubble, signal});
    m_bubbleTimer.start(duration::Bubble / 4, this);
    refresh();
}

void TableView::silence()
{
    m_bubbles.clear();
    refresh();
}

void TableView::setAnswers(const std::vector<Answer> &answers)
{
    m_answers.clear();
    for (const Answer &answer : answers)
        m_answers.push_back({answer.seat, answer.text, 0, answer.signal});
    refresh();
}

QPointF TableView::toUnits(QPointF pixels) const
{
    return m_layout.toWidget().inverted().map(pixels);
}

QPoint TableView::pixelOf(const Spot &spot) const
{
    return pixelAreaOf(spot).center();
}

QRect TableView::pixelAreaOf(const Spot &spot) const
{
    return m_layout.toWidget().mapRect(m_layout.area(spot)).toRect();
}

bool TableView::hasGuest(SeatId seat) const
{
    return static_cast<int>(seat.number) <= m_guestCount;
}

Mood TableView::moodOf(SeatId seat) const
{
    for (const BetKind kind : AllBets) {
        const Bet &bet = m_table.at(seat).bet(kind);
        if (bet.payoff > Money{})
            return Mood::Glad;
        const bool handedOver = kind == BetKind::Bonus && m_table.at(seat).decision == Decision::Keep;
        if (bet.state == Bet::State::Settled && bet.amount == Money{} && kind != BetKind::Post)
            return handedOver ? Mood::Glad : Mood::Sad;
    }
    return Mood::Calm;
}

void TableView::resizeEvent(QResizeEvent *)
{
    relayout();
}

void TableView::showEvent(QShowEvent *)
{
    if (m_background.isNull())
        beginCloth();
}

void TableView::hideEvent(QHideEvent *)
{
    m_drag.reset();
    finishMotion();
}

void TableView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_bubbleTimer.timerId()) {
        const qint64 now = m_clock.elapsed();
        std::erase_if(m_bubbles, [&](const Bubble &bubble) { return bubble.until <= now; });
        if (m_bubbles.empty())
            m_bubbleTimer.stop();
    } else if (event->timerId() == m_ticks.timerId()) {
        const qint64 ms = (m_clock.elapsed() - m_flightsBegan) * std::max(m_options.speed, 1) / 100;
        if (ms >= lastsAll(m_flights))
            return finishMotion();
    }
    refresh();
}

// ---- hands ----

void TableView::mousePressEvent(QMouseEvent *event)
{
    m_focusShown = false;
    setFocus(Qt::MouseFocusReason);
    const QPointF at = toUnits(event->position());
    const Spot spot = spotAt(at, m_table, m_layout);
    if (event->button() == Qt::RightButton) {
        if (!spot.none())
            Q_EMIT gestured(gesture::Tap{spot, true, 1});
        return;
    }
    if (event->button() == Qt::LeftButton)
        m_drag = spot.none() ? Drag{{}, event->pos(), at, false, true}
                             : Drag{{spot}, event->pos(), at, false, false};
}

/// A motion that begins on the bare felt sweeps up what it passes: bets, or cards. One that begins
/// on a thing carries that thing alone, whatever lies on its way.
void TableView::gather(const Spot &spot)
{
    if (!m_drag->sweeps || !canBeSwept(spot))
        return;
    auto &what = m_drag->what;
    const bool lies =
        spot.kind == SpotKind::Cards || m_table.at(spot.hand).bet(spot.bet).amount > Money{};
    const bool fits = what.empty() || what.front().kind == spot.kind;
    if (lies && fits && std::find(what.begin(), what.end(), spot) == what.end())
        what.push_back(spot);
}

void TableView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = toUnits(event->position());
    const Spot spot = spotAt(at, m_table, m_layout);
    if (m_drag) {
        m_drag->at = at;
        const int far = (event->pos() - m_drag->pressed).manhattanLength();
        const bool can = m_drag->sweeps || canBeDrawn(m_drag->what.front());
        if (!m_drag->moving && far >= DragBegins && can)
            m_drag->moving = true;
        if (m_drag->moving) {
            gather(spot);
            refresh();
        }
    }
    if (spot != m_hover) {
        m_hover = spot;
        refresh();
    }
}

void TableView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_drag)
        return;
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    const QPointF at = toUnits(event->position());
    const Spot spot = spotAt(at, m_table, m_layout);
    refresh();
    if (drag.what.empty())
        return;
    if (drag.moving) {
        if (spot == drag.what.front())
            return; // put back
        m_released = at;
        Q_EMIT gestured(gesture::Carry{drag.what, spot});
        m_released.reset();
    } else if (spot == drag.what.front()) {
        const bool five = (event->modifiers() & Qt::ShiftModifier) != 0;
        Q_EMIT gestured(gesture::Tap{spot, false, five ? 5 : 1});
    }
}

void TableView::leaveEvent(QEvent *)
{
    m_hover = {};
    refresh();
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return moveFocus(-1, 0);
    case Qt::Key_Right:
        return moveFocus(1, 0);
    case Qt::Key_Up:
        return moveFocus(0, -1);
    case Qt::Key_Down:
        return moveFocus(0, 1);
    case Qt::Key_Escape:
        if (m_drag) {
            m_drag.reset();
            return refresh();
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_focusShown && !m_focus.none()) {
            const bool shift = (event->modifiers() & Qt::ShiftModifier) != 0;
            const bool tube = m_focus.kind == SpotKind::Tube;
            Q_EMIT gestured(gesture::Tap{m_focus, shift && !tube, shift && tube ? 5 : 1});
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

std::vector<Spot> TableView::spots() const
{
    return reachable(m_table, m_layout, m_layout.tubes());
}

QString TableView::wordsFor(const Spot &spot) const
{
    return spotWords(spot, m_table, m_house);
}

void TableView::press(const Spot &spot)
{
    Q_EMIT gestured(gesture::Tap{spot, false, 1});
}

void TableView::focusSpot(const Spot &spot)
{
    m_focusShown = true;
    m_focus = spot;
    const auto all = spots();
    const auto at = std::find(all.begin(), all.end(), spot);
    if (at != all.end()) {
        QAccessibleEvent event{this, QAccessible::Focus};
        event.setChild(static_cast<int>(at - all.begin()));
        QAccessible::updateAccessibility(&event);
    }
    refresh();
}

/// To the nearest spot in that direction; a spot straight ahead is nearer than one aside.
void TableView::moveFocus(int dx, int dy)
{
    const auto all = spots();
    if (std::find(all.begin(), all.end(), m_focus) == all.end())
        return focusSpot({SpotKind::NextCard, handAt(1), {}, m_table.at(seatAt(1)).cards.lying});
    const QPointF from = m_layout.area(m_focus).center();
    const Spot *best = nullptr;
    qreal least = 0;
    for (const Spot &spot : all) {
        const QPointF way = m_layout.area(spot).center() - from;
        const qreal ahead = way.x() * dx + way.y() * dy;
        const qreal aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (ahead < 2)
            continue;
        // What is more aside than ahead, as a neighbour on the arc, only if there is nothing else.
        constexpr qreal Elsewhere = 5000;
        const qreal cost = ahead + 2.5 * aside + (aside > ahead ? Elsewhere : 0);
        if (best == nullptr || cost < least) {
            best = &spot;
            least = cost;
        }
    }
    focusSpot(best != nullptr ? *best : m_focus);
}

} // namespace pitwise::ui
