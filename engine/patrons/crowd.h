// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/rng.h"
#include "engine/session/sittingtags.h"
#include "engine/table/table.h"

#include <array>
#include <deque>
#include <optional>
#include <vector>

namespace pitwise {

/// How patrons play their blackjack hands. `Mixed`: a different way at each seat.
enum class Skill { Mixed, Basic, Habit, Badly };

struct CrowdSettings
{
    std::uint64_t seed = 0;
    int seats = 7; ///< seats 1 to `seats` are taken
    Temper temper = Temper::Mixed;
    int oddBets = 10; ///< percent of rounds with a bet that breaks a rule
    int irregularities = 10; ///< percent of rounds with a slipped card, a dispute or a malfunction
    Skill skill = Skill::Mixed;
    int pressure = 0; ///< 0 to `MostPressure`: late bets, disputes, patrons who change their minds
    /// What they do depends neither on earlier rounds nor on the order of the dealer's acts.
    bool eachRoundAnew = false;

    bool operator==(const CrowdSettings &) const = default;
};

/// How often patrons of this temper make a side bet, in percent.
[[nodiscard]] int sidePercent(Temper temper);

/// Simulated patrons, and chance. The same seed and the same table give the same answers.
class Crowd
{
public:
    explicit Crowd(const CrowdSettings &settings);

    /// From the next round on.
    void setPressure(int level) { m_settings.pressure = level; }

    /// What somebody does next; empty if everybody waits for the dealer. Call it until it is empty.
    [[nodiscard]] std::optional<Event> react(const Table &table, const House &house);

    // How they play each game after "no more bets".
    [[nodiscard]] std::optional<Event> playCasinoWar(const Table &table, const House &house);
    [[nodiscard]] std::optional<Event> playBlackjack(const Table &table, const House &house);

private:
    struct Plan
    {
        std::deque<Event> bets;
        std::array<bool, MaxSeats> betsAgain{}; ///< replaces a bet that was refused
        std::optional<Event> lateBet;
        std::optional<ChanceEvent> irregularity;
        int cardsLeft = 0; ///< in the shoe when it was made
        int lateBetAfter = 0; ///< so many cards of the round; only if each round is anew, like ...
        int irregularityAfter = 0;
    };

    /// What somebody is asked, or does.
    enum class Asked : std::uint8_t { Plan, Cut, War, WarTie, Parlay, Insurance, Hand };

    /// If each round is anew: the chances of this answer are its own, whatever came before it.
    void takeDice(Asked what, HandId hand = DealerHand, const Table *table = nullptr);
    [[nodiscard]] bool isTimeForLateBet(const Table &table);
    [[nodiscard]] bool isTimeToInterfere(const Table &table);
    void planRound(const Table &table, const House &house);
    void planSeat(SeatId seat, const House &house);
    void planOddBet(const House &house);
    void planIrregularity();
    void planPressure(const House &house);
    void changeAMind(const House &house);
    [[nodiscard]] Money sensibleBet(const Limit &limit, const House &house);

    std::optional<Event> cut(const Table &table);
    std::optional<Event> placeBet(const Table &table, const House &house);
    std::optional<Event> decide(const Table &table, const House &house);
    std::optional<Event> warTie(const Table &table, const House &house);
    std::optional<Event> interfere(const Table &table);

    // War Blackjack
    std::optional<Event> parlay(const Table &table, const House &house);
    std::optional<Event> insure(const Table &table, const House &house);
    std::optional<Event> playHand(const Table &table, const House &house);
    [[nodiscard]] Skill skillOf(SeatId seat) const;
    [[nodiscard]] Event doubled(const Table &table, const House &house, HandId hand, bool forLess);

    CrowdSettings m_settings;
    Rng m_rng;
    int m_round = 0;
    int m_plannedRound = 0;
    Plan m_plan;
    SeatId m_justWentToWar;
    SeatSet m_heardOfInsurance; ///< who decided about insurance this round
};

/// Which seats share a patron, if the house allows several spots. Empty: one patron per seat.
[[nodiscard]] std::vector<std::vector<SeatId>> seating(const House &house, int seats,
                                                       std::uint64_t seed);

} // namespace pitwise
