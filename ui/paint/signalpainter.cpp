// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/signalpainter.h"

#include <QPainter>

namespace pitwise::ui {

namespace {

const QColor Skin{0xd9, 0xa4, 0x78};
const QColor Outline{0x6d, 0x45, 0x2a};

void finger(QPainter &painter, QPointF from, QPointF to, qreal width)
{
    painter.setPen(QPen{Outline, width + 1.4, Qt::SolidLine, Qt::RoundCap});
    painter.drawLine(from, to);
    painter.setPen(QPen{Skin, width, Qt::SolidLine, Qt::RoundCap});
    painter.drawLine(from, to);
}

void palm(QPainter &painter, const QRectF &box)
{
    painter.setPen(QPen{Outline, 0.8});
    painter.setBrush(Skin);
    painter.drawRoundedRect(box, 3.4, 3.4);
}

void motionLines(QPainter &painter, const QList<QLineF> &lines)
{
    painter.setPen(QPen{QColor{0x1f, 0x1c, 0x14, 150}, 1.2, Qt::SolidLine, Qt::RoundCap});
    for (const QLineF &line : lines)
        painter.drawLine(line);
}

} // namespace

void paintSignal(QPainter &painter, QPointF centre, Signal signal)
{
    painter.save();
    painter.translate(centre);
    switch (signal) {
    case Signal::None:
        break;
    case Signal::Hit: // pointing down, tapping
        palm(painter, {-5, -10, 11, 9});
        finger(painter, {-2, -2}, {-2, 6}, 3.2);
        motionLines(painter, {{-7, 9, -4.5, 9}, {0.5, 9, 3, 9}, {-3, 10.4, -1, 10.4}});
        break;
    case Signal::Stand: // flat, palm down, from side to side
        palm(painter, {-5, -3, 11, 7});
        for (const qreal y : {-2.2, -0.1, 2.0})
            finger(painter, {-5, y}, {-10, y}, 1.7);
        motionLines(painter, {{-6, -7, 5, -7}, {-4, 8, 7, 8}});
        break;
    case Signal::Double: // one finger up
        palm(painter, {-5, 0, 11, 9});
        finger(painter, {0.5, 1}, {0.5, -9}, 3.2);
        break;
    case Signal::Split: // two fingers apart
        palm(painter, {-5, 0, 11, 9});
        finger(painter, {-1.5, 1}, {-5, -9}, 3);
        finger(painter, {2.5, 1}, {6, -9}, 3);
        break;
    }
    painter.restore();
}

} // namespace pitwise::ui
