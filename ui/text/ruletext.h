// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/housekeys.h"
#include "ui/text/sentence.h"

#include <optional>
#include <span>
#include <string_view>

namespace pitwise {

using MaybeSentence = std::optional<Sentence>;

/// What a rule says in a house.
struct RuleText
{
    using Maker = MaybeSentence (*)(const House &);

    constexpr RuleText(std::string_view which, Maker maker, PerGame<bool> where = InBothGames)
        : rule(which),
          text(maker),
          games(where)
    {
    }
    /// A rule that says the same in every house.
    constexpr RuleText(std::string_view which, const char *sentence,
                       PerGame<bool> where = InBothGames)
        : rule(which),
          fixed(sentence),
          games(where)
    {
    }
    [[nodiscard]] MaybeSentence in(const House &house) const
    {
        return text != nullptr ? text(house) : words(fixed);
    }

    std::string_view rule;
    Maker text = nullptr;
    const char *fixed = nullptr;
    /// Asked of rules without a key; the others ask their key.
    PerGame<bool> games;
};

// All rules with words, in the order of the manual's last section.
[[nodiscard]] std::span<const RuleText> tableRuleTexts();
[[nodiscard]] std::span<const RuleText> warRuleTexts();
[[nodiscard]] std::span<const RuleText> blackjackRuleTexts();
[[nodiscard]] std::span<const RuleText> commonRuleTexts();

} // namespace pitwise
