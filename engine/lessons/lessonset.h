// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/lessons/lessonfile.h"

#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// The lessons of several files, and what is wrong with those that cannot be used.
struct LessonSet
{
    std::vector<LessonTemplate> lessons;
    std::vector<std::string> troubles; ///< one fault each: `file:line:column: what`

    bool operator==(const LessonSet &) const = default;
};

/// Adds the lesson of a file; it replaces one with the same id. A faulty file adds only its faults.
void addLesson(LessonSet &set, std::string_view toml, std::string_view file);

/// The ids of the lessons, in the order of the course.
[[nodiscard]] std::vector<std::string> orderOf(const LessonSet &set);
/// Puts the lessons into this order. Those that it does not name stay behind the one they followed.
void setOrder(LessonSet &set, const std::vector<std::string> &ids);
/// `all` with those that are in `some` in the order of `some`; the others keep their places.
[[nodiscard]] std::vector<std::string> reordered(std::vector<std::string> all,
                                                 const std::vector<std::string> &some);

} // namespace pitwise
