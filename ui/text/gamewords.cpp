// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/gamewords.h"

#include "engine/table/warblackjackhands.h"

#include <array>

namespace pitwise {

Sentence cardWords(Card card)
{
    static constexpr std::array Suits{"\u2663", "\u2666", "\u2665", "\u2660"};
    const std::string text = toText(card);
    const std::string rank = card.rank() == 10 ? "10" : text.substr(0, 1);
    return plain(rank + Suits[static_cast<std::size_t>(card.suit())]);
}

Sentence moneyWords(Money money)
{
    return plain(toText(money));
}

Sentence placeWords(HandId hand)
{
    if (hand.isDealer())
        return words(QT_TRANSLATE_NOOP("Words", "the dealer"));
    return words(QT_TRANSLATE_NOOP("Words", "seat %1"), {plain(toText(hand))});
}

Sentence betWords(BetKind bet)
{
    switch (bet) {
    case BetKind::Main:
        return words(QT_TRANSLATE_NOOP("Words", "main bet"));
    case BetKind::Tie:
        return words(QT_TRANSLATE_NOOP("Words", "tie bet"));
    case BetKind::War:
    case BetKind::Bonus:
        return words(QT_TRANSLATE_NOOP("Words", "war bet"));
    case BetKind::WarTie:
        return words(QT_TRANSLATE_NOOP("Words", "tie bet on the war cards"));
    case BetKind::Post:
        return words(QT_TRANSLATE_NOOP("Words", "post of the house"));
    case BetKind::Insurance:
        return words(QT_TRANSLATE_NOOP("Words", "insurance"));
    }
    return {};
}

Sentence betWords(BetSet bets)
{
    Sentence all;
    for (const BetKind kind : AllBets) {
        if (!bets.has(kind))
            continue;
        all = all.pattern.empty()
                ? betWords(kind)
                : words(QT_TRANSLATE_NOOP("Words", "%1 and %2"), {all, betWords(kind)});
    }
    return all;
}

Sentence callWords(Call call)
{
    switch (call) {
    case Call::PlaceBets:
        return words(QT_TRANSLATE_NOOP("Words", "Place your bets"));
    case Call::NoMoreBets:
        return words(QT_TRANSLATE_NOOP("Words", "No more bets"));
    case Call::WarOrSurrender:
        return words(QT_TRANSLATE_NOOP("Words", "War or surrender?"));
    case Call::BelowMinimum:
        return words(QT_TRANSLATE_NOOP("Words", "That is below the minimum"));
    case Call::Parlay:
        return words(QT_TRANSLATE_NOOP("Words", "Take it all, or leave the winnings?"));
    case Call::Insurance:
        return words(QT_TRANSLATE_NOOP("Words", "Insurance?"));
    case Call::Floor:
        return words(QT_TRANSLATE_NOOP("Words", "Floor, please"));
    }
    return {};
}

Sentence instruction(const Act &act)
{
    return std::visit(
        Overloaded{
            [](const act::Shuffle &) {
                return words(QT_TRANSLATE_NOOP("Words", "Shuffle the cards"));
            },
            [](const act::OfferCut &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Offer the cut to %1"),
                             {placeWords(HandId{what.seat, 0})});
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
                return words(QT_TRANSLATE_NOOP("Words", "Say \"%1\" to %2"),
                             {callWords(what.call), placeWords(HandId{what.seat, 0})});
            },
            [](const act::Deal &what) {
                if (what.faceDown)
                    return words(QT_TRANSLATE_NOOP("Words", "Deal a card face down to %1"),
                                 {placeWords(what.hand)});
                return words(QT_TRANSLATE_NOOP("Words", "Deal a card to %1"),
                             {placeWords(what.hand)});
            },
            [](const act::Burn &) { return words(QT_TRANSLATE_NOOP("Words", "Burn a card")); },
            [](const act::Discard &) {
                return words(QT_TRANSLATE_NOOP("Words", "Discard the card that was seen"));
            },
            [](const act::Take &what) {
                if (!what.amount)
                    return words(QT_TRANSLATE_NOOP("Words", "Take the %1 at %2"),
                                 {betWords(what.bets), placeWords(what.hand)});
                return words(
                    QT_TRANSLATE_NOOP("Words", "Take %1 of the %2 at %3"),
                    {moneyWords(what.amount->money), betWords(what.bets), placeWords(what.hand)});
            },
            [](const act::Pay &what) {
                return words(
                    QT_TRANSLATE_NOOP("Words", "Pay %1 to the %2 at %3"),
                    {moneyWords(what.amount.money), betWords(what.bet), placeWords(what.hand)});
            },
            [](const act::Retract &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Take back the payoff of the %1 at %2"),
                             {betWords(what.bet), placeWords(what.hand)});
            },
            [](const act::Post &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Post %1 at %2"),
                             {moneyWords(what.amount.money), placeWords(what.hand)});
            },
            [](const act::Give &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Give the post to %1"),
                             {placeWords(what.hand)});
            },
            [](const act::Return &what) {
                if (!what.amount)
                    return words(QT_TRANSLATE_NOOP("Words", "Hand back the %1 to %2"),
                                 {betWords(what.bet), placeWords(what.hand)});
                return words(
                    QT_TRANSLATE_NOOP("Words", "Hand back %1 of the %2 to %3"),
                    {moneyWords(what.amount->money), betWords(what.bet), placeWords(what.hand)});
            },
            [](const act::Refuse &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Refuse the %1 of %2"),
                             {betWords(what.bet), placeWords(what.hand)});
            },
            [](const act::Split &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Split the cards of %1"),
                             {placeWords(what.hand)});
            },
            [](const act::Peek &) {
                return words(QT_TRANSLATE_NOOP("Words", "Peek at the hole card"));
            },
            [](const act::Reveal &) {
                return words(QT_TRANSLATE_NOOP("Words", "Turn the hole card over"));
            },
            [](const act::Void &) {
                return words(QT_TRANSLATE_NOOP("Words", "Void the round: everything goes back"));
            },
            [](const act::Collect &what) {
                return words(QT_TRANSLATE_NOOP("Words", "Collect the cards of %1"),
                             {placeWords(what.hand)});
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
        return QT_TRANSLATE_NOOP("Words", "%1 goes to war");
    case Decision::Surrender:
        return QT_TRANSLATE_NOOP("Words", "%1 surrenders");
    case Decision::Parlay:
        return QT_TRANSLATE_NOOP("Words", "%1 leaves the winnings");
    case Decision::Keep:
        return QT_TRANSLATE_NOOP("Words", "%1 takes it all");
    case Decision::EvenMoney:
        return QT_TRANSLATE_NOOP("Words", "%1 takes even money");
    case Decision::Hit:
        return QT_TRANSLATE_NOOP("Words", "%1 asks for a card");
    case Decision::Stand:
    case Decision::None:
        break;
    }
    return QT_TRANSLATE_NOOP("Words", "%1 stands");
}

