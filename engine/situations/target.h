// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/situations/hints.h"
#include "engine/skills/pitfalls.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace pitwise {

/// A name, worked out: the pitfalls that stand for it in this house, and where to look for them.
struct Target
{
    std::optional<FindingCode> code; ///< else one of the rules
    std::set<Rule> rules;
    bool isSkill = false; ///< the acts of the round must practise it
    std::vector<Recipe> recipes; ///< only of ingredients the house can have
    std::vector<Target> parts; ///< of a clause: each of its rules, if there are several

    [[nodiscard]] bool isIn(const Pitfalls &pitfalls) const;
};

/// Empty if the house has nothing of this name.
[[nodiscard]] std::optional<Target> targetFor(std::string_view name, const House &house);
/// The name is a code, looks like a clause, or is a skill of some house.
[[nodiscard]] bool isMeaningful(std::string_view name);

/// The clauses of a house, with the rules by which mistakes about them are judged.
[[nodiscard]] std::set<Rule> rulesOfClause(std::string_view clause, const House &house);
/// The other way round: the clauses that a mistake about this rule is against. The one that the
/// rule cites comes first; clauses that no rule cites (the ranks of the cards) follow.
[[nodiscard]] std::vector<std::string> clausesOf(Rule rule, const House &house);

} // namespace pitwise
