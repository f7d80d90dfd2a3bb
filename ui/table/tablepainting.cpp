// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How TableView looks; what it does is in tableview.cpp.

#include "ui/paint/cardpainter.h"
#include "ui/paint/chippainter.h"
#include "ui/paint/feltpainter.h"
#include "ui/paint/furniturepainter.h"
#include "ui/table/tableview.h"

#include <QPainter>
#include <QPaintEvent>

#include <algorithm>

namespace pitwise::ui {

namespace {

QString moneyText(Money money)
{
    return QString::fromStdString(toText(money));
}

} // namespace

void TableView::paintBackground()
{
    const qreal ratio = devicePixelRatioF();
    m_background = paintFelt(size(), ratio, m_layout, m_house, *m_options.around);
}

void TableView::paintEvent(QPaintEvent *event)
{
    m_sprites.setScale(m_layout.scale(), devicePixelRatioF());
    if (m_background.isNull())
        paintBackground();
    QPainter painter{this};
    for (const QRect &dirty : event->region()) {
        const qreal ratio = m_background.devicePixelRatioF();
        painter.drawImage(dirty, m_background,
                          QRectF{dirty.topLeft() * ratio, QSizeF{dirty.size()} * ratio});
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(m_layout.toWidget());
    paintPeople(painter);
    paintFurniture(painter);
    paintSprites(painter);
    if (m_options.totals)
        paintTotals(painter);
    paintHand(painter);
    paintRings(painter);
    paintDrag(painter);
    paintBubbles(painter);
}

void TableView::paintPeople(QPainter &painter)
{
    for (int i = 1; i <= m_table.seatCount; ++i) {
        const SeatId seat = seatAt(i);
        const QPointF foot = m_layout.patron(seat);
        const auto owner = m_table.patronOf[seat.index()];
        if (!hasGuest(seat)) {
            painter.save();
            painter.translate(foot);
            paintEmptyChair(painter, m_options.around->dim);
            painter.restore();
            continue;
        }
        // A patron of several spots sits at the middle one of them.
        std::vector<int> spots;
        for (int other = 1; other <= m_table.seatCount; ++other) {
            if (m_table.patronOf[seatAt(other).index()] == owner)
                spots.push_back(other);
        }
        if (i != spots[(spots.size() - 1) / 2])
            continue;
        const Guest &guest = m_guests[owner];
        m_sprites.drawGuest(painter, foot, guest, owner, moodOf(seat));
    }
}

void TableView::paintFurniture(QPainter &painter)
{
    auto tubes = m_ledger.tubes();
    for (std::size_t i = 0; i < tubes.size(); ++i)
        tubes[i] -= m_hand.lifted.empty() ? m_hand.chips.of[i] : 0;
    const auto &values = m_house.table.chips.values();
    for (std::size_t i = 0; i < values.size(); ++i)
        m_sprites.drawTube(painter, m_layout.tube(static_cast<int>(i)), values[i],
                           static_cast<qreal>(tubes[i]) / TubeHolds);
    const qreal all = std::max(1, m_table.cardsInPlay);
    const int left = m_table.shoe.left();
    const bool inShoe = m_table.shoe.hasCutCard() && !m_table.shoe.cutCardIsOut();
    m_sprites.drawShoe(painter, shoePack(m_layout), left / all);
    if (left > 0)
        paintShoeMouth(painter, m_layout,
                       inShoe ? (left - m_table.shoe.behindCutCard()) / all : -1);
    const qreal discards = static_cast<qreal>(m_table.discards.size()) / all;
    m_sprites.drawRack(painter, rackPack(m_layout), discards);
    if (discards > 0)
        paintRackTop(painter, m_layout, discards);
    if (m_table.shoe.cutCardIsOut())
        m_sprites.drawCutCard(painter, m_layout.shoe().topRight() + QPointF{46, -18}, 0.62);
}

void TableView::paintSprite(QPainter &painter, const Sprite &sprite, QPointF at, qreal lift)
{
    if (sprite.isCard())
        m_sprites.drawCard(painter, at - QPointF{0, lift}, sprite.scale, sprite.card);
    else
        m_sprites.drawStack(painter, at, sprite.scale, sprite.chips, m_house.table.chips, lift);
}

void TableView::paintSprites(QPainter &painter)
{
    const qint64 ms = (m_clock.elapsed() - m_flightsBegan) * std::max(m_options.speed, 1) / 100;
    const auto flying = [&](const Sprite &sprite) {
        return std::find_if(m_flights.begin(), m_flights.end(), [&](const Flight &flight) {
            return !flight.vanishes && flight.sprite.spot == sprite.spot
                && flight.sprite.isCard() == sprite.isCard();
        });
    };
    const auto held = [&](const Spot &spot) {
        if (m_drag && m_drag->moving
            && std::find_if(m_drag->what.begin(), m_drag->what.end(),
                            [&](const Spot &other) {
                                return other.kind == spot.kind && other.hand == spot.hand
                                    && other.bet == spot.bet;
                            })
                   != m_drag->what.end())
            return true;
        return std::any_of(m_hand.lifted.begin(), m_hand.lifted.end(), [&](const Spot &other) {
            return other.kind == spot.kind && other.hand == spot.hand && other.bet == spot.bet;
        });
    };
    for (const Sprite &sprite : m_picture) {
        const auto flight = flying(sprite);
        if (flight != m_flights.end() && flight->progress(ms) < 1)
            continue; // drawn on top, below
        paintSprite(painter, sprite, sprite.at, held(sprite.spot) ? 7 : 0);
    }
    for (const Flight &flight : m_flights) {
        const qreal done = flight.progress(ms);
        if (done >= 1 && flight.vanishes)
            continue;
        if (done >= 1)
            continue;
        if (flight.begins > ms && !flight.vanishes)
            continue; // still in the shoe, the hand, the pocket
        paintSprite(painter, flight.sprite, flight.at(ms), 10 * (1 - done) * done * 4);
    }
}

void TableView::paintTotals(QPainter &painter)
{
    const qreal s = m_layout.seatScale();
    for (int i = 1; i <= m_table.seatCount; ++i) {
        for (const BetKind kind : AllBets) {
            const Bet &bet = m_table.at(seatAt(i)).bet(kind);
            const auto tag = [&](Money amount, QPointF foot, const QColor &ink) {
                if (amount > Money{})
                    m_sprites.drawPill(painter, foot + QPointF{0, 16} * s, moneyText(amount), 9.6,
                                       ink);
            };
            if (bet.payoff == Money{})
                tag(bet.amount, m_layout.bet(seatAt(i), kind) + QPointF{0, 5}, Qt::white);
            tag(bet.payoff, m_layout.payoff(seatAt(i), kind) + QPointF{0, 5}, FeltGold);
            tag(bet.late, m_layout.late(seatAt(i), kind) + QPointF{0, -18}, FeltGold);
        }
    }
}

void TableView::paintHand(QPainter &painter)
{
    const QRectF box = m_layout.hand();
    if (m_hand.order.empty())
        return;
    // One pile for each value, the highest first.
    const auto &values = m_house.table.chips.values();
    int kinds = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        kinds += m_hand.chips.of[i] > 0 ? 1 : 0;
    qreal x = box.center().x() - (kinds - 1) * 21.0;
    for (auto i = static_cast<int>(values.size()) - 1; i >= 0; --i) {
        ChipCounts one;
        one.of[static_cast<std::size_t>(i)] = m_hand.chips.of[static_cast<std::size_t>(i)];
        if (one.empty())
            continue;
        m_sprites.drawStack(painter, {x, box.center().y() + 4}, 1, one, m_house.table.chips, 0);
        if (one.total() > 1)
            m_sprites.drawPill(painter, {x, box.center().y() + 17},
                               QStringLiteral("\u00d7%1").arg(one.total()), 9.6, Qt::white);
        x += 42;
    }
    if (m_options.totals)
        m_sprites.drawPill(painter, {x + 10, box.center().y()},
                           moneyText(m_house.table.chips.worth(m_hand.chips)), 14, FeltGold);
}

void TableView::paintRings(QPainter &painter)
{
    const auto ring = [&](const Spot &spot, const QColor &colour, qreal width, qreal grow) {
        const QRectF area = m_layout.area(spot).adjusted(-grow, -grow, grow, grow);
        if (area.isEmpty())
            return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{colour, width});
        if (spot.kind == Spot::Kind::Bet)
            painter.drawEllipse(area);
        else
            painter.drawRoundedRect(area, 8, 8);
    };
    for (const Spot &spot : m_glow) {
        QColor soft = FeltGold;
        for (int i = 3; i >= 1; --i) {
            soft.setAlpha(60);
            ring(spot, soft, i * 3.0, 3);
        }
        ring(spot, FeltGold, 2.4, 3);
    }
    for (const Spot &spot : m_marks)
        ring(spot, FeltCoral, 3, 4);
    for (const Spot &spot : m_hand.lifted) {
        if (spot.kind != Spot::Kind::Bet && spot.kind != Spot::Kind::Cards)
            ring(spot, FeltGold, 1.8, 2);
        else
            ring(spot, FeltGold, 2, 3);
    }
    const bool dragging = m_drag && m_drag->moving;
    if (dragging && !m_hover.none()) {
        gesture::Carry carry{m_drag->what, m_hover};
        if (wouldAct(m_hand, carry, m_table, m_house))
            ring(m_hover, FeltGold, 2.2, 4);
    } else if (!m_hover.none()) {
        ring(m_hover, QColor{255, 255, 255, 110}, 1.3, 2);
    }
    if (m_focusShown && hasFocus() && !m_focus.none()) {
        ring(m_focus, QColor{0, 0, 0, 160}, 4.6, 3);
        ring(m_focus, QColor{0xff, 0xff, 0xff}, 2.2, 3);
    }
}

void TableView::paintDrag(QPainter &painter)
{
    if (!m_drag || !m_drag->moving)
        return;
    QPointF at = m_drag->at;
    const Spot &first = m_drag->what.front();
    using Kind = Spot::Kind;
    if (first.kind == Kind::Shoe) {
        m_sprites.drawCard(painter, at, 1, std::nullopt);
    } else if (first.kind == Kind::Tube || first.kind == Kind::Hand) {
        ChipCounts chips = m_hand.chips;
        if (first.kind == Kind::Tube)
            ++chips.of[static_cast<std::size_t>(first.nth)];
        m_sprites.drawStack(painter, at, 1, chips, m_house.table.chips, 8);
    } else {
        for (const Spot &spot : m_drag->what) {
            for (const Sprite &sprite : m_picture) {
                if (sprite.spot.kind != spot.kind || sprite.spot.hand != spot.hand
                    || sprite.spot.bet != spot.bet)
                    continue;
                Sprite carried = sprite;
                paintSprite(painter, carried, at, 8);
                at += QPointF{14, 5};
            }
        }
    }
}

void TableView::paintBubbles(QPainter &painter)
{
    const auto speaks = [&](HandId who) {
        return std::any_of(m_bubbles.begin(), m_bubbles.end(),
                           [&](const Bubble &bubble) { return bubble.who == who; });
    };
    for (const Bubble &bubble : m_answers) {
        if (!speaks(bubble.who))
            paintBubble(painter, bubble);
    }
    for (const Bubble &bubble : m_bubbles)
        paintBubble(painter, bubble);
}

void TableView::paintBubble(QPainter &painter, const Bubble &bubble)
{
    const bool dealer = bubble.who.isDealer();
    const QFont font = uiFont(dealer ? 15 : 12, QFont::DemiBold);
    const QFontMetricsF metrics{font};
    const qreal width = metrics.horizontalAdvance(bubble.text) + 20;
    const qreal height = metrics.height() + (dealer ? 12 : 8);
    const QSizeF size = m_layout.size();
    const QPointF mouth = dealer ? m_layout.dealersMouth() : m_layout.mouth(bubble.who.seat);
    const qreal left = std::clamp(mouth.x() - width / 2, 4.0, size.width() - width - 4);
    const QRectF box{left, mouth.y() - height - 7, width, height};
    const QPolygonF tip{{mouth + QPointF{-6, -8}, mouth + QPointF{6, -8}, mouth}};
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0, 0, 0, 70});
    painter.drawRoundedRect(box.translated(0, 2), 9, 9);
    painter.setBrush(dealer ? FeltGold : QColor{0xff, 0xfd, 0xf6});
    painter.drawRoundedRect(box, 9, 9);
    painter.drawPolygon(tip);
    painter.setPen(QColor{0x1f, 0x1c, 0x14});
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, bubble.text);
}

} // namespace pitwise::ui
