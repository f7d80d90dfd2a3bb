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

/// Low values are in the outer tubes. `place` counts tubes from the left, `kind` the chips of the
/// house by value.
[[nodiscard]] int kindInTube(int place, int kinds);
[[nodiscard]] int tubeOfKind(int kind, int kinds);

/// The hand that draws the cards. The shoe is on the other side.
enum class DealingHand { Right, Left };

/// Where everything is, in table units, seen from the dealer's chair. Pure geometry, shared by
/// painting, hit tests and animation. One unit is a pixel at 960 x 740.
class TableLayout
{
public:
    TableLayout() = default;
    /// `content` is the part of the widget that no panel covers, in pixels.
    TableLayout(const QRectF &content, const House &house, DealingHand deals = DealingHand::Right);

    [[nodiscard]] qreal scale() const { return m_scale; }
    /// From table units to widget pixels.
    [[nodiscard]] QTransform toWidget() const;
    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] int seats() const { return m_seats; }
    [[nodiscard]] int tubes() const { return m_tubes; }
    /// The shoe is at the right, with its mouth at its left side.
    [[nodiscard]] bool isLeftHanded() const { return m_deals == DealingHand::Left; }
    /// With many seats, cards and chips at the seats are smaller.
    [[nodiscard]] qreal seatScale() const { return m_seatScale; }
    [[nodiscard]] qreal pitch() const { return m_pitch; }

    /// Makes room for all hands of split seats.
    void setHands(const Table &table);
    /// One hand per seat, as printed.
    void joinHands() { m_hands.fill(1); }
    [[nodiscard]] int handsAt(SeatId seat) const { return m_hands[seat.index()]; }

    /// How far the arc is below its top at `x`.
    [[nodiscard]] qreal drop(qreal x) const;
    /// The inner edge of the padded rail, where the felt begins.
    [[nodiscard]] qreal railY(qreal x) const;

    /// Every bet of the game has a place, printed or not.
    [[nodiscard]] BetSet betsOfGame() const { return m_betsOfGame; }
    /// The house prints a spot for this bet.
    [[nodiscard]] bool prints(BetKind bet) const { return m_bets.has(bet); }
    [[nodiscard]] QPointF bet(HandId hand, BetKind bet) const;
    [[nodiscard]] qreal betRadius(BetKind bet) const;
    [[nodiscard]] QPointF payoff(HandId hand, BetKind bet) const;
    [[nodiscard]] QPointF late(HandId hand, BetKind bet) const;
    /// Of the chips on a bet; smaller if the seat has several hands.
    [[nodiscard]] qreal chipScale(HandId hand) const;
    /// Centre of the `nth` card of a hand, counted from 0.
    [[nodiscard]] QPointF card(HandId hand, int nth) const;
    [[nodiscard]] qreal cardScale(HandId hand) const;
    [[nodiscard]] QPointF patron(SeatId seat) const;
    /// Where the speech bubble points.
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
    /// Insurance bets go on this line, in front of the cards; 0: the house has no insurance.
    [[nodiscard]] qreal insuranceY(qreal x) const;
    /// Paytable, limits and the house's name.
    [[nodiscard]] QRectF print() const;

    /// The rectangle of a spot for hit tests, highlight and focus, printed or not.
    [[nodiscard]] QRectF area(const Spot &spot) const;

private:
    /// To the other side of a left-handed table.
    [[nodiscard]] QRectF onItsSide(const QRectF &box) const;

    qreal m_scale = 1;
    QPointF m_origin;
    QSizeF m_size{960, 740};
    int m_seats = 7;
    qreal m_pitch = 136;
    qreal m_seatScale = 1;
    BetSet m_betsOfGame;
    BetSet m_bets;
    int m_tubes = 6;
    bool m_fans = false; ///< hands are fanned out
    DealingHand m_deals = DealingHand::Right;
    std::array<int, MaxSeats> m_hands{1, 1, 1, 1, 1, 1, 1, 1, 1};
};

} // namespace pitwise::ui
