// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/morebutton.h"

#include <QPainter>

namespace pitwise::ui {

MoreButton::MoreButton(QWidget *parent) : Button(parent)
{
    resize(32, 26);
    setToolTip(tr("Rename or remove this house"));
}

void MoreButton::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (underMouse() || hasFocus()) {
        painter.setBrush(QColor{255, 255, 255, 46});
        painter.drawRoundedRect(rect(), 8, 8);
    }
    painter.setBrush(QColor{0xf7, 0xee, 0xd6}); // as the print on the felt
    for (const int dot : {-1, 0, 1})
        painter.drawEllipse(QPointF{width() / 2.0 + dot * 7, height() / 2.0}, 2.2, 2.2);
    if (hasFocus())
        paintFocus(painter, rect(), 8, palette());
}

} // namespace pitwise::ui
