// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/scenepainter.h"

#include "engine/procedure/cardsdue.h"
#include "ui/paint/cardpainter.h"
#include "ui/paint/chippainter.h"
#include "ui/paint/furniturepainter.h"
#include "ui/session/tablekeys.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

void ScenePainter::paintPeople()
{
    for (int i = 1; i <= m_scene.table.seatCount; ++i) {
        const SeatId seat = seatAt(i);
        const QPointF foot = m_scene.layout.patron(seat);
        const auto owner = m_scene.table.patronOf[seat.index()];
        if (!m_scene.hasGuest(seat)) {
            m_painter.save();
            m_painter.translate(foot);
            paintEmptyChair(m_painter, m_scene.options.around->dim);
            m_painter.restore();
            continue;
        }
        // A patron who plays several spots sits at the middle one.
        std::vector<int> spots;
        for (int other = 1; other <= m_scene.table.seatCount; ++other) {
            if (m_scene.table.patronOf[seatAt(other).index()] == owner)
                spots.push_back(other);
        }
        if (i != spots[(spots.size() - 1) / 2])
            continue;
        const Guest &guest = m_scene.guests[owner];
        if (spots.size() > 1) {
            // A line along the rail joins his spots.
            QPolygonF line;
            const qreal from = m_scene.layout.bet(seatAt(spots.front()), BetKind::Main).x() - 40;
            const qreal to = m_scene.layout.bet(seatAt(spots.back()), BetKind::Main).x() + 40;
            for (qreal x = from; x <= to; x += 8)
                line << QPointF{x, m_scene.layout.railY(x) + 5};
            m_painter.setPen(QPen{guest.shirt.lighter(125), 3.5, Qt::SolidLine, Qt::RoundCap});
            m_painter.drawPolyline(line);
        }
        m_sprites.drawGuest(m_painter, foot + QPointF{0, leanOf(spots)}, guest, owner,
                            m_scene.moodOf(seat));
    }
}

/// A patron who puts chips down leans in.
qreal ScenePainter::leanOf(const std::vector<int> &seats) const
{
    const qint64 ms = m_scene.flightTime;
    for (const Flight &flight : m_scene.flights) {
        const Spot &spot = flight.sprite.spot;
        const bool his =
            spot.kind == SpotKind::Bet && spot.bet != BetKind::Post
            && std::find(seats.begin(), seats.end(), spot.hand.seat.number) != seats.end();
        if (his && !flight.vanishes && ms >= flight.begins && flight.progress(ms) < 1)
            return 4;
    }
    return 0;
}

void ScenePainter::paintFurniture()
{
    auto tubes = m_scene.ledger.tubes();
    for (std::size_t i = 0; i < tubes.size(); ++i)
        tubes[i] -= m_scene.hand.lifted.empty() ? m_scene.hand.chips.of[i] : 0;
    const auto &values = m_scene.house.table.chips.values();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const QRectF tube = m_scene.layout.tube(static_cast<int>(i));
        m_sprites.drawTube(m_painter, tube, values[i], static_cast<qreal>(tubes[i]) / TubeHolds);
        const QString key = chipKey(static_cast<int>(i), m_scene.layout.tubes());
        if (!key.isEmpty())
            m_sprites.drawPill(m_painter, {tube.center().x(), tube.bottom() + 10}, key, 10.5,
                               QColor{0xb3, 0xbb, 0xc6});
    }
    const qreal all = std::max(1, m_scene.table.cardsInPlay);
    const int left = m_scene.table.shoe.left();
    const bool inShoe = m_scene.table.shoe.hasCutCard() && !m_scene.table.shoe.cutCardIsOut();
    // During the shuffle the cards are in front of the shoe.
    const ShoeState &making = m_scene.table.shoeState;
    const auto loaded = static_cast<std::uint8_t>(1U << static_cast<unsigned>(ShoeStep::Load));
    const bool before = making.preparing && ((making.done | making.skipped) & loaded) == 0;
    if (before && left > 0) {
        for (int i = 0; i < 5; ++i)
            m_sprites.drawCard(m_painter, m_scene.layout.slipped(0) + QPointF{-2.0 * i, -2.5 * i},
                               1, std::nullopt);
        if (m_scene.table.shoe.hasCutCard())
            m_sprites.drawCutCard(m_painter, m_scene.layout.slipped(0) + QPointF{12, 6}, 0.8);
    } else {
        m_sprites.drawShoe(m_painter, shoePack(m_scene.layout), left / all,
                           m_scene.layout.isLeftHanded());
    }
    if (left > 0 && !before)
        paintShoeMouth(m_painter, m_scene.layout,
                       inShoe ? (left - m_scene.table.shoe.behindCutCard()) / all : -1);
    // Not linear: a handful of discards must be visible too.
    const qreal discards = std::sqrt(static_cast<qreal>(m_scene.table.discards.size()) / all);
    m_sprites.drawRack(m_painter, rackPack(m_scene.layout), discards);
    if (discards > 0)
        paintRackTop(m_painter, m_scene.layout, discards);
    if (m_scene.table.shoe.cutCardIsOut())
        m_sprites.drawCutCard(m_painter,
                              m_scene.layout.isLeftHanded()
                                  ? m_scene.layout.shoe().topLeft() + QPointF{-46, -18}
                                  : m_scene.layout.shoe().topRight() + QPointF{46, -18},
                              0.62);
}

