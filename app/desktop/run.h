// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

namespace pitwise {

namespace ui {
class MainWindow;
}

/// Called once when the window is shown; for benchmarks.
using Shown = std::function<void(ui::MainWindow &window)>;

/// The whole program. Returns the exit code.
[[nodiscard]] int run(int argc, char **argv, const Shown &shown = {});

} // namespace pitwise
