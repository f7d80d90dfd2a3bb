// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace pitwise {

/// When in a round something happens.
enum class RoundPart : std::uint8_t {
    Shoe, ///< shuffle, cut, burn, the first card of a shoe
    Betting, ///< bets, limits, the calls around them
    Deal, ///< the cards of the round, until the first bet is settled
    Settlement, ///< the first settlement: ties and main bets
    War, ///< offer, surrender, war cards and what becomes of the war
    Bonus, ///< the bonus bet and its parlay
    Play, ///< hands of War Blackjack, the dealer's too
    Collecting, ///< cards leave the layout, the round ends
    Trouble, ///< slipped and exposed cards, disputes, malfunctions
};
inline constexpr std::array AllRoundParts{
    RoundPart::Shoe,       RoundPart::Betting,    RoundPart::Deal,
    RoundPart::Settlement, RoundPart::War,        RoundPart::Bonus,
    RoundPart::Play,       RoundPart::Collecting, RoundPart::Trouble};

/// The part of a round that a rule is about, by the rule's name: `war.burn`.
[[nodiscard]] RoundPart partOfRule(std::string_view rule);

} // namespace pitwise
