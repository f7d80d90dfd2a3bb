// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSize>

namespace pitwise::ui {

/// How much larger text is than at 1280x720 with type size 100 %. Only for the GUI thread.
[[nodiscard]] qreal typeScale();

/// Pixels at that scale, for what must grow with the text inside it.
[[nodiscard]] int scaled(qreal pixels);

/// The scale for a window of this size and a type size in percent. A larger window has larger text,
/// but also room for more of it.
[[nodiscard]] qreal typeScaleFor(const QSize &window, int percent);

/// For fonts made from now on; widgets that exist follow with applyTypeScale (ui/panels).
void setTypeScale(qreal scale);

inline constexpr int LeastTypeSize = 100; ///< percent
inline constexpr int MostTypeSize = 200;

} // namespace pitwise::ui
