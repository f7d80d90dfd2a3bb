// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/drills/drill.h"
#include "engine/situations/dealtround.h"
#include "engine/situations/ingredient.h"

namespace pitwise {

/// A round to take tasks from, dealt right.
struct DrillRound
{
    DealtRound dealt;
    std::vector<Table> before; ///< the table before each entry of the log
};

/// A round with one of these ingredients, chosen at random; empty if this seed gives none.
[[nodiscard]] std::optional<DrillRound> drillRound(std::span<const Ingredient> some,
                                                   const House &house, Rng &rng);

/// To choose from, the right one included.
inline constexpr std::size_t MostDrillOptions = 4;

/// What a drill deals at a level.
[[nodiscard]] std::vector<Ingredient> ingredientsOf(Drill drill, DrillLevel level);

/// One of them, at random. There must be one.
template<typename Value>
[[nodiscard]] const Value &oneOf(const std::vector<Value> &values, Rng &rng)
{
    return values[rng.below(static_cast<std::uint32_t>(values.size()))];
}

template<typename Value>
void shuffle(std::vector<Value> &values, Rng &rng)
{
    for (std::size_t i = values.size(); i > 1; --i)
        std::swap(values[i - 1], values[rng.below(static_cast<std::uint32_t>(i))]);
}

/// What the referee says of an act; empty if hands cannot do it, or if it is right.
[[nodiscard]] std::vector<Finding> saidOf(const Table &table, const House &house, const Act &act);
/// The rule that somebody breaks who does not do this act.
[[nodiscard]] std::optional<Rule> ruleAtStake(const Table &table, const House &house,
                                              const Act &act);

/// The act with another amount, for acts that move an amount.
[[nodiscard]] std::optional<Act> withAmount(const Act &act, const Amount &amount);
[[nodiscard]] std::optional<Money> amountOf(const Act &act);

// The makers. Each may fail with a round; another round may do.
[[nodiscard]] std::optional<DrillTask> payoutTask(const DrillRound &round, const House &house,
                                                  DrillLevel level, Rng &rng);
[[nodiscard]] std::optional<DrillTask> stackTask(const House &house, DrillLevel level, Rng &rng);
[[nodiscard]] std::optional<DrillTask> outcomeTask(const DrillRound &round, const House &house,
                                                   Rng &rng);
[[nodiscard]] std::optional<DrillTask> nextActTask(const DrillRound &round, const House &house,
                                                   Rng &rng);
[[nodiscard]] std::optional<DrillTask> limitTask(const DrillRound &round, const House &house,
                                                 Rng &rng);
[[nodiscard]] std::optional<DrillTask> callTask(const DrillRound &round, const House &house,
                                                Rng &rng);
[[nodiscard]] std::optional<DrillTask> runTask(const DrillRound &round, const House &house,
                                               DrillLevel level, Rng &rng);
[[nodiscard]] std::optional<DrillTask> watchTask(const DrillRound &round, const House &house,
                                                 Rng &rng);

} // namespace pitwise
