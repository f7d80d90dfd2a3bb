// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/house/choicenames.h"
#include "engine/lessons/lessonsentence.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

enum class StepKind : std::uint8_t {
    Read, ///< a few sentences
    Watch, ///< the house's own dealer deals a round
    Do, ///< the trainee deals rounds, with the coach
    Ask, ///< a question with answers to choose from
};
[[nodiscard]] std::string_view name(StepKind kind);

/// What a page that is read, or asks, shows of a round.
enum class PageMoment : std::uint8_t {
    Cards, ///< the dealer has a card
    Start, ///< before anything
    Bets, ///< the bets lie, no card is dealt
};
template<>
inline constexpr WordList<PageMoment, 3> WordsOf<PageMoment>{
    {{"cards", PageMoment::Cards}, {"start", PageMoment::Start}, {"bets", PageMoment::Bets}}};

/// One step of a lesson file, for any house.
struct StepTemplate
{
    StepKind kind{};
    std::string text;
    Conditions when;
    std::vector<std::string> names; ///< Watch, Do: rules or finding codes that the round brings up
    PageMoment shows = PageMoment::Cards; ///< Read, Ask
    int rounds = 1; ///< Do
    std::string key; ///< Ask: its value is the answer, its values in other houses are wrong
    std::string answer; ///< Ask, if there is no key
    std::vector<std::string> wrong; ///< Ask

    bool operator==(const StepTemplate &) const = default;
};

/// A lesson file, for any house.
struct LessonTemplate
{
    std::string id;
    std::string title;
    int order = 0; ///< lessons with lower numbers come first
    Conditions when;
    std::vector<StepTemplate> steps;

    bool operator==(const LessonTemplate &) const = default;
};

struct LessonReading
{
    LessonTemplate lesson; ///< use it only if there are no faults
    Faults faults; ///< all of them, in the order of the file; a syntax error stands alone

    [[nodiscard]] bool ok() const { return faults.empty(); }
};

/// Reads a lesson from TOML text.
[[nodiscard]] LessonReading readLesson(std::string_view toml);

} // namespace pitwise
