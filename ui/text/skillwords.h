// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/skills/practice.h"
#include "ui/text/sentence.h"

#include <string_view>

namespace pitwise {

/// A skill as one sentence: what its rule says in this house.
[[nodiscard]] Sentence skillWords(const House &house, std::string_view skill);
/// What it is about, in a word or two: `tie bets`.
[[nodiscard]] Sentence areaWords(std::string_view skill);
/// `known`.
[[nodiscard]] Sentence levelWords(Level level);
/// Why a skill is practised now: `2 of your last 5 went wrong`.
[[nodiscard]] Sentence reasonWords(const SkillPick &pick);

} // namespace pitwise
