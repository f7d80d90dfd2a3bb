// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/progress/weekline.h"

#include "ui/theme/typescale.h"

#include <QPainter>

#include <algorithm>

namespace pitwise::ui {

WeekLine::WeekLine(const QString &title, QWidget *parent) : FloatingPanel(parent), m_title(title)
{
    setMinimumHeight(2 * Shadow + scaled(96));
}

void WeekLine::setWeeks(std::vector<std::optional<double>> weeks, const QString &latest)
{
    m_weeks = std::move(weeks);
    m_latest = latest;
    setAccessibleName(tr("%1: %2").arg(m_title, latest));
    setToolTip(accessibleName()); // the title may be too long for a small window
    update();
}

QSize WeekLine::sizeHint() const
{
    return {scaled(300), 2 * Shadow + scaled(110)};
}

void WeekLine::paintEvent(QPaintEvent *event)
{
    FloatingPanel::paintEvent(event);
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room =
        QRectF{rect()}.adjusted(Shadow + 16, Shadow + 10, -Shadow - 16, -Shadow - 12);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(uiFont(14, QFont::DemiBold));
    painter.drawText(room, Qt::AlignTop | Qt::AlignRight, m_latest);
    const int taken = painter.fontMetrics().horizontalAdvance(m_latest) + scaled(10);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.setFont(uiFont(13));
    painter.drawText(room, Qt::AlignTop | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_title, Qt::ElideRight,
                                                      static_cast<int>(room.width()) - taken));

    double least = 0;
    double most = 0;
    bool any = false;
    for (const auto &week : m_weeks) {
        if (!week)
            continue;
        least = any ? std::min(least, *week) : *week;
        most = any ? std::max(most, *week) : *week;
        any = true;
    }
    if (!any)
        return;
    const QRectF chart = room.adjusted(4, scaled(30), -4, -4);
    const double range = std::max(most - least, most * 0.05 + 0.001);
    const auto at = [&](std::size_t i) {
        const double step =
            chart.width() / static_cast<double>(std::max<std::size_t>(1, m_weeks.size() - 1));
        return QPointF{chart.left() + step * static_cast<double>(i),
                       chart.bottom() - (*m_weeks[i] - least) / range * chart.height()};
    };
    QPolygonF line;
    for (std::size_t i = 0; i < m_weeks.size(); ++i) {
        if (m_weeks[i])
            line << at(i);
    }
    painter.setPen(QPen{palette().color(QPalette::Mid), 1});
    painter.drawLine(chart.bottomLeft(), chart.bottomRight());
    painter.setPen(QPen{palette().color(QPalette::PlaceholderText), 2, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin});
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawEllipse(line.back(), 4, 4);
}

} // namespace pitwise::ui
