// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/sparelabel.h"

#include "ui/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace pitwise::ui {

SpareLabel::SpareLabel(QList<qreal> sizes, QFont::Weight weight, QWidget *parent)
    : QLabel(parent),
      m_sizes(std::move(sizes)),
      m_weight(weight)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

QSize SpareLabel::sizeHint() const
{
    const QFontMetricsF metrics{uiFont(m_sizes.first(), m_weight)};
    return {static_cast<int>(std::ceil(metrics.horizontalAdvance(text()))) + 2,
            static_cast<int>(std::ceil(metrics.height()))};
}

QSize SpareLabel::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void SpareLabel::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.setPen(palette().color(foregroundRole()));
    for (const qreal size : m_sizes) {
        painter.setFont(uiFont(size, m_weight));
        if (painter.fontMetrics().horizontalAdvance(text()) <= width())
            return painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeading, text());
    }
}

} // namespace pitwise::ui
