// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/findingcontext.h"

namespace pitwise {

namespace {

/// `This house burns 3 cards before this war card.`
Sentence burnWants(const FindingContext &context)
{
    return context.finding.expected == Measure{1}
             ? words(QT_TRANSLATE_NOOP("Words", "This house burns %1 card before this war card."),
                     {context.expected()})
             : words(QT_TRANSLATE_NOOP("Words", "This house burns %1 cards before this war card."),
                     {context.expected()});
}

Sentence missingBurnDone(const FindingContext &context)
{
    if (context.finding.actual == Measure{0})
        return context.atDealer()
                 ? words(
                     QT_TRANSLATE_NOOP("Words", "The dealer's war card was dealt without a burn."))
                 : words(QT_TRANSLATE_NOOP("Words",
                                           "The war card for seat %1 was dealt without a burn."),
                         {context.hand()});
    return context.atDealer()
             ? words(
                 QT_TRANSLATE_NOOP("Words", "The dealer's war card was dealt with only %1 burned."),
                 {context.actual()})
             : words(QT_TRANSLATE_NOOP("Words",
                                       "The war card for seat %1 was dealt with only %2 burned."),
                     {context.hand(), context.actual()});
}

Told missingBurn(const FindingContext &context)
{
    return {missingBurnDone(context), burnWants(context)};
}

Sentence shoeDone(const FindingContext &context)
{
    if (std::holds_alternative<int>(context.finding.expected))
        return words(QT_TRANSLATE_NOOP("Words", "The cut card was placed %1 cards from the end."),
                     {context.actual()});
    switch (context.finding.rule) {
    case Rule::ShoeShuffle:
        return words(
            QT_TRANSLATE_NOOP("Words", "The cards were shuffled when no shuffle was due."));
    case Rule::ShoeBurnFirst:
        return words(
            QT_TRANSLATE_NOOP("Words", "The wrong number of cards was burned from the new shoe."));
    case Rule::ShoeCutCard:
        return context.house.shoe.shuffle == ShuffleRule::EveryRound
                 ? words(QT_TRANSLATE_NOOP("Words", "A cut card was placed."))
                 : words(QT_TRANSLATE_NOOP("Words",
                                           "The cut card was not placed when it was due."));
    default:
        return words(QT_TRANSLATE_NOOP("Words", "The new shoe was not prepared in order."));
    }
}

Sentence shoeWants(const FindingContext &context)
{
    if (std::holds_alternative<int>(context.finding.expected))
        return words(QT_TRANSLATE_NOOP(
                         "Words", "This house places the cut card 1 to %1 cards from the end."),
                     {context.expected()});
    const ShoeRules &shoe = context.house.shoe;
    const bool everyRound = shoe.shuffle == ShuffleRule::EveryRound;
    if (context.finding.rule == Rule::ShoeBurnFirst)
        return words(QT_TRANSLATE_NOOP("Words", "This house burns exactly %1 from a new shoe."),
                     {number(shoe.burnFirst)});
    if (context.finding.rule == Rule::ShoeCutCard)
        return everyRound ? words(QT_TRANSLATE_NOOP("Words", "This house uses no cut card."))
                          : words(QT_TRANSLATE_NOOP(
                              "Words", "The cut card goes in before the shoe is loaded."));
    if (context.finding.rule == Rule::ShoeShuffle)
        return everyRound
                 ? words(QT_TRANSLATE_NOOP("Words", "This house shuffles once before each round."))
                 : words(QT_TRANSLATE_NOOP(
                     "Words", "Shuffle between rounds, when the cut card has come out."));
    if (everyRound)
        return words(QT_TRANSLATE_NOOP("Words", "For a new shoe: shuffle, then load."));
    if (shoe.burnFirst == 0)
        return words(QT_TRANSLATE_NOOP("Words",
                                       "For a new shoe: shuffle, offer the cut, cut where the "
                                       "patron says, place the cut card, load."));
    return words(QT_TRANSLATE_NOOP("Words",
                                   "For a new shoe: shuffle, offer the cut, cut where the patron "
                                   "says, place the cut card, load, burn."));
}

} // namespace

Sentence dealtOutOfTurnWords(const FindingContext &context)
{
    return context.atDealer()
             ? words(QT_TRANSLATE_NOOP("Words", "the dealer was dealt a card out of turn."))
             : words(QT_TRANSLATE_NOOP("Words", "seat %1 was dealt a card out of turn."),
                     {context.hand()});
}

Told cardFinding(const FindingContext &context)
{
    switch (context.finding.code) {
    case FindingCode::DealtOutOfOrder:
        return {dealtOutOfTurnWords(context),
                words(QT_TRANSLATE_NOOP("Words",
                                        "Cards are dealt from left to right, the dealer last."))};
    case FindingCode::ExtraCard:
        return {context.atDealer()
                    ? words(QT_TRANSLATE_NOOP("Words", "the dealer was dealt an extra card."))
                    : words(QT_TRANSLATE_NOOP("Words", "seat %1 was dealt an extra card."),
                            {context.hand()}),
                words(QT_TRANSLATE_NOOP("Words",
                                        "A hand with a bet gets the cards it is due and no more; a "
                                        "seat without a bet gets none."))};
    case FindingCode::MissingBurn:
        return missingBurn(context);
    case FindingCode::ExtraBurn:
        return {words(QT_TRANSLATE_NOOP("Words", "One card too many was burned.")),
                burnWants(context)};
    case FindingCode::ExposedCardUsed:
        return {words(QT_TRANSLATE_NOOP("Words", "An exposed card stayed in play.")),
                words(QT_TRANSLATE_NOOP("Words", "An exposed card goes to the discard rack, and "
                                                 "the next card replaces it."))};
    default:
        return {};
    }
}

Told shoeFinding(const FindingContext &context)
{
    if (context.finding.code == FindingCode::ShoeProcedure)
        return {shoeDone(context), shoeWants(context)};
    return {words(QT_TRANSLATE_NOOP("Words", "A new round was started without a shuffle.")),
            context.finding.rule == Rule::ShoeShuffle
                ? words(QT_TRANSLATE_NOOP("Words", "This house shuffles before every round."))
                : words(QT_TRANSLATE_NOOP("Words",
                                          "The cut card is out: shuffle before the next round."))};
}

} // namespace pitwise
