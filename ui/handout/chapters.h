// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/text/sentence.h"

#include <span>
#include <string_view>

namespace pitwise {

/// A part of the manual: mostly a phase of the round, with a page of its own.
enum class Chapter {
    Bets,
    Deal,
    Settlement,
    War,
    Bonus,
    SecondCards,
    Play,
    DealersHand,
    Cards,
    Shoe,
    Troubles,
    Payouts,
};

/// A rule of a chapter; `limits.main` stands for both ends of the limit.
struct ToldRule
{
    std::string_view rule;
    bool inSteps = true; ///< a step says it; else it is a rule to remember
};

/// In the order of the manual.
[[nodiscard]] std::span<const Chapter> chaptersOf(Game game);
[[nodiscard]] std::span<const ToldRule> rulesOf(Chapter chapter, Game game);
[[nodiscard]] Sentence chapterTitle(Chapter chapter);

} // namespace pitwise
