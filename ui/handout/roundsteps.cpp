// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/steps.h"

#include "engine/house/pergame.h"
#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

Sentence pickStep(const House &house)
{
    switch (house.cards.pick) {
    case Pick::AfterPay:
        return words(QT_TRANSLATE_NOOP(
            "Words", "Settle the last bet of a hand, then pick up its cards: chips first."));
    case Pick::BeforePay:
        return words(QT_TRANSLATE_NOOP(
            "Words", "Pick up the cards of a hand, then settle its last bet: cards first."));
    case Pick::Either:
        break;
    }
    return words(QT_TRANSLATE_NOOP(
        "Words", "Pick up the cards of a hand with its last bet, before or after the chips."));
}

/// Cards that leave, or stay, at another time than the rest.
Sentence exceptionOf(const House &house)
{
    static constexpr PerGame<const char *> Text{
        QT_TRANSLATE_NOOP("Words", "A seat at war keeps its cards until its war is settled."),
        QT_TRANSLATE_NOOP("Words", "The cards of a bust hand, and of a blackjack paid during play, "
                                   "leave at once, after their chips.")};
    return words(Text.of(house));
}

Steps pickAndPay(const House &house)
{
    return {pickStep(house), words(QT_TRANSLATE_NOOP("Words", "Only then begin the next seat.")),
            exceptionOf(house),
            words(QT_TRANSLATE_NOOP("Words", "Sweep the cards that are still there %1."),
                  {orderWords(house.cards.sweep)})};
}

Steps layAndPay(const House &house)
{
    return {words(QT_TRANSLATE_NOOP(
                "Words", "Leave all cards on the layout until every bet of the table is settled.")),
            exceptionOf(house),
            words(QT_TRANSLATE_NOOP("Words", "Then sweep the cards in one go %1."),
                  {orderWords(house.cards.sweep)})};
}

Sentence placeCutCard(const House &house)
{
    if (house.shoe.cutCardFromEnd == 1)
        return words(QT_TRANSLATE_NOOP("Words", "Put the cut card in front of the last card."));
    return words(
        QT_TRANSLATE_NOOP("Words", "Put the cut card in, with at most %1 cards behind it."),
        {number(house.shoe.cutCardFromEnd)});
}

Sentence burnFirst(int cards)
{
    if (cards == 1)
        return words(
            QT_TRANSLATE_NOOP("Words", "Burn the first card: face down, into the discard rack."));
    return words(
        QT_TRANSLATE_NOOP("Words", "Burn the first %1 cards: face down, into the discard rack."),
        {number(cards)});
}

} // namespace

Steps cardSteps(const House &house)
{
    Steps steps = house.cards.style == Style::PickAndPay ? pickAndPay(house) : layAndPay(house);
    steps.push_back(words(QT_TRANSLATE_NOOP("Words", "Pick up your own cards last.")));
    steps.push_back(words(QT_TRANSLATE_NOOP(
        "Words", "Look once more: no bet open, no card on the layout. The round is over.")));
    return steps;
}

Steps shoeSteps(const House &house)
{
    const bool cutCard = house.shoe.shuffle == ShuffleRule::CutCard;
    Steps steps{words(cutCard
                          ? QT_TRANSLATE_NOOP("Words", "Shuffle all cards.")
                          : QT_TRANSLATE_NOOP("Words", "Shuffle all cards, before every round."))};
    if (cutCard) {
        steps.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "Offer a patron the cut, with the backs of the cards away from you. If he "
                     "declines, ask the next; if nobody cuts, cut yourself.")));
        steps.push_back(
            words(QT_TRANSLATE_NOOP("Words", "Put the cards in front of the cut at the rear.")));
        steps.push_back(placeCutCard(house));
    }
    steps.push_back(words(QT_TRANSLATE_NOOP("Words", "Load the shoe.")));
    if (house.shoe.burnFirst > 0)
        steps.push_back(burnFirst(house.shoe.burnFirst));
    return steps;
}

} // namespace pitwise
