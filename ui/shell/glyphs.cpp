// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/glyphs.h"

namespace pitwise::ui::glyph {

QPainterPath keys()
{
    QPainterPath path;
    path.addRoundedRect(QRectF{2.5, 6, 19, 12.5}, 2.5, 2.5);
    for (const qreal x : {7.0, 12.0, 17.0}) {
        path.moveTo(x - 0.5, 10);
        path.lineTo(x + 0.5, 10);
    }
    path.moveTo(8, 14.5);
    path.lineTo(16, 14.5);
    return path;
}

QPainterPath fullScreen()
{
    QPainterPath path;
    path.moveTo(4, 9);
    path.lineTo(4, 4);
    path.lineTo(9, 4);
    path.moveTo(15, 4);
    path.lineTo(20, 4);
    path.lineTo(20, 9);
    path.moveTo(20, 15);
    path.lineTo(20, 20);
    path.lineTo(15, 20);
    path.moveTo(9, 20);
    path.lineTo(4, 20);
    path.lineTo(4, 15);
    return path;
}

QPainterPath more()
{
    QPainterPath path;
    for (const qreal y : {7.0, 12.0, 17.0}) {
        path.moveTo(4, y);
        path.lineTo(20, y);
    }
    return path;
}

} // namespace pitwise::ui::glyph