Sentence patronNarration(const PatronAct &act)
{
    return std::visit(Overloaded{
                          [](const patron::Bet &what) {
                              return words(QT_TRANSLATE_NOOP("Words", "%1 puts %2 on the %3"),
                                           {placeWords(what.hand), moneyWords(what.amount.money),
                                            betWords(what.bet)});
                          },
                          [](const patron::Decide &what) {
                              return words(decisionPattern(what.decision), {placeWords(what.hand)});
                          },
                          [](const patron::Double &what) {
                              return words(QT_TRANSLATE_NOOP("Words", "%1 doubles for %2"),
                                           {placeWords(what.hand), moneyWords(what.main.money)});
                          },
                          [](const patron::Split &what) {
                              return words(QT_TRANSLATE_NOOP("Words", "%1 splits"),
                                           {placeWords(what.hand)});
                          },
                          [](const patron::Insure &what) {
                              return words(QT_TRANSLATE_NOOP("Words", "%1 insures with %2"),
                                           {placeWords(what.hand), moneyWords(what.amount.money)});
                          },
                          [](const patron::CutAt &what) {
                              return words(QT_TRANSLATE_NOOP("Words", "%1 cuts at card %2"),
                                           {placeWords(HandId{what.seat, 0}), number(what.cards)});
                          },
                      },
                      act);
}

