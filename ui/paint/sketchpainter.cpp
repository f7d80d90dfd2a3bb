// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/sketchpainter.h"

#include "ui/paint/cardpainter.h"
#include "ui/paint/chippainter.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace pitwise::ui {

namespace {

namespace parts = pitwise::sketch;

QColor blend(const QColor &a, const QColor &b, double share)
{
    const auto part = [&](float x, float y) {
        return static_cast<float>(x * (1 - share) + y * share);
    };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()),
                            part(a.blueF(), b.blueF()));
}

/// Paints each part. The painter is in device units; `unit` is one unit of the drawing.
struct PartPainter
{
    QPainter &painter;
    const Wording &say;
    const SketchColours &colours;
    QPointF origin;
    qreal unit;

    [[nodiscard]] QPointF at(parts::Point point) const
    {
        return origin + QPointF{point.x, point.y} * unit;
    }
    [[nodiscard]] QColor colour(parts::Tone tone) const
    {
        switch (tone) {
        case parts::Tone::Cloth:
            return colours.cloth;
        case parts::Tone::Shade:
            return colours.shade;
        case parts::Tone::Line:
            return colours.line;
        case parts::Tone::Ink:
            return colours.ink;
        case parts::Tone::Mark:
            break;
        }
        return colours.mark;
    }
    void pen(const QColor &ink, qreal width, bool dashed = false) const
    {
        QPen line{ink, width * unit};
        if (dashed)
            line.setDashPattern({3, 2.4});
        painter.setPen(line);
    }
    void text(const QPointF &middle, const QString &words, qreal size, const QColor &ink, bool bold,
              Qt::Alignment align = Qt::AlignHCenter, bool onLine = false) const
    {
        painter.setFont(paperFont(size * unit, bold ? QFont::DemiBold : QFont::Normal));
        const QFontMetricsF metrics{painter.font()};
        const qreal wide = metrics.horizontalAdvance(words);
        const qreal left = align == Qt::AlignLeft ? 0 : align == Qt::AlignHCenter ? wide / 2 : wide;
        const QRectF box{middle.x() - left, middle.y() - metrics.height() / 2, wide + 2,
                         metrics.height()};
        if (onLine)
            painter.fillRect(box.adjusted(-0.8 * unit, 0, 0.8 * unit, 0), colours.cloth);
        painter.setPen(ink);
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, words);
    }
    [[nodiscard]] QString words(const Sentence &sentence) const
    {
        return QString::fromStdString(say(sentence));
    }

    void operator()(const parts::Area &part) const
    {
        QPolygonF outline;
        for (const parts::Point &corner : part.corners)
            outline << at(corner);
        pen(colours.line, 0.25);
        painter.setBrush(colour(part.fill));
        painter.drawPolygon(outline);
    }
    void operator()(const parts::Box &part) const
    {
        pen(colours.line, 0.22);
        painter.setBrush(colour(part.fill));
        painter.drawRoundedRect(QRectF{at(part.corner), QSizeF{part.wide, part.high} * unit}, unit,
                                unit);
    }
    void operator()(const parts::Spot &part) const
    {
        pen(colours.line, 0.28, part.later);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at(part.at), part.radius * unit, part.radius * unit);
        text(at(part.at), words(part.text), part.radius * 0.5, colours.line, true);
    }
    void operator()(const parts::Stack &part) const
    {
        const qreal scale = 2.2 * unit * part.scale / ChipRadius;
        painter.save();
        painter.translate(at(part.at));
        painter.scale(scale, scale);
        int turn = 0;
        for (const Money value : part.chips) {
            paintChip(painter, value, turn += 7);
            painter.translate(0, -ChipThickness);
        }
        painter.restore();
    }
    void operator()(const parts::PlayingCard &part) const
    {
        const qreal scale = parts::CardWide * unit * part.scale / CardSize.width();
        painter.save();
        painter.translate(at(part.at));
        painter.scale(scale, scale);
        if (part.card)
            paintCard(painter, *part.card, SuitColours::Two);
        else
            paintCardBack(painter);
        painter.restore();
    }
    void operator()(const parts::CardPlace &part) const
    {
        pen(colours.line, 0.2, true);
        painter.setBrush(Qt::NoBrush);
        const QSizeF size = QSizeF{parts::CardWide, parts::CardHigh} * unit * part.scale;
        painter.drawRoundedRect(
            QRectF{at(part.at) - QPointF{size.width(), size.height()} / 2, size}, 0.6 * unit,
            0.6 * unit);
    }
    void operator()(const parts::CutCard &part) const
    {
        const QSizeF size = QSizeF{0.9, part.high} * unit;
        painter.fillRect(QRectF{at(part.at) - QPointF{size.width(), size.height()} / 2, size},
                         QColor{0xd9, 0xa3, 0x00});
    }
    void operator()(const parts::Badge &part) const
    {
        pen(colours.onMark, 0.2);
        painter.setBrush(colours.mark);
        painter.drawEllipse(at(part.at), 1.7 * unit, 1.7 * unit);
        text(at(part.at), QString::number(part.number), 2.1, colours.onMark, true);
    }
    void operator()(const parts::Arrow &part) const
    {
        if (part.through.size() < 2)
            return;
        QPolygonF line;
        for (const parts::Point &point : part.through)
            line << at(point);
        pen(colours.mark, 0.45, part.dashed);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
        const QLineF end{line[line.size() - 2], line.last()};
        const QPointF along = QPointF{end.dx(), end.dy()} / std::max(end.length(), 0.001);
        const QPointF across{-along.y(), along.x()};
        const QPointF tip = line.last() + along * unit;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.mark);
        painter.drawPolygon(QPolygonF{{tip, tip - along * 2.4 * unit + across * 1.1 * unit,
                                       tip - along * 2.4 * unit - across * 1.1 * unit}});
    }
    void operator()(const parts::Label &part) const
    {
        const Qt::Alignment align = part.align == parts::Align::Left   ? Qt::AlignLeft
                                  : part.align == parts::Align::Middle ? Qt::AlignHCenter
                                                                       : Qt::AlignRight;
        text(at(part.at), words(part.text), part.size, colour(part.tone), part.bold, align,
             part.onLine);
    }
};

} // namespace

SketchColours paleColours(const Felt &felt)
{
    return {blend(Qt::white, felt.cloth, 0.10), blend(Qt::white, felt.cloth, 0.24),
            blend(felt.cloth, Qt::black, 0.1),  QColor{0x22, 0x22, 0x22},
            QColor{0x9a, 0x5b, 0x00},           Qt::white};
}

SketchColours feltColours(const Felt &felt)
{
    return {felt.cloth, felt.shade,
            felt.line,  QColor{0x22, 0x22, 0x22},
            FeltGold,   QColor{0x1f, 0x1a, 0x0c}};
}

void paintSketch(QPainter &painter, const Sketch &drawing, const Wording &say, const QRectF &where,
                 const SketchColours &colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal unit = where.width() / 100;
    const PartPainter part{painter, say, colours, where.topLeft() - QPointF{0, drawing.top * unit},
                           unit};
    for (const parts::Part &each : drawing.parts)
        std::visit(part, each);
    painter.restore();
}

} // namespace pitwise::ui
