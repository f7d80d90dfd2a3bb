// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulate/happenings.h"

#include "engine/simulate/gamehappenings.h"

namespace pitwise {

std::string_view name(Happening happening)
{
    switch (happening) {
    case Happening::FirstCardsTie:
        return "first-cards-tie";
    case Happening::WentToWar:
        return "went-to-war";
    case Happening::Surrendered:
        return "surrendered";
    case Happening::WarWon:
        return "war-won";
    case Happening::WarLost:
        return "war-lost";
    case Happening::WarTied:
        return "war-tied";
    case Happening::BonusWon:
        return "bonus-won";
    case Happening::Parlayed:
        return "parlayed";
    case Happening::Natural:
        return "natural";
    case Happening::Doubled:
        return "doubled";
    case Happening::Split:
        return "split";
    case Happening::Busted:
        return "busted";
    case Happening::SomeWar:
        return "some-war";
    case Happening::SeveralWars:
        return "several-wars";
    case Happening::DealerBlackjack:
        return "dealer-blackjack";
    case Happening::DealerBusted:
        return "dealer-busted";
    case Happening::NewShoe:
        return "new-shoe";
    }
    return {};
}

bool canHappen(Happening happening, const House &house)
{
    if (happening == Happening::NewShoe)
        return house.shoe.shuffle == ShuffleRule::CutCard;
    return gameHappenings(house).canHappen(happening, house);
}

double Happenings::share(Happening happening) const
{
    const std::int64_t all = isByRound(happening) ? rounds : hands;
    return all == 0 ? 0 : static_cast<double>(of(happening)) / static_cast<double>(all);
}

void Happenings::count(const Table &table, const House &house, bool shuffled)
{
    ++rounds;
    if (shuffled)
        add(Happening::NewShoe);
    gameHappenings(house).count(*this, table, house);
}

Happenings &Happenings::operator+=(const Happenings &other)
{
    rounds += other.rounds;
    hands += other.hands;
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i] += other.counts[i];
    return *this;
}

} // namespace pitwise
