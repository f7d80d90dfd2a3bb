// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/railbutton.h"

#include <QPainter>

namespace pitwise::ui {

namespace {

QFont railFont(qreal scale)
{
    return fixedFont(11 * scale, QFont::DemiBold);
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

void RailButton::setLook(qreal scale, bool hasWord)
{
    m_scale = scale;
    m_hasWord = hasWord;
    setFixedHeight(static_cast<int>((hasWord ? Height : IconHeight) * scale));
    update();
}

int RailButton::wordWidth(qreal scale) const
{
    return QFontMetrics{railFont(scale)}.horizontalAdvance(text());
}

void RailButton::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = isEnabled() && (isChecked() || underMouse());
    QColor ink = palette().color(isChecked() ? QPalette::Highlight
                                 : lit       ? QPalette::Text
                                             : QPalette::PlaceholderText);
    if (!isEnabled())
        ink.setAlpha(90);
    if (lit) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Button));
        painter.drawRoundedRect(QRectF{rect()}.adjusted(6, 3, -6, -3), 9, 9);
    }
    painter.save();
    painter.translate(width() / 2.0 - 12 * m_scale, m_hasWord ? 6 * m_scale : 5 * m_scale);
    painter.scale(m_scale, m_scale);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{ink, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(m_icon);
    painter.restore();
    if (m_hasWord) {
        painter.setPen(ink);
        painter.setFont(railFont(m_scale));
        painter.drawText(QRectF{0, 31 * m_scale, static_cast<qreal>(width()), 18 * m_scale},
                         Qt::AlignCenter, text());
    }
    if (hasFocus())
        paintFocus(painter, QRectF{rect()}.adjusted(5, 2, -5, -2), 9, palette());
}

} // namespace pitwise::ui
