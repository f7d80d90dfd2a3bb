// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/rng.h"
#include "engine/house/house.h"
#include "engine/situations/ingredient.h"
#include "engine/situations/script.h"

#include <optional>

namespace pitwise {

/// How a hand compares with the dealer's. `Any`: nobody minds.
enum class Outcome : std::uint8_t { Any, Win, Lose, Tie };

/// The hands of War Blackjack that a script can ask for.
enum class HandRole : std::uint8_t {
    Any,
    Won,
    Lost,
    Pushed,
    Bust,
    Natural,
    Doubled,
    DoubledForLess,
    Split,
    SplitAces,
    Resplit,
};
enum class DealerRole : std::uint8_t { Any, Stands, Draws, Soft17, Busts, Blackjack, AceUp };

/// The part a seat plays in a round.
struct Part
{
    bool given = false; ///< an ingredient needs this seat
    Outcome first = Outcome::Any; ///< of the first cards; in War Blackjack, of the War bonus
    Outcome war = Outcome::Any;
    bool ace = false;
    bool sideBet = false;
    bool goesToWar = false;
    HandRole hand = HandRole::Any;
};

/// Gives out the parts of a round and writes its script. Everything that nobody asked for is
/// random: seats, amounts, ranks, neighbours.
class Casting
{
public:
    /// Patrons may sit at seats 1 to `seats`. `seed` itself decides a little, so that neighbouring
    /// seeds give different rounds.
    Casting(const House &house, int seats, Rng &rng, std::optional<std::uint64_t> seed = {});

    /// False if there is no room for it beside what was added before.
    bool add(Ingredient ingredient);
    /// Fills the other seats. Empty if the parts do not fit together; other random numbers may.
    [[nodiscard]] std::optional<RoundScript> finish();

    // The cards of each game.
    bool castCasinoWar();
    bool castBlackjack();

private:
    bool addBet(Ingredient ingredient);
    bool addCasinoWar(Ingredient ingredient);
    bool addBlackjack(Ingredient ingredient);
    bool addChance(const ChanceEvent &event);
    bool addSeveralHands();
    bool give(const Part &part, SeatId *seat = nullptr);
    void take(SeatId seat, const Part &part);
    bool giveHand(HandRole role, DealerRole dealer);
    bool dealerPlays(DealerRole role);
    void fillSeats();
    void slipFirst();
    bool writeHand(SeatId seat, int up, int dealerTotal, bool dealerBusts);
    int writeDealer(DealerRole role);

    [[nodiscard]] Money sensibleBet(const Limit &limit);
    [[nodiscard]] Money lowBet(const Limit &limit);
    [[nodiscard]] Money highBet(const Limit &limit);
    void placeSideBet(SeatId seat);
    [[nodiscard]] int between(int least, int most);
    [[nodiscard]] int rankOfValue(int value);

    const House &m_house;
    int m_seats;
    Rng &m_rng;
    std::optional<std::uint64_t> m_seed;
    bool m_hasSome = false;
    bool m_several = false; ///< more than one thing is wanted
    RoundScript m_script;
    std::array<Part, MaxSeats> m_parts{};
    DealerRole m_dealer = DealerRole::Any;
    bool m_oddBets = false; ///< somebody's bets are on purpose outside the rules
};

} // namespace pitwise
