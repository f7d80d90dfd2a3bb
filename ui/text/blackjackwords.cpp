// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/blackjackwords.h"

#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

using MaybeWords = std::optional<BlackjackWords>;

Sentence placeIn(const Finding &finding)
{
    return finding.hand ? placeWords(*finding.hand)
                        : words(QT_TRANSLATE_NOOP("Words", "the table"));
}

Sentence orderOf(Direction direction)
{
    return direction == Direction::LeftToRight
             ? words(QT_TRANSLATE_NOOP("Words", "from left to right"))
             : words(QT_TRANSLATE_NOOP("Words", "from right to left"));
}

Sentence dealerStands(const House &house)
{
    return house.blackjack.soft17 == Soft17::Hit
             ? words(QT_TRANSLATE_NOOP(
                 "Words",
                 "While a hand stands against him the dealer draws to 17, and to a soft 17 too."))
             : words(QT_TRANSLATE_NOOP(
                 "Words",
                 "While a hand stands against him the dealer draws to 17 and stands on every 17."));
}

Sentence atOnce()
{
    return words(QT_TRANSLATE_NOOP(
        "Words", "A bust hand loses at once, a blackjack is paid in its turn: chips, then cards."));
}

MaybeWords offer(const Finding &finding)
{
    const Sentence place = placeIn(finding);
    if (finding.rule == Rule::BlackjackInsurance)
        return BlackjackWords{
            words(QT_TRANSLATE_NOOP("Words", "Insurance was not offered.")),
            words(QT_TRANSLATE_NOOP(
                "Words", "Under an ace it is offered to all, before anything else happens."))};
    if (finding.code == FindingCode::OfferMissed)
        return BlackjackWords{
            words(QT_TRANSLATE_NOOP("Words", "The patron at %1 won and was not asked."), {place}),
            words(QT_TRANSLATE_NOOP(
                "Words", "A winner is asked whether he takes it all or leaves the winnings."))};
    return BlackjackWords{
        words(QT_TRANSLATE_NOOP("Words", "The patron at %1 has not decided yet."), {place}),
        words(QT_TRANSLATE_NOOP("Words", "Wait for the answer: take it all or leave it."))};
}

MaybeWords outOfOrder(const Finding &finding, const House &house)
{
    const Sentence place = placeIn(finding);
    const auto *due = std::get_if<int>(&finding.expected);
    const Sentence begun =
        due != nullptr
            ? words(QT_TRANSLATE_NOOP("Words", "%1 was begun while %2 was due."),
                    {place, placeWords(handAt(*due))})
            : words(QT_TRANSLATE_NOOP("Words", "%1 was begun while another seat was due."),
                    {place});
    const Sentence left =
        words(QT_TRANSLATE_NOOP("Words", "Play went on before %1 was settled."), {place});
    switch (finding.rule) {
    case Rule::BonusFirst:
        return BlackjackWords{
            left,
            words(QT_TRANSLATE_NOOP("Words", "All War bets are settled before any second card."))};
    case Rule::SettleWars:
    case Rule::ParlayOrder:
        return BlackjackWords{
            begun, words(QT_TRANSLATE_NOOP("Words", "War bets are settled, and winners asked, %1."),
                         {orderOf(house.settlement.wars)})};
    case Rule::BlackjackInsurance:
        if (std::holds_alternative<int>(finding.expected))
            return BlackjackWords{
                begun,
                words(QT_TRANSLATE_NOOP("Words", "Insurance is settled %1, one seat at a time."),
                      {orderOf(house.settlement.mains)})};
        return BlackjackWords{
            left,
            words(QT_TRANSLATE_NOOP(
                "Words", "Even money is paid, and lost insurance taken, before play goes on."))};
    case Rule::Busts:
        return BlackjackWords{left, atOnce()};
    case Rule::PlayOrder:
        return BlackjackWords{
            begun, words(QT_TRANSLATE_NOOP(
                       "Words", "Patrons play from left to right; a blackjack is paid in turn."))};
    case Rule::SettleMains:
        return BlackjackWords{
            begun, words(QT_TRANSLATE_NOOP("Words", "Hands are settled %1, one seat at a time."),
                         {orderOf(house.settlement.mains)})};
    default:
        return std::nullopt;
    }
}

