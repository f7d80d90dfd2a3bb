// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/nowbutton.h"

#include "ui/theme/typescale.h"

#include <QEvent>
#include <QPainter>

namespace pitwise::ui {

NowButton::NowButton(const QString &text, QWidget *parent) : Button(parent)
{
    setText(text);
    setAccessibleName(text);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NowButton::setWhy(const QString &why)
{
    m_why = why;
    setAccessibleDescription(why);
    setToolTip(why);
    update();
}

void NowButton::setKeyText(const QString &key)
{
    m_key = key;
    update();
}

QSize NowButton::sizeHint() const
{
    return {scaled(460), scaled(52)};
}

QSize NowButton::minimumSizeHint() const
{
    return {scaled(300), scaled(52)};
}

void NowButton::changeEvent(QEvent *event)
{
    Button::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void NowButton::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF{rect()}.adjusted(2, 2, -2, -2);
    constexpr qreal Radius = 14;
    QColor gold = palette().color(QPalette::Highlight);
    if (isDown())
        gold = gold.darker(112);
    else if (underMouse())
        gold = gold.lighter(106);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gold);
    painter.drawRoundedRect(box, Radius, Radius);
    painter.setPen(palette().color(QPalette::HighlightedText));
    const qreal side = scaled(20);
    const QFont keyFont = uiFont(12.5, QFont::DemiBold);
    const qreal key = QFontMetricsF{keyFont}.horizontalAdvance(m_key);
    const QRectF words = box.adjusted(side, scaled(5), -side - key - scaled(14), -scaled(6));
    const auto draw = [&](const QFont &font, const QString &text, Qt::AlignmentFlag where) {
        painter.setFont(font);
        painter.drawText(
            words, static_cast<int>(where | Qt::AlignLeft),
            QFontMetrics{font}.elidedText(text, Qt::ElideRight, static_cast<int>(words.width())));
    };
    draw(uiFont(17, QFont::Bold), text(), m_why.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop);
    draw(uiFont(13), m_why, Qt::AlignBottom);
    painter.setFont(keyFont);
    painter.drawText(box.adjusted(0, 0, -side, 0), Qt::AlignVCenter | Qt::AlignRight, m_key);
    if (hasFocus())
        paintFocus(painter, box, Radius, palette());
}

} // namespace pitwise::ui
