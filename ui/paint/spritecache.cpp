// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/spritecache.h"

#include "ui/paint/cardpainter.h"
#include "ui/paint/chippainter.h"
#include "ui/paint/furniturepainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

namespace {

enum class What : quint64 {
    Card,
    Back,
    CutCard,
    Chip,
    Shadow,
    CardShadow,
    Guest,
    Pill,
    Tube,
    Plate,
    Shoe,
    Rack,
};

quint64 keyOf(What what, quint64 detail, qreal scale)
{
    const auto size = static_cast<quint64>(std::lround(scale * 1000));
    return (static_cast<quint64>(what) << 60) | (size << 44) | detail;
}

constexpr int Turns = 3; ///< rotations of a chip

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
const QPixmap &SpriteCache::pixmap(quint64 key, qreal scale, const QRectF &bounds, Paint paint)
{
    auto it = m_pixmaps.find(key);
    if (it == m_pixmaps.end()) {
        const qreal pixels = m_scale * scale;
        const QSize size = (bounds.size() * pixels * m_ratio).toSize() + QSize{2, 2};
        QPixmap fresh{size};
        fresh.setDevicePixelRatio(m_ratio);
        fresh.fill(Qt::transparent);
        QPainter inside{&fresh};
        inside.setRenderHint(QPainter::Antialiasing);
        inside.scale(pixels, pixels);
        inside.translate(-bounds.topLeft());
        paint(inside);
        inside.end();
        it = m_pixmaps.insert(key, fresh);
    }
    return *it;
}

/// A copy between device pixels would be blurred.
QPointF SpriteCache::toWholePixels(QPointF at) const
{
    return QPointF{std::round(at.x() * m_ratio), std::round(at.y() * m_ratio)} / m_ratio;
}

template<typename Paint>
void SpriteCache::draw(QPainter &painter, quint64 key, QPointF at, qreal scale,
                       const QRectF &bounds, Paint paint)
{
    blit(painter, pixmap(key, scale, bounds, paint), at, bounds.topLeft() * scale);
}

void SpriteCache::blit(QPainter &painter, const QPixmap &picture, QPointF at, QPointF corner) const
{
    const QTransform transform = painter.transform();
    const QPointF to = toWholePixels(transform.map(at) + corner * m_scale);
    painter.resetTransform();
    painter.drawPixmap(to, picture);
    painter.setTransform(transform);
}

template<typename Paint>
void SpriteCache::drawPart(QPainter &painter, quint64 key, const QRectF &box, const QRectF &part,
                           Paint paint)
{
    const QPixmap &picture = pixmap(key, 1, {{0, 0}, box.size()}, paint);
    const QTransform transform = painter.transform();
    const QPointF corner = toWholePixels(transform.map(box.topLeft()));
    const auto whole = [&](QPointF units) { return toWholePixels(units * m_scale); };
    const QRectF inside{whole(part.topLeft()), whole(part.bottomRight())};
    painter.resetTransform();
    painter.drawPixmap(inside.translated(corner), picture,
                       {inside.topLeft() * m_ratio, inside.size() * m_ratio});
    painter.setTransform(transform);
}

void SpriteCache::drawCard(QPainter &painter, QPointF centre, qreal scale, std::optional<Card> face)
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
    blit(painter, cardPixmap(face, scale), centre, card.topLeft() * scale);
}

void SpriteCache::drawCardAcross(QPainter &painter, QPointF centre, qreal scale, Card face)
{
    const QPixmap turned = cardPixmap(face, scale).transformed(QTransform{}.rotate(90));
    blit(painter, turned, centre, QPointF{-CardSize.height(), -CardSize.width()} * (scale / 2));
}

const QPixmap &SpriteCache::cardPixmap(const std::optional<Card> &face, qreal scale)
{
    const QRectF card{QPointF{-CardSize.width() / 2, -CardSize.height() / 2}, CardSize};
    const auto detail = static_cast<quint64>(face ? face->kind() : 0);
    return pixmap(keyOf(face ? What::Card : What::Back, detail, scale), scale, card,
                  [&](QPainter &inside) {
                      if (face)
                          paintCard(inside, *face, m_colours);
                      else
                          paintCardBack(inside);
                  });
}

