// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/lessons/lessonset.h"

#include <string>

namespace pitwise {

[[nodiscard]] LessonSet builtInLessonSet();
/// The built-in lessons, and those of the `.toml` files in a trainer's folder, by name. A file that
/// cannot be used is among the troubles, and the others count. A folder need not exist.
[[nodiscard]] LessonSet lessonsWithFolder(const std::string &folder);

} // namespace pitwise
