// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/card.h"
#include "engine/base/chips.h"
#include "ui/paint/patronpainter.h"
#include "ui/theme/theme.h"

#include <QHash>
#include <QPixmap>

#include <optional>

class QPainter;

namespace pitwise::ui {

/// Draws cards, chips and guests once for a size and then copies them, so that a table is repainted
/// in a few milliseconds and stays crisp at any pixel ratio.
class SpriteCache
{
public:
    /// One unit is `scale` pixels, one pixel is `ratio` device pixels.
    void setScale(qreal scale, qreal ratio);
    void setSuitColours(SuitColours colours);
    void clear() { m_pixmaps.clear(); }

    // In table units. The painter's transform must be a scale and a translation.
    void drawCard(QPainter &painter, QPointF centre, qreal scale, std::optional<Card> face);
    /// The card of a double, which lies across the others.
    void drawCardAcross(QPainter &painter, QPointF centre, qreal scale, Card face);
    /// A card being turned over: 0 shows its back, 1 its face.
    void drawTurningCard(QPainter &painter, QPointF centre, qreal scale, Card face, qreal turn);
    void drawCutCard(QPainter &painter, QPointF centre, qreal scale);
    /// The highest value at the bottom, cut in fours or fives; `lift` units above the felt.
    void drawStack(QPainter &painter, QPointF foot, qreal scale, const ChipCounts &chips,
                   const ChipSet &set, qreal lift = 0);
    void drawGuest(QPainter &painter, QPointF foot, const Guest &guest, int seat, Mood mood);
    /// An amount on a dark background.
    void drawPill(QPainter &painter, QPointF centre, const QString &text, qreal size,
                  const QColor &ink);
    /// `fill` is a share of all chips or cards.
    void drawTube(QPainter &painter, const QRectF &tube, Money value, qreal fill);
    void drawShoe(QPainter &painter, const QRectF &pack, qreal fill, bool mouthAtLeft);
    void drawRack(QPainter &painter, const QRectF &pack, qreal fill);

private:
    const QPixmap &cardPixmap(const std::optional<Card> &face, qreal scale);
    template<typename Paint>
    const QPixmap &pixmap(quint64 key, qreal scale, const QRectF &bounds, Paint paint);
    template<typename Paint>
    void draw(QPainter &painter, quint64 key, QPointF at, qreal scale, const QRectF &bounds,
              Paint paint);
    /// `corner` is the offset of the top left corner from `at`, in units.
    void blit(QPainter &painter, const QPixmap &picture, QPointF at, QPointF corner) const;
    /// Only `part` of the picture, in units from its corner.
    template<typename Paint>
    void drawPart(QPainter &painter, quint64 key, const QRectF &box, const QRectF &part,
                  Paint paint);
    [[nodiscard]] QPointF toWholePixels(QPointF at) const;

    qreal m_scale = 1;
    qreal m_ratio = 1;
    SuitColours m_colours = SuitColours::Two;
    QHash<quint64, QPixmap> m_pixmaps;
};

} // namespace pitwise::ui
