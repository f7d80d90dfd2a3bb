// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/fields.h"

#include "ui/style/controlpainting.h"
#include "ui/theme/typescale.h"

#include <QIcon>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr qreal LeastHeight = 32;
constexpr qreal ButtonWidth = 26; ///< of the chevrons at the end of a field

int fieldHeight(const QSize &text)
{
    return std::max(text.height() + scaled(8), scaled(LeastHeight));
}

/// Ground and edge; the focused field has the ring.
void paintGround(QPainter *painter, const QStyleOption &option, QPalette::ColorRole ground)
{
    const SmoothPainting smooth{painter};
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool hover = enabled && (option.state & QStyle::State_MouseOver);
    QColor fill = option.palette.color(ground);
    if (!enabled)
        fill.setAlphaF(0.5F);
    painter->setBrush(fill);
    painter->setPen(
        QPen{option.palette.color(hover ? QPalette::PlaceholderText : QPalette::Mid), 1});
    painter->drawRoundedRect(QRectF{option.rect}.adjusted(0.5, 0.5, -0.5, -0.5), FieldCorner,
                             FieldCorner);
    if (enabled && (option.state & QStyle::State_HasFocus))
        paintFocusRing(painter, option.rect, FieldCorner, option.palette);
}

} // namespace

int textInset()
{
    return scaled(9);
}

QSize roundLineText(const QSize &text)
{
    return {text.width() + 2 * textInset(), fieldHeight(text)};
}

QSize roundComboText(const QSize &text)
{
    return {text.width() + textInset() + scaled(ButtonWidth + 4), fieldHeight(text)};
}

QSize roundSpinText(const QSize &text)
{
    return {text.width() + textInset() + scaled(ButtonWidth), fieldHeight(text)};
}

void paintLineField(QPainter *painter, const QStyleOption &option)
{
    paintGround(painter, option, QPalette::Base);
}

QRect comboPart(const QStyleOptionComboBox &option, QStyle::SubControl part)
{
    const QRect all = option.rect;
    const int button = scaled(ButtonWidth);
    QRect box = all;
    if (part == QStyle::SC_ComboBoxArrow)
        box.setLeft(all.right() + 1 - button);
    else if (part == QStyle::SC_ComboBoxEditField)
        box = all.adjusted(textInset(), 2, -button, -2);
    return QStyle::visualRect(option.direction, all, box);
}

void paintComboBox(QPainter *painter, const QStyleOptionComboBox &option)
{
    paintGround(painter, option, option.editable ? QPalette::Base : QPalette::Button);
    paintChevron(painter, comboPart(option, QStyle::SC_ComboBoxArrow), Qt::DownArrow,
                 inkOf(option.state, option.palette));
}

void paintComboText(QPainter *painter, const QStyleOptionComboBox &option)
{
    if (option.editable)
        return;
    QRect room = comboPart(option, QStyle::SC_ComboBoxEditField);
    painter->save();
    if (!option.currentIcon.isNull()) {
        const QSize size = option.iconSize;
        const QRect icon =
            QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, size, room);
        option.currentIcon.paint(painter, icon);
        const int taken = size.width() + scaled(6);
        room.adjust(option.direction == Qt::LeftToRight ? taken : 0, 0,
                    option.direction == Qt::LeftToRight ? 0 : -taken, 0);
    }
    painter->setPen(inkOf(option.state, option.palette));
    painter->drawText(
        room,
        QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter
            | Qt::TextSingleLine,
        option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, room.width()));
    painter->restore();
}

QRect spinPart(const QStyleOptionSpinBox &option, QStyle::SubControl part)
{
    const QRect all = option.rect;
    const int button =
        option.buttonSymbols == QAbstractSpinBox::NoButtons ? textInset() : scaled(ButtonWidth);
    const int middle = all.top() + all.height() / 2;
    QRect box = all;
    switch (part) {
    case QStyle::SC_SpinBoxUp:
        box = {all.right() + 1 - button, all.top(), button, middle - all.top()};
        break;
    case QStyle::SC_SpinBoxDown:
        box = {all.right() + 1 - button, middle, button, all.bottom() + 1 - middle};
        break;
    case QStyle::SC_SpinBoxEditField:
        box = all.adjusted(textInset() - 3, 2, -button, -2);
        break;
    default:
        break;
    }
    return QStyle::visualRect(option.direction, all, box);
}

void paintSpinBox(QPainter *painter, const QStyleOptionSpinBox &option)
{
    paintGround(painter, option, QPalette::Base);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto step = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag can,
                          Qt::ArrowType to, int towardsMiddle) {
        const bool pressed =
            option.activeSubControls == part && (option.state & QStyle::State_Sunken);
        const bool enabled =
            (option.state & QStyle::State_Enabled) && option.stepEnabled.testFlag(can);
        const QColor ink =
            option.palette.color(enabled ? QPalette::Normal : QPalette::Disabled,
                                 pressed && enabled ? QPalette::Highlight : QPalette::Text);
        QRectF box = spinPart(option, part).translated(0, towardsMiddle);
        const qreal side = scaled(8);
        paintChevron(painter,
                     {box.center().x() - side / 2, box.center().y() - side / 2, side, side}, to,
                     ink);
    };
    step(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Qt::UpArrow, 2);
    step(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Qt::DownArrow, -2);
}

} // namespace pitwise::ui
