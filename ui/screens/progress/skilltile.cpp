// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/progress/skilltile.h"

#include "ui/theme/typescale.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace pitwise::ui {

SkillTile::SkillTile(const QString &words, const QString &state, QWidget *parent)
    : Button(parent),
      m_state(state)
{
    setText(words);
    setAccessibleName(words);
    setAccessibleDescription(state);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SkillTile::setMastery(double filled, double certainty, bool isDue)
{
    m_filled = std::clamp(filled, 0.0, 1.0);
    m_certainty = std::clamp(certainty, 0.0, 1.0);
    m_isDue = isDue;
    update();
}

QSize SkillTile::sizeHint() const
{
    return {scaled(42), scaled(32)};
}

void SkillTile::focusInEvent(QFocusEvent *event)
{
    Button::focusInEvent(event);
    Q_EMIT looked();
}

void SkillTile::enterEvent(QEnterEvent *event)
{
    Button::enterEvent(event);
    Q_EMIT looked();
}

void SkillTile::changeEvent(QEvent *event)
{
    Button::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void SkillTile::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF{rect()}.adjusted(2.5, 2.5, -2.5, -2.5);
    constexpr qreal Radius = 6;
    QPainterPath shape;
    shape.addRoundedRect(box, Radius, Radius);
    painter.fillPath(shape, palette().color(QPalette::Button));
    QColor fill = palette().color(QPalette::Highlight);
    constexpr double Dimmest = 0.25;
    fill.setAlphaF(static_cast<float>(Dimmest + (1 - Dimmest) * m_certainty));
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(QRectF{box.left(), box.bottom() - box.height() * m_filled, box.width(),
                            box.height() * m_filled},
                     fill);
    painter.restore();
    painter.setPen(QPen{palette().color(QPalette::Mid), 1.2});
    painter.drawPath(shape);
    if (m_isDue) {
        const qreal size = scaled(7);
        painter.setPen(QPen{palette().color(QPalette::Base), 1.5});
        painter.setBrush(palette().color(QPalette::WindowText));
        painter.drawEllipse(QPointF{box.right() - size * 0.7, box.top() + size * 0.7}, size / 2,
                            size / 2);
    }
    if (hasFocus() || underMouse())
        paintFocus(painter, box, Radius, palette());
}

} // namespace pitwise::ui
