// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/spritecache.h"

#include "ui/paint/cardpainter.h"
#include "ui/paint/chippainter.h"

#include <QPainter>

#include <cmath>

namespace pitwise::ui {

namespace {

enum class What : quint64 { Card, Back, CutCard, Chip, Shadow, CardShadow, Guest };

quint64 keyOf(What what, quint64 detail, qreal scale)
{
    const auto size = static_cast<quint64>(std::lround(scale * 1000));
    return (static_cast<quint64>(what) << 60) | (size << 44) | detail;
}

constexpr int Turns = 3; ///< ways a chip may lie

} // namespace

void SpriteCache::setScale(qreal scale, qreal ratio)
{
    if (qFuzzyCompare(scale, m_scale) && qFuzzyCompare(ratio, m_ratio))
        return;
    m_scale = scale;
    m_ratio = ratio;
    m_pixmaps.clear();
}

void SpriteCache::setSuitColours(SuitColours colours)
{
    if (m_colours == colours)
        return;
    m_colours = colours;
    m_pixmaps.clear();
}

template<typename Paint>
void SpriteCache::draw(QPainter &painter, quint64 key, QPointF at, qreal scale,
                       const QRectF &bounds, Paint paint)
{
    const qreal pixels = m_scale * scale;
    auto it = m_pixmaps.find(key);
    if (it == m_pixmaps.end()) {
        const QSize size = (bounds.size() * pixels * m_ratio).toSize() + QSize{2, 2};
        QPixmap pixmap{size};
        pixmap.setDevicePixelRatio(m_ratio);
        pixmap.fill(Qt::transparent);
        QPainter inside{&pixmap};
        inside.setRenderHint(QPainter::Antialiasing);
        inside.scale(pixels, pixels);
        inside.translate(-bounds.topLeft());
        paint(inside);
        inside.end();
        it = m_pixmaps.insert(key, pixmap);
    }
    // To whole device pixels, or the copy would be blurred.
    const QTransform transform = painter.transform();
    QPointF corner = transform.map(at) + bounds.topLeft() * pixels;
    corner = QPointF{std::round(corner.x() * m_ratio), std::round(corner.y() * m_ratio)} / m_ratio;
    painter.resetTransform();
    painter.drawPixmap(corner, *it);
    painter.setTransform(transform);
}

void SpriteCache::drawCard(QPainter &painter, QPointF centre, qreal scale,
                           std::optional<Card> face)
{
    const QRectF card{QPointF{-CardSize.width() / 2, -CardSize.height() / 2}, CardSize};
    draw(painter, keyOf(What::CardShadow, 0, scale), centre, scale, card.adjusted(-6, -6, 8, 9),
         [&](QPainter &inside) {
             inside.setPen(Qt::NoPen);
             for (int i = 5; i >= 1; --i) {
                 inside.setBrush(QColor{0, 0, 0, 17});
                 inside.drawRoundedRect(card.adjusted(-i + 1, -i + 3, i, i + 2), 5 + i, 5 + i);
             }
         });
    const auto detail = static_cast<quint64>(face ? face->kind() : 0);
    draw(painter, keyOf(face ? What::Card : What::Back, detail, scale), centre, scale, card,
         [&](QPainter &inside) {
             if (face)
                 paintCard(inside, *face, m_colours);
             else
                 paintCardBack(inside);
         });
}

void SpriteCache::drawCutCard(QPainter &painter, QPointF centre, qreal scale)
{
    draw(painter, keyOf(What::CutCard, 0, scale), centre, scale,
         {QPointF{-CardSize.width() / 2, -CardSize.height() / 2}, CardSize},
         [](QPainter &inside) { paintCutCard(inside); });
}

void SpriteCache::drawStack(QPainter &painter, QPointF foot, qreal scale, const ChipCounts &chips,
                            const ChipSet &set, qreal lift)
{
    const QRectF shadow{-24, -20, 50, 42};
    const QRectF chip{-ChipRadius - 1, -ChipRadius * ChipSlant - ChipThickness - 1,
                      2 * ChipRadius + 2, 2 * ChipRadius * ChipSlant + ChipThickness + 2};
    const int total = chips.total();
    const int stacks = (total + StackOf - 1) / StackOf;
    int placed = 0;
    const auto base = [&](int stack) {
        return foot + QPointF{(stack - (stacks - 1) / 2.0) * (ChipRadius * 1.9), 0} * scale;
    };
    for (int stack = 0; stack < stacks; ++stack)
        draw(painter, keyOf(What::Shadow, 0, scale), base(stack) + QPointF{lift, lift * 0.6} * 0.4,
             scale, shadow, [](QPainter &inside) { paintChipShadow(inside); });
    for (auto kind = static_cast<int>(set.values().size()) - 1; kind >= 0; --kind) {
        const Money value = set.values()[static_cast<std::size_t>(kind)];
        const int cut = cutOf(value);
        for (int n = 0; n < chips.of[static_cast<std::size_t>(kind)]; ++n, ++placed) {
            // Each cut stands a little aside from the one below, so that it can be proved.
            const qreal aside = n / cut % 2 == 0 ? 0 : 2.6;
            const QPointF at = base(placed / StackOf)
                             + QPointF{aside, -(placed % StackOf) * ChipThickness} * scale
                             - QPointF{0, lift};
            const int turn = (n * 7 + kind) % Turns;
            draw(painter,
                 keyOf(What::Chip,
                       static_cast<quint64>(value.inCents()) * Turns + static_cast<quint64>(turn),
                       scale),
                 at, scale, chip,
                 [&](QPainter &inside) { paintChip(inside, value, turn); });
        }
    }
}

void SpriteCache::drawGuest(QPainter &painter, QPointF foot, const Guest &guest, int seat,
                            Mood mood)
{
    draw(painter, keyOf(What::Guest, qHash(guest.name) % 100'000 * 1000 + static_cast<quint64>(seat) * 10 + static_cast<quint64>(mood), 1),
         foot, 1, QRectF{-34, -68, 68, 71},
         [&](QPainter &inside) { paintGuest(inside, guest, mood); });
}

} // namespace pitwise::ui
