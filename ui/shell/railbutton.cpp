// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/railbutton.h"

#include <QCursor>
#include <QPainter>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr qreal IconSize = 21; // at scale 1, as the next
constexpr qreal Margin = 13;
constexpr qreal BeforeWord = 10;
constexpr qreal AfterWord = 16;

QFont railFont(qreal scale)
{
    return fixedFont(12.5 * scale, QFont::DemiBold);
}

} // namespace

RailButton::RailButton(const QString &text, const QPainterPath &icon, QWidget *parent)
    : Button(parent),
      m_icon(icon)
{
    setText(text);
    setHelp(text);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFixedHeight(Height);
}

void RailButton::setHelp(const QString &text, const QKeySequence &key)
{
    setToolTip(toolTipFor(text.isEmpty() ? this->text() : text, key));
}

void RailButton::setLook(qreal scale, int height, bool hasWord)
{
    m_scale = scale;
    m_hasWord = hasWord;
    setFixedHeight(height);
    update();
}

int RailButton::widthFor(qreal scale, bool hasWord) const
{
    if (!hasWord)
        return static_cast<int>((2 * Margin + IconSize) * scale);
    const qreal word = QFontMetricsF{railFont(scale)}.horizontalAdvance(text());
    return static_cast<int>((Margin + IconSize + BeforeWord + AfterWord) * scale + word) + 1;
}

void RailButton::unlight()
{
    setAttribute(Qt::WA_UnderMouse, rect().contains(mapFromGlobal(QCursor::pos())));
    update();
}

QColor RailButton::ink() const
{
    if (!isEnabled())
        return palette().color(QPalette::Disabled, QPalette::Text);
    if (isChecked())
        return palette().color(QPalette::Highlight);
    return palette().color(underMouse() ? QPalette::Text : QPalette::PlaceholderText);
}

void RailButton::paintIcon(QPainter &painter, const QRectF &box) const
{
    constexpr qreal Drawn = 24; // the box the lines are given in
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(box.width() / Drawn, box.height() / Drawn);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{ink(), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(m_icon);
    painter.restore();
}

void RailButton::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    if (isEnabled() && (isChecked() || underMouse())) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Button));
        painter.drawRoundedRect(QRectF{rect()}.adjusted(5, 1, -5, -1), 8, 8);
    }
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal size = std::min(IconSize * m_scale, height() - 6.0);
    const qreal slot = IconSize * m_scale; // words begin at the same place in every row
    const qreal lead = m_hasWord ? Margin * m_scale : (width() - slot) / 2;
    QRectF icon{lead + (slot - size) / 2, (height() - size) / 2, size, size};
    if (mirrored)
        icon.moveRight(width() - icon.left());
    paintIcon(painter, icon);
    if (m_hasWord) {
        const qreal before = lead + slot + BeforeWord * m_scale;
        const QRectF word{mirrored ? 0 : before, 0, width() - before, static_cast<qreal>(height())};
        painter.setPen(ink());
        painter.setFont(railFont(m_scale));
        painter.drawText(word, Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft),
                         text());
    }
    if (hasFocus())
        paintFocus(painter, QRectF{rect()}.adjusted(5, 2, -5, -2), 8, palette());
}

} // namespace pitwise::ui
