// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/mainwindow.h"

#include <functional>

namespace pitwise::pictures {

/// An exam from setting it to its result, and the places around it, with the people of `MadePeople`
/// and the exams of `MadeExams`.
void takeExams(ui::MainWindow &window, const std::function<void(const QString &name)> &take);

} // namespace pitwise::pictures
