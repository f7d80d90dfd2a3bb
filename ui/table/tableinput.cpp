// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Mouse and keyboard of the table.

#include "ui/table/focuswalk.h"
#include "ui/table/tableview.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace pitwise::ui {

namespace {

constexpr qreal FingerReach = 16; ///< pixels beside a spot

} // namespace

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

void TableView::moveFocus(int dx, int dy)
{
    const auto all = spots();
    const bool there = std::find(all.begin(), all.end(), m_scene.focus) != all.end();
    const Spot first{SpotKind::NextCard, handAt(1), {}, m_scene.table.at(seatAt(1)).cards.lying};
    focusSpot(there ? nextSpot(m_scene.focus, dx, dy, all, m_scene.layout) : first);
}

} // namespace pitwise::ui
