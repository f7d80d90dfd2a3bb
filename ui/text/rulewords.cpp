// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/rulewords.h"

#include "engine/house/housekeys.h"
#include "ui/text/ruletext.h"

#include <array>

namespace pitwise {

namespace {

std::array<std::span<const RuleText>, 4> allTexts()
{
    return {tableRuleTexts(), warRuleTexts(), blackjackRuleTexts(), commonRuleTexts()};
}

/// The key behind a rule; for both ends of a limit, the lower one. Null for a rule without a key.
const HouseKey *keyBehind(std::string_view rule)
{
    const HouseKey *key = findHouseKey(rule);
    return key != nullptr ? key : findHouseKey(std::string{rule} + ".min");
}

bool applies(const RuleText &text, const House &house)
{
    const HouseKey *key = keyBehind(text.rule);
    return key != nullptr ? key->applies(house) : text.games.of(house);
}

} // namespace

std::optional<Sentence> ruleWords(const House &house, std::string_view rule)
{
    for (const auto texts : allTexts()) {
        for (const RuleText &text : texts) {
            if (text.rule == rule)
                return applies(text, house) ? text.in(house) : std::nullopt;
        }
    }
    return std::nullopt;
}

std::vector<std::string_view> rulesWithWords()
{
    std::vector<std::string_view> rules;
    for (const auto texts : allTexts()) {
        for (const RuleText &text : texts)
            rules.push_back(text.rule);
    }
    return rules;
}

} // namespace pitwise
