// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/countbars.h"

#include "ui/theme/theme.h"
#include "ui/theme/typescale.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace pitwise::ui {

namespace {

int rowHeight()
{
    return scaled(30);
}

int titleHeight()
{
    return scaled(28);
}

} // namespace

CountBars::CountBars(const QString &title, QWidget *parent) : QWidget(parent), m_title(title)
{
    setAccessibleName(title);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CountBars::setBars(std::vector<Bar> bars)
{
    m_bars = std::move(bars);
    QStringList said;
    for (const Bar &bar : m_bars)
        said << tr("%1: %2", "what, and how often").arg(bar.text).arg(bar.count);
    setAccessibleDescription(said.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize CountBars::sizeHint() const
{
    return {scaled(280), titleHeight() + rowHeight() * static_cast<int>(m_bars.size())};
}

void CountBars::paintBar(QPainter &painter, const QRectF &row, const Bar &bar, int most) const
{
    const qreal countWidth = scaled(46);
    const qreal noteWidth = bar.note.isEmpty() ? 0 : scaled(92);
    const QRectF room = row.adjusted(0, 2, -countWidth - noteWidth, -2);
    QColor colour = palette().color(QPalette::BrightText);
    colour.setAlphaF(0.28F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(
        QRectF{room.topLeft(),
               QSizeF{std::max(4.0, room.width() * bar.count / most), room.height()}},
        5, 5);
    painter.setFont(uiFont(14));
    painter.setPen(palette().color(QPalette::Text));
    const QRectF text = room.adjusted(8, 0, -4, 0);
    painter.drawText(
        text, Qt::AlignVCenter,
        painter.fontMetrics().elidedText(bar.text, Qt::ElideRight, static_cast<int>(text.width())));
    painter.drawText(QRectF{room.right(), row.top(), countWidth, row.height()},
                     Qt::AlignRight | Qt::AlignVCenter, QLocale{}.toString(bar.count));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.setFont(uiFont(13));
    painter.drawText(QRectF{row.right() - noteWidth, row.top(), noteWidth, row.height()},
                     Qt::AlignRight | Qt::AlignVCenter, bar.note);
}

void CountBars::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(uiFont(14, QFont::DemiBold));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF{0, 0, static_cast<qreal>(width()), static_cast<qreal>(titleHeight())},
                     Qt::AlignVCenter, m_title);
    int most = 1;
    for (const Bar &bar : m_bars)
        most = std::max(most, bar.count);
    QRectF row{0, static_cast<qreal>(titleHeight()), static_cast<qreal>(width()),
               static_cast<qreal>(rowHeight())};
    for (const Bar &bar : m_bars) {
        paintBar(painter, row, bar, most);
        row.translate(0, rowHeight());
    }
}

int CountBars::rowAt(QPoint at) const
{
    const int row = at.y() < titleHeight() ? -1 : (at.y() - titleHeight()) / rowHeight();
    return row < static_cast<int>(m_bars.size()) ? row : -1;
}

bool CountBars::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int row = rowAt(help->pos());
        QToolTip::showText(help->globalPos(),
                           row < 0 ? QString{} : m_bars[static_cast<std::size_t>(row)].text, this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace pitwise::ui
