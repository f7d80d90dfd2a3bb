// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/situations/ingredient.h"

#include "engine/procedure/betting.h"
#include "engine/table/gametable.h"

namespace pitwise {

namespace {

bool hasSideBet(const House &house)
{
    return house.tieBet.allowed || sideBet(house) == BetKind::Bonus;
}

/// Chips can make an amount below the minimum.
bool canBeLow(const House &house, const Limit &limit)
{
    return house.table.chips.values().front() < limit.min;
}

/// Both bets are within their limits and together above the combined one.
bool canExceedTogether(const House &house)
{
    return hasSideBet(house) && house.limits.combinedMax
        && house.limits.main.max + limitOf(house, sideBet(house)).max > *house.limits.combinedMax;
}

} // namespace

bool canHave(Ingredient ingredient, const House &house)
{
    using enum Ingredient;
    const bool war = gameTable(house).wars;
    const bool cutCard = house.shoe.shuffle == ShuffleRule::CutCard;
    switch (ingredient) {
    case Plain:
    case HighBet:
    case LateBet:
    case Dispute:
    case Malfunction:
    case SlipUp:
    case SlipDown:
    case NewShoe:
        return true;
    case LowBet:
        return canBeLow(house, house.limits.main);
    case LowBetTwice:
        return hasSideBet(house) && house.limits.underMinimum == UnderMinimum::RemindOnce
            && canBeLow(house, house.limits.main)
            && canBeLow(house, limitOf(house, sideBet(house)));
    case SideLow:
        return hasSideBet(house) && canBeLow(house, limitOf(house, sideBet(house)));
    case SideHigh:
        return hasSideBet(house);
    case SideAlone:
        return hasSideBet(house) && !(war && house.tieBet.alone);
    case TieBetAlone:
        return war && house.tieBet.allowed && house.tieBet.alone;
    case SeveralHands:
        return house.table.handsPerPatron > 1 && house.table.seats > 1;
    case SideNotTaken:
        return !house.tieBet.allowed;
    case Combined:
        return canExceedTogether(house);
    case ShoeRunsOut:
        return cutCard;
    case Win:
    case Lose:
    case Ace:
    case WarWon:
    case WarLost:
    case WarTied:
        return war;
    case TieBetWon:
    case TieBetLost:
        return war && house.tieBet.allowed;
    case Surrender:
        return war && house.surrender.allowed;
    case TwoWars:
        return war && house.table.seats > 1;
    case WarTieBetWon:
    case WarTieBetLost:
        return war && house.war.tieBet.allowed;
    case WarTieNotTaken:
        return war && !house.war.tieBet.allowed;
    case WarTieAmount:
        return war && house.war.tieBet.allowed
            && house.war.tieBet.amount == pitwise::WarTieAmount::Main;
    case Parlay:
    case Keep:
        return !war && house.bonus.parlay;
    case InsuranceWon:
    case InsuranceLost:
    case EvenMoney:
        return !war && house.blackjack.insurance;
    case DoubleForLess:
        return !war && house.blackjack.doubleForLess;
    case Split:
    case SplitAces:
        return !war && house.blackjack.resplitHands > 1;
    case Resplit:
        return !war && house.blackjack.resplitHands > 2;
    case BonusWon:
    case BonusLost:
    case BonusTied:
    case Natural:
    case DealerBlackjack:
    case Bust:
    case Double:
    case HandWon:
    case HandLost:
    case HandPushed:
    case DealerDraws:
    case DealerSoft17:
    case DealerAceUp:
    case DealerBusts:
        return !war;
    }
    return false;
}

} // namespace pitwise
