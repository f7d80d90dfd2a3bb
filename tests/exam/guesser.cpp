// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/exam/guesser.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace pitwise::test {

namespace {

using Ranks = std::set<int>;

bool isFirstCard(const Table &table, const act::Deal &deal)
{
    return table.cardsAt(deal.hand).dealt.empty();
}

/// How many patrons have this rank as their first card.
std::map<int, int> firstRanks(const Table &table)
{
    std::map<int, int> ranks;
    for (int i = 1; i <= MaxSeats; ++i) {
        if (const auto &cards = table.at(seatAt(i)).cards.dealt; !cards.empty())
            ++ranks[cards[0].rank()];
    }
    return ranks;
}

/// The dealer draws what at least `patrons` of the patrons have: wars.
template<int Patrons>
Ranks wars(const Table &table, const act::Deal &deal)
{
    Ranks bet;
    if (!deal.hand.isDealer() || !isFirstCard(table, deal))
        return bet;
    for (const auto &[rank, count] : firstRanks(table)) {
        if (count >= Patrons)
            bet.insert(rank);
    }
    return bet;
}

Ranks pairs(const Table &table, const act::Deal &deal)
{
    const auto &cards = table.cardsAt(deal.hand).dealt;
    return !deal.hand.isDealer() && cards.size() == 1 ? Ranks{cards[0].rank()} : Ranks{};
}

Ranks naturals(const Table &table, const act::Deal &deal)
{
    constexpr int Ace = 14;
    const auto &cards = table.cardsAt(deal.hand).dealt;
    if (deal.hand.isDealer() || cards.size() != 1)
        return {};
    if (cards[0].rank() == Ace)
        return {10, 11, 12, 13};
    return cards[0].rank() >= 10 ? Ranks{Ace} : Ranks{};
}

Ranks dealersAces(const Table &table, const act::Deal &deal)
{
    return deal.hand.isDealer() && isFirstCard(table, deal) ? Ranks{14} : Ranks{};
}

void bet(Guess &guess, const Ranks &ranks, const Table &before, Card drawn)
{
    Shoe shoe = before.shoe;
    const auto cards = shoe.cards();
    const auto right = std::count_if(cards.begin(), cards.end(),
                                     [&](Card card) { return ranks.contains(card.rank()); });
    const double chance = static_cast<double>(right) / static_cast<double>(cards.size());
    ++guess.bets;
    guess.hits += ranks.contains(drawn.rank()) ? 1 : 0;
    guess.chance += chance;
    guess.variance += chance * (1 - chance);
}

} // namespace

double Guess::beyondChance() const
{
    return variance > 0 ? (hits - chance) / std::sqrt(variance) : 0;
}

Guesser::Guesser()
    : m_guesses{{{"a war", wars<1>},
                 {"several wars", wars<2>},
                 {"a pair", pairs},
                 {"a natural", naturals},
                 {"the dealer's ace", dealersAces}}}
{
}

void Guesser::watch(const ExamPaper &paper)
{
    ExamSitting sitting{paper};
    sitting.startClock(0, 0);
    while (!sitting.roundsDone()) {
        const Act act = *sitting.sitting().next();
        const auto *deal = std::get_if<act::Deal>(&act);
        if (deal == nullptr || deal->faceDown) {
            (void)sitting.perform(act, 0);
            continue;
        }
        const Table before = sitting.session().table();
        Shoe shoe = before.shoe;
        const Card drawn = shoe.draw();
        for (Guess &guess : m_guesses) {
            if (const Ranks ranks = guess.ranks(before, *deal); !ranks.empty())
                bet(guess, ranks, before, drawn);
        }
        (void)sitting.perform(act, 0);
    }
}

} // namespace pitwise::test