MaybeWords handedBack(const Finding &finding)
{
    const auto *amount = std::get_if<Money>(&finding.actual);
    const Sentence done =
        words(QT_TRANSLATE_NOOP("Words", "%1: %2 was handed back."),
              {placeIn(finding), moneyWords(amount == nullptr ? Money{} : *amount)});
    if (finding.rule == Rule::ParlayReturns)
        return BlackjackWords{
            done, words(QT_TRANSLATE_NOOP(
                      "Words", "Of a parlay the original bet goes back, the winnings stay."))};
    if (finding.rule == Rule::NoParlayHandsOver)
        return BlackjackWords{
            done, words(QT_TRANSLATE_NOOP("Words", "Bet and winnings both go to the patron."))};
    return std::nullopt;
}

MaybeWords outOfTurn(const Finding &finding)
{
    if (finding.rule == Rule::PlayOrder)
        return BlackjackWords{
            words(QT_TRANSLATE_NOOP("Words", "A card went to %1, whose turn it was not."),
                  {placeIn(finding)}),
            words(QT_TRANSLATE_NOOP(
                "Words", "Patrons play from left to right, one hand at a time, the dealer last."))};
    return std::nullopt;
}

} // namespace

std::optional<BlackjackWords> blackjackWords(const Finding &finding, const Act &act,
                                             const House &house)
{
    const Sentence place = placeIn(finding);
    switch (finding.code) {
    case FindingCode::DealerDrewWrong:
        return BlackjackWords{
            std::holds_alternative<act::Deal>(act)
                ? words(QT_TRANSLATE_NOOP("Words", "The dealer drew a card too many."))
                : words(QT_TRANSLATE_NOOP("Words", "The dealer stopped though he had to draw.")),
            dealerStands(house)};
    case FindingCode::HoleCardExposed:
        return BlackjackWords{
            words(QT_TRANSLATE_NOOP("Words", "The hole card was shown too early.")),
            words(QT_TRANSLATE_NOOP(
                "Words",
                "It lies face down until every patron has played, or the peek found a blackjack."))};
    case FindingCode::UnaskedCard:
        return BlackjackWords{
            words(QT_TRANSLATE_NOOP("Words", "%1 had not asked for a card."), {place}),
            words(QT_TRANSLATE_NOOP(
                "Words", "A card comes only at the patron's signal; 21 stands by itself."))};
    case FindingCode::OfferMissed:
    case FindingCode::ActedBeforeDecision:
        return offer(finding);
    case FindingCode::SettledOutOfOrder:
        return outOfOrder(finding, house);
    case FindingCode::DealtOutOfOrder:
        return outOfTurn(finding);
    case FindingCode::WrongReturn:
        return handedBack(finding);
    case FindingCode::CollectedLate:
    case FindingCode::CollectedEarly:
        if (finding.rule != Rule::Busts)
            return std::nullopt;
        return BlackjackWords{
            finding.code == FindingCode::CollectedLate
                ? words(QT_TRANSLATE_NOOP("Words", "The cards of %1 still lie."), {place})
                : words(QT_TRANSLATE_NOOP("Words", "The cards of %1 were collected too early."),
                        {place}),
            atOnce()};
    case FindingCode::NotInProcedure:
        if (finding.rule == Rule::HoleCard && finding.expected == Measure{Act{act::Reveal{}}})
            return BlackjackWords{
                words(QT_TRANSLATE_NOOP("Words", "The hole card was not turned over.")),
                words(
                    QT_TRANSLATE_NOOP("Words", "It is shown before the dealer draws or settles."))};
        if (finding.rule == Rule::BlackjackPeek && std::holds_alternative<act::Peek>(act))
            return BlackjackWords{
                words(QT_TRANSLATE_NOOP("Words", "The dealer peeked where no peek is due.")),
                house.blackjack.peek
                    ? words(QT_TRANSLATE_NOOP(
                        "Words", "The hole card is peeked at once, under an ace or a ten."))
                    : words(QT_TRANSLATE_NOOP("Words", "In this house nobody peeks."))};
        if (finding.rule != Rule::BlackjackPeek)
            return std::nullopt;
        return BlackjackWords{
            words(QT_TRANSLATE_NOOP("Words", "Play went on without the peek.")),
            words(QT_TRANSLATE_NOOP(
                "Words", "Under an ace or a ten the dealer peeks before anybody plays."))};
    default:
        return std::nullopt;
    }
}

} // namespace pitwise
