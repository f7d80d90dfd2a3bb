// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/steps.h"

#include "ui/text/gamewords.h"

namespace pitwise::warblackjack {

namespace {

Sentence ratio(Ratio value)
{
    return plain(toText(value));
}

void addParlay(Steps &steps, const House &house)
{
    if (!house.bonus.parlay) {
        steps.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "Hand the winner bet and winnings at once: there is no parlay.")));
        return;
    }
    steps.push_back(
        words(QT_TRANSLATE_NOOP("Words",
                                "Ask the winners in the same order: \"%1\" Wait for the answer."),
              {callWords(Call::Parlay)}));
    steps.push_back(words(QT_TRANSLATE_NOOP(
        "Words", "He leaves the winnings: hand back the original bet. The winnings stay on the War "
                 "spot.")));
    steps.push_back(
        words(QT_TRANSLATE_NOOP("Words", "He takes it all: hand him the bet and the winnings.")));
}

void addPeek(Steps &steps, const House &house)
{
    const Sentence order = orderWords(house.settlement.mains);
    if (!house.blackjack.peek) {
        steps.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "Do not look at your hole card. Under an ace or a ten, everything waits until "
                     "the patrons have played.")));
        return;
    }
    steps.push_back(words(QT_TRANSLATE_NOOP(
        "Words", "You show an ace or a ten: peek at your hole card before anybody plays.")));
    steps.push_back(
        house.blackjack.insurance
            ? words(QT_TRANSLATE_NOOP("Words",
                                      "You have a blackjack: turn it over and settle %1. Insurance "
                                      "pays 2:1, a patron's blackjack is a push, the rest loses."),
                    {order})
            : words(QT_TRANSLATE_NOOP(
                        "Words", "You have a blackjack: turn it over and settle %1. A patron's "
                                 "blackjack is a push, the rest loses."),
                    {order}));
    if (house.blackjack.insurance)
        steps.push_back(words(
            QT_TRANSLATE_NOOP("Words", "You have none: take the insurance bets %1, then play on."),
            {order}));
}

Sentence naturalStep(const House &house)
{
    if (house.blackjack.peek)
        return words(QT_TRANSLATE_NOOP("Words", "A blackjack: pay it %1 when its turn comes, then "
                                                "pick up its cards."),
                     {ratio(house.blackjack.pays)});
    return words(QT_TRANSLATE_NOOP("Words",
                                   "A blackjack: pay it %1 when its turn comes, then pick up its "
                                   "cards. Under your ace or ten it waits for your hand."),
                 {ratio(house.blackjack.pays)});
}

void addSplits(Steps &steps, const House &house)
{
    const BlackjackRules &rules = house.blackjack;
    if (rules.resplitHands == 1) {
        steps.push_back(words(QT_TRANSLATE_NOOP("Words", "No hand may be split.")));
        return;
    }
    steps.push_back(words(
        QT_TRANSLATE_NOOP("Words", "Split: two cards of equal value become two hands, each with a "
                                   "full bet, %1 hands at most. Finish one hand before the next."),
        {number(rules.resplitHands)}));
    steps.push_back(
        words(rules.splitAcesOneCard
                  ? QT_TRANSLATE_NOOP("Words", "Split aces: one card each, and they stand.")
                  : QT_TRANSLATE_NOOP("Words", "Split aces: played like any other hand.")));
    steps.push_back(words(rules.doubleAfterSplit
                              ? QT_TRANSLATE_NOOP("Words", "A split hand may be doubled.")
                              : QT_TRANSLATE_NOOP("Words", "A split hand may not be doubled.")));
}

} // namespace