void ScenePainter::paintCardPlaces()
{
    const auto outline = [&](HandId hand) {
        const Cards &cards = m_scene.table.cardsAt(hand);
        if (cards.lying == 0)
            return;
        const QRectF place = m_scene.layout.area({SpotKind::NextCard, hand, {}, cards.lying});
        m_painter.setPen(QPen{QColor{0xf4, 0xee, 0xdc, 190}, 1.6, Qt::DashLine});
        m_painter.setBrush(QColor{0xf4, 0xee, 0xdc, 26});
        m_painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 5, 5);
    };
    eachHand(m_scene.table, [&](HandId hand) {
        const Request asked = m_scene.table.at(hand).blackjack.request;
        if ((hand.split == 0 && needsWarCard(m_scene.table, hand.seat)) || asked == Request::Hit
            || asked == Request::Double)
            outline(hand);
    });
    if (dealerNeedsWarCard(m_scene.table))
        outline(DealerHand);
}

void ScenePainter::paintSprite(const Sprite &sprite, QPointF at, qreal lift)
{
    if (sprite.across && sprite.card) {
        m_sprites.drawCardAcross(m_painter, at - QPointF{0, lift}, sprite.scale, *sprite.card);
    } else if (sprite.isCard())
        m_sprites.drawCard(m_painter, at - QPointF{0, lift}, sprite.scale, sprite.card);
    else
        m_sprites.drawStack(m_painter, at, sprite.scale, sprite.chips, m_scene.house.table.chips,
                            lift);
}

void ScenePainter::paintSprites()
{
    const qint64 ms = m_scene.flightTime;
    const auto flying = [&](const Sprite &sprite) {
        return std::find_if(m_scene.flights.begin(), m_scene.flights.end(),
                            [&](const Flight &flight) {
                                return !flight.vanishes && flight.sprite.spot == sprite.spot
                                    && flight.sprite.isCard() == sprite.isCard();
                            });
    };
    const auto held = [&](const Spot &spot) {
        return std::any_of(m_scene.hand.lifted.begin(), m_scene.hand.lifted.end(),
                           [&](const Spot &other) { return isSamePlace(spot, other); });
    };
    for (const Sprite &sprite : m_scene.picture) {
        if (m_scene.isCarried(sprite.spot))
            continue; // being dragged
        const auto flight = flying(sprite);
        if (flight != m_scene.flights.end() && flight->progress(ms) < 1)
            continue; // drawn later, on top
        paintSprite(sprite, sprite.at, held(sprite.spot) ? 7 : 0);
    }
    for (const Flight &flight : m_scene.flights) {
        const qreal done = flight.progress(ms);
        if (done >= 1)
            continue;
        if (flight.begins > ms && !flight.vanishes)
            continue; // has not left yet
        const qreal lift = 10 * (1 - done) * done * 4;
        // Leaves the shoe face down and turns over on the way.
        const qreal turn = (done - 0.35) / 0.5;
        if (flight.turns && turn < 1)
            m_sprites.drawTurningCard(m_painter, flight.at(ms) - QPointF{0, lift},
                                      flight.sprite.scale, *flight.sprite.card,
                                      std::max(0.0, turn));
        else
            paintSprite(flight.sprite, flight.at(ms), lift);
    }
}

void ScenePainter::paintHand()
{
    const QRectF box = m_scene.layout.hand();
    const bool carried = m_scene.isDragging()
                      && (m_scene.drag->what.front().kind == SpotKind::Hand
                          || m_scene.drag->what.front().kind == SpotKind::Tube);
    if (m_scene.hand.order.empty() || carried)
        return;
    // One pile per value, the highest first.
    const auto &values = m_scene.house.table.chips.values();
    int kinds = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        kinds += m_scene.hand.chips.of[i] > 0 ? 1 : 0;
    qreal x = box.center().x() - (kinds - 1) * 21.0;
    for (auto i = static_cast<int>(values.size()) - 1; i >= 0; --i) {
        ChipCounts one;
        one.of[static_cast<std::size_t>(i)] = m_scene.hand.chips.of[static_cast<std::size_t>(i)];
        if (one.empty())
            continue;
        // Keep piles low, or they would hide the tray. A figure gives the number.
        constexpr std::uint16_t Seen = 6;
        ChipCounts seen = one;
        seen.of[static_cast<std::size_t>(i)] = std::min(seen.of[static_cast<std::size_t>(i)], Seen);
        m_sprites.drawStack(m_painter, {x, box.center().y() + 6}, 1, seen,
                            m_scene.house.table.chips, 0);
        if (one.total() > 1)
            m_sprites.drawPill(m_painter, {x, box.center().y() + 17},
                               QStringLiteral("\u00d7%1").arg(one.total()), 9.6, Qt::white);
        x += 42;
    }
    if (m_scene.options.totals)
        m_sprites.drawPill(
            m_painter, {x + 10, box.center().y()},
            translated(moneyWords(m_scene.house.table.chips.worth(m_scene.hand.chips))), 14,
            FeltGold);
}

void ScenePainter::paintDrag()
{
    if (!m_scene.isDragging())
        return;
    QPointF at = m_scene.drag->at;
    const Spot &first = m_scene.drag->what.front();
    if (first.kind == SpotKind::Shoe) {
        m_sprites.drawCard(m_painter, at, 1, std::nullopt);
    } else if (first.kind == SpotKind::Tube || first.kind == SpotKind::Hand) {
        ChipCounts chips = m_scene.hand.chips;
        if (first.kind == SpotKind::Tube)
            ++chips.of[static_cast<std::size_t>(first.nth)];
        m_sprites.drawStack(m_painter, at, 1, chips, m_scene.house.table.chips, 8);
    } else {
        for (const Spot &spot : m_scene.drag->what) {
            for (const Sprite &sprite : m_scene.picture) {
                if (!isSamePlace(sprite.spot, spot))
                    continue;
                paintSprite(sprite, at, 8);
                at += QPointF{14, 5};
            }
        }
    }
}

} // namespace pitwise::ui
