// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/basicstrategy.h"

namespace pitwise {

namespace {

/// The dealer's card is between `low` and `high`; an ace counts 11.
bool shows(int card, int low, int high)
{
    return card >= low && card <= high;
}

bool splits(int pair, int dealer, const House &house)
{
    const bool das = house.blackjack.doubleAfterSplit;
    switch (pair) {
    case 1:
    case 8:
        return true;
    case 2:
    case 3:
        return shows(dealer, das ? 2 : 4, 7);
    case 4:
        return das && shows(dealer, 5, 6);
    case 6:
        return shows(dealer, das ? 2 : 3, 6);
    case 7:
        return shows(dealer, 2, 7);
    case 9:
        return shows(dealer, 2, 9) && dealer != 7;
    default:
        return false;
    }
}

bool doublesSoft(int total, int dealer, bool hitsSoft17)
{
    switch (total) {
    case 13:
    case 14:
        return shows(dealer, 5, 6);
    case 15:
    case 16:
        return shows(dealer, 4, 6);
    case 17:
        return shows(dealer, 3, 6);
    case 18:
        return shows(dealer, hitsSoft17 ? 2 : 3, 6);
    case 19:
        return hitsSoft17 && dealer == 6;
    default:
        return false;
    }
}

bool doublesHard(int total, int dealer, bool hitsSoft17)
{
    return (total == 9 && shows(dealer, 3, 6)) || (total == 10 && shows(dealer, 2, 9))
        || (total == 11 && shows(dealer, 2, hitsSoft17 ? 11 : 10));
}

bool stands(HandValue value, int dealer)
{
    if (value.soft)
        return value.total >= 19 || (value.total == 18 && dealer <= 8);
    return value.total >= 17 || (value.total >= 13 && dealer <= 6)
        || (value.total == 12 && shows(dealer, 4, 6));
}

} // namespace

Wish basicStrategy(const Table &table, const House &house, HandId id)
{
    const Seat &hand = table.at(id);
    const Card *shown = upCard(table);
    const int up = shown == nullptr ? 10 : hardValue(*shown); // the likeliest, if it is missing
    const int dealer = up == 1 ? 11 : up;
    const HandValue value = valueOf(hand.cards);
    const bool hitsSoft17 = house.blackjack.soft17 == Soft17::Hit;
    if (maySplit(table, house, id) && splits(hardValue(hand.cards.dealt[0]), dealer, house))
        return Wish::Split;
    if (mayDouble(table, house, id)
        && (value.soft ? doublesSoft(value.total, dealer, hitsSoft17)
                       : doublesHard(value.total, dealer, hitsSoft17)))
        return Wish::Double;
    return stands(value, dealer) ? Wish::Stand : Wish::Hit;
}

} // namespace pitwise
