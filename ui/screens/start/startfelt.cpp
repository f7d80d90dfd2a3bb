// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/startfelt.h"

#include "ui/paint/cardpainter.h"
#include "ui/paint/chippainter.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <array>

namespace pitwise::ui {

void paintStartFelt(QPainter &painter, const QSizeF &size, const Felt &felt)
{
    const qreal wide = size.width();
    const qreal high = size.height();
    const auto arc = [&](qreal top) {
        QPainterPath path{{0, high}};
        path.lineTo(0, top + 96);
        path.quadTo({wide / 2, top - 96}, {wide, top + 96});
        path.lineTo(wide, high);
        path.closeSubpath();
        return path;
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0x1d, 0x17, 0x15});
    painter.drawPath(arc(high - 150));
    QRadialGradient light{{wide / 2, high - 40}, wide * 0.6};
    light.setColorAt(0, felt.lit);
    light.setColorAt(0.55, felt.cloth);
    light.setColorAt(1, felt.shade);
    painter.setBrush(light);
    painter.drawPath(arc(high - 136));
    constexpr std::array Fan{51, 44, 37, 30}; // one card of each suit
    for (std::size_t i = 0; i < Fan.size(); ++i) {
        painter.save();
        painter.translate(wide / 2 - 170, high + 34);
        painter.rotate(-27 + 18.0 * static_cast<qreal>(i));
        painter.translate(0, -84);
        paintCard(painter, Card::ofKind(Fan[i]), SuitColours::Two);
        painter.restore();
    }
    const std::array<std::pair<Money, int>, 4> stacks{{{Money::units(5), 4},
                                                       {Money::units(25), 7},
                                                       {Money::units(100), 5},
                                                       {Money::units(500), 2}}};
    qreal x = wide / 2 + 70;
    for (const auto &[value, count] : stacks) {
        painter.save();
        painter.translate(x, high - 26);
        painter.scale(1.25, 1.25);
        paintChipShadow(painter);
        for (int n = 0; n < count; ++n) {
            paintChip(painter, value, n);
            painter.translate(n / cutOf(value) % 2 == 0 ? 0.6 : -0.6, -ChipThickness);
        }
        painter.restore();
        x += 50;
    }
}

} // namespace pitwise::ui
