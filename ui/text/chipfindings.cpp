// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/findingcontext.h"
#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

/// `55 (11:1)`: a wrong payment is often another house's ratio.
Sentence amountPaid(const FindingContext &context)
{
    if (!context.finding.actualRatio)
        return context.actual();
    return words(QT_TRANSLATE_NOOP("Words", "%1 (%2)"),
                 {context.actual(), plain(toText(*context.finding.actualRatio))});
}

Sentence payoutWants(const FindingContext &context)
{
    const Finding &finding = context.finding;
    if (finding.expected == Measure{Money{}})
        return finding.rule == Rule::WarWinPays && context.house.war.housePosts
                 ? words(QT_TRANSLATE_NOOP("Words", "Nothing is due beyond the post."))
                 : words(QT_TRANSLATE_NOOP("Words", "This bet is settled: nothing more is due."));
    if (finding.expectedRatio)
        return words(QT_TRANSLATE_NOOP("Words", "This house pays it %1."),
                     {plain(toText(*finding.expectedRatio))});
    return words(QT_TRANSLATE_NOOP("Words", "This house pays a different amount."));
}

Sentence losersWant()
{
    return words(QT_TRANSLATE_NOOP("Words", "A losing bet goes to the tray."));
}

Sentence winnersWant()
{
    return words(QT_TRANSLATE_NOOP("Words", "A winning bet is paid and stays with the patron."));
}

/// What goes back while bets are open.
std::optional<Sentence> limitReturnWants(const FindingContext &context)
{
    switch (context.finding.rule) {
    case Rule::OverMaximum:
    case Rule::LimitCombined:
        return context.house.limits.overMaximum == OverMaximum::ReturnExcess
                 ? words(QT_TRANSLATE_NOOP(
                     "Words", "What is above the maximum goes back, no more and no less."))
                 : words(QT_TRANSLATE_NOOP(
                     "Words", "A bet that the house does not take goes back in full."));
    case Rule::UnderMinimum:
    case Rule::TieBetAllowed:
    case Rule::TieBetAlone:
    case Rule::MainRequired:
    case Rule::WarTieBetAllowed:
    case Rule::WarTieBetAmount:
        return words(
            QT_TRANSLATE_NOOP("Words", "A bet that the house does not take goes back in full."));
    default:
        return std::nullopt;
    }
}

Sentence returnWants(const FindingContext &context)
{
    if (auto wants = limitReturnWants(context))
        return *wants;
    if (context.finding.rule == Rule::SurrenderLoses)
        return words(QT_TRANSLATE_NOOP("Words", "This house takes %1 of a surrendered bet; only "
                                                "the rest may be handed back."),
                     {shareWords(context.house.surrender.loses)});
    if (context.finding.rule == Rule::LateBets)
        return words(QT_TRANSLATE_NOOP("Words", "Refuse a late bet before you do anything else."));
    if (context.finding.expected != Measure{Money{}})
        return words(
            QT_TRANSLATE_NOOP("Words", "A push is handed back in full, or left where it is."));
    switch (context.finding.rule) {
    case Rule::MainLoses:
    case Rule::WarLoses:
    case Rule::BonusLoses:
    case Rule::Busts:
        return losersWant();
    case Rule::MainPays:
    case Rule::WarWinPays:
    case Rule::WarTiePays:
    case Rule::BlackjackPays:
        return winnersWant();
    default:
        return words(QT_TRANSLATE_NOOP("Words", "Only a push is handed back."));
    }
}

Sentence takeWants(const FindingContext &context)
{
    if (context.finding.rule != Rule::SurrenderLoses)
        return words(QT_TRANSLATE_NOOP("Words", "A losing bet is taken in full."));
    return words(QT_TRANSLATE_NOOP("Words", "This house takes %1 of a surrendered bet."),
                 {shareWords(context.house.surrender.loses)});
}

/// A surrendered bet is half lost.
Told paidLoser(const FindingContext &context)
{
    if (context.finding.rule == Rule::SurrenderLoses)
        return {words(QT_TRANSLATE_NOOP("Words", "%1: it was surrendered, but was paid %2."),
                      {context.bet(), context.actual()}),
                takeWants(context)};
    return {words(QT_TRANSLATE_NOOP("Words", "%1: it lost, but was paid %2."),
                  {context.bet(), context.actual()}),
            losersWant()};
}

Told post(const FindingContext &context)
{
    const Sentence before =
        words(QT_TRANSLATE_NOOP("Words", "The house matches the war bet before a card is burned "
                                         "or dealt for the war."));
    if (std::holds_alternative<act::Burn>(context.act))
        return {
            words(QT_TRANSLATE_NOOP("Words", "%1: you burned before posting."), {context.place()}),
            before};
    if (context.finding.actual == Measure{Money{}})
        return {words(QT_TRANSLATE_NOOP("Words", "%1: you went on with the war before posting."),
                      {context.place()}),
                before};
    return {words(QT_TRANSLATE_NOOP("Words", "%1: you posted %2."),
                  {context.place(), context.actual()}),
            words(QT_TRANSLATE_NOOP("Words", "The house posts exactly as much as the war bet."))};
}

} // namespace

Told chipFinding(const FindingContext &context)
{
    switch (context.finding.code) {
    case FindingCode::WrongPayout:
        return {words(QT_TRANSLATE_NOOP("Words", "%1: %2 was paid."),
                      {context.bet(), amountPaid(context)}),
                payoutWants(context)};
    case FindingCode::PaidLosingBet:
        return paidLoser(context);
    case FindingCode::TookWinningBet:
        return {words(QT_TRANSLATE_NOOP("Words", "%1: it won, but was taken."), {context.bet()}),
                winnersWant()};
    case FindingCode::MovedPush:
        return {words(QT_TRANSLATE_NOOP("Words", "%1: it is a push, but chips moved."),
                      {context.bet()}),
                words(QT_TRANSLATE_NOOP("Words", "A push is neither paid nor taken."))};
    case FindingCode::WrongTake:
        return {words(QT_TRANSLATE_NOOP("Words", "%1: %2 was taken."),
                      {context.bet(), context.actual()}),
                takeWants(context)};
    case FindingCode::WrongReturn:
        return {words(QT_TRANSLATE_NOOP("Words", "%1: %2 was handed back."),
                      {context.bet(), context.actual()}),
                returnWants(context)};
    case FindingCode::PostMissed:
        return post(context);
    case FindingCode::InefficientChips:
        return {
            words(QT_TRANSLATE_NOOP("Words", "%1: the amount is right, the chips are not."),
                  {context.bet()}),
            context.house.payout.chips == PayoutChips::Fewest
                ? words(QT_TRANSLATE_NOOP("Words", "This house pays in the fewest chips."))
                : words(QT_TRANSLATE_NOOP("Words", "This house pays in the colours of the bet."))};
    case FindingCode::UnsettledBet:
        return {words(QT_TRANSLATE_NOOP("Words", "%1: %2 was never settled."),
                      {context.bet(), context.actual()}),
                words(QT_TRANSLATE_NOOP("Words", "Every bet is settled before the round ends."))};
    default:
        return {};
    }
}

} // namespace pitwise