void SpriteCache::drawTurningCard(QPainter &painter, QPointF centre, qreal scale, Card face,
                                  qreal turn)
{
    const QPixmap &picture = cardPixmap(turn < 0.5 ? std::nullopt : std::optional{face}, scale);
    const qreal seen = std::max(0.04, std::abs(1 - 2 * turn)); // share of its width
    const QSizeF size{CardSize.width() * scale * seen, CardSize.height() * scale};
    const QRectF box{centre - QPointF{size.width() / 2, size.height() / 2}, size};
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(box, picture, QRectF{picture.rect()});
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
            // Each cut is offset from the one below, so that the stack can be proved at a glance.
            const qreal aside = n / cut % 2 == 0 ? 0 : 2.6;
            const QPointF at = base(placed / StackOf)
                             + QPointF{aside, -(placed % StackOf) * ChipThickness} * scale
                             - QPointF{0, lift};
            const int turn = (n * 7 + kind) % Turns;
            draw(painter,
                 keyOf(What::Chip,
                       static_cast<quint64>(value.inCents()) * Turns + static_cast<quint64>(turn),
                       scale),
                 at, scale, chip, [&](QPainter &inside) { paintChip(inside, value, turn); });
        }
    }
}

void SpriteCache::drawGuest(QPainter &painter, QPointF foot, const Guest &guest, int seat,
                            Mood mood)
{
    const quint64 who = static_cast<quint64>(seat) * 10 + static_cast<quint64>(mood);
    draw(painter, keyOf(What::Guest, who, 1), foot, 1, QRectF{-60, -68, 120, 86},
         [&](QPainter &inside) {
             paintGuest(inside, guest, mood);
             // The name is on the rail in front of him.
             inside.setPen(QColor{0xf2, 0xea, 0xdc});
             inside.setFont(fixedFont(10.5, QFont::DemiBold));
             inside.drawText(QRectF{-60, 0.5, 120, 15}, Qt::AlignCenter, guest.name);
         });
}

void SpriteCache::drawPill(QPainter &painter, QPointF centre, const QString &text, qreal size,
                           const QColor &ink)
{
    const QFont font = fixedFont(size, QFont::DemiBold);
    const quint64 key =
        keyOf(What::Pill, (qHash(text) ^ ink.rgb()) & 0xfff'ffff'ffffULL, size / 100);
    // Wide enough for any amount; the rest stays transparent.
    const QRectF bounds{-size * 4, -size, size * 8, size * 2};
    draw(painter, key, centre, 1, bounds, [&](QPainter &inside) {
        const qreal width = QFontMetricsF{font}.horizontalAdvance(text) + size * 0.9;
        const QRectF box{-width / 2, -size * 0.72, width, size * 1.44};
        inside.setPen(Qt::NoPen);
        inside.setBrush(QColor{0x10, 0x12, 0x14, 212});
        inside.drawRoundedRect(box, box.height() / 2, box.height() / 2);
        inside.setPen(ink);
        inside.setFont(font);
        inside.drawText(box, Qt::AlignCenter, text);
    });
}

void SpriteCache::drawTube(QPainter &painter, const QRectF &tube, Money value, qreal fill)
{
    const auto cents = static_cast<quint64>(value.inCents());
    const qreal empty = tube.height() * (1 - std::clamp(fill, 0.0, 1.0));
    if (empty < tube.height())
        drawPart(painter, keyOf(What::Tube, cents, 1), tube,
                 {0, empty, tube.width(), tube.height() - empty},
                 [&](QPainter &inside) { paintFullTube(inside, tube.size(), value); });
    draw(painter, keyOf(What::Plate, cents, 1), tube.center(), 1, QRectF{-22, -11, 44, 22},
         [&](QPainter &inside) { paintTubePlate(inside, value); });
}

void SpriteCache::drawShoe(QPainter &painter, const QRectF &pack, qreal fill, bool mouthAtLeft)
{
    const qreal gone = pack.width() * (1 - std::clamp(fill, 0.0, 1.0));
    if (gone < pack.width())
        drawPart(painter, keyOf(What::Shoe, 0, 1), pack,
                 {mouthAtLeft ? 0 : gone, 0, pack.width() - gone, pack.height()},
                 [&](QPainter &inside) { paintFullShoe(inside, pack.size()); });
}

void SpriteCache::drawRack(QPainter &painter, const QRectF &pack, qreal fill)
{
    const qreal room = pack.height() * (1 - std::clamp(fill, 0.0, 1.0));
    if (room < pack.height())
        drawPart(painter, keyOf(What::Rack, 0, 1), pack,
                 {0, room, pack.width(), pack.height() - room},
                 [&](QPainter &inside) { paintFullRack(inside, pack.size()); });
}

} // namespace pitwise::ui
