// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/session.h"
#include "engine/simulate/happenings.h"
#include "engine/simulate/shifts.h"

#include <array>
#include <cstdint>

namespace pitwise {

/// Bets that are counted separately. The raise and the post of a war belong to the main bet; a
/// parlay is a bet of its own.
enum class TallyBet : std::uint8_t { Main, Tie, WarTie, Bonus, Parlay, Insurance };
inline constexpr int TallyBets = 6;
/// `main`, `tie`, `war-tie`, `bonus` as in `odds`, and `parlay`, `insurance`.
[[nodiscard]] std::string_view name(TallyBet bet);

/// The totals of one kind of bet, in cents. `net` is what the patrons won.
struct BetTally
{
    std::int64_t count = 0;
    std::int64_t wagered = 0; ///< initial bets only
    std::int64_t net = 0;
    // Sums over rounds, for the standard error: the patrons of a round share the dealer's cards, so
    // their results are not independent.
    double netNet = 0;
    double netBet = 0;
    double betBet = 0;

    /// The house's gain per unit wagered.
    [[nodiscard]] double edge() const;
    [[nodiscard]] double standardError() const;
    BetTally &operator+=(const BetTally &other);
};

struct Tally
{
    std::int64_t rounds = 0;
    std::int64_t acts = 0; ///< the dealer's
    std::int64_t events = 0; ///< including the patrons'
    std::int64_t findings = 0;
    std::array<BetTally, TallyBets> bets;
    Happenings happenings;
    ShiftResults shifts; ///< complete shifts only

    [[nodiscard]] const BetTally &of(TallyBet bet) const
    {
        return bets[static_cast<std::size_t>(bet)];
    }
    Tally &operator+=(const Tally &other);
};

/// Counts the rounds of a correct dealer. Call `follow` before each act; at the end of a round its
/// sums go into the tally.
class RoundTally
{
public:
    RoundTally(Tally &tally, int roundsOfShift) : m_tally(tally), m_roundsOfShift(roundsOfShift) { }

    void follow(const Table &table, const House &house, const Act &act)
    {
        if (isAny<act::Pay, act::Take, act::Give, act::End, act::Shuffle>(act)
            || (isAny<act::Deal>(act) && !table.round.dealing))
            count(table, house, act);
    }

private:
    struct Sum
    {
        std::int64_t count = 0;
        std::int64_t bet = 0;
        std::int64_t net = 0;
    };
    Sum &of(TallyBet bet) { return m_sums[static_cast<std::size_t>(bet)]; }
    void count(const Table &table, const House &house, const Act &act);
    void opened(const Table &table, const House &house);
    void settled(const Table &table, HandId hand, BetKind bet, std::int64_t gain);

    void endRound(const Table &table, const House &house);

    Tally &m_tally;
    int m_roundsOfShift;
    std::array<Sum, TallyBets> m_sums{};
    Money m_shift; ///< the house's result so far
    int m_roundsInShift = 0;
    bool m_shuffled = false;
};

} // namespace pitwise
