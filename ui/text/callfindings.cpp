// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/findingcontext.h"

namespace pitwise {

namespace {

Sentence underMinimumWants(const House &house)
{
    return house.limits.underMinimum == UnderMinimum::Refuse
             ? words(QT_TRANSLATE_NOOP("Words", "Refuse it before you close the bets."))
             : words(QT_TRANSLATE_NOOP("Words", "Remind the patron, or refuse a second one, before "
                                                "you close the bets."));
}

Sentence overMaximumWants(const House &house)
{
    return house.limits.overMaximum == OverMaximum::Refuse
             ? words(QT_TRANSLATE_NOOP("Words", "Refuse it before you close the bets."))
             : words(QT_TRANSLATE_NOOP("Words", "Hand back the excess before you close the bets."));
}

Sentence aloneDone(const FindingContext &context)
{
    return words(QT_TRANSLATE_NOOP("Words", "%1: there is no main bet beside it."),
                 {context.bet()});
}

Told limit(const FindingContext &context)
{
    const House &house = context.house;
    switch (context.finding.rule) {
    case Rule::UnderMinimum:
        return {words(QT_TRANSLATE_NOOP("Words", "%1: %2 is below the minimum of %3."),
                      {context.bet(), context.actual(), context.expected()}),
                underMinimumWants(house)};
    case Rule::LimitCombined:
        return {words(QT_TRANSLATE_NOOP("Words",
                                        "%1: with %2 the bets of the seat come to more than %3."),
                      {context.bet(), context.actual(),
                       figure(toText(house.limits.combinedMax.value_or(Money::largest())))}),
                context.finding.expected == Measure{Money{}}
                    ? words(QT_TRANSLATE_NOOP("Words", "Refuse it before you close the bets."))
                    : overMaximumWants(house)};
    case Rule::OverMaximum:
        return {words(QT_TRANSLATE_NOOP("Words", "%1: %2 is above the maximum of %3."),
                      {context.bet(), context.actual(), context.expected()}),
                overMaximumWants(house)};
    case Rule::MainRequired:
        return {
            aloneDone(context),
            words(QT_TRANSLATE_NOOP("Words", "This house takes no side bet without a main bet."))};
    case Rule::TieBetAlone:
        return {
            aloneDone(context),
            words(QT_TRANSLATE_NOOP("Words", "This house takes no tie bet without a main bet."))};
    case Rule::WarTieBetAmount:
        return {words(QT_TRANSLATE_NOOP("Words", "%1: %2 was accepted."),
                      {context.bet(), context.actual()}),
                words(QT_TRANSLATE_NOOP(
                    "Words", "On the war cards this house takes exactly the amount of the main "
                             "bet."))};
    default:
        return {words(QT_TRANSLATE_NOOP("Words", "%1: it was accepted."), {context.bet()}),
                words(QT_TRANSLATE_NOOP("Words", "This house does not take that bet."))};
    }
}

Told missedCall(const FindingContext &context)
{
    if (context.finding.rule == Rule::CallPlaceBets)
        return {words(QT_TRANSLATE_NOOP("Words", "\"Place your bets\" was not called.")),
                words(QT_TRANSLATE_NOOP("Words", "Call for bets before you close them."))};
    return {words(QT_TRANSLATE_NOOP("Words", "\"No more bets\" was not called.")),
            words(QT_TRANSLATE_NOOP("Words", "Call it before the first card."))};
}

Sentence floorDone(const FindingContext &context)
{
    if (context.finding.rule == Rule::CallFloorAbove)
        return words(QT_TRANSLATE_NOOP("Words", "%1: the floor was not called before this payoff."),
                     {context.bet()});
    return context.finding.rule == Rule::Malfunction
             ? words(
                 QT_TRANSLATE_NOOP("Words", "Play went on after a malfunction without the floor."))
             : words(QT_TRANSLATE_NOOP("Words", "Play went on after a dispute without the floor."));
}

Sentence floorWants(const FindingContext &context)
{
    if (context.finding.rule == Rule::CallFloorAbove && context.house.calls.floorAbove)
        return words(QT_TRANSLATE_NOOP("Words", "Call the floor before you pay more than %1."),
                     {figure(toText(*context.house.calls.floorAbove))});
    return words(QT_TRANSLATE_NOOP("Words", "Call the floor; the floor's ruling is final."));
}

} // namespace

Told callFinding(const FindingContext &context)
{
    switch (context.finding.code) {
    case FindingCode::OfferMissed:
        return {words(QT_TRANSLATE_NOOP("Words", "The patron at seat %1 tied and was not asked."),
                      {context.hand()}),
                words(QT_TRANSLATE_NOOP(
                    "Words", "Ask a tied patron for war or surrender before you touch the bet."))};
    case FindingCode::ActedBeforeDecision:
        return {words(QT_TRANSLATE_NOOP("Words", "The patron at seat %1 had not decided yet."),
                      {context.hand()}),
                words(QT_TRANSLATE_NOOP("Words", "Wait for the answer: war or surrender."))};
    case FindingCode::CallMissed:
        return missedCall(context);
    case FindingCode::FloorNotCalled:
        return {floorDone(context), floorWants(context)};
    default:
        return {};
    }
}

Told limitFinding(const FindingContext &context)
{
    if (context.finding.code == FindingCode::LimitIgnored)
        return limit(context);
    return {
        words(QT_TRANSLATE_NOOP("Words", "%1: %2 came after bets were closed and was not refused."),
              {context.bet(), context.actual()}),
        words(QT_TRANSLATE_NOOP("Words", "Refuse a late bet before you do anything else."))};
}

} // namespace pitwise
