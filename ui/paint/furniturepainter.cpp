// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/furniturepainter.h"

#include "ui/paint/chippainter.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

namespace {

const QColor Body{0x24, 0x26, 0x2b};
const QColor Edge{0x4d, 0x52, 0x5b};
const QColor Deep{0x15, 0x16, 0x1a};
const QColor Label{0xc9, 0xcf, 0xd8};
const QColor Paper{0xf3, 0xf0, 0xe8};
const QColor PaperLine{0xb9, 0xb3, 0xa6};

void paintShadow(QPainter &painter, const QRectF &box)
{
    painter.setPen(Qt::NoPen);
    for (const int i : {4, 2}) {
        painter.setBrush(QColor{0, 0, 0, 40});
        painter.drawRoundedRect(box.adjusted(-i, -i + 3, i, i + 3), 10 + i, 10 + i);
    }
}

void paintLabel(QPainter &painter, const QRectF &box, const QString &text)
{
    painter.setPen(Label);
    painter.setFont(fixedFont(11, QFont::DemiBold));
    painter.drawText(box, Qt::AlignCenter, text);
}

/// The well that holds the cards; it slopes towards the mouth at the right.
QRectF shoeWell(const TableLayout &layout)
{
    return layout.isLeftHanded() ? layout.shoe().adjusted(20, 14, -14, -34)
                                 : layout.shoe().adjusted(14, 14, -20, -34);
}

QRectF rackWell(const TableLayout &layout)
{
    return layout.rack().adjusted(14, 12, -14, -32);
}

} // namespace

void paintTrayBody(QPainter &painter, const TableLayout &layout)
{
    const QRectF box = layout.tray();
    paintShadow(painter, box);
    painter.setPen(QPen{Edge, 1});
    painter.setBrush(Body);
    painter.drawRoundedRect(box, 10, 10);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Deep);
    for (int i = 0; i < layout.tubes(); ++i)
        painter.drawRoundedRect(layout.tube(i), 6, 6);
}

void paintShoeBody(QPainter &painter, const TableLayout &layout)
{
    const QRectF box = layout.shoe();
    paintShadow(painter, box);
    painter.setPen(QPen{Edge, 1});
    painter.setBrush(Body);
    painter.drawRoundedRect(box, 12, 12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Deep);
    const QRectF well = shoeWell(layout);
    painter.drawRoundedRect(
        layout.isLeftHanded() ? well.adjusted(-10, -4, 4, 4) : well.adjusted(-4, -4, 10, 4), 7, 7);
    paintLabel(painter, {box.left(), box.bottom() - 28, box.width(), 24},
               QCoreApplication::translate("Furniture", "SHOE"));
}

void paintRackBody(QPainter &painter, const TableLayout &layout)
{
    const QRectF box = layout.rack();
    paintShadow(painter, box);
    painter.setPen(QPen{Edge, 1});
    painter.setBrush(QColor{0x5a, 0x2f, 0x2a}); // a dull red, the usual colour of a discard rack
    painter.drawRoundedRect(box, 12, 12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0x2a, 0x17, 0x15});
    painter.drawRoundedRect(rackWell(layout).adjusted(-4, -4, 4, 4), 7, 7);
    paintLabel(painter, {box.left(), box.bottom() - 27, box.width(), 24},
               QCoreApplication::translate("Furniture", "DISCARDS"));
}

void paintFullTube(QPainter &painter, const QSizeF &size, Money value)
{
    const QRectF tube{{0, 0}, size};
    QPainterPath round;
    round.addRoundedRect(tube.adjusted(1, 1, -1, -1), 5, 5);
    painter.setClipPath(round);
    // The dealer sees chips standing on edge; each stripe is two of them.
    painter.setRenderHint(QPainter::Antialiasing, false); // the stripes are straight, and many
    constexpr int Stripes = TubeHolds / 2;
    const qreal high = (tube.height() - 2) / Stripes;
    for (int n = 0; n < Stripes; ++n)
        paintChipEdge(painter, value,
                      {tube.left(), tube.bottom() - 1 - (n + 1) * high, tube.width(), high}, n / 2);
    // Light from above.
    QLinearGradient sheen{tube.topLeft(), tube.topRight()};
    sheen.setColorAt(0, QColor{0, 0, 0, 120});
    sheen.setColorAt(0.35, QColor{255, 255, 255, 26});
    sheen.setColorAt(1, QColor{0, 0, 0, 130});
    painter.fillRect(tube, sheen);
}

void paintTubePlate(QPainter &painter, Money value)
{
    const QRectF plate{-21, -10, 42, 20};
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0x14, 0x15, 0x18, 225});
    painter.drawRoundedRect(plate, 10, 10);
    painter.setPen(QColor{0xff, 0xff, 0xff});
    painter.setFont(fixedFont(13, QFont::DemiBold));
    painter.drawText(plate, Qt::AlignCenter, chipText(value));
}

QRectF shoePack(const TableLayout &layout)
{
    return shoeWell(layout).adjusted(0, 4, 0, -4);
}

QRectF rackPack(const TableLayout &layout)
{
    return rackWell(layout).adjusted(3, 0, -3, 0);
}

namespace {

void paintPaper(QPainter &painter, const QRectF &pack)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(Paper);
    painter.drawRoundedRect(pack, 2, 2);
    painter.setPen(QPen{PaperLine, 0.5});
}

} // namespace

void paintFullShoe(QPainter &painter, const QSizeF &size)
{
    const QRectF pack{{0, 0}, size};
    paintPaper(painter, pack);
    for (qreal x = pack.left() + 2; x < pack.right(); x += 2.2)
        painter.drawLine(QPointF{x, pack.top() + 1}, QPointF{x - 3, pack.bottom() - 1});
}

void paintFullRack(QPainter &painter, const QSizeF &size)
{
    const QRectF pack{{0, 0}, size};
    paintPaper(painter, pack);
    for (qreal y = pack.bottom() - 2; y > pack.top() + 1; y -= 2.2)
        painter.drawLine(QPointF{pack.left() + 1, y}, QPointF{pack.right() - 1, y});
}

void paintShoeMouth(QPainter &painter, const TableLayout &layout, qreal cutCardAt)
{
    const QRectF pack = shoePack(layout);
    if (cutCardAt >= 0) {
        const qreal from = pack.width() * cutCardAt; // from the mouth
        const qreal x = std::clamp(layout.isLeftHanded() ? pack.left() + from : pack.right() - from,
                                   pack.left() + 1, pack.right() - 1);
        painter.setPen(QPen{QColor{0xf0, 0xc2, 0x2e}, 2.4});
        painter.drawLine(QPointF{x, pack.top()}, QPointF{x - 3, pack.bottom()});
    }
    // The next card sticks out, face down.
    painter.setPen(QPen{QColor{0, 0, 0, 90}, 0.8});
    painter.setBrush(QColor{0x2b, 0x3f, 0x6b});
    const qreal left = layout.isLeftHanded() ? pack.left() - 14 : pack.right() + 1;
    painter.drawRoundedRect(QRectF{left, pack.top() + 4, 13, pack.height() - 8}, 3, 3);
}

void paintRackTop(QPainter &painter, const TableLayout &layout, qreal fill)
{
    const QRectF pack = rackPack(layout);
    const qreal top = pack.bottom() - pack.height() * fill;
    painter.setPen(QPen{QColor{0, 0, 0, 80}, 0.8});
    painter.setBrush(QColor{0x2b, 0x3f, 0x6b});
    painter.drawRoundedRect(QRectF{pack.left(), top - 3, pack.width(), 5}, 2, 2);
}

} // namespace pitwise::ui
