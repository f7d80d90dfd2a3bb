// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/screen.h"

#include <vector>

namespace pitwise::ui {

/// Every screen of the window, in the order of the rail and the menu.
[[nodiscard]] std::vector<ScreenEntry> allScreens();

} // namespace pitwise::ui
