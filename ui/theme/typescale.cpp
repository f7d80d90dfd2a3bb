// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/typescale.h"

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

namespace {

qreal currentScale = 1;

constexpr qreal Steps = 20; ///< per unit of scale, so that a resize does not lay out at every pixel

} // namespace

qreal typeScale()
{
    return currentScale;
}

void setTypeScale(qreal scale)
{
    currentScale = scale;
}

int scaled(qreal pixels)
{
    return static_cast<int>(std::lround(pixels * currentScale));
}

qreal typeScaleFor(const QSize &window, int percent)
{
    constexpr qreal ShareForText = 0.5; // of what the window grows
    constexpr qreal MostGrowth = 1.75;
    const qreal larger = std::min(window.width() / 1280.0, window.height() / 720.0);
    const qreal growth = std::clamp(1 + (larger - 1) * ShareForText, 1.0, MostGrowth);
    return std::round(growth * percent / 100 * Steps) / Steps;
}

} // namespace pitwise::ui
