// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/housewords.h"

#include "engine/house/diff.h"
#include "engine/house/pergame.h"
#include "ui/text/diffwords.h"

namespace pitwise {

namespace {

Sentence settlement(const House &house)
{
    const bool right = house.settlement.mains == Direction::RightToLeft;
    if (house.settlement.first == FirstSettlement::PerSeat)
        return right ? words(QT_TRANSLATE_NOOP("Words", "Seat by seat, right to left"))
                     : words(QT_TRANSLATE_NOOP("Words", "Seat by seat, left to right"));
    return right
             ? words(QT_TRANSLATE_NOOP("Words", "All tie bets first, then main bets right to left"))
             : words(
                 QT_TRANSLATE_NOOP("Words", "All tie bets first, then main bets left to right"));
}

Sentence burns(const House &house)
{
    const Sentence count = plain(std::to_string(house.war.burn));
    switch (house.war.burnBefore) {
    case BurnBefore::None:
        return words(QT_TRANSLATE_NOOP("Words", "No burn before a war"));
    case BurnBefore::WarRound:
        return words(QT_TRANSLATE_NOOP("Words", "Burn %1 once, before the war"), {count});
    case BurnBefore::EachCard:
        return words(QT_TRANSLATE_NOOP("Words", "Burn %1 before each war card"), {count});
    case BurnBefore::FirstAndDealer:
        return words(
            QT_TRANSLATE_NOOP("Words", "Burn %1 before the first war card and before the dealer's"),
            {count});
    }
    return {};
}

std::vector<Sentence> blackjackTraits(const House &house)
{
    return {house.bonus.parlay
                ? words(QT_TRANSLATE_NOOP("Words", "War bonus %1, winnings may ride"),
                        {plain(toText(house.bonus.pays))})
                : words(QT_TRANSLATE_NOOP("Words", "War bonus %1, no parlay"),
                        {plain(toText(house.bonus.pays))}),
            words(QT_TRANSLATE_NOOP("Words", "Blackjack pays %1"),
                  {plain(toText(house.blackjack.pays))}),
            house.blackjack.soft17 == Soft17::Hit
                ? words(QT_TRANSLATE_NOOP("Words", "The dealer hits a soft 17"))
                : words(QT_TRANSLATE_NOOP("Words", "The dealer stands on every 17")),
            house.blackjack.insurance
                ? words(QT_TRANSLATE_NOOP("Words", "Insurance; splits to %1 hands"),
                        {plain(std::to_string(house.blackjack.resplitHands))})
                : words(QT_TRANSLATE_NOOP("Words", "No insurance; splits to %1 hands"),
                        {plain(std::to_string(house.blackjack.resplitHands))})};
}

std::vector<Sentence> casinoWarTraits(const House &house)
{
    std::vector<Sentence> traits{settlement(house), burns(house)};
    if (house.war.housePosts)
        traits.push_back(words(QT_TRANSLATE_NOOP("Words", "The house matches the war bet")));
    else
        traits.push_back(
            words(QT_TRANSLATE_NOOP("Words", "A war pays %1, a tied war %2"),
                  {plain(toText(house.war.winPays)), plain(toText(house.war.tiePays))}));
    if (house.tieBet.allowed)
        traits.push_back(words(QT_TRANSLATE_NOOP("Words", "Tie bet pays %1"),
                               {plain(toText(house.tieBet.pays))}));
    if (house.shoe.shuffle == ShuffleRule::EveryRound)
        traits.push_back(words(QT_TRANSLATE_NOOP("Words", "Shuffled before every round")));
    return traits;
}

} // namespace

std::vector<Sentence> houseTraits(const House &house)
{
    static constexpr PerGame<std::vector<Sentence> (*)(const House &)> Traits{casinoWarTraits,
                                                                              blackjackTraits};
    return Traits.of(house)(house);
}

std::vector<Sentence> traitsComparedTo(const House &known, const House &house)
{
    const auto differences = difference(known, house);
    if (differences.empty())
        return {words(QT_TRANSLATE_NOOP("Words", "The same rules as %1"), {plain(known.name)})};
    std::vector<Sentence> traits{
        words(QT_TRANSLATE_NOOP("Words", "Like %1, but:"), {plain(known.name)})};
    for (const Difference &each : differences)
        traits.push_back(diffWords(each, house));
    return traits;
}

} // namespace pitwise
