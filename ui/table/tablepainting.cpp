// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How TableView looks; what it does is in tableview.cpp.

#include "engine/table/warblackjackhands.h"
#include "ui/paint/cardpainter.h"
#include "ui/paint/chippainter.h"
#include "ui/paint/feltpainter.h"
#include "ui/paint/furniturepainter.h"
#include "ui/session/keys.h"
#include "ui/table/tableview.h"

#include <QPaintEvent>
#include <QPainter>
#include <QThreadPool>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

namespace {

/// The same bet, or the cards of the same place, however many they are.
bool isSamePlace(const Spot &a, const Spot &b)
{
    return a.kind == b.kind && a.hand == b.hand && a.bet == b.bet;
}

QString moneyText(Money money)
{
    return QString::fromStdString(toText(money));
}

} // namespace

/// The cloth takes a few milliseconds: it is begun when the size is known, while the window system
/// still puts the window up.
void TableView::beginCloth()
{
    auto promise = std::make_shared<std::promise<QImage>>();
    m_cloth = promise->get_future();
    QThreadPool::globalInstance()->start([promise, size = size(), ratio = devicePixelRatioF(),
                                          layout = m_layout,
                                          house = QString::fromStdString(m_house.id)] {
        promise->set_value(paintCloth(size, ratio, layout, house));
    });
}

void TableView::paintBackground()
{
    const qreal ratio = devicePixelRatioF();
    QImage cloth = m_cloth.valid() ? m_cloth.get() : QImage{};
    if (cloth.size() != size() * ratio)
        cloth = paintCloth(size(), ratio, m_layout, QString::fromStdString(m_house.id));
    m_background = paintFelt(std::move(cloth), ratio, m_layout, m_house, *m_options.around);
}

void TableView::paintEvent(QPaintEvent *event)
{
    m_sprites.setScale(m_layout.scale(), devicePixelRatioF());
    if (m_background.isNull() || m_background.devicePixelRatio() != devicePixelRatioF())
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
        if (spots.size() > 1) {
            // A line along the rail over all that is his.
            QPolygonF line;
            const qreal from = m_layout.bet(seatAt(spots.front()), BetKind::Main).x() - 40;
            const qreal to = m_layout.bet(seatAt(spots.back()), BetKind::Main).x() + 40;
            for (qreal x = from; x <= to; x += 8)
                line << QPointF{x, m_layout.railY(x) + 5};
            painter.setPen(QPen{guest.shirt.lighter(125), 3.5, Qt::SolidLine, Qt::RoundCap});
            painter.drawPolyline(line);
        }
        m_sprites.drawGuest(painter, foot + QPointF{0, leanOf(spots)}, guest, owner, moodOf(seat));
    }
}

/// Who puts chips down leans in.
qreal TableView::leanOf(const std::vector<int> &seats) const
{
    const qint64 ms = (m_clock.elapsed() - m_flightsBegan) * std::max(m_options.speed, 1) / 100;
    for (const Flight &flight : m_flights) {
        const Spot &spot = flight.sprite.spot;
        const bool his =
            spot.kind == SpotKind::Bet && spot.bet != BetKind::Post
            && std::find(seats.begin(), seats.end(), spot.hand.seat.number) != seats.end();
        if (his && !flight.vanishes && ms >= flight.begins && flight.progress(ms) < 1)
            return 4;
    }
    return 0;
}

void TableView::paintFurniture(QPainter &painter)
{
    auto tubes = m_ledger.tubes();
    for (std::size_t i = 0; i < tubes.size(); ++i)
        tubes[i] -= m_hand.lifted.empty() ? m_hand.chips.of[i] : 0;
    const auto &values = m_house.table.chips.values();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const QRectF tube = m_layout.tube(static_cast<int>(i));
        m_sprites.drawTube(painter, tube, values[i], static_cast<qreal>(tubes[i]) / TubeHolds);
        const QString key = chipKey(static_cast<int>(i), m_layout.tubes());
        if (!key.isEmpty())
            m_sprites.drawPill(painter, {tube.center().x(), tube.bottom() + 10}, key, 10.5,
                               QColor{0xb3, 0xbb, 0xc6});
    }
    const qreal all = std::max(1, m_table.cardsInPlay);
    const int left = m_table.shoe.left();
    const bool inShoe = m_table.shoe.hasCutCard() && !m_table.shoe.cutCardIsOut();
    // While a shoe is made the cards lie before it.
    const ShoeState &making = m_table.shoeState;
    const auto loaded = static_cast<std::uint8_t>(1U << static_cast<unsigned>(ShoeStep::Load));
    const bool before = making.preparing && ((making.done | making.skipped) & loaded) == 0;
    if (before && left > 0) {
        for (int i = 0; i < 5; ++i)
            m_sprites.drawCard(painter, m_layout.slipped(0) + QPointF{-2.0 * i, -2.5 * i}, 1,
                               std::nullopt);
        if (m_table.shoe.hasCutCard())
            m_sprites.drawCutCard(painter, m_layout.slipped(0) + QPointF{12, 6}, 0.8);
    } else {
        m_sprites.drawShoe(painter, shoePack(m_layout), left / all);
    }
    if (left > 0 && !before)
        paintShoeMouth(painter, m_layout,
                       inShoe ? (left - m_table.shoe.behindCutCard()) / all : -1);
    // The first cards show more than the last: a handful must be seen, too.
    const qreal discards = std::sqrt(static_cast<qreal>(m_table.discards.size()) / all);
    m_sprites.drawRack(painter, rackPack(m_layout), discards);
    if (discards > 0)
        paintRackTop(painter, m_layout, discards);
    if (m_table.shoe.cutCardIsOut())
        m_sprites.drawCutCard(painter, m_layout.shoe().topRight() + QPointF{46, -18}, 0.62);
}

