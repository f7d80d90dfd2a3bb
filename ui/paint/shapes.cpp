// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/shapes.h"

#include <QTransform>

#include <algorithm>

namespace pitwise::ui {

namespace {

// Each suit in a box from 0 to 1.

QPainterPath stem()
{
    QPainterPath path{{0.5, 0.55}};
    path.cubicTo(0.5, 0.8, 0.42, 0.93, 0.28, 1.0);
    path.lineTo(0.72, 1.0);
    path.cubicTo(0.58, 0.93, 0.5, 0.8, 0.5, 0.55);
    path.closeSubpath();
    return path;
}

QPainterPath clubs()
{
    QPainterPath path;
    path.addEllipse(QPointF{0.5, 0.24}, 0.23, 0.24);
    QPainterPath left;
    left.addEllipse(QPointF{0.245, 0.58}, 0.235, 0.24);
    QPainterPath right;
    right.addEllipse(QPointF{0.755, 0.58}, 0.235, 0.24);
    QPainterPath heart;
    heart.addEllipse(QPointF{0.5, 0.5}, 0.14, 0.16);
    return path.united(left).united(right).united(heart).united(stem());
}

QPainterPath diamonds()
{
    QPainterPath path{{0.5, 0.0}};
    path.quadTo(0.68, 0.28, 0.9, 0.5);
    path.quadTo(0.68, 0.72, 0.5, 1.0);
    path.quadTo(0.32, 0.72, 0.1, 0.5);
    path.quadTo(0.32, 0.28, 0.5, 0.0);
    path.closeSubpath();
    return path;
}

QPainterPath hearts()
{
    QPainterPath path{{0.5, 1.0}};
    path.cubicTo(0.36, 0.78, 0.02, 0.56, 0.02, 0.28);
    path.cubicTo(0.02, 0.08, 0.16, 0.0, 0.28, 0.0);
    path.cubicTo(0.4, 0.0, 0.48, 0.1, 0.5, 0.24);
    path.cubicTo(0.52, 0.1, 0.6, 0.0, 0.72, 0.0);
    path.cubicTo(0.84, 0.0, 0.98, 0.08, 0.98, 0.28);
    path.cubicTo(0.98, 0.56, 0.64, 0.78, 0.5, 1.0);
    path.closeSubpath();
    return path;
}

QPainterPath spades()
{
    QPainterPath path{{0.5, 0.0}};
    path.cubicTo(0.62, 0.24, 0.98, 0.4, 0.98, 0.64);
    path.cubicTo(0.98, 0.8, 0.86, 0.86, 0.76, 0.86);
    path.cubicTo(0.64, 0.86, 0.54, 0.78, 0.5, 0.66);
    path.cubicTo(0.46, 0.78, 0.36, 0.86, 0.24, 0.86);
    path.cubicTo(0.14, 0.86, 0.02, 0.8, 0.02, 0.64);
    path.cubicTo(0.02, 0.4, 0.38, 0.24, 0.5, 0.0);
    path.closeSubpath();
    return path.united(stem());
}

} // namespace

QPainterPath suitPath(int suit, const QRectF &box)
{
    static const QPainterPath suits[]{clubs(), diamonds(), hearts(), spades()};
    QTransform place;
    place.translate(box.x(), box.y());
    place.scale(box.width(), box.height());
    return place.map(suits[suit & 3]);
}

QPainterPath textPath(const QString &text, const QFont &font, const QRectF &box,
                      Qt::Alignment align)
{
    QPainterPath path;
    QFont large{font};
    large.setPixelSize(100); // large, so that hinting does not distort the outlines
    path.addText(0, 0, large, text);
    const QRectF bounds = path.boundingRect();
    if (bounds.isEmpty())
        return path;
    const qreal high = box.height() / bounds.height();
    const qreal wide = std::min(high, box.width() / bounds.width());
    const qreal spare = box.width() - bounds.width() * wide;
    const qreal indent = (align & Qt::AlignLeft) != 0  ? 0
                       : (align & Qt::AlignRight) != 0 ? spare
                                                       : spare / 2;
    QTransform place;
    place.translate(box.x() + indent, box.y());
    place.scale(wide, high);
    place.translate(-bounds.x(), -bounds.y());
    return place.map(path);
}

QString rankText(int rank)
{
    switch (rank) {
    case 11:
        return QStringLiteral("J");
    case 12:
        return QStringLiteral("Q");
    case 13:
        return QStringLiteral("K");
    case 14:
        return QStringLiteral("A");
    default:
        return QString::number(rank);
    }
}

} // namespace pitwise::ui
