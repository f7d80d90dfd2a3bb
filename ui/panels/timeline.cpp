// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panels/timeline.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

namespace {

constexpr qreal Edge = 10;

} // namespace

Timeline::Timeline(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Timeline"));
}

void Timeline::setMarks(const std::vector<std::vector<Mark>> &rows)
{
    m_rows = rows;
    m_steps = rows.empty() ? 0 : static_cast<int>(rows.front().size());
    m_step = std::min(m_step, m_steps);
    update();
}

void Timeline::setStep(int step)
{
    m_step = std::clamp(step, 0, m_steps);
    setAccessibleDescription(tr("Step %1 of %2").arg(m_step).arg(m_steps));
    update();
}

qreal Timeline::xOf(int step) const
{
    return Edge + (width() - 2 * Edge) * step / std::max(1, m_steps);
}

void Timeline::scrubTo(qreal x)
{
    const auto step = static_cast<int>(std::lround((x - Edge) / (width() - 2 * Edge) * m_steps));
    Q_EMIT scrubbed(std::clamp(step, 0, m_steps));
}

void Timeline::mousePressEvent(QMouseEvent *event)
{
    scrubTo(event->position().x());
}

void Timeline::mouseMoveEvent(QMouseEvent *event)
{
    if ((event->buttons() & Qt::LeftButton) != 0)
        scrubTo(event->position().x());
}

void Timeline::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal high = height();
    const qreal each = high / static_cast<qreal>(std::max<std::size_t>(1, m_rows.size()));
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const qreal y = each * (static_cast<qreal>(row) + 0.5);
        painter.setPen(QPen{palette().color(QPalette::Mid), 2});
        painter.drawLine(QPointF{Edge, y}, QPointF{width() - Edge, y});
        for (int i = 0; i < m_steps; ++i) {
            const QPointF at{xOf(i + 1), y};
            const bool done = i < m_step;
            QColor colour = palette().color(done ? QPalette::Highlight : QPalette::PlaceholderText);
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            // Shapes, not colours: a call is a ring, chips are a dot, cards a bar.
            switch (m_rows[row][static_cast<std::size_t>(i)]) {
            case Mark::None:
                break;
            case Mark::Call:
                painter.setPen(QPen{colour, 1.6});
                painter.setBrush(Qt::NoBrush);
                painter.drawEllipse(at, 4, 4);
                break;
            case Mark::Settlement:
                painter.drawEllipse(at, 3.6, 3.6);
                break;
            case Mark::Collection:
                painter.drawRoundedRect(QRectF{at.x() - 2, at.y() - 7, 4, 14}, 1, 1);
                break;
            }
        }
    }
    painter.setPen(QPen{palette().color(QPalette::Text), 2});
    painter.drawLine(QPointF{xOf(m_step), 3}, QPointF{xOf(m_step), high - 3});
}

} // namespace pitwise::ui
