// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/table/table.h"
#include "ui/paint/spot.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

#include <array>
#include <vector>

namespace pitwise::ui {

/// Tubes stand with low values at the edges: the kind of chip in the tube that is the `place`th
/// from the left, and the other way round.
[[nodiscard]] int kindInTube(int place, int kinds);
[[nodiscard]] int tubeOfKind(int kind, int kinds);

/// Where everything is, in table units, seen from the dealer's chair. Pure geometry: the same for
/// painting, for hit tests and for motion. One unit is a pixel at 960 x 740.
class TableLayout
{
public:
    TableLayout() = default;
    /// `content` is the part of the widget, in pixels, that no panel covers.
    TableLayout(const QRectF &content, const House &house);

    [[nodiscard]] qreal scale() const { return m_scale; }
    /// From units to pixels of the widget.
    [[nodiscard]] QTransform toWidget() const;
    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] int seats() const { return m_seats; }
    [[nodiscard]] int tubes() const { return m_tubes; }
    /// Cards and chips at the seats are smaller where seats are many.
    [[nodiscard]] qreal seatScale() const { return m_seatScale; }
    [[nodiscard]] qreal pitch() const { return m_pitch; }

    /// How many hands lie at each seat: a split seat makes room for all of them.
    void setHands(const Table &table);
    /// As printed: one hand a seat.
    void joinHands() { m_hands.fill(1); }
    [[nodiscard]] int handsAt(SeatId seat) const { return m_hands[seat.index()]; }

    /// How far the arc has come down at `x`.
    [[nodiscard]] qreal drop(qreal x) const;
    /// The inner edge of the padded rail, where the felt begins.
    [[nodiscard]] qreal railY(qreal x) const;

    /// The bets of the game: each of them has its place, printed or not.
    [[nodiscard]] BetSet betsOfGame() const { return m_betsOfGame; }
    /// The house has a spot for it; another may lie there all the same.
    [[nodiscard]] bool prints(BetKind bet) const { return m_bets.has(bet); }
    [[nodiscard]] QPointF bet(HandId hand, BetKind bet) const;
    [[nodiscard]] qreal betRadius(BetKind bet) const;
    [[nodiscard]] QPointF payoff(HandId hand, BetKind bet) const;
    [[nodiscard]] QPointF late(HandId hand, BetKind bet) const;
    /// Of the chips on a bet: smaller where a seat has several hands.
    [[nodiscard]] qreal chipScale(HandId hand) const;
    /// The `nth` card of a place, from 0; its centre.
    [[nodiscard]] QPointF card(HandId hand, int nth) const;
    [[nodiscard]] qreal cardScale(HandId hand) const;
    [[nodiscard]] QPointF patron(SeatId seat) const;
    /// Where his speech bubble points to.
    [[nodiscard]] QPointF mouth(SeatId seat) const;
    [[nodiscard]] QPointF dealersMouth() const;
    [[nodiscard]] QPointF seatNumber(SeatId seat) const;

    [[nodiscard]] QRectF shoe() const;
    [[nodiscard]] QPointF shoeMouth() const;
    [[nodiscard]] QPointF slipped(int nth) const;
    [[nodiscard]] QRectF rack() const;
    [[nodiscard]] QRectF tray() const;
    [[nodiscard]] QRectF trayRim() const;
    [[nodiscard]] QRectF tube(int index) const;
    [[nodiscard]] QRectF hand() const;
    /// Insurance is put down along this line, before the cards; 0: the house has none.
    [[nodiscard]] qreal insuranceY(qreal x) const;
    /// Where the paytable, the limits and the house's name are printed.
    [[nodiscard]] QRectF print() const;

    /// The rectangle that is hit, lit and focused for a spot, printed or not.
    [[nodiscard]] QRectF area(const Spot &spot) const;

private:
    qreal m_scale = 1;
    QPointF m_origin;
    QSizeF m_size{960, 740};
    int m_seats = 7;
    qreal m_pitch = 136;
    qreal m_seatScale = 1;
    BetSet m_betsOfGame;
    BetSet m_bets;
    int m_tubes = 6;
    bool m_fans = false; ///< hands grow, and lie as fans
    std::array<int, MaxSeats> m_hands{1, 1, 1, 1, 1, 1, 1, 1, 1};
};

} // namespace pitwise::ui
