// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/findingcontext.h"
#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

using MaybeTold = std::optional<Told>;

Told dealerDrew(const FindingContext &context)
{
    return {std::holds_alternative<act::Deal>(context.act)
                ? words(QT_TRANSLATE_NOOP("Words", "The dealer drew a card too many."))
                : words(QT_TRANSLATE_NOOP("Words", "The dealer stopped, but had to draw.")),
            context.house.blackjack.soft17 == Soft17::Hit
                ? words(QT_TRANSLATE_NOOP("Words", "As long as a hand is in play against him, the "
                                                   "dealer draws to 17 and hits a soft 17."))
                : words(QT_TRANSLATE_NOOP("Words", "As long as a hand is in play against him, the "
                                                   "dealer draws to 17 and stands on every 17."))};
}

Sentence settledInPlay()
{
    return words(QT_TRANSLATE_NOOP("Words", "A bust loses at once and a blackjack is paid in turn: "
                                            "chips first, then cards."));
}

Told offer(const FindingContext &context)
{
    if (context.finding.rule == Rule::BlackjackInsurance)
        return {words(QT_TRANSLATE_NOOP("Words", "Insurance was not offered.")),
                words(QT_TRANSLATE_NOOP("Words", "When the dealer shows an ace, offer it to "
                                                 "everybody before anything else."))};
    if (context.finding.code == FindingCode::OfferMissed)
        return {words(QT_TRANSLATE_NOOP("Words", "The patron at seat %1 won and was not asked."),
                      {context.hand()}),
                words(QT_TRANSLATE_NOOP("Words",
                                        "Ask every winner: take it all, or leave the winnings?"))};
    return {words(QT_TRANSLATE_NOOP("Words", "The patron at seat %1 had not decided yet."),
                  {context.hand()}),
            words(QT_TRANSLATE_NOOP("Words",
                                    "Wait for the answer: take it all or leave the winnings."))};
}

MaybeTold outOfOrder(const FindingContext &context)
{
    const SettlementRules &rules = context.house.settlement;
    const Sentence left = words(
        QT_TRANSLATE_NOOP("Words", "Play went on before seat %1 was settled."), {context.hand()});
    switch (context.finding.rule) {
    case Rule::BonusFirst:
        return Told{left, words(QT_TRANSLATE_NOOP(
                              "Words", "All War bonuses are settled before any second card."))};
    case Rule::SettleWars:
    case Rule::ParlayOrder:
        return Told{
            outOfTurnWords(context),
            words(QT_TRANSLATE_NOOP("Words", "War bonuses are settled, and winners asked, %1."),
                  {orderWords(rules.wars)})};
    case Rule::BlackjackInsurance:
        if (std::holds_alternative<int>(context.finding.expected))
            return Told{
                outOfTurnWords(context),
                words(QT_TRANSLATE_NOOP("Words", "Insurance is settled %1, one seat at a time."),
                      {orderWords(rules.mains)})};
        return Told{left, words(QT_TRANSLATE_NOOP("Words", "Pay even money and take lost insurance "
                                                           "before play goes on."))};
    case Rule::Busts:
        return Told{left, settledInPlay()};
    case Rule::PlayOrder:
        return Told{outOfTurnWords(context),
                    words(QT_TRANSLATE_NOOP(
                        "Words", "Patrons play from left to right; a blackjack is paid in turn."))};
    case Rule::SettleMains:
        return Told{outOfTurnWords(context),
                    words(QT_TRANSLATE_NOOP("Words", "Hands are settled %1, one seat at a time."),
                          {orderWords(rules.mains)})};
    default:
        return std::nullopt;
    }
}

MaybeTold handedBack(const FindingContext &context)
{
    const Sentence done = words(QT_TRANSLATE_NOOP("Words", "%1: %2 was handed back."),
                                {context.place(), context.actual()});
    if (context.finding.rule == Rule::ParlayReturns)
        return Told{done, words(QT_TRANSLATE_NOOP("Words", "For a parlay, hand back the original "
                                                           "bet and leave the winnings."))};
    if (context.finding.rule == Rule::NoParlayHandsOver)
        return Told{done, words(QT_TRANSLATE_NOOP("Words", "Hand the patron bet and winnings."))};
    return std::nullopt;
}

