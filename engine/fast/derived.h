// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/bets.h"
#include "engine/fast/fast.h"
#include "engine/fast/standing.h"

#include <array>

namespace pitwise {

/// The bets of a hand as sets. They say the same as its `Bet`s; ask the `Seat`.
struct BetSets
{
    BetSet open;
    BetSet there; ///< open or settled
    BetSet touched; ///< something may have changed there this round

    /// Always equal: comparing the bets is enough.
    constexpr bool operator==(const BetSets &) const { return true; }
};

/// A cache of what can be worked out from the rest of a table and is needed at every act: seats as
/// sets, what is still to be done, what becomes of bets. Only the functions of table.h that change
/// a seat update it, and only the procedure keeps a standing here; everybody else asks the table.
/// With the switch off (fast.h) it is neither filled nor read.
///
/// A standing holds for the house that the table is dealt by. To look at a table with the rules of
/// another house, mark all of it stale first.
class Derived
{
public:
    // The sets of seats that `Table` returns.
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
    /// The kept standing is up to date.
    [[nodiscard]] bool knowsStanding() const { return Fast && m_stale.empty(); }
    [[nodiscard]] const Standing &standing() const { return m_standing; }
    /// Seats that have changed since the standing was kept.
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

    /// What becomes of an open bet of the seat's first hand; null if that is not kept.
    [[nodiscard]] const BetFate *keptFate(SeatId seat, BetKind bet) const
    {
        return Fast && m_fatesKept.without(m_stale).has(seat) ? &m_fates[seat.index()][at(bet)]
                                                              : nullptr;
    }
    void keepFate(SeatId seat, BetKind bet, const BetFate &fate)
    {
        m_fates[seat.index()][at(bet)] = fate;
    }

    /// Always equal: what is cached does not make two tables differ.
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
    SeatSet m_fatesKept; ///< seats whose fates are kept, unless they are stale
    Standing m_standing;
    std::array<std::array<BetFate, BetKinds>, MaxSeats> m_fates{};
};

} // namespace pitwise
