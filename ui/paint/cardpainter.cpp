// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/cardpainter.h"

#include "ui/paint/shapes.h"

#include <QPainter>

namespace pitwise::ui {

namespace {

constexpr qreal Corner = 5;
const QColor Ivory{0xfe, 0xfd, 0xf9};

QRectF outline()
{
    return {QPointF{-CardSize.width() / 2, -CardSize.height() / 2}, CardSize};
}

void paintBlank(QPainter &painter, const QColor &colour)
{
    painter.setPen(QPen{QColor{0, 0, 0, 70}, 0.8});
    painter.setBrush(colour);
    painter.drawRoundedRect(outline().adjusted(0.4, 0.4, -0.4, -0.4), Corner, Corner);
}

/// A cap with a feather, a tiara or a crown.
QPainterPath headgear(int rank)
{
    QPainterPath path;
    if (rank == 11) {
        path.moveTo(-9, -18);
        path.quadTo(0, -28, 9, -19);
        path.lineTo(9, -16.5);
        path.lineTo(-9, -16.5);
        path.closeSubpath();
        QPainterPath feather{{6, -19}};
        feather.cubicTo(9, -27, 14, -27, 15, -24);
        feather.cubicTo(12, -23, 10, -20, 8, -17);
        feather.closeSubpath();
        path = path.united(feather);
    } else if (rank == 12) {
        path.moveTo(-8, -16.5);
        path.quadTo(-8, -21, -6, -22);
        path.quadTo(0, -17, 6, -22);
        path.quadTo(8, -21, 8, -16.5);
        path.closeSubpath();
        for (const qreal x : {-6.0, 0.0, 6.0})
            path.addEllipse(QPointF{x, x == 0.0 ? -22.5 : -24.0}, 1.9, 1.9);
    } else {
        path.moveTo(-9, -16.5);
        path.lineTo(-10.5, -27);
        path.lineTo(-4.5, -21.5);
        path.lineTo(0, -29);
        path.lineTo(4.5, -21.5);
        path.lineTo(10.5, -27);
        path.lineTo(9, -16.5);
        path.closeSubpath();
    }
    return path;
}

/// One half of a court card, above the middle.
void paintCourtHalf(QPainter &painter, int rank, int suit, const QColor &ink)
{
    const QColor gold{0xe3, 0xb3, 0x45};
    const QColor skin{0xf4, 0xd9, 0xc0};
    const QColor coat = rank == 11 ? QColor{0x2f, 0x5d, 0x8f}
                      : rank == 12 ? QColor{0x8a, 0x2c, 0x4d}
                                   : QColor{0x3b, 0x3f, 0x77};
    painter.save();
    painter.setClipRect(QRectF{-17, -34, 34, 34}, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    // Shoulders, and a sash across the middle that joins both halves into one figure.
    QPainterPath shoulders{{-17, 1}};
    shoulders.cubicTo(-17, -8, -9, -8.5, 0, -8.5);
    shoulders.cubicTo(9, -8.5, 17, -8, 17, 1);
    shoulders.closeSubpath();
    painter.setBrush(coat);
    painter.drawPath(shoulders);
    painter.setBrush(gold);
    painter.drawPolygon(QPolygonF{{{-5, -8.5}, {5, -8.5}, {2.6, 1}, {-2.6, 1}}});
    if (rank == 12) { // long hair
        painter.setBrush(QColor{0x6b, 0x3e, 0x1d});
        painter.drawRoundedRect(QRectF{-9.5, -19, 19, 15}, 6, 6);
    }
    painter.setBrush(skin);
    painter.drawRoundedRect(QRectF{-6.6, -19, 13.2, 14.5}, 6, 6.6);
    if (rank == 13) { // a beard
        QPainterPath beard{{-6.6, -12}};
        beard.quadTo(0, -8.5, 6.6, -12);
        beard.quadTo(6, -3.2, 0, -2.6);
        beard.quadTo(-6, -3.2, -6.6, -12);
        painter.setBrush(QColor{0x6e, 0x6a, 0x66});
        painter.drawPath(beard);
    }
    painter.setBrush(QColor{0x33, 0x2a, 0x26});
    painter.drawEllipse(QPointF{-2.7, -14}, 0.95, 1.15);
    painter.drawEllipse(QPointF{2.7, -14}, 0.95, 1.15);
    painter.setBrush(gold);
    painter.setPen(QPen{QColor{0x8a, 0x66, 0x18}, 0.5});
    painter.drawPath(headgear(rank));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(suitPath(suit, QRectF{9.2, -14.5, 7, 7}));
    painter.restore();
}

void paintCourt(QPainter &painter, int rank, int suit, const QColor &ink)
{
    painter.save();
    painter.translate(7, 5);
    painter.scale(0.98, 0.98);
    for (int half = 0; half < 2; ++half) {
        paintCourtHalf(painter, rank, suit, ink);
        painter.rotate(180);
    }
    painter.restore();
}

} // namespace

void paintCard(QPainter &painter, Card card, SuitColours colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintBlank(painter, Ivory);
    const QColor ink = suitColour(card.suit(), colours);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const bool court = card.rank() >= 11 && card.rank() <= 13;
    const QFont index = fixedFont(24, QFont::Bold);
    painter.drawPath(
        textPath(rankText(card.rank()), index, QRectF{-25.5, -36.5, 21, 22.5}, Qt::AlignLeft));
    painter.drawPath(suitPath(card.suit(), QRectF{-25, -11, 13, 13}));
    if (court)
        paintCourt(painter, card.rank(), card.suit(), ink);
    else
        painter.drawPath(suitPath(card.suit(), QRectF{-6, -3, 31, 35}));
    painter.restore();
}

void paintCardBack(QPainter &painter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintBlank(painter, Ivory);
    const QRectF field = outline().adjusted(4, 4, -4, -4);
    QPainterPath clip;
    clip.addRoundedRect(field, 3, 3);
    painter.setClipPath(clip);
    painter.fillRect(field, QColor{0x2b, 0x3f, 0x6b});
    painter.setPen(QPen{QColor{0xff, 0xff, 0xff, 70}, 0.9});
    constexpr qreal Step = 6;
    for (qreal d = -80; d <= 80; d += Step) {
        painter.drawLine(QPointF{d - 45, -45}, QPointF{d + 45, 45});
        painter.drawLine(QPointF{d + 45, -45}, QPointF{d - 45, 45});
    }
    painter.setClipping(false);
    painter.setBrush(QColor{0x2b, 0x3f, 0x6b});
    painter.setPen(QPen{QColor{0xf2, 0xe6, 0xc8}, 1.1});
    painter.drawEllipse(QPointF{0, 0}, 10, 10);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0xf2, 0xe6, 0xc8});
    painter.drawPath(suitPath(3, QRectF{-5, -5.5, 10, 11}));
    painter.restore();
}

void paintCutCard(QPainter &painter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintBlank(painter, QColor{0xf0, 0xc2, 0x2e});
    painter.setPen(QPen{QColor{0, 0, 0, 60}, 1});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(outline().adjusted(6, 6, -6, -6), 3, 3);
    painter.restore();
}

} // namespace pitwise::ui
