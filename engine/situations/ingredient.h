// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <array>
#include <cstdint>

namespace pitwise {

/// Something that a round can be given on purpose. Several go into one round.
enum class Ingredient : std::uint8_t {
    // both games
    Plain,
    LowBet,
    LowBetTwice, ///< two bets of one patron below the minimum
    HighBet,
    SideLow,
    SideHigh,
    SideAlone, ///< a side bet without a main bet, where there must be one
    TieBetAlone, ///< a tie bet without a main bet, where the house takes it
    SeveralHands, ///< of one patron
    SideNotTaken, ///< a tie bet where the house has none
    Combined, ///< main bet and side bet together above their maximum
    LateBet,
    Dispute,
    Malfunction,
    SlipUp,
    SlipDown,
    NewShoe, ///< the round begins with the shuffle
    ShoeRunsOut, ///< within the round; a new shoe follows it
    // Casino War
    Win,
    Lose,
    Ace, ///< an ace beats the dealer's card
    TieBetWon,
    TieBetLost,
    Surrender,
    WarWon,
    WarLost,
    WarTied,
    TwoWars,
    WarTieBetWon,
    WarTieBetLost,
    WarTieNotTaken, ///< a tie bet on the war cards where the house has none
    WarTieAmount, ///< one that is not the amount of the main bet, where it must be
    // War Blackjack
    BonusWon,
    BonusLost,
    BonusTied,
    Parlay,
    Keep, ///< a winner of the War bonus who takes it all
    Natural,
    DealerBlackjack,
    InsuranceWon,
    InsuranceLost,
    EvenMoney,
    Bust,
    Double,
    DoubleForLess,
    Split,
    SplitAces,
    Resplit,
    HandWon,
    HandLost,
    HandPushed,
    DealerDraws,
    DealerSoft17,
    DealerAceUp, ///< an ace that is no blackjack
    DealerBusts, ///< stays the last one: `AllIngredients` counts up to it
};
inline constexpr int Ingredients = static_cast<int>(Ingredient::DealerBusts) + 1;

/// The house can have it.
[[nodiscard]] bool canHave(Ingredient ingredient, const House &house);

} // namespace pitwise