void TableView::paintSprite(QPainter &painter, const Sprite &sprite, QPointF at, qreal lift)
{
    if (sprite.across && sprite.card) {
        m_sprites.drawCardAcross(painter, at - QPointF{0, lift}, sprite.scale, *sprite.card);
    } else if (sprite.isCard())
        m_sprites.drawCard(painter, at - QPointF{0, lift}, sprite.scale, sprite.card);
    else
        m_sprites.drawStack(painter, at, sprite.scale, sprite.chips, m_house.table.chips, lift);
}

bool TableView::isCarried(const Spot &spot) const
{
    return m_drag && m_drag->moving
        && std::any_of(m_drag->what.begin(), m_drag->what.end(),
                       [&](const Spot &other) { return isSamePlace(spot, other); });
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
        return std::any_of(m_hand.lifted.begin(), m_hand.lifted.end(),
                           [&](const Spot &other) { return isSamePlace(spot, other); });
    };
    for (const Sprite &sprite : m_picture) {
        if (isCarried(sprite.spot))
            continue; // at the pointer
        const auto flight = flying(sprite);
        if (flight != m_flights.end() && flight->progress(ms) < 1)
            continue; // drawn on top, below
        paintSprite(painter, sprite, sprite.at, held(sprite.spot) ? 7 : 0);
    }
    for (const Flight &flight : m_flights) {
        const qreal done = flight.progress(ms);
        if (done >= 1)
            continue;
        if (flight.begins > ms && !flight.vanishes)
            continue; // still in the shoe, the hand, the pocket
        const qreal lift = 10 * (1 - done) * done * 4;
        // Drawn face down, turned over on the way.
        const qreal turn = (done - 0.35) / 0.5;
        if (flight.turns && turn < 1)
            m_sprites.drawTurningCard(painter, flight.at(ms) - QPointF{0, lift},
                                      flight.sprite.scale, *flight.sprite.card,
                                      std::max(0.0, turn));
        else
            paintSprite(painter, flight.sprite, flight.at(ms), lift);
    }
}

void TableView::paintTotals(QPainter &painter)
{
    eachHand(m_table, [&](HandId hand) {
        const qreal s = m_layout.chipScale(hand);
        for (const BetKind kind : AllBets) {
            const Bet &bet = m_table.at(hand).bet(kind);
            const bool split = m_table.handsAt(hand.seat) > 1;
            const QString letter =
                split ? QString{QChar{ushort('a' + hand.split)}} + QLatin1Char(' ') : QString{};
            const auto tag = [&](Money amount, QPointF foot, const QColor &ink) {
                if (amount > Money{})
                    m_sprites.drawPill(painter, foot + QPointF{0, 16} * s,
                                       letter + moneyText(amount), split ? 8.6 : 9.6, ink);
            };
            if (isCarried(Spot::ofBet(hand, kind)))
                continue; // its chips are in the air
            // Where a payoff stands before the bet, the bet's amount stands behind.
            const bool beside = kind == BetKind::Tie || m_house.game == Game::WarBlackjack;
            const bool hidden = bet.payoff > Money{} && !beside;
            tag(bet.amount,
                m_layout.bet(hand, kind) + (hidden ? QPointF{16, -34} * s : QPointF{0, 5}),
                Qt::white);
            tag(bet.payoff, m_layout.payoff(hand, kind) + QPointF{0, 5}, FeltGold);
            tag(bet.late, m_layout.late(hand, kind) + QPointF{10, -36} * s, FeltGold);
        }
    });
    if (m_house.game == Game::WarBlackjack)
        paintHandValues(painter);
}

