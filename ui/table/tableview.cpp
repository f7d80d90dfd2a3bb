// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/tableview.h"

#include "ui/table/focuswalk.h"
#include "ui/table/notepainter.h"
#include "ui/table/scenepainter.h"
#include "ui/table/spotwords.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace pitwise::ui {

namespace {

constexpr int Frame = 16; ///< ms
constexpr qreal FingerReach = 16; ///< pixels beside a spot

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
    m_scene.house = house;
    m_scene.guests.clear();
    m_scene.guestCount = guests;
    for (int seat = 1; seat <= house.table.seats; ++seat)
        m_scene.guests.push_back(guestAt(guestSeed, seat));
    m_scene.hover = m_scene.focus = {};
    m_scene.focusShown = false;
    m_sprites.clear();
    m_scene.drag.reset();
    m_scene.bubbles.clear();
    m_scene.answers.clear();
    relayout();
}

void TableView::setOptions(const ViewOptions &options)
{
    const bool otherSide = options.leftHanded != m_scene.options.leftHanded;
    m_scene.options = options;
    if (options.speed <= 0)
        finishMotion();
    m_sprites.setSuitColours(options.suits);
    m_backdrop.clear();
    if (otherSide)
        relayout();
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
    m_laidOut = size(); // a hidden widget gets its resize event only when it is shown
    m_scene.layout =
        TableLayout{QRectF{rect().marginsRemoved(m_margins)}, m_scene.house,
                    m_scene.options.leftHanded ? DealingHand::Left : DealingHand::Right};
    m_sprites.setScale(m_scene.layout.scale(), devicePixelRatioF());
    m_backdrop.clear();
    if (isVisible())
        m_backdrop.begin(size(), devicePixelRatioF(), m_scene.layout, m_scene.house);
    m_scene.flights.clear();
    m_scene.layout.setHands(m_scene.table);
    m_scene.picture = pictureOf(m_scene.table, m_scene.ledger, m_scene.layout);
    update();
}

void TableView::setCovered(const QRegion &region)
{
    m_covered = region;
}

/// Repaints everything that can change while dealing.
void TableView::refresh()
{
    update(QRegion{rect().marginsRemoved(m_margins)} - m_covered);
}

void TableView::setTable(const Table &table, const ChipLedger &ledger)
{
    m_scene.table = table;
    m_scene.ledger = ledger;
    m_scene.flights.clear();
    m_scene.layout.setHands(m_scene.table);
    m_scene.picture = pictureOf(m_scene.table, m_scene.ledger, m_scene.layout);
    m_released.reset();
    if (!m_scene.focus.none())
        m_scene.focus = keptFocus(m_scene.focus, spots(), m_scene.layout);
    refresh();
}

void TableView::moveTo(const Table &table, const ChipLedger &ledger, const Act &act)
{
    const Picture before = m_scene.picture;
    const auto released = m_released;
    setTable(table, ledger);
    if (m_scene.options.speed <= 0)
        return;
    m_scene.flights = flights(before, m_scene.picture, act, m_scene.layout, released);
    m_flightsBegan = m_clock.elapsed();
    if (!m_scene.flights.empty())
        m_ticks.start(Frame, Qt::PreciseTimer, this);
}

void TableView::finishMotion()
{
    m_scene.flights.clear();
    m_ticks.stop();
    refresh();
}

void TableView::setHand(const Hand &hand)
{
    m_scene.hand = hand;
    refresh();
}

void TableView::setMarks(const std::vector<Spot> &spots)
{
    m_scene.marks = spots;
    refresh();
}

void TableView::setGlow(const std::vector<Spot> &spots)
{
    m_scene.glow = spots;
    refresh();
}

void TableView::say(HandId who, const QString &text, Signal signal)
{
    std::erase_if(m_scene.bubbles, [&](const Bubble &bubble) { return bubble.who == who; });
    m_scene.bubbles.push_back({who, text, m_clock.elapsed() + duration::Bubble, signal});
    m_bubbleTimer.start(duration::Bubble / 4, this);
    refresh();
}

void TableView::silence()
{
    m_scene.bubbles.clear();
    refresh();
}

void TableView::setAnswers(const std::vector<Answer> &answers)
{
    m_scene.answers.clear();
    for (const Answer &answer : answers)
        m_scene.answers.push_back({answer.seat, answer.text, 0, answer.signal});
    refresh();
}

QPointF TableView::toUnits(QPointF pixels) const
{
    return m_scene.layout.toWidget().inverted().map(pixels);
}

QPoint TableView::pixelOf(const Spot &spot) const
{
    return pixelAreaOf(spot).center();
}

QRect TableView::pixelAreaOf(const Spot &spot) const
{
    return m_scene.layout.toWidget().mapRect(m_scene.layout.area(spot)).toRect();
}

void TableView::resizeEvent(QResizeEvent *)
{
    relayout();
}

void TableView::showEvent(QShowEvent *)
{
    if (!m_backdrop.isPainted())
        m_backdrop.begin(size(), devicePixelRatioF(), m_scene.layout, m_scene.house);
}

