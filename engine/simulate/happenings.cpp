// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulate/happenings.h"

#include "engine/table/blackjack.h"

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
    switch (happening) {
    case Happening::Surrendered:
        return house.game == Game::CasinoWar && house.surrender.allowed;
    case Happening::FirstCardsTie:
    case Happening::WentToWar:
    case Happening::WarWon:
    case Happening::WarLost:
    case Happening::WarTied:
    case Happening::SomeWar:
    case Happening::SeveralWars:
        return house.game == Game::CasinoWar;
    case Happening::Parlayed:
        return house.game == Game::WarBlackjack && house.bonus.parlay;
    case Happening::BonusWon:
    case Happening::Natural:
    case Happening::Doubled:
    case Happening::Split:
    case Happening::Busted:
    case Happening::DealerBlackjack:
    case Happening::DealerBusted:
        return house.game == Game::WarBlackjack;
    case Happening::NewShoe:
        return house.shoe.shuffle == ShuffleRule::CutCard;
    }
    return false;
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
    if (house.game == Game::CasinoWar)
        countWars(table);
    else
        countBlackjack(table, house);
}

void Happenings::countWars(const Table &table)
{
    if (table.dealer.dealt.empty())
        return;
    int wars = 0;
    const auto &dealers = table.dealer.dealt;
    for (const SeatId id : table.carded) {
        const Seat &seat = table.at(id);
        ++hands;
        if (seat.cards.dealt[0].rank() != dealers[0].rank())
            continue;
        add(Happening::FirstCardsTie);
        if (seat.decision == Decision::Surrender)
            add(Happening::Surrendered);
        if (!seat.atWar())
            continue;
        ++wars;
        add(Happening::WentToWar);
        if (seat.cards.dealt.size() < 2 || dealers.size() < 2)
            continue;
        const int patron = seat.cards.dealt[1].rank();
        const int dealer = dealers[1].rank();
        add(patron == dealer  ? Happening::WarTied
            : patron > dealer ? Happening::WarWon
                              : Happening::WarLost);
    }
    if (wars > 0)
        add(Happening::SomeWar);
    if (wars > 1)
        add(Happening::SeveralWars);
}

void Happenings::countBlackjack(const Table &table, const House &house)
{
    eachHand(table, [&](HandId id) {
        const Seat &hand = table.at(id);
        if (hand.cards.dealt.empty())
            return;
        if (id.split == 0) {
            ++hands;
            if (hand.bet(BetKind::War).exists() && !table.dealer.dealt.empty()
                && bonusRank(hand.cards.dealt[0], house) > bonusRank(table.dealer.dealt[0], house))
                add(Happening::BonusWon);
            if (hand.decision == Decision::Parlay)
                add(Happening::Parlayed);
            if (table.handsAt(id.seat) > 1)
                add(Happening::Split);
        }
        if (isNatural(hand))
            add(Happening::Natural);
        if (hand.blackjack.doubled)
            add(Happening::Doubled);
        if (isBust(hand))
            add(Happening::Busted);
    });
    if (table.dealer.dealt.size() > 1 && dealerHasBlackjack(table))
        add(Happening::DealerBlackjack);
    if (valueOf(table.dealer).total > 21)
        add(Happening::DealerBusted);
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
