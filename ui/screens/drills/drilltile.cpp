// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/drilltile.h"

#include "ui/screens/drills/drillwords.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int Padding = 16;

/// Three short bars, as many of them filled as levels are reached.
void paintLevel(QPainter &painter, QPointF at, DrillLevel level, const QPalette &colours)
{
    const qreal wide = scaled(16);
    const qreal high = scaled(5);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < static_cast<int>(AllDrillLevels.size()); ++i) {
        const bool reached = i <= static_cast<int>(level);
        painter.setBrush(colours.color(reached ? QPalette::Highlight : QPalette::Mid));
        painter.drawRoundedRect(QRectF{at.x() + i * (wide + scaled(4)), at.y(), wide, high},
                                high / 2, high / 2);
    }
}

} // namespace

DrillTile::DrillTile(Drill drill, QWidget *parent)
    : Button(parent),
      m_drill(drill),
      m_about(drillLine(drill))
{
    setText(drillTitle(drill));
    setAccessibleName(text());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    set({}, DrillLevel::First);
}

void DrillTile::set(const DrillRecord &record, DrillLevel level)
{
    m_level = level;
    m_trend = trendOf(record, level);
    m_lines.clear();
    const auto &best = record.best[static_cast<std::size_t>(level)];
    const auto last = record.last(level);
    if (!best || !last) {
        m_lines << tr("Not tried yet");
    } else {
        m_lines << tr("Best: %1").arg(runWords(*best));
        const QString trend = trendWords(m_trend);
        m_lines << (trend.isEmpty() ? tr("Last: %1").arg(runWords(*last))
                                    : tr("Last: %1, %2").arg(runWords(*last), trend));
    }
    setAccessibleDescription(m_about + QStringLiteral(". ") + levelWords(level)
                             + QStringLiteral(". ") + m_lines.join(QStringLiteral(". ")));
    setToolTip(text() + QLatin1Char('\n') + m_about + QLatin1Char('\n')
               + m_lines.join(QLatin1Char('\n')));
    update();
}

QSize DrillTile::sizeHint() const
{
    return {scaled(250), scaled(132)};
}

void DrillTile::changeEvent(QEvent *event)
{
    Button::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void DrillTile::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colours = palette();
    const QRectF box = QRectF{rect()}.adjusted(2, 2, -2, -2);
    painter.setPen(QPen{colours.color(hasFocus() ? QPalette::Highlight : QPalette::Mid), 1.2});
    painter.setBrush(colours.color(underMouse() || isDown() ? QPalette::Button : QPalette::Base));
    painter.drawRoundedRect(box, 12, 12);
    const qreal left = box.left() + scaled(Padding);
    const qreal room = box.width() - 2 * scaled(Padding);
    qreal y = box.top() + scaled(12);
    const auto draw = [&](const QString &line, qreal size, QFont::Weight weight,
                          QPalette::ColorRole role, int high, qreal width) {
        painter.setFont(uiFont(size, weight));
        painter.setPen(colours.color(role));
        const QRectF place{left, y, width, qreal(scaled(high))};
        painter.drawText(
            place, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(line, Qt::ElideRight, static_cast<int>(width)));
        y += scaled(high);
    };
    const QString key = QString::number(static_cast<int>(m_drill) + 1);
    const qreal cap = scaled(22);
    draw(text(), 17, QFont::Bold, QPalette::WindowText, 26, room - cap - 6);
    draw(m_about, 12.5, QFont::Normal, QPalette::PlaceholderText, 22, room);
    y = std::max(y, box.bottom() - scaled(14) - scaled(20) * qreal(m_lines.size()) - scaled(14));
    paintLevel(painter, {left, y}, m_level, colours);
    y += scaled(12);
    for (const QString &line : m_lines)
        draw(line, 13, QFont::Normal, QPalette::WindowText, 20, room);
    const QRectF capBox{box.right() - scaled(Padding) - cap, box.top() + scaled(14), cap, cap};
    painter.setPen(QPen{colours.color(QPalette::Mid), 1.2});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(capBox, 5, 5);
    painter.setFont(uiFont(12, QFont::DemiBold));
    painter.setPen(colours.color(QPalette::PlaceholderText));
    painter.drawText(capBox, Qt::AlignCenter, key);
    if (hasFocus())
        paintFocus(painter, box, 12, colours);
}

} // namespace pitwise::ui
