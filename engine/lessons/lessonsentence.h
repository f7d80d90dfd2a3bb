// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

// Sentences of a lesson are written once for all houses. What differs stands in braces:
//   {tie_bet.pays}           the value of a key of the house file: 10:1
//   {tie_bet.pays of 25}     what a ratio makes of an amount, as the house rounds it: 250
//   {war.burn|card|cards}    a number with its word: 3 cards, 1 card

/// Puts an English sentence, its blanks still open, or the word for a value into another language.
using Translation = std::function<std::string(const std::string &)>;
[[nodiscard]] std::string inEnglish(const std::string &text);

/// The value of a key as a person says it: `right to left`, `1, 5, 25`. Empty if the house does not
/// use it.
[[nodiscard]] std::optional<std::string> spokenValue(std::string_view key, const House &house,
                                                     const Translation &say = inEnglish);
/// What is wrong with a sentence; empty: nothing.
[[nodiscard]] std::string faultOfSentence(std::string_view text);
/// The sentence for a house; empty if it speaks of a rule that the house does not have.
[[nodiscard]] std::optional<std::string> sentenceFor(const std::string &text, const House &house,
                                                     const Translation &say = inEnglish);

/// `tie_bet.allowed`, `!surrender.allowed`, `cards.style = pick-and-pay`, `war.burn != 0`.
struct Condition
{
    std::string key;
    std::string value;
    bool holdsIfEqual = true;

    bool operator==(const Condition &) const = default;
};
using Conditions = std::vector<Condition>;

/// Reads conditions joined by `and`. A string says what is wrong.
[[nodiscard]] std::string readConditions(std::string_view text, Conditions &conditions);
/// All of them hold. A key that the house does not use has no value, so only `!=` holds for it.
[[nodiscard]] bool hold(const Conditions &conditions, const House &house);

} // namespace pitwise
