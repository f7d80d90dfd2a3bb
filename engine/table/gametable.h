// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/pergame.h"
#include "engine/table/physics.h"

namespace pitwise {

using WhyNot = std::optional<Impossible>; ///< empty: it can be done

/// What each game allows at its table.
struct GameTable
{
    BetSet bets; ///< the spots of its felt
    BetSet laidByPatrons; ///< the others come with a decision, or from the dealer
    bool wars = false; ///< a patron whose card ties goes to war or surrenders
    bool holeCard = false; ///< the dealer's second card may lie face down
    bool handsSplit = false; ///< a pair may become two hands
    bool handsDependOnEachOther = false; ///< one seat may change what is due at another

    WhyNot (*decide)(const Table &, const House &, const patron::Decide &) = nullptr;
    WhyNot (*doubleDown)(const Table &, const House &, const patron::Double &) = nullptr;
    WhyNot (*split)(const Table &, const House &, const patron::Split &) = nullptr;
    WhyNot (*insure)(const Table &, const House &, const patron::Insure &) = nullptr;
};

namespace casinowar {
[[nodiscard]] WhyNot decide(const Table &, const House &, const patron::Decide &);
[[nodiscard]] WhyNot doubleDown(const Table &, const House &, const patron::Double &);
[[nodiscard]] WhyNot split(const Table &, const House &, const patron::Split &);
[[nodiscard]] WhyNot insure(const Table &, const House &, const patron::Insure &);
} // namespace casinowar

namespace warblackjack {
[[nodiscard]] WhyNot decide(const Table &, const House &, const patron::Decide &);
[[nodiscard]] WhyNot doubleDown(const Table &, const House &, const patron::Double &);
[[nodiscard]] WhyNot split(const Table &, const House &, const patron::Split &);
[[nodiscard]] WhyNot insure(const Table &, const House &, const patron::Insure &);
} // namespace warblackjack

inline constexpr PerGame<GameTable> GameTables{
    {
        .bets = BetSet::of({BetKind::Main, BetKind::Tie, BetKind::War, BetKind::WarTie,
                            BetKind::Post, BetKind::Insurance}),
        .laidByPatrons = BetSet::of({BetKind::Main, BetKind::Tie, BetKind::WarTie}),
        .wars = true,
        .holeCard = false,
        .handsSplit = false,
        .handsDependOnEachOther = false,
        .decide = casinowar::decide,
        .doubleDown = casinowar::doubleDown,
        .split = casinowar::split,
        .insure = casinowar::insure,
    },
    {
        .bets = BetSet::of({BetKind::Main, BetKind::Tie, BetKind::Bonus, BetKind::WarTie,
                            BetKind::Post, BetKind::Insurance}),
        .laidByPatrons = BetSet::of({BetKind::Main, BetKind::Tie, BetKind::Bonus, BetKind::WarTie}),
        .wars = false,
        .holeCard = true,
        .handsSplit = true,
        .handsDependOnEachOther = true, // the hole card, the peek, a split
        .decide = warblackjack::decide,
        .doubleDown = warblackjack::doubleDown,
        .split = warblackjack::split,
        .insure = warblackjack::insure,
    }};

[[nodiscard]] constexpr const GameTable &gameTable(const House &house)
{
    return GameTables.of(house);
}

} // namespace pitwise
