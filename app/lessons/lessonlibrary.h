// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/lessons/lessonset.h"

#include <string>
#include <vector>

namespace pitwise {

inline constexpr std::size_t LargestLessonFile = std::size_t{1} << 20;

[[nodiscard]] LessonSet builtInLessonSet();
/// The built-in lessons, and those of the `.toml` files in a trainer's folder, by name. A file that
/// cannot be used is among the troubles, and the others count. A folder need not exist.
[[nodiscard]] LessonSet lessonsWithFolder(const std::string &folder);

/// Copies a lesson file into the folder of a trainer's own lessons. Says what is wrong with it, or
/// why it could not be copied; empty: done.
[[nodiscard]] std::string addLessonFile(const std::string &folder, const std::string &file);
/// Stores the order of these lessons; the others keep their places. Says why it could not; empty:
/// done.
[[nodiscard]] std::string keepLessonOrder(const std::string &folder,
                                          const std::vector<std::string> &ids);

} // namespace pitwise
