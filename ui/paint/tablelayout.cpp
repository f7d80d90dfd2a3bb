// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/tablelayout.h"

#include "engine/table/gametable.h"
#include "ui/paint/cardpainter.h"
#include "ui/paint/chippainter.h"
#include "ui/paint/gamefelt.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr QSizeF Least{960, 740};
constexpr qreal Margin = 8; ///< at the left and right of the seats
constexpr qreal RailTop = 104; ///< inner edge of the rail at the middle seat
constexpr qreal Drop = 62; ///< of the arc, at the sides
constexpr qreal WidestPitch = 176;
constexpr qreal FullPitch = 134; ///< seats this wide apart are drawn at full size
constexpr qreal CallBar = 84; ///< along the lower edge, for the calls

// Distances from the rail down a seat's column, at full size.
constexpr qreal TieY = 34;
constexpr qreal MainY = 88;
constexpr qreal CardY = 184;
constexpr qreal NumberY = 235;
constexpr qreal Beside = 45; ///< from the main bet to the war bet and to the post
constexpr qreal BesideTie = 42;
constexpr qreal SecondCard = 36;
constexpr qreal LateX = 12;

// War Blackjack: hands are fanned out, with the insurance line below them.
constexpr qreal BlackjackCardY = 172;
constexpr qreal BlackjackNumberY = 221;
constexpr qreal InsuranceY = 240;
constexpr qreal FanX = 26;
constexpr int FanWidth = 3; ///< cards per row of a fan
constexpr qreal FanRow = 24;
constexpr qreal TwoHands = 62; ///< between two hands
constexpr qreal ManyBets = 32; ///< between the bets of three or four hands
constexpr qreal HandRow = 76; ///< between the upper and lower hands of a seat

constexpr qreal TrayHeight = 84;
constexpr qreal TubeWidth = 62;
constexpr qreal TubeGap = 6;
constexpr qreal Rim = 12;

QRectF around(QPointF centre, qreal width, qreal height)
{
    return {centre.x() - width / 2, centre.y() - height / 2, width, height};
}

} // namespace

int tubeOfKind(int kind, int kinds)
{
    // 0, 2, 4 ... 5, 3, 1.
    return kind % 2 == 0 ? kind / 2 : kinds - 1 - kind / 2;
}

int kindInTube(int place, int kinds)
{
    for (int kind = 0; kind < kinds; ++kind) {
        if (tubeOfKind(kind, kinds) == place)
            return kind;
    }
    return 0;
}

TableLayout::TableLayout(const QRectF &content, const House &house, DealingHand deals)
    : m_scale(std::max(
        0.1, std::min(content.width() / Least.width(), content.height() / Least.height()))),
      m_origin(content.topLeft()),
      m_size(content.width() / m_scale, content.height() / m_scale),
      m_seats(house.table.seats),
      m_pitch(std::min(WidestPitch, (m_size.width() - 2 * Margin) / m_seats)),
      m_seatScale(std::min(1.0, m_pitch / FullPitch)),
      m_betsOfGame(gameTable(house).bets),
      m_bets(gameFelt(house).spots(house)),
      m_tubes(static_cast<int>(house.table.chips.values().size())),
      m_fans(gameFelt(house).fans),
      m_deals(deals)
{
}

QTransform TableLayout::toWidget() const
{
    return QTransform{m_scale, 0, 0, m_scale, m_origin.x(), m_origin.y()};
}

qreal TableLayout::drop(qreal x) const
{
    const qreal half = m_size.width() / 2;
    const qreal share = (x - half) / half;
    return Drop * share * share;
}

qreal TableLayout::railY(qreal x) const
{
    // A taller window leaves more room between the rail and the dealer.
    return RailTop + (m_size.height() - Least.height()) * 0.25 + drop(x);
}

void TableLayout::setHands(const Table &table)
{
    for (int i = 1; i <= table.seatCount; ++i)
        m_hands[seatAt(i).index()] = table.handsAt(seatAt(i));
}

