// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/gamewords.h"

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
    return figure(toText(money));
}

Sentence handWords(HandId hand)
{
    return {toText(hand), {}, Sentence::Kind::Place};
}

Sentence placeWords(HandId hand)
{
    if (hand.isDealer())
        return words(QT_TRANSLATE_NOOP("Words", "the dealer"));
    return words(QT_TRANSLATE_NOOP("Words", "seat %1"), {handWords(hand)});
}

Sentence withLetters(Sentence sentence, SeatSet split)
{
    if (split.empty())
        return sentence;
    for (Sentence &part : sentence.parts)
        part = withLetters(std::move(part), split);
    const std::string &place = sentence.pattern;
    if (sentence.kind == Sentence::Kind::Place && place.size() == 1 && place[0] >= '1'
        && place[0] <= '9' && split.has(seatAt(place[0] - '0')))
        sentence.pattern += 'a';
    return sentence;
}

Sentence betWords(BetKind bet)
{
    switch (bet) {
    case BetKind::Main:
        return words(QT_TRANSLATE_NOOP("Words", "main bet"));
    case BetKind::Tie:
        return words(QT_TRANSLATE_NOOP("Words", "tie bet"));
    case BetKind::War:
        return words(QT_TRANSLATE_NOOP("Words", "war bet"));
    case BetKind::Bonus:
        return words(QT_TRANSLATE_NOOP("Words", "War bet"));
    case BetKind::WarTie:
        return words(QT_TRANSLATE_NOOP("Words", "tie bet on the war cards"));
    case BetKind::Post:
        return words(QT_TRANSLATE_NOOP("Words", "house's post"));
    case BetKind::Insurance:
        return words(QT_TRANSLATE_NOOP("Words", "insurance"));
    }
    return {};
}

Sentence orderWords(Direction direction)
{
    return direction == Direction::LeftToRight
             ? words(QT_TRANSLATE_NOOP("Words", "from left to right"))
             : words(QT_TRANSLATE_NOOP("Words", "from right to left"));
}

Sentence shareWords(Ratio share)
{
    if (share.pays * 2 == share.per)
        return words(QT_TRANSLATE_NOOP("Words", "half"));
    if (share.pays == share.per)
        return words(QT_TRANSLATE_NOOP("Words", "all"));
    return plain(std::to_string(share.pays) + '/' + std::to_string(share.per));
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

Sentence originTag(const Origin &origin)
{
    switch (origin.kind) {
    case Origin::Kind::Source:
        return plain(origin.clause);
    case Origin::Kind::Reading:
        return words(QT_TRANSLATE_NOOP("Words", "%1, as we read it"), {plain(origin.clause)});
    case Origin::Kind::Choice:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Words", "the house's choice"));
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
        return words(QT_TRANSLATE_NOOP("Words", "there is no card in front of the shoe"));
    case Impossible::TooManySlipped:
        return words(QT_TRANSLATE_NOOP("Words", "there are too many cards in front of the shoe"));
    case Impossible::NoChipsThere:
        return words(QT_TRANSLATE_NOOP("Words", "there are no chips there"));
    case Impossible::NotEnoughChips:
        return words(QT_TRANSLATE_NOOP("Words", "there are not that many chips there"));
    case Impossible::NoPayoffThere:
        return words(QT_TRANSLATE_NOOP("Words", "there is no payoff to take back"));
    case Impossible::NoCardsThere:
        return words(QT_TRANSLATE_NOOP("Words", "there are no cards there"));
    case Impossible::CutOutsideShoe:
        return words(QT_TRANSLATE_NOOP("Words", "there are not that many cards"));
    case Impossible::NotAskedToCut:
        return words(QT_TRANSLATE_NOOP("Words", "the cards are not ready to be cut"));
    case Impossible::NothingToDecide:
        return words(QT_TRANSLATE_NOOP("Words", "there is nothing to decide"));
    case Impossible::NoSurrenderHere:
        return words(QT_TRANSLATE_NOOP("Words", "this house has no surrender"));
    case Impossible::WarBetComesWithWar:
        return words(QT_TRANSLATE_NOOP("Words", "that bet cannot be made by itself"));
    case Impossible::NoHoleCard:
        return words(QT_TRANSLATE_NOOP("Words", "the dealer has no card face down"));
    case Impossible::NoDouble:
        return words(QT_TRANSLATE_NOOP("Words", "this hand cannot be doubled now"));
    case Impossible::DoubleAmount:
        return words(
            QT_TRANSLATE_NOOP("Words", "this house does not allow a double of that amount"));
    case Impossible::NoSplit:
        return words(QT_TRANSLATE_NOOP("Words", "this hand cannot be split now"));
    case Impossible::NoInsurance:
        return words(QT_TRANSLATE_NOOP("Words", "insurance is not open now"));
    case Impossible::NotDealtAgain:
        return words(QT_TRANSLATE_NOOP("Words", "there is no round to deal again"));
    case Impossible::InsuranceAmount:
        return words(QT_TRANSLATE_NOOP("Words", "insurance is at most half the bet"));
    case Impossible::TooMuchMoney:
        return words(QT_TRANSLATE_NOOP("Words", "there is no room for more than %1 on one spot"),
                     {figure(toText(Money::largest()))});
    }
    return {};
}

} // namespace pitwise
