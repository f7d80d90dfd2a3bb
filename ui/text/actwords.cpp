// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

Sentence dealWords(const act::Deal &what)
{
    if (what.hand.isDealer())
        return what.faceDown
                 ? words(QT_TRANSLATE_NOOP("Words", "Deal a card face down to the dealer"))
                 : words(QT_TRANSLATE_NOOP("Words", "Deal a card to the dealer"));
    return words(what.faceDown ? QT_TRANSLATE_NOOP("Words", "Deal a card face down to seat %1")
                               : QT_TRANSLATE_NOOP("Words", "Deal a card to seat %1"),
                 {handWords(what.hand)});
}

} // namespace

Sentence instruction(const Act &act)
{
    return std::visit(
        Overloaded{
            [](const act::Shuffle &) {
                return words(QT_TRANSLATE_NOOP("Words", "Shuffle the cards"));
            },
            [](const act::OfferCut &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Offer the cut to seat %1"),
                             {handWords(HandId{what.seat, 0})});
            },
            [](const act::Cut &) {
                return words(QT_TRANSLATE_NOOP("Words", "Cut the cards where the patron said"));
            },
            [](const act::PlaceCutCard &what) {
                return words(
                    QT_TRANSLATE_NOOP("Words", "Place the cut card, %1 cards from the end"),
                    {number(what.behind)});
            },
            [](const act::Load &) { return words(QT_TRANSLATE_NOOP("Words", "Load the shoe")); },
            [](const act::Say &what) {
                if (what.seat.number == 0)
                    return words(QT_TRANSLATE_NOOP("Words", "Call \"%1\""), {callWords(what.call)});
                return words(QT_TRANSLATE_NOOP("Words", "Say \"%1\" to seat %2"),
                             {callWords(what.call), handWords(HandId{what.seat, 0})});
            },
            [](const act::Deal &what) { return dealWords(what); },
            [](const act::Burn &) { return words(QT_TRANSLATE_NOOP("Words", "Burn a card")); },
            [](const act::Discard &) {
                return words(QT_TRANSLATE_NOOP("Words", "Discard the exposed card"));
            },
            [](const act::Take &what) {
                if (!what.amount)
                    return words(QT_TRANSLATE_NOOP("Words", "Take the %1 at seat %2"),
                                 {betWords(what.bets), handWords(what.hand)});
                return words(
                    QT_TRANSLATE_NOOP("Words", "Take %1 of the %2 at seat %3"),
                    {moneyWords(what.amount->money), betWords(what.bets), handWords(what.hand)});
            },
            [](const act::Pay &what) {
                return words(
                    QT_TRANSLATE_NOOP("Words", "Pay %1 to the %2 at seat %3"),
                    {moneyWords(what.amount.money), betWords(what.bet), handWords(what.hand)});
            },
            [](const act::Retract &what) {
                return words(
                    QT_TRANSLATE_NOOP("Words", "Take back what was paid on the %1 at seat %2"),
                    {betWords(what.bet), handWords(what.hand)});
            },
            [](const act::Post &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Post %1 at seat %2"),
                             {moneyWords(what.amount.money), handWords(what.hand)});
            },
            [](const act::Give &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Give the post to seat %1"),
                             {handWords(what.hand)});
            },
            [](const act::Return &what) {
                if (!what.amount)
                    return words(QT_TRANSLATE_NOOP("Words", "Hand back the %1 to seat %2"),
                                 {betWords(what.bet), handWords(what.hand)});
                return words(
                    QT_TRANSLATE_NOOP("Words", "Hand back %1 of the %2 to seat %3"),
                    {moneyWords(what.amount->money), betWords(what.bet), handWords(what.hand)});
            },
            [](const act::Refuse &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Refuse the %1 of seat %2"),
                             {betWords(what.bet), handWords(what.hand)});
            },
            [](const act::Split &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Split the cards of seat %1"),
                             {handWords(what.hand)});
            },
            [](const act::Peek &) {
                return words(QT_TRANSLATE_NOOP("Words", "Peek at the hole card"));
            },
            [](const act::Reveal &) {
                return words(QT_TRANSLATE_NOOP("Words", "Turn the hole card over"));
            },
            [](const act::Void &) {
                return words(QT_TRANSLATE_NOOP("Words", "Void the round and return every bet"));
            },
            [](const act::Collect &what) {
                if (what.hand.isDealer())
                    return words(QT_TRANSLATE_NOOP("Words", "Collect the dealer's cards"));
                return words(QT_TRANSLATE_NOOP("Words", "Collect the cards of seat %1"),
                             {handWords(what.hand)});
            },
            [](const act::End &) { return words(QT_TRANSLATE_NOOP("Words", "End the round")); },
        },
        act);
}