Sentence chanceNarration(const ChanceEvent &event)
{
    return std::visit(
        Overloaded{
            [](const chance::Slip &what) {
                return what.faceUp
                         ? words(QT_TRANSLATE_NOOP("Words", "A card slides out and is seen"))
                         : words(QT_TRANSLATE_NOOP("Words", "A card slides out, unseen"));
            },
            [](const chance::Dispute &what) {
                return words(QT_TRANSLATE_NOOP("Words", "%1 disputes"),
                             {placeWords(HandId{what.seat, 0})});
            },
            [](const chance::Malfunction &) {
                return words(QT_TRANSLATE_NOOP("Words", "Something is broken: a malfunction"));
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
        return words(QT_TRANSLATE_NOOP("Words", "%1 to %2"),
                     {cardWords(*seen.card), placeWords(deal->hand)});
    if (seen.blackjack)
        return *seen.blackjack ? words(QT_TRANSLATE_NOOP("Words", "Peek: a blackjack"))
                               : words(QT_TRANSLATE_NOOP("Words", "Peek: no blackjack"));
    return instruction(act);
}

Sentence originWords(const Origin &origin)
{
    switch (origin.kind) {
    case Origin::Kind::Source:
        return words(QT_TRANSLATE_NOOP("Words", "%1, the source demands it"),
                     {plain(origin.clause)});
    case Origin::Kind::Reading:
        return words(QT_TRANSLATE_NOOP("Words", "%1, as we read the source"),
                     {plain(origin.clause)});
    case Origin::Kind::Choice:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Words", "the house's own choice"));
}

Sentence refusalWords(Impossible why)
{
    switch (why) {
    case Impossible::NoSuchSeat:
        return words(QT_TRANSLATE_NOOP("Words", "there is no such seat"));
    case Impossible::NoSuchHand:
        return words(QT_TRANSLATE_NOOP("Words", "there is no such hand"));
    case Impossible::ShoeEmpty:
        return words(QT_TRANSLATE_NOOP("Words", "the shoe is empty"));
    case Impossible::NothingSlipped:
        return words(QT_TRANSLATE_NOOP("Words", "no card lies before the shoe"));
    case Impossible::TooManySlipped:
        return words(QT_TRANSLATE_NOOP("Words", "too many cards lie before the shoe"));
    case Impossible::NoChipsThere:
        return words(QT_TRANSLATE_NOOP("Words", "there are no chips"));
    case Impossible::NotEnoughChips:
        return words(QT_TRANSLATE_NOOP("Words", "there are not so many chips"));
    case Impossible::NoPayoffThere:
        return words(QT_TRANSLATE_NOOP("Words", "there is no payoff to take back"));
    case Impossible::NoCardsThere:
        return words(QT_TRANSLATE_NOOP("Words", "there are no cards"));
    case Impossible::CutOutsideShoe:
        return words(QT_TRANSLATE_NOOP("Words", "there are not so many cards"));
    case Impossible::NotAskedToCut:
        return words(QT_TRANSLATE_NOOP("Words", "the cards are not there to be cut"));
    case Impossible::NothingToDecide:
        return words(QT_TRANSLATE_NOOP("Words", "there is nothing to decide"));
    case Impossible::NoSurrenderHere:
        return words(QT_TRANSLATE_NOOP("Words", "this house has no surrender"));
    case Impossible::WarBetComesWithWar:
        return words(QT_TRANSLATE_NOOP("Words", "that bet is not put down by itself"));
    case Impossible::NoHoleCard:
        return words(QT_TRANSLATE_NOOP("Words", "no card lies face down before the dealer"));
    case Impossible::NoDouble:
        return words(QT_TRANSLATE_NOOP("Words", "this hand cannot be doubled now"));
    case Impossible::DoubleAmount:
        return words(QT_TRANSLATE_NOOP("Words", "this house does not double by that amount"));
    case Impossible::NoSplit:
        return words(QT_TRANSLATE_NOOP("Words", "this hand cannot be split now"));
    case Impossible::NoInsurance:
        return words(QT_TRANSLATE_NOOP("Words", "there is no insurance to be had"));
    case Impossible::InsuranceAmount:
        return words(QT_TRANSLATE_NOOP("Words", "insurance is at most half the bet"));
    }
    return {};
}

} // namespace pitwise
