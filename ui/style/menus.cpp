// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/menus.h"

#include "ui/style/controlpainting.h"
#include "ui/theme/typescale.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr qreal ItemHeight = 30;
constexpr qreal SeparatorHeight = 9;
constexpr qreal Side = 12; ///< from the edge of an item to its text
constexpr qreal MarkWidth = 24; ///< column of check marks and icons
constexpr qreal ArrowWidth = 18;

void paintSeparator(QPainter *painter, const QStyleOptionMenuItem &option)
{
    const int middle = option.rect.center().y();
    painter->fillRect(
        QRect{option.rect.left() + scaled(Side), middle, option.rect.width() - 2 * scaled(Side), 1},
        option.palette.color(QPalette::Mid));
}

bool hasMarks(const QStyleOptionMenuItem &option)
{
    return option.menuHasCheckableItems || option.maxIconWidth > 0;
}

void paintMark(QPainter *painter, const QStyleOptionMenuItem &option, const QRect &box,
               const QColor &ink)
{
    const int side = scaled(16);
    const QRect middle = QStyle::alignedRect(option.direction, Qt::AlignCenter, {side, side}, box);
    if (option.checked && option.checkType != QStyleOptionMenuItem::NotCheckable)
        paintCheck(painter, middle, ink);
    else if (!option.icon.isNull())
        option.icon.paint(painter, middle, Qt::AlignCenter,
                          option.state & QStyle::State_Enabled ? QIcon::Normal : QIcon::Disabled);
}

} // namespace

void paintPopupGround(QPainter *painter, const QStyleOption &option, QPalette::ColorRole ground)
{
    painter->save();
    painter->setBrush(option.palette.color(ground));
    painter->setPen(option.palette.color(QPalette::Mid));
    painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter->restore();
}

void paintMenuItem(QPainter *painter, const QStyleOptionMenuItem &option)
{
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        return paintSeparator(painter, option);
    const SmoothPainting smooth{painter};
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool chosen = enabled && (option.state & QStyle::State_Selected);
    if (chosen) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(option.palette.color(QPalette::Highlight));
        painter->drawRoundedRect(QRectF{option.rect}.adjusted(3, 1, -3, -1), 5, 5);
    }
    const QColor ink =
        chosen
            ? option.palette.color(QPalette::HighlightedText)
            : option.palette.color(enabled ? QPalette::Normal : QPalette::Disabled, QPalette::Text);
    const auto seen = [&option](const QRect &box) {
        return QStyle::visualRect(option.direction, option.rect, box);
    };
    QRect room = option.rect.adjusted(scaled(Side), 0, -scaled(Side), 0);
    if (hasMarks(option)) {
        QRect mark = room;
        mark.setWidth(scaled(MarkWidth) - scaled(6));
        paintMark(painter, option, seen(mark), ink);
        room.setLeft(room.left() + scaled(MarkWidth));
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        QRect arrow = room;
        arrow.setLeft(room.right() - scaled(8));
        paintChevron(painter, seen(arrow),
                     option.direction == Qt::LeftToRight ? Qt::RightArrow : Qt::LeftArrow, ink);
        room.setRight(room.right() - scaled(ArrowWidth));
    }
    const QString label = option.text.section(QLatin1Char('\t'), 0, 0);
    const QString keys = option.text.section(QLatin1Char('\t'), 1);
    constexpr int Line = Qt::AlignVCenter | Qt::TextSingleLine;
    painter->setFont(option.font);
    painter->setPen(ink);
    painter->drawText(seen(room),
                      Line | Qt::TextHideMnemonic
                          | QStyle::visualAlignment(option.direction, Qt::AlignLeft),
                      label);
    if (keys.isEmpty())
        return;
    if (!chosen && enabled)
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
    painter->drawText(seen(room), Line | QStyle::visualAlignment(option.direction, Qt::AlignRight),
                      keys);
}

QSize menuItemSize(const QStyleOptionMenuItem &option, const QSize &plain)
{
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        return {plain.width(), scaled(SeparatorHeight)};
    // Qt adds the column of keys itself.
    const int keys = option.text.contains(QLatin1Char('\t')) ? scaled(24) : 0;
    const int marks = hasMarks(option) ? scaled(MarkWidth) : 0;
    const int arrow = option.menuItemType == QStyleOptionMenuItem::SubMenu ? scaled(ArrowWidth) : 0;
    return {plain.width() + 2 * scaled(Side) + keys + marks + arrow,
            std::max(plain.height(), scaled(ItemHeight))};
}

} // namespace pitwise::ui
