// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/scenes.h"

namespace pitwise {

/// Two tables beside each other.
struct Pair
{
    Showing left;
    Showing right;
};

/// But for when cards leave the felt, the two are one house.
[[nodiscard]] bool areStylesOfOneHouse(const House &left, const House &right);

/// Two styles of one house: the same shoe, the same patrons and their same decisions. (Where the
/// shoe runs out within a round the styles part: other cards lie in the rack and come again.)
[[nodiscard]] Pair showTwoStyles(const House &left, const House &right, const Scene &scene,
                                 ShownMistake mistake = ShownMistake::None);
/// The same, pick and pay at the left and lay and pay at the right.
[[nodiscard]] Pair showTwoStyles(const House &house, const Scene &scene,
                                 ShownMistake mistake = ShownMistake::None);

/// Two houses: the same cards come from both shoes, and at each seat sits the same patron, who
/// bets and decides alike as far as the houses let him.
[[nodiscard]] Pair showTwoHouses(const House &left, const House &right, std::uint64_t seed,
                                 int guests, ShownMistake mistake = ShownMistake::None);

/// Whichever of them fits: the first round from this seed on in which the left table has the
/// situation. Nothing: it was not found.
[[nodiscard]] std::optional<Pair> findPair(const House &left, const House &right,
                                           Situation situation, std::uint64_t seed, int guests,
                                           ShownMistake mistake = ShownMistake::None);

} // namespace pitwise
