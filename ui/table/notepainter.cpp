// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/notepainter.h"

#include "engine/house/pergame.h"
#include "engine/table/warblackjackhands.h"
#include "ui/paint/cardpainter.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QPainter>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr PerGame<bool> PayoffsBeside{false, true}; ///< for every bet, not only for tie bets
constexpr PerGame<bool> HandsAreCounted{false, true};

QString moneyText(Money money)
{
    return translated(moneyWords(money));
}

} // namespace

void NotePainter::paintTotals()
{
    eachHand(m_scene.table, [&](HandId hand) {
        const qreal s = m_scene.layout.chipScale(hand);
        for (const BetKind kind : AllBets) {
            const Bet &bet = m_scene.table.at(hand).bet(kind);
            const bool split = m_scene.table.handsAt(hand.seat) > 1;
            const QString letter =
                split ? QString{QChar{ushort('a' + hand.split)}} + QLatin1Char(' ') : QString{};
            const auto tag = [&](Money amount, QPointF foot, const QColor &ink) {
                if (amount > Money{})
                    m_sprites.drawPill(m_painter, foot + QPointF{0, 16} * s,
                                       letter + moneyText(amount), split ? 8.6 : 9.6, ink);
            };
            if (m_scene.isCarried(Spot::ofBet(hand, kind)))
                continue; // its chips are still moving
            // If the payoff is in front of the bet, the bet's amount goes behind it.
            const bool beside = kind == BetKind::Tie || PayoffsBeside.of(m_scene.house);
            const bool hidden = bet.payoff > Money{} && !beside;
            tag(bet.amount,
                m_scene.layout.bet(hand, kind) + (hidden ? QPointF{16, -34} * s : QPointF{0, 5}),
                Qt::white);
            tag(bet.payoff, m_scene.layout.payoff(hand, kind) + QPointF{0, 5}, FeltGold);
            tag(bet.late, m_scene.layout.late(hand, kind) + QPointF{10, -36} * s, FeltGold);
        }
    });
    if (HandsAreCounted.of(m_scene.house))
        paintHandValues();
}

/// The value of each hand, at the corner of its last card.
void NotePainter::paintHandValues()
{
    const auto count = [&](HandId hand) {
        const Cards &cards = m_scene.table.cardsAt(hand);
        const bool hidden = hand.isDealer() && m_scene.table.round.dealer.holeDown;
        if (cards.lying < 2 || hidden)
            return;
        const HandValue value = valueOf(cards);
        const bool natural = hand.isDealer() ? cards.dealt.size() == 2 && value.total == 21
                                             : isNatural(m_scene.table.at(hand));
        const QString text = natural                        ? tr("BJ")
                           : value.soft && value.total < 21 ? tr("soft %1").arg(value.total)
                                                            : QString::number(value.total);
        const qreal s = m_scene.layout.cardScale(hand);
        const QPointF last = m_scene.layout.card(hand, cards.lying - 1);
        m_sprites.drawPill(m_painter, last + QPointF{CardSize.width() / 2 - 8, 30} * s, text, 10.4,
                           value.total > 21 ? FeltCoral
                           : natural        ? FeltGold
                                            : QColor{Qt::white});
    };
    eachHand(m_scene.table, [&](HandId hand) {
        count(hand);
        if (m_scene.table.handsAt(hand.seat) > 1 && m_scene.table.at(hand).cards.lying > 0)
            m_sprites.drawPill(m_painter,
                               m_scene.layout.card(hand, 0)
                                   + QPointF{4 - CardSize.width() / 2, 32}
                                         * m_scene.layout.cardScale(hand),
                               QString{QChar{ushort('a' + hand.split)}}, 9.4, Qt::white);
    });
    count(DealerHand);
}

void NotePainter::paintCountedOut()
{
    const bool byKeys = m_scene.focusShown && m_scene.hasKeyboard;
    const Spot &at = byKeys && !m_scene.focus.none() ? m_scene.focus : m_scene.hover;
    if (at.none() || m_scene.isDragging())
        return;
    const auto stack = std::find_if(
        m_scene.picture.rbegin(), m_scene.picture.rend(), [&](const Sprite &sprite) {
            return isSamePlace(sprite.spot, at) && sprite.chips.total() > 1;
        });
    if (stack != m_scene.picture.rend())
        paintCountedOut(*stack);
}

/// Above the stack, one chip of each value, the highest first.
void NotePainter::paintCountedOut(const Sprite &stack)
{
    const ChipSet &set = m_scene.house.table.chips;
    int kinds = 0;
    for (const std::uint16_t count : stack.chips.of)
        kinds += count > 0 ? 1 : 0;
    constexpr qreal Place = 44;
    constexpr qreal Height = 56;
    constexpr qreal Above = 46;
    const QSizeF size{kinds * Place + 8, Height};
    const QSizeF all = m_scene.layout.size();
    const QPointF corner{std::clamp(stack.at.x() - size.width() / 2, 4.0,
                                    all.width() - size.width() - 4),
                         std::clamp(stack.at.y() - Above - Height, 2.0, all.height())};
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor{0x12, 0x14, 0x17, 235});
    m_painter.drawRoundedRect(QRectF{corner, size}, 12, 12);
    qreal x = corner.x() + 4 + Place / 2;
    for (std::size_t i = set.values().size(); i-- > 0;) {
        const std::uint16_t count = stack.chips.of[i];
        if (count == 0)
            continue;
        ChipCounts one;
        one.of[i] = 1;
        m_sprites.drawStack(m_painter, {x, corner.y() + 24}, 1, one, set);
        m_sprites.drawPill(m_painter, {x, corner.y() + 45}, QStringLiteral("\u00d7%1").arg(count),
                           10.5, Qt::white);
        x += Place;
    }
}