QPointF TableLayout::bet(HandId hand, BetKind bet) const
{
    const qreal x =
        m_size.width() / 2 + (static_cast<int>(hand.seat.number) - (m_seats + 1) / 2.0) * m_pitch;
    const QPointF rail{x, railY(x)};
    const qreal s = m_seatScale;
    const int hands = hand.isDealer() ? 1 : handsAt(hand.seat);
    const qreal apart = hands == 2 ? TwoHands : ManyBets;
    const qreal aside = (hand.split - (hands - 1) / 2.0) * apart;
    switch (bet) {
    case BetKind::Main:
        return rail + QPointF{aside, MainY} * s;
    case BetKind::Tie:
        // War Blackjack layouts print no spot for it, but a patron may still put a bet down.
        return rail + (m_fans ? QPointF{-BesideTie, TieY + 6} : QPointF{0, TieY}) * s;
    case BetKind::Bonus:
        return rail + QPointF{aside, TieY} * s;
    case BetKind::War:
        return rail + QPointF{Beside * s, (MainY + 4) * s};
    case BetKind::WarTie:
        return rail + QPointF{BesideTie * s, (TieY + 6) * s};
    case BetKind::Post:
        return rail + QPointF{-Beside * s, (MainY + 4) * s};
    case BetKind::Insurance:
        return rail + QPointF{0, InsuranceY} * s;
    }
    return rail;
}

qreal TableLayout::betRadius(BetKind bet) const
{
    return (bet == BetKind::Main ? 25 : 20) * m_seatScale;
}

qreal TableLayout::chipScale(HandId hand) const
{
    const int hands = hand.isDealer() ? 1 : handsAt(hand.seat);
    return m_seatScale * (hands == 1 ? 1 : hands == 2 ? 0.9 : 0.72);
}

QPointF TableLayout::payoff(HandId hand, BetKind bet) const
{
    // In front of the bet, touching it; beside a side bet, which has the main bet in front.
    const bool side = bet == BetKind::Tie || bet == BetKind::Bonus;
    const QPointF way = side || bet == BetKind::Insurance ? QPointF{-34, 4}
                      : m_fans && bet == BetKind::Main    ? QPointF{-31, 8}
                      : bet == BetKind::WarTie            ? QPointF{30, 10}
                                                          : QPointF{-13, 24};
    return this->bet(hand, bet) + way * chipScale(hand);
}

QPointF TableLayout::late(HandId hand, BetKind bet) const
{
    return this->bet(hand, bet) + QPointF{LateX, -14} * m_seatScale;
}

qreal TableLayout::cardScale(HandId hand) const
{
    if (hand.isDealer())
        return 1;
    const int hands = handsAt(hand.seat);
    return m_seatScale * (hands == 1 ? 1 : hands == 2 ? 0.86 : 0.7);
}

QPointF TableLayout::card(HandId hand, int nth) const
{
    if (hand.isDealer()) {
        // From the third card on they are closer together: there may be many.
        const qreal x = nth < 2 || !m_fans ? (nth - 0.5) * 62 : 31 + (nth - 1) * 36;
        return {m_size.width() / 2 + x, m_size.height() - CallBar - 44 - TrayHeight - 62};
    }
    const qreal middle =
        m_size.width() / 2 + (static_cast<int>(hand.seat.number) - (m_seats + 1) / 2.0) * m_pitch;
    const QPointF rail{middle, railY(middle)};
    if (!m_fans)
        return rail + QPointF{nth * SecondCard, CardY} * m_seatScale;
    const int hands = handsAt(hand.seat);
    const int row = nth / FanWidth;
    QPointF at{(nth % FanWidth - 0.5) * FanX, BlackjackCardY + row * FanRow};
    if (hands > 1) { // two side by side, the third and fourth below
        const int column = hands == 2 ? hand.split : hand.split % 2;
        const int below = hands == 2 ? 0 : hand.split / 2;
        const qreal step = hands == 2 ? 19 : 16; // downwards, so that every rank is visible
        at = {(column - 0.5) * TwoHands + (nth - 1) * 3.0,
              BlackjackCardY - (hands == 2 ? 8 : 20) + below * HandRow + nth * step};
    }
    return rail + at * m_seatScale;
}

qreal TableLayout::insuranceY(qreal x) const
{
    return m_bets.has(BetKind::Insurance) ? railY(x) + InsuranceY * m_seatScale : 0;
}

QPointF TableLayout::patron(SeatId seat) const
{
    const qreal x =
        m_size.width() / 2 + (static_cast<int>(seat.number) - (m_seats + 1) / 2.0) * m_pitch;
    return {x, railY(x) - 16};
}

QPointF TableLayout::mouth(SeatId seat) const
{
    return patron(seat) - QPointF{0, 53};
}

QPointF TableLayout::dealersMouth() const
{
    return {hand().left() - 96, hand().bottom() + 4};
}

QPointF TableLayout::seatNumber(SeatId seat) const
{
    const QPointF foot = patron(seat) + QPointF{0, 16};
    return foot + QPointF{0, m_fans ? BlackjackNumberY : NumberY} * m_seatScale;
}