/// What a hand counts, at the corner of its last card.
void TableView::paintHandValues(QPainter &painter)
{
    const auto count = [&](HandId hand) {
        const Cards &cards = m_table.cardsAt(hand);
        const bool hidden = hand.isDealer() && m_table.round.dealer.holeDown;
        if (cards.lying < 2 || hidden)
            return;
        const HandValue value = valueOf(cards);
        const bool natural = hand.isDealer() ? cards.dealt.size() == 2 && value.total == 21
                                             : isNatural(m_table.at(hand));
        const QString text = natural                        ? tr("BJ")
                           : value.soft && value.total < 21 ? tr("soft %1").arg(value.total)
                                                            : QString::number(value.total);
        const qreal s = m_layout.cardScale(hand);
        const QPointF last = m_layout.card(hand, cards.lying - 1);
        m_sprites.drawPill(painter, last + QPointF{CardSize.width() / 2 - 8, 30} * s, text, 10.4,
                           value.total > 21 ? FeltCoral
                           : natural        ? FeltGold
                                            : QColor{Qt::white});
    };
    eachHand(m_table, [&](HandId hand) {
        count(hand);
        if (m_table.handsAt(hand.seat) > 1 && m_table.at(hand).cards.lying > 0)
            m_sprites.drawPill(painter,
                               m_layout.card(hand, 0)
                                   + QPointF{4 - CardSize.width() / 2, 32}
                                         * m_layout.cardScale(hand),
                               QString{QChar{ushort('a' + hand.split)}}, 9.4, Qt::white);
    });
    count(DealerHand);
}

void TableView::paintHand(QPainter &painter)
{
    const QRectF box = m_layout.hand();
    const bool carried = m_drag && m_drag->moving && !m_drag->what.empty()
                      && (m_drag->what.front().kind == SpotKind::Hand
                          || m_drag->what.front().kind == SpotKind::Tube);
    if (m_hand.order.empty() || carried)
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
        // A pile in the hand is no higher than its figure needs: it would hide the tray.
        constexpr std::uint16_t Seen = 6;
        ChipCounts seen = one;
        seen.of[static_cast<std::size_t>(i)] = std::min(seen.of[static_cast<std::size_t>(i)], Seen);
        m_sprites.drawStack(painter, {x, box.center().y() + 6}, 1, seen, m_house.table.chips, 0);
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
        if (spot.kind == SpotKind::Bet)
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
        if (spot.kind != SpotKind::Bet && spot.kind != SpotKind::Cards)
            ring(spot, FeltGold, 1.8, 2);
        else
            ring(spot, FeltGold, 2, 3);
    }
    const bool dragging = m_drag && m_drag->moving && !m_drag->what.empty();
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
    if (!m_drag || !m_drag->moving || m_drag->what.empty())
        return;
    QPointF at = m_drag->at;
    const Spot &first = m_drag->what.front();
    if (first.kind == SpotKind::Shoe) {
        m_sprites.drawCard(painter, at, 1, std::nullopt);
    } else if (first.kind == SpotKind::Tube || first.kind == SpotKind::Hand) {
        ChipCounts chips = m_hand.chips;
        if (first.kind == SpotKind::Tube)
            ++chips.of[static_cast<std::size_t>(first.nth)];
        m_sprites.drawStack(painter, at, 1, chips, m_house.table.chips, 8);
    } else {
        for (const Spot &spot : m_drag->what) {
            for (const Sprite &sprite : m_picture) {
                if (!isSamePlace(sprite.spot, spot))
                    continue;
                paintSprite(painter, sprite, at, 8);
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
    const qreal sign = bubble.signal == Signal::None ? 0 : SignalSize.width() + 4;
    const qreal width = metrics.horizontalAdvance(bubble.text) + 20 + sign;
    const qreal height =
        std::max(metrics.height() + (dealer ? 12 : 8), sign > 0 ? SignalSize.height() + 4 : 0);
    const QSizeF size = m_layout.size();
    const QPointF mouth = dealer ? m_layout.dealersMouth() : m_layout.mouth(bubble.who.seat);
    const qreal left = std::clamp(mouth.x() - width / 2, 4.0, size.width() - width - 4);
    const QRectF box{left, std::max(2.0, mouth.y() - height - 7), width, height};
    const QPolygonF tip{{mouth + QPointF{-6, -8}, mouth + QPointF{6, -8}, mouth}};
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0, 0, 0, 70});
    painter.drawRoundedRect(box.translated(0, 2), 9, 9);
    painter.setBrush(dealer ? FeltGold : QColor{0xff, 0xfd, 0xf6});
    painter.drawRoundedRect(box, 9, 9);
    if (!dealer)
        painter.drawPolygon(tip);
    painter.setPen(QColor{0x1f, 0x1c, 0x14});
    painter.setFont(font);
    painter.drawText(box.adjusted(sign, 0, 0, 0), Qt::AlignCenter, bubble.text);
    if (sign > 0)
        paintSignal(painter, {box.left() + 8 + SignalSize.width() / 2, box.center().y()},
                    bubble.signal);
}

} // namespace pitwise::ui
