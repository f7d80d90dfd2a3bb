// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/focuswalk.h"

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

Spot nextSpot(const Spot &from, int dx, int dy, const std::vector<Spot> &spots,
              const TableLayout &layout)
{
    const QPointF start = layout.area(from).center();
    Spot best = from;
    std::optional<qreal> least;
    for (const Spot &spot : spots) {
        const QPointF way = layout.area(spot).center() - start;
        const qreal ahead = way.x() * dx + way.y() * dy;
        const qreal aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (ahead < 2)
            continue;
        // More to the side than ahead, like a neighbour on the arc: only if there is nothing else.
        constexpr qreal Elsewhere = 5000;
        const qreal cost = ahead + 2.5 * aside + (aside > ahead ? Elsewhere : 0);
        if (!least || cost < *least) {
            best = spot;
            least = cost;
        }
    }
    return best;
}

Spot keptFocus(const Spot &focus, const std::vector<Spot> &spots, const TableLayout &layout)
{
    Spot best;
    std::optional<qreal> least;
    for (const Spot &spot : spots) {
        if (spot.kind == focus.kind && spot.hand == focus.hand && spot.bet == focus.bet
            && (spot.kind != SpotKind::Tube || spot.nth == focus.nth))
            return spot;
        const QPointF way = layout.area(spot).center() - layout.area(focus).center();
        const qreal far = way.manhattanLength();
        if (!least || far < *least) {
            best = spot;
            least = far;
        }
    }
    return best;
}

Spot nearestSpot(QPointF at, qreal reach, const std::vector<Spot> &spots, const TableLayout &layout)
{
    Spot nearest;
    qreal least = reach;
    for (const Spot &spot : spots) {
        const QRectF area = layout.area(spot);
        const qreal x = std::max({area.left() - at.x(), at.x() - area.right(), 0.0});
        const qreal y = std::max({area.top() - at.y(), at.y() - area.bottom(), 0.0});
        const qreal away = std::hypot(x, y);
        if (away > least)
            continue;
        least = away;
        nearest = spot;
    }
    return nearest;
}

} // namespace pitwise::ui
