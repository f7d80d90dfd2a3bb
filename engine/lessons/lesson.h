// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/lessons/lessonfile.h"
#include "engine/situations/situation.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pitwise {

/// A step as it is shown in one house.
struct LessonStep
{
    StepKind kind{};
    std::string text;
    std::vector<std::string> names; ///< Watch, Do: wishes for `situationFor`
    PageMoment shows = PageMoment::Cards; ///< Read, Ask
    int rounds = 1;
    int guests = MaxSeats; ///< Watch, Do: no more patrons than this, if the round can do with them
    std::string answer; ///< Ask: the right one
    std::vector<std::string> wrong; ///< Ask: the others, at least one

    bool operator==(const LessonStep &) const = default;
};

/// A lesson of one house.
struct Lesson
{
    std::string id;
    std::string title;
    std::vector<LessonStep> steps;

    bool operator==(const Lesson &) const = default;
};

/// The course of a house: every lesson that it has a use for, in order. A step that speaks of a
/// rule the house does not have, or wants a round that it cannot deal, is left out; so is a lesson
/// that has nothing left to watch, do or ask. `others` are the houses that wrong answers come from,
/// `say` puts the sentences of the files into another language.
[[nodiscard]] std::vector<Lesson> lessonsFor(std::span<const LessonTemplate> templates,
                                             const House &house, const SituationNames &names,
                                             std::span<const House> others,
                                             const Translation &say = inEnglish);

/// The round of a Watch or Do step.
[[nodiscard]] std::optional<DealtRound> roundOf(const LessonStep &step, const House &house,
                                                std::uint64_t seed);

} // namespace pitwise
