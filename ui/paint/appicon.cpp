// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paint/appicon.h"

#include "ui/paint/cardpainter.h"
#include "ui/paint/chippainter.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPixmap>

namespace pitwise::ui {

void paintAppIcon(QPainter &painter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const Felt felt = feltOf(QStringLiteral("washington"));
    QRadialGradient light{{0.5, 0.4}, 0.7};
    light.setColorAt(0, felt.lit);
    light.setColorAt(1, felt.shade);
    painter.setBrush(light);
    painter.drawRoundedRect(QRectF{0.02, 0.02, 0.96, 0.96}, 0.2, 0.2);
    painter.save();
    painter.translate(0.42, 0.47);
    painter.rotate(-9);
    painter.scale(0.0088, 0.0088);
    paintCard(painter, Card::ofKind(50), SuitColours::Two); // the ace of hearts
    painter.restore();
    painter.translate(0.69, 0.8);
    painter.scale(0.0135, 0.0135);
    for (int i = 0; i < 3; ++i) {
        paintChip(painter, Money::units(25), i);
        painter.translate(0, -ChipThickness);
    }
    painter.restore();
}

QIcon appIcon()
{
    QIcon icon;
    for (const int size : {16, 32, 48, 64, 128, 256}) {
        QPixmap pixmap{size, size};
        pixmap.fill(Qt::transparent);
        QPainter painter{&pixmap};
        painter.scale(size, size);
        paintAppIcon(painter);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace pitwise::ui
