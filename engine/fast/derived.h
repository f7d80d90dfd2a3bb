// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/bets.h"
#include "engine/fast/fast.h"
#include "engine/fast/standing.h"

#include <array>

namespace pitwise {

/// The bets of a hand, as sets: the same as its `Bet`s say. Only `Seat` reads and writes them.
struct BetSets
{
    BetSet open;
    BetSet there; ///< open or settled
    BetSet touched; ///< something lies, lay or was said there; the others are as they were

    /// Says nothing that the bets do not say.
    constexpr bool operator==(const BetSets &) const { return true; }
};

/// What can be worked out from the rest of a table and is kept because it is asked for at every
/// act: seats as sets, what is still to be done, what becomes of bets. Never a fact of its own.
/// Only the functions of table.h that change a seat tell it so, and only the procedure keeps a
/// standing here; everybody else asks the table. With the switch off (fast.h) nothing is
/// kept here, and nobody asks.
///
/// A standing is true for the house that the table is dealt by: to look at a table with the rules
/// of another, mark all of it stale first.
class Derived
{
public:
    // Seats, as `Table` answers.
    [[nodiscard]] SeatSet openBets(BetKind bet) const { return m_open[at(bet)]; }
    [[nodiscard]] SeatSet playing() const { return m_playing; }
    [[nodiscard]] SeatSet carded() const { return m_carded; }
    [[nodiscard]] SeatSet cardedTwice() const { return m_cardedTwice; }
    [[nodiscard]] SeatSet lying() const { return m_lying; }
    [[nodiscard]] SeatSet atWar() const { return m_atWar; }

    void betChanged(SeatId seat, BetKind bet, bool open)
    {
        if constexpr (Fast)
            m_open[at(bet)].set(seat, open);
    }
    void playingChanged(SeatId seat, bool plays)
    {
        if constexpr (Fast)
            m_playing.set(seat, plays);
    }
    void cardsChanged(SeatId seat, std::size_t dealt, bool lie)
    {
        if constexpr (Fast) {
            m_carded.set(seat, dealt > 0);
            m_cardedTwice.set(seat, dealt > 1);
            m_lying.set(seat, lie);
        }
    }
    void wentToWar(SeatId seat)
    {
        if constexpr (Fast)
            m_atWar.set(seat);
    }
    void betsCleared()
    {
        m_open = {};
        m_playing = m_atWar = {};
    }
    void roundEnded()
    {
        betsCleared();
        m_carded = m_cardedTwice = m_lying = m_stale = m_fatesKept = {};
        m_standing = {};
    }

    // What is still to be done.
    /// It is kept, and true.
    [[nodiscard]] bool knowsStanding() const { return Fast && m_stale.empty(); }
    [[nodiscard]] const Standing &standing() const { return m_standing; }
    /// What is said of these seats is not true any more.
    [[nodiscard]] SeatSet stale() const { return m_stale; }
    void markStale(SeatId seat)
    {
        if constexpr (Fast)
            m_stale.add(seat);
    }
    void markStale(SeatSet seats)
    {
        if constexpr (Fast)
            m_stale = seats;
    }
    void keep(const Standing &standing, SeatSet withFates)
    {
        m_standing = standing;
        m_fatesKept = withFates;
        m_stale = {};
    }

    /// What becomes of an open bet of the seat's first hand; nothing where that is not kept.
    [[nodiscard]] const BetFate *keptFate(SeatId seat, BetKind bet) const
    {
        return Fast && m_fatesKept.without(m_stale).has(seat) ? &m_fates[seat.index()][at(bet)]
                                                              : nullptr;
    }
    void keepFate(SeatId seat, BetKind bet, const BetFate &fate)
    {
        m_fates[seat.index()][at(bet)] = fate;
    }

    /// The same tables stay the same, whatever was worked out about them.
    constexpr bool operator==(const Derived &) const { return true; }

private:
    static constexpr std::size_t at(BetKind bet) { return static_cast<std::size_t>(bet); }

    std::array<SeatSet, BetKinds> m_open{}; ///< by kind of bet
    SeatSet m_playing;
    SeatSet m_carded;
    SeatSet m_cardedTwice;
    SeatSet m_lying;
    SeatSet m_atWar;
    SeatSet m_stale;
    SeatSet m_fatesKept; ///< of these, where they are not stale
    Standing m_standing;
    std::array<std::array<BetFate, BetKinds>, MaxSeats> m_fates{};
};

} // namespace pitwise
