// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/house/rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// Every rule that there is, in the order of `Rule`.
[[nodiscard]] const std::vector<Rule> &allRules();

/// The house keys whose values a dealer must know to follow the rule; empty: it is the same
/// everywhere.
[[nodiscard]] std::vector<std::string_view> valuesOf(Rule rule);

/// A skill is a rule with its values in this house: `tie_bet.pays=10:1`, `war.burn=each-card,3`,
/// `procedure.deal_order`. Two houses with the same values share it.
[[nodiscard]] std::string skillKey(Rule rule, const House &house);
/// The rule of a skill; empty if it names none.
[[nodiscard]] std::optional<Rule> ruleOfSkill(std::string_view key);

/// The rule by which the referee judges a mistake about this rule. Most rules judge themselves;
/// some only say what another rule works with (the ranks of the cards, the number of decks).
[[nodiscard]] Rule judgedBy(Rule rule, const House &house);

/// The rule whose skill a mistake about this rule belongs to. Most rules have a skill of their own;
/// some a dealer meets in this house only together with another, or only after another mistake.
[[nodiscard]] Rule practisedAs(Rule rule, const House &house);
/// The skill that a finding of this rule belongs to.
[[nodiscard]] std::string skillOf(Rule rule, const House &house);

} // namespace pitwise
