// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/steps.h"

#include "ui/text/gamewords.h"

namespace pitwise::casinowar {

namespace {

Sentence ratio(Ratio value)
{
    return plain(toText(value));
}

Sentence startAt(const House &house)
{
    return words(
        house.settlement.mains == Direction::RightToLeft
            ? QT_TRANSLATE_NOOP("Words", "Begin at your right, at the highest seat number, "
                                         "and finish one seat before you go to the next.")
            : QT_TRANSLATE_NOOP("Words", "Begin at your left, at the lowest seat number, "
                                         "and finish one seat before you go to the next."));
}

void addSeatBySeat(Steps &steps, const House &house)
{
    steps.push_back(startAt(house));
    if (!house.tieBet.allowed) {
        steps.push_back(words(
            QT_TRANSLATE_NOOP("Words", "The patron's card is higher: pay the main bet 1:1.")));
        steps.push_back(
            words(QT_TRANSLATE_NOOP("Words", "Your card is higher: take the main bet.")));
        return;
    }
    steps.push_back(words(QT_TRANSLATE_NOOP(
        "Words", "At each seat settle the tie bet and the main bet, in either order.")));
    steps.push_back(words(QT_TRANSLATE_NOOP(
        "Words", "The patron's card is higher: pay the main bet 1:1, take the tie bet.")));
    steps.push_back(words(
        QT_TRANSLATE_NOOP("Words", "Your card is higher: take the main bet and the tie bet.")));
    steps.push_back(words(QT_TRANSLATE_NOOP("Words", "Equal cards: pay the tie bet %1."),
                          {ratio(house.tieBet.pays)}));
}

void addTwoPasses(Steps &steps, const House &house)
{
    if (house.tieBet.allowed)
        steps.push_back(
            words(QT_TRANSLATE_NOOP("Words", "First all tie bets, %1: take those that lost, pay "
                                             "those with equal cards %2."),
                  {orderWords(house.settlement.ties), ratio(house.tieBet.pays)}));
    steps.push_back(house.tieBet.allowed
                        ? words(QT_TRANSLATE_NOOP("Words", "Only then the main bets, %1."),
                                {orderWords(house.settlement.mains)})
                        : words(QT_TRANSLATE_NOOP("Words", "Settle the main bets %1."),
                                {orderWords(house.settlement.mains)}));
    steps.push_back(
        words(QT_TRANSLATE_NOOP("Words", "The patron's card is higher: pay the main bet 1:1.")));
    steps.push_back(words(QT_TRANSLATE_NOOP("Words", "Your card is higher: take the main bet.")));
}

/// What becomes of a tied main bet.
void addDecision(Steps &steps, const House &house)
{
    if (!house.surrender.allowed) {
        steps.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "Equal cards: the patron goes to war. This house has no surrender.")));
        return;
    }
    steps.push_back(house.calls.warOrSurrender
                        ? words(QT_TRANSLATE_NOOP(
                                    "Words", "Equal cards: ask \"%1\" when it is that seat's turn, "
                                             "and wait for the answer."),
                                {callWords(Call::WarOrSurrender)})
                        : words(QT_TRANSLATE_NOOP(
                            "Words", "Equal cards: the patron says war or surrender. You need not "
                                     "ask, but wait for the answer.")));
    const bool all = house.surrender.loses == Ratio{1, 1};
    steps.push_back(
        words(all ? QT_TRANSLATE_NOOP("Words", "Surrender: take %1 of the main bet.")
                  : QT_TRANSLATE_NOOP("Words", "Surrender: take %1 of the main bet. The rest stays "
                                               "the patron's."),
              {shareWords(house.surrender.loses)}));
    steps.push_back(words(QT_TRANSLATE_NOOP(
        "Words", "War: go on with the first settlement. The war waits until it is done.")));
}

Sentence burnStep(const House &house)
{
    const bool one = house.war.burn == 1;
    if (house.war.burnBefore == BurnBefore::None || house.war.burn == 0)
        return words(QT_TRANSLATE_NOOP("Words", "Burn no card."));
    const std::vector<Sentence> cards{number(house.war.burn)};
    switch (house.war.burnBefore) {
    case BurnBefore::WarRound:
        return words(one ? QT_TRANSLATE_NOOP("Words", "Burn %1 card, once, before the first war "
                                                      "card.")
                         : QT_TRANSLATE_NOOP("Words", "Burn %1 cards, once, before the first war "
                                                      "card."),
                     cards);
    case BurnBefore::EachCard:
        return words(
            one ? QT_TRANSLATE_NOOP("Words", "Burn %1 card before every war card, your own too.")
                : QT_TRANSLATE_NOOP("Words", "Burn %1 cards before every war card, your own too."),
            cards);
    case BurnBefore::FirstAndDealer:
    case BurnBefore::None:
        break;
    }
    return words(
        one ? QT_TRANSLATE_NOOP("Words", "Burn %1 card before the first war card and again "
                                         "before your own.")
            : QT_TRANSLATE_NOOP("Words", "Burn %1 cards before the first war card and again "
                                         "before your own."),
        cards);
}

