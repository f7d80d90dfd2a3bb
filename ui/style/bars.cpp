// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/bars.h"

#include "ui/style/controlpainting.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int LeastHandle = 24;

/// The handle of a scroll bar along its length: where it begins, and how long it is.
std::pair<int, int> handleAlong(const QStyleOptionSlider &option, int length)
{
    const int range = option.maximum - option.minimum;
    if (range <= 0)
        return {0, length};
    const auto all = static_cast<qint64>(range) + option.pageStep;
    const int size = std::clamp(
        static_cast<int>(static_cast<qint64>(length) * option.pageStep / std::max<qint64>(all, 1)),
        std::min(LeastHandle, length), length);
    return {QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                            length - size, option.upsideDown),
            size};
}

} // namespace

QRect scrollBarPart(const QStyleOptionSlider &option, QStyle::SubControl part)
{
    const bool level = option.orientation == Qt::Horizontal;
    const QRect all = option.rect;
    const int length = level ? all.width() : all.height();
    const auto [from, size] = handleAlong(option, length);
    const auto piece = [&](int begin, int end) {
        const QRect box = level ? QRect{all.left() + begin, all.top(), end - begin, all.height()}
                                : QRect{all.left(), all.top() + begin, all.width(), end - begin};
        return QStyle::visualRect(option.direction, all, box);
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return all;
    case QStyle::SC_ScrollBarSlider:
        return piece(from, from + size);
    case QStyle::SC_ScrollBarSubPage:
        return piece(0, from);
    case QStyle::SC_ScrollBarAddPage:
        return piece(from + size, length);
    default:
        return {};
    }
}

void paintScrollBar(QPainter *painter, const QStyleOptionSlider &option)
{
    if (option.maximum <= option.minimum)
        return;
    const SmoothPainting smooth{painter};
    const bool level = option.orientation == Qt::Horizontal;
    const bool lit = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    const qreal inset = lit ? 2 : 3;
    const QRectF handle = QRectF{scrollBarPart(option, QStyle::SC_ScrollBarSlider)}.adjusted(
        level ? 1 : inset, level ? inset : 1, level ? -1 : -inset, level ? -inset : -1);
    const qreal corner = std::min(handle.width(), handle.height()) / 2;
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.color(lit ? QPalette::PlaceholderText : QPalette::Mid));
    painter->drawRoundedRect(handle, corner, corner);
}

void paintSlider(QPainter *painter, const QStyleOptionSlider &option, const QRect &handle)
{
    const SmoothPainting smooth{painter};
    if (!(option.state & QStyle::State_Enabled))
        painter->setOpacity(0.4);
    const bool level = option.orientation == Qt::Horizontal;
    const QPointF at = QRectF{handle}.center();
    constexpr qreal Thick = 4;
    constexpr qreal Knob = 8;
    const QRectF all = QRectF{option.rect};
    const QRectF groove =
        level ? QRectF{all.left() + 2, all.center().y() - Thick / 2, all.width() - 4, Thick}
              : QRectF{all.center().x() - Thick / 2, all.top() + 2, Thick, all.height() - 4};
    QRectF filled = groove;
    if (!level)
        filled.setTop(at.y());
    else if (option.upsideDown)
        filled.setLeft(at.x());
    else
        filled.setRight(at.x());
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.color(QPalette::Mid));
    painter->drawRoundedRect(groove, Thick / 2, Thick / 2);
    painter->setBrush(option.palette.color(QPalette::Highlight));
    painter->drawRoundedRect(filled, Thick / 2, Thick / 2);
    const QPointF middle =
        level ? QPointF{at.x(), groove.center().y()} : QPointF{groove.center().x(), at.y()};
    const bool focused = option.state & QStyle::State_HasFocus;
    painter->setBrush(option.palette.color(QPalette::Highlight));
    painter->drawEllipse(middle, focused ? Knob - 3 : Knob - 1, focused ? Knob - 3 : Knob - 1);
    if (focused)
        paintFocusRing(painter,
                       {middle.x() - Knob - 1, middle.y() - Knob - 1, 2 * Knob + 2, 2 * Knob + 2},
                       Knob, option.palette);
}

void paintProgress(QPainter *painter, const QStyleOptionProgressBar &option)
{
    const SmoothPainting smooth{painter};
    const QRectF all = QRectF{option.rect}.adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal corner = std::min(all.height() / 2, FieldCorner);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.color(QPalette::Button));
    painter->drawRoundedRect(all, corner, corner);
    const int range = option.maximum - option.minimum;
    if (range <= 0 || option.progress <= option.minimum)
        return;
    QRectF done = all;
    done.setWidth(all.width() * (option.progress - option.minimum) / range);
    if (option.direction == Qt::RightToLeft)
        done.moveRight(all.right());
    painter->setBrush(option.palette.color(QPalette::Highlight));
    painter->drawRoundedRect(done, corner, corner);
}

} // namespace pitwise::ui
