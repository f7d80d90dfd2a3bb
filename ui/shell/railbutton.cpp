// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/railbutton.h"

#include <QCursor>
#include <QPainter>

namespace pitwise::ui {

RailButton::RailButton(const QString &text, const QPainterPath &icon, QWidget *parent)
    : Button(parent),
      m_icon(icon)
{
    setText(text);
    setFixedSize(Width, 54);
}

void RailButton::unlight()
{
    setAttribute(Qt::WA_UnderMouse, rect().contains(mapFromGlobal(QCursor::pos())));
    update();
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
    painter.translate(width() / 2.0 - 12, 6);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{ink, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(m_icon);
    painter.restore();
    painter.setPen(ink);
    painter.setFont(uiFont(11, QFont::DemiBold));
    painter.drawText(QRectF{0, 31, static_cast<qreal>(width()), 18}, Qt::AlignCenter, text());
    if (hasFocus())
        paintFocus(painter, QRectF{rect()}.adjusted(5, 2, -5, -2), 9, palette());
}

} // namespace pitwise::ui