Steps bonusSteps(const House &house)
{
    Steps steps{
        words(QT_TRANSLATE_NOOP("Words",
                                "Deal one card face up to every seat with a bet, from left "
                                "to right. Then one to yourself, face up.")),
        lateBetStep(house),
        words(QT_TRANSLATE_NOOP("Words", "Settle every War bonus before any second card, %1."),
              {orderWords(house.settlement.wars)}),
        words(QT_TRANSLATE_NOOP("Words", "The patron's card is higher: pay the bonus %1."),
              {ratio(house.bonus.pays)}),
        words(QT_TRANSLATE_NOOP(
            "Words",
            "Your card is higher: take the bonus. The patron plays the hand all the same.")),
        words(house.bonus.tie == BonusTie::House
                  ? QT_TRANSLATE_NOOP("Words", "Equal cards: take the bonus.")
                  : QT_TRANSLATE_NOOP("Words", "Equal cards: the bonus is a push. Leave it.")),
    };
    addParlay(steps, house);
    return steps;
}

Steps secondCardSteps(const House &house)
{
    Steps steps{
        words(QT_TRANSLATE_NOOP("Words",
                                "Deal a second card face up to every hand, from left to right.")),
        words(QT_TRANSLATE_NOOP("Words", "Deal your own second card last, face down.")),
    };
    if (house.blackjack.insurance) {
        steps.push_back(
            words(QT_TRANSLATE_NOOP("Words", "You show an ace: ask \"%1\" A patron may insure up "
                                             "to half of the blackjack bet."),
                  {callWords(Call::Insurance)}));
        steps.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "A patron with a blackjack may take even money: pay 1:1 at once and pick up "
                     "the cards.")));
    } else {
        steps.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "You show an ace: offer nothing. This house has no insurance.")));
    }
    addPeek(steps, house);
    return steps;
}

Steps playSteps(const House &house)
{
    Steps steps{
        words(QT_TRANSLATE_NOOP("Words", "Go from left to right and finish each hand.")),
        naturalStep(house),
        words(QT_TRANSLATE_NOOP("Words", "Hit: one card. Give no card that was not asked for; 21 "
                                         "stands by itself.")),
        words(house.blackjack.doubleForLess
                  ? QT_TRANSLATE_NOOP("Words",
                                      "Double: on two cards, up to as much again. One card, "
                                      "and the hand stands.")
                  : QT_TRANSLATE_NOOP("Words", "Double: on two cards, exactly as much again. One "
                                               "card, and the hand stands.")),
    };
    addSplits(steps, house);
    if (house.bonus.parlay)
        steps.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "With a double or a split, the patron may match a bet on the War spot too.")));
    steps.push_back(words(QT_TRANSLATE_NOOP(
        "Words", "Bust: take the bets, then pick up the cards, before you go on.")));
    return steps;
}

Steps dealersHandSteps(const House &house)
{
    Steps steps{
        words(QT_TRANSLATE_NOOP("Words", "Turn over your hole card.")),
        words(house.blackjack.soft17 == Soft17::Hit
                  ? QT_TRANSLATE_NOOP("Words", "Draw up to 16 and on a soft 17. Stand on a hard 17 "
                                               "and above.")
                  : QT_TRANSLATE_NOOP("Words", "Draw up to 16. Stand on every 17 and above.")),
        words(QT_TRANSLATE_NOOP("Words", "Draw only while a hand still stands against yours.")),
        words(QT_TRANSLATE_NOOP("Words", "Settle the hands %1."),
              {orderWords(house.settlement.mains)}),
        words(QT_TRANSLATE_NOOP("Words", "The patron is higher, or you are bust: pay 1:1.")),
        words(QT_TRANSLATE_NOOP("Words", "You are higher: take the bet.")),
        words(QT_TRANSLATE_NOOP("Words", "Equal: a push. Leave the bet.")),
    };
    if (!house.blackjack.peek)
        steps.push_back(
            words(QT_TRANSLATE_NOOP("Words", "A blackjack that waited: pay it %1. If you have one "
                                             "too, it is a push."),
                  {ratio(house.blackjack.pays)}));
    if (!house.blackjack.peek && house.blackjack.insurance)
        steps.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "Insurance, with the hand of its seat: pay it 2:1 if you have a blackjack, "
                     "else take it.")));
    if (house.bonus.parlay)
        steps.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "A bet that rides on the War spot is paid or taken like the hand.")));
    return steps;
}

} // namespace pitwise::warblackjack