QRectF TableLayout::onItsSide(const QRectF &box) const
{
    return isLeftHanded() ? box.translated(m_size.width() - box.left() - box.right(), 0) : box;
}

QRectF TableLayout::shoe() const
{
    return onItsSide({18, m_size.height() - CallBar - 168, 138, 118});
}

QPointF TableLayout::shoeMouth() const
{
    return isLeftHanded() ? shoe().topLeft() + QPointF{26, 34}
                          : shoe().topRight() + QPointF{-26, 34};
}

QPointF TableLayout::slipped(int nth) const
{
    const qreal away = 34.0 + 22 * nth;
    return isLeftHanded() ? shoe().topLeft() + QPointF{-away, 34}
                          : shoe().topRight() + QPointF{away, 34};
}

QRectF TableLayout::rack() const
{
    return onItsSide({m_size.width() - 18 - 122, m_size.height() - CallBar - 168, 122, 118});
}

QRectF TableLayout::tray() const
{
    const qreal tubes = m_tubes * (TubeWidth + TubeGap) - TubeGap;
    const qreal room = m_size.width() - 2 * (138 + 44);
    const qreal width = std::min(room, tubes + 2 * Rim);
    return {m_size.width() / 2 - width / 2, m_size.height() - CallBar - 44 - TrayHeight, width,
            TrayHeight};
}

QRectF TableLayout::trayRim() const
{
    const QRectF box = tray();
    return {box.left(), box.bottom() - 18, box.width(), 18};
}

QRectF TableLayout::tube(int index) const
{
    const QRectF box = tray();
    const int place = tubeOfKind(index, m_tubes);
    const qreal each = (box.width() - 2 * Rim + TubeGap) / m_tubes;
    return {box.left() + Rim + place * each, box.top() + 7, each - TubeGap, box.height() - 7 - 20};
}

QRectF TableLayout::hand() const
{
    const QRectF box = tray();
    return {m_size.width() / 2 - 150, box.bottom() + 2, 300, 42};
}

QRectF TableLayout::print() const
{
    const qreal cards = m_fans ? InsuranceY + 16 : CardY + CardSize.height() / 2 + 22;
    const qreal top = railY(m_size.width() / 2) + cards * m_seatScale;
    const qreal bottom = card(DealerHand, 0).y() - CardSize.height() / 2 - 10;
    const qreal width = std::min(m_size.width() - 380, 640.0);
    return {m_size.width() / 2 - width / 2, top, width, bottom - top};
}

QRectF TableLayout::area(const Spot &spot) const
{
    const SeatId seat = spot.hand.seat;
    const qreal chip = 2 * (ChipRadius + 2) * chipScale(spot.hand);
    const bool split = belongsToSeat(spot) && handsAt(seat) > 1;
    const qreal width = split ? chip * 0.9 : 2 * betRadius(spot.bet);
    const auto cards = [&](int from, int to) {
        const qreal s = cardScale(spot.hand);
        QRectF all;
        for (int nth = from; nth <= to; ++nth)
            all = all.united(
                around(card(spot.hand, nth), CardSize.width() * s, CardSize.height() * s));
        return all;
    };
    switch (spot.kind) {
    case SpotKind::None:
        return {};
    case SpotKind::Shoe:
        return shoe();
    case SpotKind::Slipped:
        return around(slipped(0), CardSize.width(), CardSize.height());
    case SpotKind::Rack:
        return rack();
    case SpotKind::Tube:
        return tube(spot.nth);
    case SpotKind::Tray:
        return trayRim();
    case SpotKind::Hand:
        return hand();
    case SpotKind::Bet:
        return around(bet(spot.hand, spot.bet), width, width);
    case SpotKind::Payoff:
        return around(payoff(spot.hand, spot.bet), chip, chip * 0.8);
    case SpotKind::Late:
        return around(late(spot.hand, spot.bet), chip, chip * 0.8);
    case SpotKind::Cards:
        return cards(0, spot.nth > 0 ? spot.nth - 1 : 0);
    case SpotKind::NextCard: {
        // Little more than the lower edge of a split hand is free: enlarge the target.
        const qreal more = split && spot.nth > 0 ? 12 * m_seatScale : 0;
        return cards(spot.nth, spot.nth).adjusted(0, 0, 0, more);
    }
    case SpotKind::Patron:
        return around(patron(seat) - QPointF{0, 18}, std::min(m_pitch - 8, 76.0), 74);
    }
    return {};
}

} // namespace pitwise::ui