void TableView::hideEvent(QHideEvent *)
{
    m_scene.drag.reset();
    finishMotion();
}

void TableView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_bubbleTimer.timerId()) {
        const qint64 now = m_clock.elapsed();
        std::erase_if(m_scene.bubbles, [&](const Bubble &bubble) { return bubble.until <= now; });
        if (m_scene.bubbles.empty())
            m_bubbleTimer.stop();
    } else if (event->timerId() == m_ticks.timerId()) {
        if (flightTime() >= totalDuration(m_scene.flights))
            return finishMotion();
    }
    refresh();
}

// ---- mouse and keyboard ----

/// With large targets a click beside a spot counts, if the felt there belongs to no other.
Spot TableView::spotUnder(QPointF at) const
{
    const Spot hit = spotAt(at, m_scene.table, m_scene.layout);
    if (!hit.none() || !m_scene.options.largeTargets)
        return hit;
    return nearestSpot(at, FingerReach / m_scene.layout.scale(), spots(), m_scene.layout);
}

void TableView::mousePressEvent(QMouseEvent *event)
{
    m_scene.focusShown = false;
    setFocus(Qt::MouseFocusReason);
    const QPointF at = toUnits(event->position());
    const Spot spot = spotUnder(at);
    if (event->button() == Qt::RightButton) {
        if (!spot.none())
            Q_EMIT gestured(gesture::Tap{spot, true, 1});
        return;
    }
    if (event->button() == Qt::LeftButton)
        m_scene.drag = spot.none() ? Drag{{}, event->pos(), at, false, true}
                                   : Drag{{spot}, event->pos(), at, false, false};
}

void TableView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = toUnits(event->position());
    const Spot spot = spotUnder(at);
    if (m_scene.drag) {
        m_scene.drag->follow(event->pos(), at, spot, m_scene.table);
        if (m_scene.drag->moving)
            refresh();
    }
    if (spot != m_scene.hover) {
        m_scene.hover = spot;
        refresh();
    }
}

void TableView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_scene.drag)
        return;
    const Drag drag = *std::exchange(m_scene.drag, std::nullopt);
    const QPointF at = toUnits(event->position());
    const Spot spot = spotUnder(at);
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
    m_scene.hover = {};
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
        if (m_scene.drag) {
            m_scene.drag.reset();
            return refresh();
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_scene.focusShown && !m_scene.focus.none()) {
            const bool shift = (event->modifiers() & Qt::ShiftModifier) != 0;
            const bool tube = m_scene.focus.kind == SpotKind::Tube;
            Q_EMIT gestured(gesture::Tap{m_scene.focus, shift && !tube, shift && tube ? 5 : 1});
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
    return reachable(m_scene.table, m_scene.layout, m_scene.layout.tubes());
}

QString TableView::wordsFor(const Spot &spot) const
{
    return spotWords(spot, m_scene.table, m_scene.house);
}

void TableView::press(const Spot &spot)
{
    Q_EMIT gestured(gesture::Tap{spot, false, 1});
}

void TableView::focusSpot(const Spot &spot)
{
    m_scene.focusShown = true;
    m_scene.focus = spot;
    const auto all = spots();
    const auto at = std::find(all.begin(), all.end(), spot);
    if (at != all.end()) {
        QAccessibleEvent event{this, QAccessible::Focus};
        event.setChild(static_cast<int>(at - all.begin()));
        QAccessible::updateAccessibility(&event);
    }
    refresh();
}

void TableView::moveFocus(int dx, int dy)
{
    const auto all = spots();
    const bool there = std::find(all.begin(), all.end(), m_scene.focus) != all.end();
    const Spot first{SpotKind::NextCard, handAt(1), {}, m_scene.table.at(seatAt(1)).cards.lying};
    focusSpot(there ? nextSpot(m_scene.focus, dx, dy, all, m_scene.layout) : first);
}

// ---- painting ----

/// Scaled by the chosen speed.
qint64 TableView::flightTime() const
{
    return (m_clock.elapsed() - m_flightsBegan) * std::max(m_scene.options.speed, 1) / 100;
}

void TableView::paintEvent(QPaintEvent *event)
{
    const qreal ratio = devicePixelRatioF();
    m_sprites.setScale(m_scene.layout.scale(), ratio);
    const QImage &felt =
        m_backdrop.image(size(), ratio, m_scene.layout, m_scene.house, *m_scene.options.around);
    m_scene.flightTime = flightTime();
    m_scene.hasKeyboard = hasFocus();
    QPainter painter{this};
    for (const QRect &dirty : event->region())
        painter.drawImage(dirty, felt,
                          QRectF{dirty.topLeft() * ratio, QSizeF{dirty.size()} * ratio});
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(m_scene.layout.toWidget());
    ScenePainter things{painter, m_sprites, m_scene};
    NotePainter notes{painter, m_sprites, m_scene};
    things.paintPeople();
    things.paintFurniture();
    things.paintSprites();
    if (m_scene.options.totals)
        notes.paintTotals();
    things.paintHand();
    notes.paintRings();
    things.paintDrag();
    notes.paintBubbles();
}

} // namespace pitwise::ui