namespace {

const char *decisionPattern(Decision decision)
{
    switch (decision) {
    case Decision::War:
        return QT_TRANSLATE_NOOP("Words", "seat %1 goes to war");
    case Decision::Surrender:
        return QT_TRANSLATE_NOOP("Words", "seat %1 surrenders");
    case Decision::Parlay:
        return QT_TRANSLATE_NOOP("Words", "seat %1 lets the winnings ride");
    case Decision::Keep:
        return QT_TRANSLATE_NOOP("Words", "seat %1 takes it all");
    case Decision::EvenMoney:
        return QT_TRANSLATE_NOOP("Words", "seat %1 takes even money");
    case Decision::Hit:
        return QT_TRANSLATE_NOOP("Words", "seat %1 hits");
    case Decision::Stand:
    case Decision::None:
        break;
    }
    return QT_TRANSLATE_NOOP("Words", "seat %1 stands");
}

Sentence patronNarration(const PatronAct &act)
{
    return std::visit(
        Overloaded{
            [](const patron::Bet &what) {
                return words(
                    QT_TRANSLATE_NOOP("Words", "seat %1 puts %2 on the %3"),
                    {handWords(what.hand), moneyWords(what.amount.money), betWords(what.bet)});
            },
            [](const patron::Decide &what) {
                return words(decisionPattern(what.decision), {handWords(what.hand)});
            },
            [](const patron::Double &what) {
                return words(QT_TRANSLATE_NOOP("Words", "seat %1 doubles for %2"),
                             {handWords(what.hand), moneyWords(what.main.money)});
            },
            [](const patron::Split &what) {
                return words(QT_TRANSLATE_NOOP("Words", "seat %1 splits"), {handWords(what.hand)});
            },
            [](const patron::Insure &what) {
                return words(QT_TRANSLATE_NOOP("Words", "seat %1 takes insurance for %2"),
                             {handWords(what.hand), moneyWords(what.amount.money)});
            },
            [](const patron::CutAt &what) {
                return words(QT_TRANSLATE_NOOP("Words", "seat %1 cuts at card %2"),
                             {handWords(HandId{what.seat, 0}), number(what.cards)});
            },
            [](const patron::NoCut &what) {
                return words(QT_TRANSLATE_NOOP("Words", "seat %1 does not want to cut"),
                             {handWords(HandId{what.seat, 0})});
            },
        },
        act);
}

Sentence chanceNarration(const ChanceEvent &event)
{
    return std::visit(
        Overloaded{
            [](const chance::Slip &what) {
                return what.faceUp ? words(
                           QT_TRANSLATE_NOOP("Words", "A card slips out of the shoe, face up"))
                                   : words(QT_TRANSLATE_NOOP(
                                       "Words", "A card slips out of the shoe, face down"));
            },
            [](const chance::Dispute &what) {
                return words(QT_TRANSLATE_NOOP("Words", "seat %1 disputes the result"),
                             {handWords(HandId{what.seat, 0})});
            },
            [](const chance::Malfunction &) {
                return words(QT_TRANSLATE_NOOP("Words", "A malfunction"));
            },
            [](const chance::Again &) {
                return words(QT_TRANSLATE_NOOP("Words", "The round is dealt again"));
            },
        },
        event);
}

} // namespace

Sentence narration(const Event &event, const Seen &seen)
{
    if (const auto *patron = std::get_if<PatronAct>(&event))
        return patronNarration(*patron);
    if (const auto *chance = std::get_if<ChanceEvent>(&event))
        return chanceNarration(*chance);
    const Act &act = std::get<Act>(event);
    if (seen.holeCard)
        return words(QT_TRANSLATE_NOOP("Words", "The hole card, face down"));
    if (const auto *deal = std::get_if<act::Deal>(&act); deal != nullptr && seen.card)
        return words(deal->hand.isDealer() ? QT_TRANSLATE_NOOP("Words", "%1 to the dealer")
                                           : QT_TRANSLATE_NOOP("Words", "%1 to seat %2"),
                     {cardWords(*seen.card), handWords(deal->hand)});
    if (seen.blackjack)
        return *seen.blackjack ? words(QT_TRANSLATE_NOOP("Words", "Peek: a blackjack"))
                               : words(QT_TRANSLATE_NOOP("Words", "Peek: no blackjack"));
    return instruction(act);
}

} // namespace pitwise
