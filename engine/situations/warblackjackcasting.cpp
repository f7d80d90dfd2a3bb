// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of a round of War Blackjack.
#include "engine/situations/casting.h"
#include "engine/table/warblackjackhands.h"

#include <vector>

namespace pitwise {

namespace {

constexpr int AceRank14 = 14;
constexpr int MostStanding = 20; ///< a hand of 21 needs no signal, so scripts stop below it

/// An ace counts eleven.
int highValue(int rank)
{
    return rank == AceRank14 ? 11 : rank > 10 ? 10 : rank;
}

bool bonusFits(Outcome outcome, int rank, int up, const House &house)
{
    const int his = bonusRank(Card::ofKind((rank - 2) * 4), house);
    const int dealers = bonusRank(Card::ofKind((up - 2) * 4), house);
    switch (outcome) {
    case Outcome::Any:
        return true;
    case Outcome::Win:
        return his > dealers;
    case Outcome::Lose:
        return his < dealers;
    case Outcome::Tie:
        break;
    }
    return his == dealers;
}

/// Whether a hand of this role can begin with the card.
bool canBegin(HandRole role, int rank)
{
    switch (role) {
    case HandRole::Natural:
        return rank >= 10;
    case HandRole::SplitAces:
        return rank == AceRank14;
    case HandRole::Doubled:
    case HandRole::DoubledForLess:
        return rank <= 8;
    case HandRole::Bust:
    case HandRole::Split:
    case HandRole::Resplit:
    case HandRole::Any:
    case HandRole::Won:
    case HandRole::Lost:
    case HandRole::Pushed:
        break;
    }
    return rank != AceRank14;
}

} // namespace

int Casting::rankOfValue(int value)
{
    if (value == 11 || value == 1)
        return AceRank14;
    return value == 10 ? between(10, 13) : value;
}

bool Casting::dealerPlays(DealerRole role)
{
    if (role == DealerRole::Any)
        return true;
    if (m_dealer != DealerRole::Any && m_dealer != role)
        return false;
    m_dealer = role;
    return true;
}

bool Casting::giveHand(HandRole role, DealerRole dealer)
{
    Part part;
    part.hand = role;
    return dealerPlays(dealer) && give(part);
}

bool Casting::addBlackjack(Ingredient ingredient)
{
    using enum Ingredient;
    Part part;
    SeatId seat;
    switch (ingredient) {
    case BonusWon:
    case Parlay:
    case Keep:
        part = {.first = Outcome::Win, .sideBet = true};
        if (!give(part, &seat))
            return false;
        m_script.at(seat).parlays =
            m_house.bonus.parlay
            && (ingredient == Parlay || (ingredient == BonusWon && m_rng.chance(50)));
        return true;
    case BonusLost:
        return give({.first = Outcome::Lose, .sideBet = true});
    case BonusTied:
        return give({.first = Outcome::Tie, .sideBet = true});
    case Natural:
        return giveHand(HandRole::Natural, DealerRole::Any);
    case DealerBlackjack:
        return giveHand(HandRole::Any, DealerRole::Blackjack);
    case InsuranceWon:
    case InsuranceLost:
        if (!dealerPlays(ingredient == InsuranceWon ? DealerRole::Blackjack : DealerRole::AceUp)
            || !give({}, &seat))
            return false;
        m_script.at(seat).insures = true;
        return true;
    case EvenMoney:
        part.hand = HandRole::Natural;
        if (!dealerPlays(DealerRole::AceUp) || !give(part, &seat))
            return false;
        m_script.at(seat).takesEvenMoney = true;
        return true;
    case Bust:
        return giveHand(HandRole::Bust, DealerRole::Any);
    case Double:
        return giveHand(HandRole::Doubled, DealerRole::Any);
    case DoubleForLess:
        return giveHand(HandRole::DoubledForLess, DealerRole::Any);
    case Split:
        return giveHand(HandRole::Split, DealerRole::Any);
    case SplitAces:
        return giveHand(HandRole::SplitAces, DealerRole::Any);
    case Resplit:
        return giveHand(HandRole::Resplit, DealerRole::Any);
    case HandWon:
        return giveHand(HandRole::Won, DealerRole::Any);
    case HandLost:
        return giveHand(HandRole::Lost, DealerRole::Any);
    case HandPushed:
        return giveHand(HandRole::Pushed, DealerRole::Any);
    case DealerDraws:
        return giveHand(HandRole::Won, DealerRole::Draws);
    case DealerSoft17:
        return giveHand(HandRole::Any, DealerRole::Soft17);
    case DealerAceUp:
        return giveHand(HandRole::Any, DealerRole::AceUp);
    case DealerBusts:
        return giveHand(HandRole::Won, DealerRole::Busts);
    default:
        break;
    }
    return false;
}

/// Writes the dealer's cards and returns his total; 0: he busts.
int Casting::writeDealer(DealerRole role)
{
    auto &ranks = m_script.dealerRanks;
    if (role == DealerRole::Any)
        role = m_rng.chance(60) || m_script.shoeRunsOut ? DealerRole::Stands : DealerRole::Draws;
    switch (role) {
    case DealerRole::Blackjack: {
        bool insured = false;
        for (const SeatScript &seat : m_script.seats)
            insured = insured || seat.insures;
        const int ten = between(10, 13);
        if (insured || m_rng.chance(50))
            ranks = {AceRank14, ten};
        else
            ranks = {ten, AceRank14};
        return 21;
    }
    case DealerRole::AceUp: {
        const int hole = between(7, 9);
        ranks = {AceRank14, hole};
        return 11 + hole;
    }
    case DealerRole::Soft17:
        ranks = {6, AceRank14, 2};
        return m_house.blackjack.soft17 == Soft17::Hit ? 19 : 17;
    case DealerRole::Busts: {
        const int up = between(4, 6);
        ranks = {up, between(10, 13), between(10, 13)};
        return 0;
    }
    case DealerRole::Draws: {
        const int up = between(3, 6);
        const int hole = between(8, 10);
        const int total = between(17, 19);
        if (total - up - hole < 2) {
            ranks = {3, rankOfValue(10), 5};
            return 18;
        }
        ranks = {up, rankOfValue(hole), total - up - hole};
        return total;
    }
    case DealerRole::Any:
    case DealerRole::Stands:
        break;
    }
    const int up = between(7, 9);
    const int total = between(17, std::min(19, up + 10));
    ranks = {up, rankOfValue(total - up)};
    return total;
}

/// Writes the cards of a seat and what its patron signals. False if they cannot be had.
bool Casting::writeHand(SeatId seat, int up, int dealerTotal, bool dealerBusts)
{
    const Part &part = m_parts[seat.index()];
    SeatScript &script = m_script.at(seat);
    HandRole role = part.hand;
    if (role == HandRole::Any)
        role = m_rng.chance(50) ? HandRole::Won : HandRole::Lost;
    const Outcome bonus = script.side > Money{} ? part.first : Outcome::Any;
    std::vector<int> begins;
    for (int rank = 2; rank <= AceRank14; ++rank) {
        if (bonusFits(bonus, rank, up, m_house)
            && (canBegin(role, rank) || (part.hand == HandRole::Any && bonus == Outcome::Tie)))
            begins.push_back(rank);
    }
    if (begins.empty())
        return false;
    const int first = begins[m_rng.below(static_cast<std::uint32_t>(begins.size()))];
    const int value = highValue(first);
    auto &ranks = script.ranks;
    auto &signals = script.signals;
    ranks = {first};
    switch (role) {
    case HandRole::Natural:
        ranks.push_back(first == AceRank14 ? between(10, 13) : AceRank14);
        return true;
    case HandRole::SplitAces:
        ranks.insert(ranks.end(), {AceRank14, between(2, 9), between(2, 9)});
        signals = {Signal::Split};
        return true;
    case HandRole::Split:
        ranks.insert(ranks.end(), {first, between(7, 9), between(7, 9)});
        signals = {Signal::Split};
        return true;
    case HandRole::Resplit:
        ranks.insert(ranks.end(), {first, first, between(7, 9), between(7, 9), between(7, 9)});
        signals = {Signal::Split, Signal::Split};
        return true;
    case HandRole::Doubled:
    case HandRole::DoubledForLess: {
        const int total = between(std::max(9, value + 2), 11);
        ranks.insert(ranks.end(), {total - value, rankOfValue(between(3, 9))});
        signals = {role == HandRole::Doubled ? Signal::Double : Signal::DoubleForLess};
        return true;
    }
    case HandRole::Bust: {
        const int total = between(std::max(12, value + 2), 16);
        if (total - value > 10 || total - value < 2)
            return false;
        ranks.insert(ranks.end(), {rankOfValue(total - value), between(10, 13)});
        signals = {Signal::Hit};
        return true;
    }
    case HandRole::Any:
    case HandRole::Won:
    case HandRole::Lost:
    case HandRole::Pushed:
        break;
    }
    const bool won = role == HandRole::Won;
    const int least = role == HandRole::Pushed ? dealerTotal
                    : won && !dealerBusts      ? std::min(dealerTotal + 1, MostStanding)
                                               : 12;
    const int most = role == HandRole::Pushed ? dealerTotal
                   : won || dealerBusts       ? MostStanding
                                              : std::min(dealerTotal - 1, MostStanding);
    const int total = between(std::min(least, most), most);
    int rest = total - value;
    if (value == 11 && rest < 2)
        rest = 2 + static_cast<int>(m_rng.below(7));
    while (rest > 10) { // one more card
        const int piece = std::min(10, rest - 2);
        const int card = between(std::max(2, rest - 10), std::max(2, std::min(piece, 10)));
        ranks.push_back(rankOfValue(card));
        rest -= card;
        signals.push_back(Signal::Hit);
    }
    if (rest >= 2)
        ranks.push_back(rankOfValue(rest));
    return true;
}

bool Casting::castBlackjack()
{
    const int total = writeDealer(m_dealer);
    const int up = m_script.dealerRanks.front();
    for (int i = 1; i <= m_seats; ++i) {
        const SeatId seat = seatAt(i);
        if (m_script.at(seat).taken && !writeHand(seat, up, total, total == 0))
            return false;
    }
    return true;
}

} // namespace pitwise
