// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/chippainter.h"

#include "ui/paint/shapes.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <array>
#include <cmath>

namespace pitwise::ui {

namespace {

constexpr int Spots = 6;
constexpr qreal SpotWidth = 24; // degrees

QRectF ellipseBox(qreal scale, qreal y)
{
    const qreal rx = ChipRadius * scale;
    return {-rx, y - rx * ChipSlant, 2 * rx, 2 * rx * ChipSlant};
}

/// Where an edge spot begins, in degrees.
qreal spotAngle(int spot, int turn)
{
    return spot * 360.0 / Spots + turn * 23.0 + 8;
}

/// The visible edge between lower and upper face.
QPainterPath side()
{
    QPainterPath path;
    const QRectF low = ellipseBox(1, 0);
    const QRectF high = ellipseBox(1, -ChipThickness);
    path.moveTo(low.left(), 0);
    path.arcTo(low, 180, 180);
    path.lineTo(high.right(), -ChipThickness);
    path.arcTo(high, 0, -180);
    path.closeSubpath();
    return path;
}

void paintSideSpots(QPainter &painter, const QColor &colour, int turn)
{
    painter.save();
    painter.setClipPath(side());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (int i = 0; i < Spots; ++i) {
        const qreal from = spotAngle(i, turn) * M_PI / 180;
        const qreal to = from + SpotWidth * M_PI / 180;
        if (std::sin((from + to) / 2) > 0.1)
            continue; // at the back (angles grow anticlockwise, y points down)
        const qreal x1 = ChipRadius * std::cos(from);
        const qreal x2 = ChipRadius * std::cos(to);
        painter.drawRect(QRectF{QPointF{std::min(x1, x2), -ChipThickness},
                                QPointF{std::max(x1, x2), ChipRadius}});
    }
    painter.restore();
}

void paintTopSpots(QPainter &painter, const QColor &colour, int turn)
{
    const QRectF outer = ellipseBox(1, -ChipThickness);
    const QRectF inner = ellipseBox(0.76, -ChipThickness);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (int i = 0; i < Spots; ++i) {
        QPainterPath spot;
        const qreal from = spotAngle(i, turn);
        spot.arcMoveTo(outer, from);
        spot.arcTo(outer, from, SpotWidth);
        spot.arcTo(inner, from + SpotWidth, -SpotWidth);
        spot.closeSubpath();
        painter.drawPath(spot);
    }
}

} // namespace

ChipColours chipColours(Money value)
{
    const QColor cream{0xf6, 0xf0, 0xe1};
    const QColor ink{0x22, 0x24, 0x28};
    struct Known
    {
        Money value;
        ChipColours colours;
    };
    static const std::array<Known, 7> known{{
        {Money::units(1), {QColor{0xf0, 0xee, 0xe8}, QColor{0x93, 0xa6, 0xc4}, cream, ink}},
        {Money::cents(250), {QColor{0xe0, 0x7f, 0x9d}, cream, cream, ink}},
        {Money::units(5), {QColor{0xc0, 0x32, 0x2c}, cream, cream, ink}},
        {Money::units(25), {QColor{0x2b, 0x93, 0x55}, cream, cream, ink}},
        {Money::units(100), {QColor{0x2a, 0x2c, 0x31}, cream, cream, ink}},
        {Money::units(500), {QColor{0x6c, 0x3f, 0xa6}, QColor{0xe8, 0xd4, 0x6a}, cream, ink}},
        {Money::units(1000), {QColor{0xdd, 0x78, 0x1f}, cream, cream, ink}},
    }};
    for (const Known &chip : known) {
        if (chip.value == value)
            return chip.colours;
    }
    const int hue = static_cast<int>(value.inCents() * 47 % 360);
    return {QColor::fromHsv(hue, 140, 150), cream, cream, ink};
}

QString chipText(Money value)
{
    const std::int64_t cents = value.inCents();
    if (cents % 100 == 50)
        return (cents > 100 ? QString::number(cents / 100) : QString{}) + QChar{0x00bd};
    if (cents % 100'000 == 0)
        return QString::number(cents / 100'000) + QLatin1Char('K');
    return translated(moneyWords(value));
}

void paintChip(QPainter &painter, Money value, int turn)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const ChipColours colours = chipColours(value);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.body.darker(118));
    painter.drawPath(side());
    paintSideSpots(painter, colours.spots.darker(108), turn);
    painter.setPen(QPen{QColor{0, 0, 0, 120}, 0.6});
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(side());

    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.body);
    painter.drawEllipse(ellipseBox(1, -ChipThickness));
    paintTopSpots(painter, colours.spots, turn);
    painter.setPen(QPen{QColor{255, 255, 255, 60}, 0.7});
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(ellipseBox(0.97, -ChipThickness));
    painter.setPen(QPen{colours.body.darker(130), 0.8});
    painter.setBrush(colours.inlay);
    painter.drawEllipse(ellipseBox(0.69, -ChipThickness));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ink);
    const QString text = chipText(value);
    const qreal wide = text.size() >= 3 ? 19 : text.size() == 2 ? 14.5 : 8;
    painter.drawPath(textPath(text, fixedFont(20, QFont::Bold),
                              QRectF{-wide / 2, -ChipThickness - 4.9, wide, 9.8}));
    painter.restore();
}

void paintChipShadow(QPainter &painter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.translate(1.5, 2.5);
    painter.scale(1, ChipSlant);
    QRadialGradient shade{{0, 0}, ChipRadius + 5};
    shade.setColorAt(0, QColor{0, 0, 0, 130});
    shade.setColorAt(0.72, QColor{0, 0, 0, 110});
    shade.setColorAt(1, QColor{0, 0, 0, 0});
    painter.setBrush(shade);
    painter.drawEllipse(QPointF{0, 0}, ChipRadius + 5, ChipRadius + 5);
    painter.restore();
}

void paintChipEdge(QPainter &painter, Money value, const QRectF &box, int turn)
{
    const ChipColours colours = chipColours(value);
    painter.fillRect(box, colours.body);
    const qreal spot = box.width() / 9;
    const qreal shift = spot * ((turn % 3) * 0.5);
    for (qreal x = box.left() + spot + shift; x < box.right() - spot * 0.6; x += spot * 3)
        painter.fillRect(QRectF{x, box.top(), spot * 1.25, box.height()}, colours.spots);
    painter.fillRect(QRectF{box.left(), box.bottom() - 0.7, box.width(), 0.7},
                     QColor{0, 0, 0, 110});
}

} // namespace pitwise::ui