Sentence warTieBetStep(const House &house)
{
    if (!house.war.tieBet.allowed)
        return words(QT_TRANSLATE_NOOP(
            "Words", "A tie bet on the war cards: refuse it. This house has none."));
    return words(house.war.tieBet.amount == WarTieAmount::Main
                     ? QT_TRANSLATE_NOOP(
                         "Words", "A tie bet on the war cards is exactly as much as the main "
                                  "bet. Refuse any other amount.")
                     : QT_TRANSLATE_NOOP(
                         "Words", "The patron may bet any amount on a tie of the war cards."));
}

/// What a war pays: without a post, as the post alone, or as the post and more.
struct Outcome
{
    const char *plain;
    const char *post;
    const char *postAndMore;
};

Sentence outcomeStep(const House &house, Ratio pays, const Outcome &outcome)
{
    if (!house.war.housePosts)
        return words(outcome.plain, {ratio(pays)});
    const Ratio more{pays.pays - pays.per, pays.per};
    return more.pays == 0 ? words(outcome.post) : words(outcome.postAndMore, {ratio(more)});
}

void addOutcomes(Steps &steps, const House &house)
{
    steps.push_back(outcomeStep(
        house, house.war.winPays,
        {QT_TRANSLATE_NOOP("Words", "The patron's war card is higher: pay the war bet %1. The main "
                                    "bet is a push: leave it."),
         QT_TRANSLATE_NOOP("Words", "The patron's war card is higher: give him the post. Main bet "
                                    "and war bet stay his."),
         QT_TRANSLATE_NOOP("Words",
                           "The patron's war card is higher: give him the post and pay the "
                           "war bet %1 from the tray. Main bet and war bet stay his.")}));
    steps.push_back(outcomeStep(
        house, house.war.tiePays,
        {QT_TRANSLATE_NOOP("Words", "Equal war cards: pay the war bet %1. The main bet is a push: "
                                    "leave it."),
         QT_TRANSLATE_NOOP("Words", "Equal war cards: give him the post. Main bet and war bet stay "
                                    "his."),
         QT_TRANSLATE_NOOP("Words",
                           "Equal war cards: give him the post and pay the war bet %1 from "
                           "the tray. Main bet and war bet stay his.")}));
    steps.push_back(words(
        house.war.housePosts
            ? QT_TRANSLATE_NOOP("Words", "Your war card is higher: take main bet, war bet and "
                                         "post.")
            : QT_TRANSLATE_NOOP("Words", "Your war card is higher: take main bet and war bet.")));
    if (house.war.tieBet.allowed)
        steps.push_back(
            words(QT_TRANSLATE_NOOP("Words", "Tie bet on the war cards: pay it %1 if they are "
                                             "equal, else take it."),
                  {ratio(house.war.tieBet.pays)}));
}

} // namespace

Steps dealSteps(const House &house)
{
    return {words(QT_TRANSLATE_NOOP("Words", "Deal one card face up to every seat with a bet, from "
                                             "left to right: the lowest seat number first.")),
            words(QT_TRANSLATE_NOOP("Words", "Deal your own card last, face up.")),
            lateBetStep(house),
            words(QT_TRANSLATE_NOOP("Words", "Compare each card with yours. Settle nothing before "
                                             "your own card is dealt."))};
}

Steps settlementSteps(const House &house)
{
    Steps steps;
    if (house.settlement.first == FirstSettlement::PerSeat)
        addSeatBySeat(steps, house);
    else
        addTwoPasses(steps, house);
    addDecision(steps, house);
    return steps;
}

Steps warSteps(const House &house)
{
    Steps steps{words(QT_TRANSLATE_NOOP(
        "Words", "The patron adds a war bet, exactly as much as the main bet, beside it."))};
    if (house.war.housePosts)
        steps.push_back(words(QT_TRANSLATE_NOOP(
            "Words", "Post the same amount from the tray, before any burn or war card.")));
    steps.push_back(warTieBetStep(house));
    steps.push_back(words(
        QT_TRANSLATE_NOOP("Words", "Finish the first settlement at every seat before the war.")));
    steps.push_back(burnStep(house));
    steps.push_back(words(QT_TRANSLATE_NOOP(
        "Words", "Deal one war card face up to each seat at war, from left to right. Then one to "
                 "yourself, which counts for all wars.")));
    steps.push_back(words(QT_TRANSLATE_NOOP("Words", "Settle the wars %1."),
                          {orderWords(house.settlement.wars)}));
    addOutcomes(steps, house);
    return steps;
}

} // namespace pitwise::casinowar
