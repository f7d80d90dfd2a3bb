// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/controlpainting.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

QPen roundPen(const QColor &colour, qreal width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

} // namespace

QColor inkOf(QStyle::State state, const QPalette &palette)
{
    return palette.color(state.testFlag(QStyle::State_Enabled) ? QPalette::Normal
                                                               : QPalette::Disabled,
                         QPalette::Text);
}

void paintChevron(QPainter *painter, const QRectF &box, Qt::ArrowType to, const QColor &colour)
{
    const SmoothPainting smooth{painter};
    const qreal half = std::min({box.width(), box.height(), 10.0}) / 2;
    painter->translate(box.center());
    switch (to) {
    case Qt::UpArrow:
        painter->rotate(180);
        break;
    case Qt::LeftArrow:
        painter->rotate(90);
        break;
    case Qt::RightArrow:
        painter->rotate(-90);
        break;
    case Qt::DownArrow:
    case Qt::NoArrow:
        break;
    }
    painter->setPen(roundPen(colour, 1.6));
    painter->drawPolyline(
        QPolygonF{QPointF{-half, -half / 2}, QPointF{0, half / 2}, QPointF{half, -half / 2}});
}

void paintCheck(QPainter *painter, const QRectF &box, const QColor &colour)
{
    const SmoothPainting smooth{painter};
    const auto at = [&box](qreal x, qreal y) {
        return QPointF{box.left() + x * box.width(), box.top() + y * box.height()};
    };
    painter->setPen(roundPen(colour, std::max(1.6, box.width() / 8)));
    painter->drawPolyline(QPolygonF{at(0.2, 0.54), at(0.42, 0.74), at(0.8, 0.28)});
}

void paintFocusRing(QPainter *painter, const QRectF &box, qreal radius, const QPalette &palette)
{
    const SmoothPainting smooth{painter};
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen{palette.color(QPalette::Highlight), 2});
    painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius);
}

void paintCheckBox(QPainter *painter, const QRectF &box, QStyle::State state,
                   const QPalette &palette)
{
    const SmoothPainting smooth{painter};
    const bool marked = state & (QStyle::State_On | QStyle::State_NoChange);
    const bool enabled = state & QStyle::State_Enabled;
    if (!enabled)
        painter->setOpacity(0.5);
    painter->setBrush(palette.color(marked ? QPalette::Highlight : QPalette::Base));
    painter->setPen(QPen{palette.color(marked ? QPalette::Highlight : QPalette::PlaceholderText)});
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const QColor ink = palette.color(QPalette::HighlightedText);
    if (state & QStyle::State_On)
        paintCheck(painter, box, ink);
    else if (state & QStyle::State_NoChange)
        painter->fillRect(
            QRectF{box.left() + box.width() / 4, box.center().y() - 1, box.width() / 2, 2}, ink);
}

void paintRadioButton(QPainter *painter, const QRectF &box, QStyle::State state,
                      const QPalette &palette)
{
    const SmoothPainting smooth{painter};
    if (!(state & QStyle::State_Enabled))
        painter->setOpacity(0.5);
    const bool on = state & QStyle::State_On;
    painter->setBrush(palette.color(on ? QPalette::Highlight : QPalette::Base));
    painter->setPen(QPen{palette.color(on ? QPalette::Highlight : QPalette::PlaceholderText)});
    painter->drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
    if (!on)
        return;
    painter->setPen(Qt::NoPen);
    painter->setBrush(palette.color(QPalette::HighlightedText));
    const qreal inset = box.width() * 0.32;
    painter->drawEllipse(box.adjusted(inset, inset, -inset, -inset));
}

} // namespace pitwise::ui
