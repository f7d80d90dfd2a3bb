// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/buttons.h"

#include "ui/style/controlpainting.h"
#include "ui/theme/typescale.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

bool isDefault(const QStyleOptionButton &option)
{
    return option.features.testFlag(QStyleOptionButton::DefaultButton);
}

} // namespace

void paintPushButton(QPainter *painter, const QStyleOptionButton &option)
{
    const SmoothPainting smooth{painter};
    const bool enabled = option.state & QStyle::State_Enabled;
    if (!enabled)
        painter->setOpacity(0.8);
    const bool primary = isDefault(option);
    QColor ground = option.palette.color(primary ? QPalette::Highlight : QPalette::Button);
    if (option.state & QStyle::State_Sunken)
        ground = ground.darker(112);
    else if (option.state & QStyle::State_MouseOver)
        ground = ground.lighter(108);
    const bool focused = option.state & QStyle::State_HasFocus;
    // A gap keeps a gold ring apart from a gold button.
    const qreal inset = focused && primary ? 4 : 1.5;
    const QRectF box = QRectF{option.rect}.adjusted(inset, inset, -inset, -inset);
    painter->setPen(primary ? QPen{Qt::NoPen} : QPen{option.palette.color(QPalette::Mid), 1});
    painter->setBrush(ground);
    painter->drawRoundedRect(box, box.height() / 2, box.height() / 2);
    if (focused)
        paintFocusRing(painter, option.rect, option.rect.height() / 2.0, option.palette);
}

void paintPushButtonText(QPainter *painter, const QStyleOptionButton &option)
{
    painter->save();
    const bool primary = isDefault(option);
    QColor ink = option.palette.color(QPalette::Normal,
                                      primary ? QPalette::HighlightedText : QPalette::ButtonText);
    if (!(option.state & QStyle::State_Enabled))
        ink.setAlphaF(0.85F);
    painter->setPen(ink);
    QFont font = painter->font();
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->drawText(option.rect, Qt::AlignCenter | Qt::TextHideMnemonic, option.text);
    painter->restore();
}

QSize pushButtonSize(const QSize &text)
{
    // Half bold letters are wider than those that were measured.
    return {std::max(text.width() * 11 / 10 + scaled(36), scaled(84)),
            std::max(text.height() + scaled(10), scaled(34))};
}

void paintToolButtonGround(QPainter *painter, const QStyleOption &option)
{
    const SmoothPainting smooth{painter};
    const bool lit =
        option.state & (QStyle::State_MouseOver | QStyle::State_Sunken | QStyle::State_On);
    if (lit && (option.state & QStyle::State_Enabled)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(option.palette.color(QPalette::Button));
        painter->drawRoundedRect(option.rect, FieldCorner, FieldCorner);
    }
    if (option.state & QStyle::State_HasFocus)
        paintFocusRing(painter, option.rect, FieldCorner, option.palette);
}

} // namespace pitwise::ui
