// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/scenes.h"

namespace pitwise {

/// Two tables side by side.
struct Pair
{
    Showing left;
    Showing right;
};

/// The two houses differ only in when cards leave the felt.
[[nodiscard]] bool areStylesOfOneHouse(const House &left, const House &right);

/// Two styles of one house: same shoe, same patrons, same decisions. If the shoe runs out during a
/// round the tables diverge, because different cards are in the rack to be shuffled.
[[nodiscard]] Pair showTwoStyles(const House &left, const House &right, const Scene &scene,
                                 ShownMistake mistake = ShownMistake::None, int nth = 0);
/// The same, with pick and pay on the left and lay and pay on the right.
[[nodiscard]] Pair showTwoStyles(const House &house, const Scene &scene,
                                 ShownMistake mistake = ShownMistake::None);

/// Two houses: both shoes have the same cards, and the same patron sits at each seat. He bets and
/// decides the same way as far as the houses allow it.
[[nodiscard]] Pair showTwoHouses(const House &left, const House &right, std::uint64_t seed,
                                 int guests, ShownMistake mistake = ShownMistake::None);

/// After the step with the mistake, the cards behind it are gone at one table and still on the
/// layout at the other: what the floor can check differs.
[[nodiscard]] bool differsInEvidence(const Pair &pair);

/// Two styles or two houses, whichever fits: the first round from this seed on in which the left
/// table has the situation. For a wrong payment in two styles, one that leaves different evidence
/// if there is any. Empty if none was found.
[[nodiscard]] std::optional<Pair> findPair(const House &left, const House &right,
                                           Situation situation, std::uint64_t seed, int guests,
                                           ShownMistake mistake = ShownMistake::None);

} // namespace pitwise
