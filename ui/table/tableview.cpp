// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/tableview.h"

#include "ui/table/focuswalk.h"
#include "ui/table/notepainter.h"
#include "ui/table/scenepainter.h"
#include "ui/table/spotwords.h"
#include "ui/table/tableaccess.h"

#include <QAccessible>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int Frame = 16; ///< ms

} // namespace

TableView::TableView(QWidget *parent) : QWidget(parent), m_input(new TableInput{this, m_scene})
{
    connect(m_input, &TableInput::gestured, this, &TableView::gestured);
    connect(m_input, &TableInput::menuWanted, this, &TableView::menuWanted);
    connect(m_input, &TableInput::changed, this, &TableView::refresh);
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
    m_scene.passing.clear();
    lay();
    update();
}

/// Puts everything in its place.
void TableView::lay()
{
    m_scene.layout.setHands(m_scene.table);
    m_scene.picture = m_scene.pictureNow();
    m_scene.targets = targetsOf(m_scene.hand, spots(), m_scene.table, m_scene.house);
    tellTableReaders(this);
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
    m_scene.passing.clear();
    m_scene.burned = 0;
    lay();
    m_input->forgetReleased();
    if (!m_scene.focus.none())
        m_scene.focus = keptFocus(m_scene.focus, spots(), m_scene.layout);
    refresh();
}

void TableView::moveTo(const Table &table, const ChipLedger &ledger, const Act &act,
                       const FloorShown &floor)
{
    const Picture before = m_scene.picture;
    const auto released = m_input->released();
    const int burned = std::holds_alternative<act::Burn>(act) ? m_scene.burned + 1 : 0;
    setTable(table, ledger);
    m_scene.burned = burned;
    if (!floor.remedies.empty()) {
        m_scene.passing = passingOf(floor, table, m_scene.house.table.chips, m_scene.layout,
                                    m_clock.elapsed() + duration::Floor);
        m_passingTimer.start(duration::Floor, this);
    }
    lay();
    animate(before, act, released);
}

void TableView::animate(const Picture &before, const Act &act,
                        const std::optional<QPointF> &released)
{
    if (m_scene.options.speed <= 0)
        return;
    m_scene.flights = flights(before, m_scene.picture, act, m_scene.layout, released);
    m_flightsBegan = m_clock.elapsed();
    if (!m_scene.flights.empty())
        m_ticks.start(Frame, Qt::PreciseTimer, this);
}

/// The floor takes away what it put right.
void TableView::clearPassing()
{
    m_passingTimer.stop();
    if (m_scene.passing.empty())
        return;
    const Picture before = m_scene.picture;
    m_scene.passing.clear();
    lay();
    animate(before, act::Say{}, std::nullopt);
    refresh();
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
    m_scene.targets = targetsOf(m_scene.hand, spots(), m_scene.table, m_scene.house);
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
    if (event->timerId() == m_passingTimer.timerId())
        return clearPassing();
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

std::vector<Spot> TableView::spots() const
{
    return reachable(m_scene.table, m_scene.layout, m_scene.layout.tubes());
}

QString TableView::wordsFor(const Spot &spot) const
{
    return spotWords(spot, m_scene.table, m_scene.house);
}

std::optional<double> TableView::numberAt(const Spot &spot) const
{
    constexpr double Cents = 100;
    if (spot.kind == Spot::Kind::Hand)
        return static_cast<double>(m_scene.house.table.chips.worth(m_scene.hand.chips).inCents())
             / Cents;
    return spotNumber(spot, m_scene.table, m_scene.house);
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
    things.paintCardPlaces();
    things.paintSprites();
    if (m_scene.options.totals)
        notes.paintTotals();
    things.paintHand();
    notes.paintRings();
    notes.paintFloor();
    if (!m_scene.options.totals)
        notes.paintCountedOut();
    things.paintDrag();
    notes.paintBubbles();
}

} // namespace pitwise::ui
