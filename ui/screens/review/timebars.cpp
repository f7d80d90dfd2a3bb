// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/review/timebars.h"

#include "ui/theme/theme.h"
#include "ui/theme/typescale.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace pitwise::ui {

namespace {

constexpr qreal Widest = 26; // pixels of a bar and the gap after it
constexpr qreal Least = 3; // pixels of the lowest bar
constexpr qreal MarkRoom = 11; // above the bars, for the coral marks

/// One act of a minute must not make all others look alike: it is cut off at the top.
double secondsOfFullBar(const std::vector<TimeBars::Bar> &bars)
{
    std::vector<double> known;
    for (const TimeBars::Bar &bar : bars) {
        if (bar.seconds >= 0)
            known.push_back(bar.seconds);
    }
    if (known.empty())
        return 1;
    constexpr double Share = 0.95;
    const auto nth = static_cast<std::ptrdiff_t>(Share * static_cast<double>(known.size() - 1));
    std::nth_element(known.begin(), known.begin() + nth, known.end());
    return std::max(0.5, known[static_cast<std::size_t>(nth)]);
}

} // namespace

TimeBars::TimeBars(const QString &name, QWidget *parent) : QWidget(parent), m_name(name)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(name);
}

QSize TimeBars::sizeHint() const
{
    return {scaled(400), scaled(54)};
}

QSize TimeBars::minimumSizeHint() const
{
    return {scaled(200), scaled(54)};
}

void TimeBars::setBars(std::vector<Bar> bars)
{
    m_bars = std::move(bars);
    m_most = secondsOfFullBar(m_bars);
    m_current = -1;
    update();
}

void TimeBars::setCurrent(int index)
{
    m_current = index;
    if (index >= 0 && index < static_cast<int>(m_bars.size()))
        setAccessibleDescription(m_bars[static_cast<std::size_t>(index)].tip);
    update();
}

QRectF TimeBars::room() const
{
    return QRectF{rect()}.adjusted(1, 1, -1, -1);
}

QRectF TimeBars::columnOf(int index) const
{
    const QRectF all = room();
    const qreal wide =
        std::min(Widest, all.width() / std::max<qreal>(1, static_cast<qreal>(m_bars.size())));
    return {all.left() + wide * index, all.top(), wide, all.height()};
}

QPoint TimeBars::pixelOf(int index) const
{
    return columnOf(index).center().toPoint();
}

int TimeBars::barAt(qreal x) const
{
    if (m_bars.empty())
        return -1;
    const int nth = static_cast<int>((x - room().left()) / columnOf(0).width());
    return std::clamp(nth, 0, static_cast<int>(m_bars.size()) - 1);
}

void TimeBars::mousePressEvent(QMouseEvent *event)
{
    const int nth = barAt(event->position().x());
    if (nth >= 0 && event->button() == Qt::LeftButton)
        Q_EMIT chosen(nth);
}

void TimeBars::mouseMoveEvent(QMouseEvent *event)
{
    const int nth = barAt(event->position().x());
    if (nth >= 0 && nth != m_current && (event->buttons() & Qt::LeftButton) != 0)
        Q_EMIT chosen(nth);
}

bool TimeBars::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int nth = barAt(help->pos().x());
    if (nth >= 0)
        QToolTip::showText(help->globalPos(), m_bars[static_cast<std::size_t>(nth)].tip, this,
                           columnOf(nth).toRect());
    return true;
}

void TimeBars::paintBar(QPainter &painter, int index) const
{
    const Bar &bar = m_bars[static_cast<std::size_t>(index)];
    const QRectF column = columnOf(index);
    const qreal gap = column.width() > 4 ? std::min<qreal>(3, column.width() / 4) : 0;
    const qreal full = column.height() - scaled(MarkRoom);
    const double share = bar.seconds < 0 ? 0 : std::min(1.0, bar.seconds / m_most);
    const qreal high = std::max(Least, full * share);
    const QRectF body{column.left(), column.bottom() - high, column.width() - gap, high};
    const bool now = index == m_current;
    QColor colour = palette().color(bar.isWrong ? QPalette::BrightText
                                    : now       ? QPalette::Highlight
                                                : QPalette::PlaceholderText);
    if (bar.isQuiet && !now && !bar.isWrong)
        colour.setAlphaF(0.4F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const qreal corner = std::min<qreal>(2, body.width() / 3);
    painter.drawRoundedRect(body, corner, corner);
    if (bar.isWrong) { // a mark as well as a colour
        const qreal size = scaled(7);
        const QPointF tip{body.center().x(), body.top() - 2};
        painter.drawPolygon(QPolygonF{
            {tip, tip + QPointF{-size / 2, -size + 1}, tip + QPointF{size / 2, -size + 1}}});
    }
    if (!now)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{palette().color(QPalette::Highlight), 2});
    const QRectF frame = QRectF{column}.adjusted(-1, 1, 1 - gap, 0);
    painter.drawRoundedRect(frame.width() < 4 ? frame.adjusted(-1, 0, 1, 0) : frame, 3, 3);
}

void TimeBars::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Mid));
    const QRectF all = room();
    painter.drawLine(QPointF{all.left(), all.bottom()}, QPointF{all.right(), all.bottom()});
    for (int i = 0; i < static_cast<int>(m_bars.size()); ++i) {
        if (i != m_current)
            paintBar(painter, i);
    }
    if (m_current >= 0 && m_current < static_cast<int>(m_bars.size()))
        paintBar(painter, m_current);
}

} // namespace pitwise::ui
