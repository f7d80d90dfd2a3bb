// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainterPath>

namespace pitwise::ui::glyph {

// Icons of the window's own rail buttons: lines in a box of 24 by 24.

[[nodiscard]] QPainterPath keys();
[[nodiscard]] QPainterPath fullScreen();
[[nodiscard]] QPainterPath more();

} // namespace pitwise::ui::glyph