/// WB-12: the hole card comes before anybody plays.
MaybeTold withoutHoleCard(const FindingContext &context)
{
    if (context.finding.expected != Measure{Act{act::Deal{DealerHand, true}}}
        || context.finding.rule == Rule::DealOrder)
        return std::nullopt;
    return Told{
        words(QT_TRANSLATE_NOOP("Words", "Play went on without the hole card.")),
        words(QT_TRANSLATE_NOOP("Words", "After the patrons' second cards the dealer takes one "
                                         "face down, before anybody plays."))};
}

MaybeTold dealtOutOfTurn(const FindingContext &context)
{
    if (auto told = withoutHoleCard(context))
        return told;
    if (context.finding.rule != Rule::PlayOrder)
        return std::nullopt;
    return Told{dealtOutOfTurnWords(context),
                words(QT_TRANSLATE_NOOP("Words", "Patrons play from left to right, one hand at a "
                                                 "time, the dealer last."))};
}

MaybeTold collected(const FindingContext &context)
{
    if (context.finding.rule != Rule::Busts)
        return std::nullopt;
    return Told{context.finding.code == FindingCode::CollectedLate ? collectedLateWords(context)
                                                                   : collectedEarlyWords(context),
                settledInPlay()};
}

MaybeTold holeCard(const FindingContext &context)
{
    const Finding &finding = context.finding;
    if (finding.rule == Rule::HoleCard && finding.expected == Measure{Act{act::Reveal{}}})
        return Told{words(QT_TRANSLATE_NOOP("Words", "The hole card was not turned over.")),
                    words(QT_TRANSLATE_NOOP(
                        "Words", "Turn it over before the dealer draws or hands are settled."))};
    if (auto told = withoutHoleCard(context))
        return told;
    if (finding.rule != Rule::BlackjackPeek)
        return std::nullopt;
    if (!std::holds_alternative<act::Peek>(context.act))
        return Told{words(QT_TRANSLATE_NOOP("Words", "Play went on without the peek.")),
                    words(QT_TRANSLATE_NOOP(
                        "Words", "Under an ace or a ten the dealer peeks before anybody plays."))};
    return Told{words(QT_TRANSLATE_NOOP("Words", "The dealer peeked when no peek was due.")),
                context.house.blackjack.peek
                    ? words(QT_TRANSLATE_NOOP(
                        "Words", "Peek once, under an ace or a ten, before anybody plays."))
                    : words(QT_TRANSLATE_NOOP("Words", "This house does not peek."))};
}

Told holeCardExposed(const FindingContext &context)
{
    if (std::holds_alternative<act::Deal>(context.act))
        return {words(QT_TRANSLATE_NOOP("Words", "The hole card was dealt face up.")),
                words(QT_TRANSLATE_NOOP("Words", "The dealer's second card is dealt face down, "
                                                 "before anybody plays."))};
    return {words(QT_TRANSLATE_NOOP("Words", "The hole card was shown too early.")),
            words(QT_TRANSLATE_NOOP("Words", "It stays face down until every patron has played, "
                                             "or the peek finds a blackjack."))};
}

} // namespace

std::optional<Told> blackjackFinding(const FindingContext &context)
{
    switch (context.finding.code) {
    case FindingCode::DealerDrewWrong:
        return dealerDrew(context);
    case FindingCode::HoleCardExposed:
        return holeCardExposed(context);
    case FindingCode::UnaskedCard:
        return Told{
            context.atDealer()
                ? words(QT_TRANSLATE_NOOP("Words", "the dealer had not asked for a card."))
                : words(QT_TRANSLATE_NOOP("Words", "seat %1 had not asked for a card."),
                        {context.hand()}),
            words(QT_TRANSLATE_NOOP(
                "Words", "Deal a card only at the patron's signal; 21 stands automatically."))};
    case FindingCode::OfferMissed:
    case FindingCode::ActedBeforeDecision:
        return offer(context);
    case FindingCode::SettledOutOfOrder:
        return outOfOrder(context);
    case FindingCode::DealtOutOfOrder:
        return dealtOutOfTurn(context);
    case FindingCode::WrongReturn:
        return handedBack(context);
    case FindingCode::CollectedLate:
    case FindingCode::CollectedEarly:
        return collected(context);
    case FindingCode::NotInProcedure:
        return holeCard(context);
    default:
        return std::nullopt;
    }
}

} // namespace pitwise
