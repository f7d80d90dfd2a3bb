// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/fate.h"

#include <algorithm>

namespace pitwise {

/// A patron's card against the dealer's.
enum class Versus : std::uint8_t { Unknown, Higher, Lower, Equal };

/// What becomes of the bets of one seat of Casino War, given its cards and the dealer's.
class WarFate
{
public:
    WarFate(const Cards &dealer, const House &house, const Seat &seat)
        : m_house(house),
          m_seat(seat),
          m_first(compared(dealer, seat, 0)),
          m_war(compared(dealer, seat, 1))
    {
    }

    /// For a bet that exists, settled or not.
    [[nodiscard]] BetFate of(BetKind kind) const
    {
        switch (kind) {
        case BetKind::Main:
            return mainBet();
        case BetKind::Tie:
            return sideBet(m_first, m_seat.bet(kind).amount, m_house.tieBet.pays);
        case BetKind::War:
            return warBet();
        case BetKind::WarTie:
            return sideBet(m_war, m_seat.bet(kind).amount, m_house.war.tieBet.pays);
        case BetKind::Post: // goes the way of the war bet it matches
            return {warBet().fate, m_seat.bet(kind).amount};
        case BetKind::Bonus:
        case BetKind::Insurance:
            break;
        }
        return {Fate::Undecided, {}};
    }

private:
    /// Ace high, suits ignored (WA-1, FC-1, TH-11, ON-1).
    static Versus compared(const Cards &dealers, const Seat &seat, std::size_t nth)
    {
        if (seat.cards.dealt.size() <= nth || dealers.dealt.size() <= nth)
            return Versus::Unknown;
        const int patron = seat.cards.dealt[nth].rank();
        const int dealer = dealers.dealt[nth].rank();
        if (patron == dealer)
            return Versus::Equal;
        return patron > dealer ? Versus::Higher : Versus::Lower;
    }

    /// It wins if the cards match and loses otherwise.
    [[nodiscard]] BetFate sideBet(Versus cards, Money amount, Ratio pays) const
    {
        switch (cards) {
        case Versus::Unknown:
            return {Fate::Undecided, {}};
        case Versus::Equal:
            return {Fate::Wins, m_house.payable(amount * pays)};
        case Versus::Higher:
        case Versus::Lower:
            break;
        }
        return {Fate::Loses, amount};
    }

    [[nodiscard]] BetFate mainBet() const
    {
        const Money amount = m_seat.bet(BetKind::Main).amount;
        switch (m_first) {
        case Versus::Unknown:
            return {Fate::Undecided, {}};
        case Versus::Higher:
            return {Fate::Wins, m_house.payable(amount)};
        case Versus::Lower:
            return {Fate::Loses, amount};
        case Versus::Equal:
            break;
        }
        return tiedMain(amount);
    }

    [[nodiscard]] BetFate tiedMain(Money amount) const
    {
        if (m_seat.decision == Decision::None)
            return {m_seat.offered || !m_house.offersWar() ? Fate::Answer : Fate::Offer, {}};
        if (m_seat.decision == Decision::Surrender) // part of the bet may have gone back
            return {m_seat.surrendered > Money{} ? Fate::Loses : Fate::Pushes,
                    std::min(m_seat.surrendered, amount)};
        switch (m_war) {
        case Versus::Unknown:
            return {Fate::AtWar, {}};
        case Versus::Lower:
            return {Fate::Loses, amount};
        case Versus::Higher:
        case Versus::Equal:
            break;
        }
        return {Fate::Pushes, {}};
    }

    /// The post is part of what the war pays (WA-11, WA-12): only what goes beyond it is paid in
    /// chips.
    [[nodiscard]] BetFate warBet() const
    {
        const Money amount = m_seat.bet(BetKind::War).amount;
        const auto beyondPost = [&](Ratio pays) {
            const Money post = m_house.war.housePosts ? amount : Money{};
            return BetFate{Fate::Wins, m_house.payable(amount * pays) - post};
        };
        switch (m_war) {
        case Versus::Unknown:
            return {Fate::AtWar, {}};
        case Versus::Lower:
            return {Fate::Loses, amount};
        case Versus::Higher:
            return beyondPost(m_house.war.winPays);
        case Versus::Equal:
            break;
        }
        return beyondPost(m_house.war.tiePays);
    }

    const House &m_house;
    const Seat &m_seat;
    Versus m_first; ///< of the first cards
    Versus m_war; ///< of the war cards
};

} // namespace pitwise
