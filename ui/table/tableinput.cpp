// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/tableinput.h"

#include "ui/table/focuswalk.h"
#include "ui/table/tableview.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace pitwise::ui {

namespace {

constexpr qreal FingerReach = 16; ///< pixels beside a spot

/// Chips or cards on the layout: the right button asks what to do with them.
bool isThing(const Spot &spot)
{
    return spot.kind == SpotKind::Bet || spot.kind == SpotKind::Payoff
        || spot.kind == SpotKind::Late || spot.kind == SpotKind::Cards
        || spot.kind == SpotKind::Slipped;
}

} // namespace

TableInput::TableInput(TableView *view, TableScene &scene)
    : QObject(view),
      m_view(view),
      m_scene(scene)
{
    view->installEventFilter(this);
}

bool TableInput::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_view)
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        press(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::MouseMove:
        move(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::MouseButtonRelease:
        release(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::Leave:
        leave();
        return false;
    case QEvent::KeyPress:
        return pressKey(*static_cast<QKeyEvent *>(event));
    case QEvent::ContextMenu:
        return askByKey(*static_cast<QContextMenuEvent *>(event));
    default:
        return false;
    }
}

QPointF TableInput::toUnits(QPointF pixels) const
{
    return m_scene.layout.toWidget().inverted().map(pixels);
}

/// With large targets a click beside a spot counts, if the felt there belongs to no other.
Spot TableInput::spotUnder(QPointF at) const
{
    const Spot hit = spotAt(at, m_scene.table, m_scene.layout);
    if (!hit.none() || !m_scene.options.largeTargets)
        return hit;
    return nearestSpot(at, FingerReach / m_scene.layout.scale(), m_view->spots(), m_scene.layout);
}

void TableInput::press(const QMouseEvent &event)
{
    m_scene.focusShown = false;
    m_view->setFocus(Qt::MouseFocusReason);
    const QPointF at = toUnits(event.position());
    const Spot spot = spotUnder(at);
    if (event.button() == Qt::RightButton) {
        if (isThing(spot))
            Q_EMIT menuWanted(spot);
        else if (!spot.none())
            Q_EMIT gestured(gesture::Tap{spot, true, 1});
        return;
    }
    if (event.button() == Qt::LeftButton)
        m_scene.drag = spot.none() ? Drag{{}, event.pos(), at, false, true}
                                   : Drag{{spot}, event.pos(), at, false, false};
}

void TableInput::move(const QMouseEvent &event)
{
    const QPointF at = toUnits(event.position());
    const Spot spot = spotUnder(at);
    if (m_scene.drag) {
        m_scene.drag->follow(event.pos(), at, spot, m_scene.table);
        if (m_scene.drag->moving)
            Q_EMIT changed();
    }
    if (spot != m_scene.hover) {
        m_scene.hover = spot;
        Q_EMIT changed();
    }
}

void TableInput::release(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton || !m_scene.drag)
        return;
    const Drag drag = *std::exchange(m_scene.drag, std::nullopt);
    const QPointF at = toUnits(event.position());
    const Spot spot = spotUnder(at);
    Q_EMIT changed();
    if (drag.what.empty())
        return;
    if (drag.moving) {
        if (spot == drag.what.front())
            return; // put back
        m_released = at;
        Q_EMIT gestured(gesture::Carry{drag.what, spot});
        m_released.reset();
    } else if (spot == drag.what.front()) {
        const bool five = (event.modifiers() & Qt::ShiftModifier) != 0;
        Q_EMIT gestured(gesture::Tap{spot, false, five ? 5 : 1});
    }
}

void TableInput::leave()
{
    m_scene.hover = {};
    Q_EMIT changed();
}

bool TableInput::pressKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Left:
        moveFocus(-1, 0);
        return true;
    case Qt::Key_Right:
        moveFocus(1, 0);
        return true;
    case Qt::Key_Up:
        moveFocus(0, -1);
        return true;
    case Qt::Key_Down:
        moveFocus(0, 1);
        return true;
    case Qt::Key_Escape:
        if (!m_scene.drag)
            return false;
        m_scene.drag.reset();
        Q_EMIT changed();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_scene.focusShown && !m_scene.focus.none()) {
            const bool shift = (event.modifiers() & Qt::ShiftModifier) != 0;
            const bool tube = m_scene.focus.kind == SpotKind::Tube;
            Q_EMIT gestured(gesture::Tap{m_scene.focus, shift && !tube, shift && tube ? 5 : 1});
            return true;
        }
        return false;
    default:
        return false;
    }
}

/// The menu key, for what is focused. (The right button has asked already.)
bool TableInput::askByKey(const QContextMenuEvent &event)
{
    if (event.reason() == QContextMenuEvent::Keyboard && m_scene.focusShown
        && isThing(m_scene.focus))
        Q_EMIT menuWanted(m_scene.focus);
    return true;
}

void TableInput::moveFocus(int dx, int dy)
{
    const auto all = m_view->spots();
    const bool there = std::find(all.begin(), all.end(), m_scene.focus) != all.end();
    const Spot first{SpotKind::NextCard, handAt(1), {}, m_scene.table.at(seatAt(1)).cards.lying};
    m_view->focusSpot(there ? nextSpot(m_scene.focus, dx, dy, all, m_scene.layout) : first);
}

} // namespace pitwise::ui
