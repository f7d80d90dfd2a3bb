// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/fittedfont.h"

#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>

namespace pitwise::ui {

QFont fittedFont(QFont font, const QString &text, qreal width)
{
    const QFontMetricsF metrics{font};
    qreal widest = 1;
    for (const QString &line : text.split(QLatin1Char('\n')))
        widest = std::max(widest, metrics.horizontalAdvance(line));
    if (widest <= width)
        return font;
    constexpr qreal Least = 0.66;
    const qreal size = font.pixelSize() * std::max(Least, width / widest);
    font.setPixelSize(std::max(1, static_cast<int>(size)));
    return font;
}

} // namespace pitwise::ui
