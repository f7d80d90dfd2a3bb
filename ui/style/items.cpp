// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/items.h"

#include "ui/style/controlpainting.h"

namespace pitwise::ui {

void paintItemGround(QPainter *painter, const QStyleOptionViewItem &option, ItemShape shape)
{
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool chosen = option.state & QStyle::State_Selected;
    const bool hover = enabled && (option.state & QStyle::State_MouseOver);
    if (option.backgroundBrush.style() != Qt::NoBrush)
        painter->fillRect(option.rect, option.backgroundBrush);
    if (!chosen && !hover)
        return;
    const QColor fill = option.palette.color(chosen ? QPalette::Highlight : QPalette::Button);
    if (shape == ItemShape::Row)
        return painter->fillRect(option.rect, fill);
    const SmoothPainting smooth{painter};
    painter->setPen(Qt::NoPen);
    painter->setBrush(fill);
    painter->drawRoundedRect(QRectF{option.rect}.adjusted(2, 1, -2, -1), 5, 5);
}

void paintHeading(QPainter *painter, const QStyleOption &option)
{
    painter->fillRect(option.rect, option.palette.color(QPalette::Window));
    painter->fillRect(QRect{option.rect.left(), option.rect.bottom(), option.rect.width(), 1},
                      option.palette.color(QPalette::Mid));
}

void paintListFrame(QPainter *painter, const QStyleOption &option)
{
    const SmoothPainting smooth{painter};
    const bool focused = option.state & QStyle::State_HasFocus;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen{option.palette.color(focused ? QPalette::Highlight : QPalette::Mid), 1});
    painter->drawRoundedRect(QRectF{option.rect}.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
}

} // namespace pitwise::ui
