// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/showing.h"
#include "engine/lessons/lesson.h"
#include "engine/lessons/lessonset.h"
#include "ui/session/knownhouse.h"

#include <optional>
#include <string>
#include <vector>

namespace pitwise::ui {

/// The course of one house, made on a worker thread.
struct HouseCourse
{
    KnownHouse known;
    std::vector<Lesson> lessons;
    std::vector<std::string> troubles; ///< lesson files that cannot be used, and why
};

/// `others` are the houses that wrong answers come from. Deals some hundred rounds.
[[nodiscard]] HouseCourse makeCourse(const KnownHouse &known, const LessonSet &files,
                                     const std::vector<House> &others);

/// The rounds that a step shows: its own, or those of the lesson's nearest step that has some.
[[nodiscard]] std::vector<std::string> namesShownAt(const Lesson &lesson, std::size_t step);

/// A round with all of `names`, dealt by the house's own dealer; fewer of them if that is not
/// possible. Empty if the house cannot deal any of them.
[[nodiscard]] std::optional<DealtRound>
roundFor(const House &house, const std::vector<std::string> &names, std::uint64_t seed);
/// The same, to be shown step by step.
[[nodiscard]] std::optional<Showing>
showingFor(const House &house, const std::vector<std::string> &names, std::uint64_t seed);

} // namespace pitwise::ui