void NotePainter::paintRings()
{
    const auto ring = [&](const Spot &spot, const QColor &colour, qreal width, qreal grow) {
        const QRectF area = m_scene.layout.area(spot).adjusted(-grow, -grow, grow, grow);
        if (area.isEmpty())
            return;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen{colour, width});
        if (spot.kind == SpotKind::Bet)
            m_painter.drawEllipse(area);
        else
            m_painter.drawRoundedRect(area, 8, 8);
    };
    for (const Spot &spot : m_scene.glow) {
        QColor soft = FeltGold;
        for (int i = 3; i >= 1; --i) {
            soft.setAlpha(60);
            ring(spot, soft, i * 3.0, 3);
        }
        ring(spot, FeltGold, 2.4, 3);
    }
    for (const Spot &spot : m_scene.targets) {
        QColor soft = FeltGold;
        soft.setAlpha(70);
        ring(spot, soft, 5, 3);
        soft.setAlpha(190);
        ring(spot, soft, 1.6, 3);
    }
    for (const Spot &spot : m_scene.marks)
        ring(spot, FeltCoral, 3, 4);
    for (const Spot &spot : m_scene.hand.lifted) {
        if (spot.kind != SpotKind::Bet && spot.kind != SpotKind::Cards)
            ring(spot, FeltGold, 1.8, 2);
        else
            ring(spot, FeltGold, 2, 3);
    }
    if (m_scene.isDragging() && !m_scene.hover.none()) {
        gesture::Carry carry{m_scene.drag->what, m_scene.hover};
        if (wouldAct(m_scene.hand, carry, m_scene.table, m_scene.house))
            ring(m_scene.hover, FeltGold, 2.2, 4);
    } else if (!m_scene.hover.none()) {
        ring(m_scene.hover, QColor{255, 255, 255, 110}, 1.3, 2);
    }
    if (m_scene.focusShown && m_scene.hasKeyboard && !m_scene.focus.none()) {
        ring(m_scene.focus, QColor{0, 0, 0, 160}, 4.6, 3);
        ring(m_scene.focus, QColor{0xff, 0xff, 0xff}, 2.2, 3);
    }
}

void NotePainter::paintFloor()
{
    const QFont font = fixedFont(11, QFont::DemiBold);
    const QFontMetricsF metrics{font};
    for (const Passing &passing : m_scene.passing) {
        if (passing.note.isEmpty())
            continue;
        const qreal width = metrics.horizontalAdvance(passing.note) + 18;
        const qreal below =
            passing.sprite.isCard() ? CardSize.height() * passing.sprite.scale / 2 : 14;
        const qreal left = std::clamp(passing.sprite.at.x() - width / 2, 4.0,
                                      m_scene.layout.size().width() - width - 4);
        const QRectF box{left, passing.sprite.at.y() + below + 3, width, metrics.height() + 6};
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QColor{0x12, 0x14, 0x17, 235});
        m_painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
        m_painter.setPen(FeltGold);
        m_painter.setFont(font);
        m_painter.drawText(box, Qt::AlignCenter, passing.note);
    }
}

void NotePainter::paintBubbles()
{
    const auto speaks = [&](HandId who) {
        return std::any_of(m_scene.bubbles.begin(), m_scene.bubbles.end(),
                           [&](const Bubble &bubble) { return bubble.who == who; });
    };
    for (const Bubble &bubble : m_scene.answers) {
        if (!speaks(bubble.who))
            paintBubble(bubble);
    }
    for (const Bubble &bubble : m_scene.bubbles)
        paintBubble(bubble);
}

void NotePainter::paintBubble(const Bubble &bubble)
{
    const bool dealer = bubble.who.isDealer();
    const QFont font = fixedFont(dealer ? 15 : 12, QFont::DemiBold);
    const QFontMetricsF metrics{font};
    const qreal sign = bubble.signal == Signal::None ? 0 : SignalSize.width() + 4;
    const qreal width = metrics.horizontalAdvance(bubble.text) + 20 + sign;
    const qreal height =
        std::max(metrics.height() + (dealer ? 12 : 8), sign > 0 ? SignalSize.height() + 4 : 0);
    const QSizeF size = m_scene.layout.size();
    const QPointF mouth =
        dealer ? m_scene.layout.dealersMouth() : m_scene.layout.mouth(bubble.who.seat);
    const qreal left = std::clamp(mouth.x() - width / 2, 4.0, size.width() - width - 4);
    const QRectF box{left, std::max(2.0, mouth.y() - height - 7), width, height};
    const QPolygonF tip{{mouth + QPointF{-6, -8}, mouth + QPointF{6, -8}, mouth}};
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor{0, 0, 0, 70});
    m_painter.drawRoundedRect(box.translated(0, 2), 9, 9);
    m_painter.setBrush(dealer ? FeltGold : QColor{0xff, 0xfd, 0xf6});
    m_painter.drawRoundedRect(box, 9, 9);
    if (!dealer)
        m_painter.drawPolygon(tip);
    m_painter.setPen(QColor{0x1f, 0x1c, 0x14});
    m_painter.setFont(font);
    m_painter.drawText(box.adjusted(sign, 0, 0, 0), Qt::AlignCenter, bubble.text);
    if (sign > 0)
        paintSignal(m_painter, {box.left() + 8 + SignalSize.width() / 2, box.center().y()},
                    bubble.signal);
}

} // namespace pitwise::ui
