// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/findingcontext.h"
#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

Sentence settledDone(const FindingContext &context)
{
    const Finding &finding = context.finding;
    if (finding.rule == Rule::TieSettledFirst || finding.rule == Rule::WarDeal)
        return words(QT_TRANSLATE_NOOP("Words", "The war was started before seat %1 was settled."),
                     {context.hand()});
    if (finding.rule == Rule::SettleFirst && finding.expected == finding.actual)
        return words(
            QT_TRANSLATE_NOOP("Words", "%1: the main bet was begun before its own tie bet was settled."),
            {context.place()});
    return outOfTurnWords(context);
}

Sentence settledWants(const FindingContext &context)
{
    const SettlementRules &rules = context.house.settlement;
    switch (context.finding.rule) {
    case Rule::TieSettledFirst:
        return words(QT_TRANSLATE_NOOP("Words", "Tie bets are settled before a war starts."));
    case Rule::WarDeal:
        return words(QT_TRANSLATE_NOOP(
            "Words", "Every bet that the first cards decide is settled before a war starts."));
    case Rule::SettleFirst:
        return rules.first == FirstSettlement::TiesThenMains
                 ? words(QT_TRANSLATE_NOOP(
                     "Words", "All tie bets are settled first, then the main bets, then the wars."))
                 : words(QT_TRANSLATE_NOOP("Words", "The first cards are settled before any war."));
    case Rule::SettleTies:
        return words(QT_TRANSLATE_NOOP("Words", "Tie bets are settled %1, one seat at a time."),
                     {orderWords(rules.ties)});
    case Rule::SettleMains:
        return rules.first == FirstSettlement::PerSeat
                 ? words(QT_TRANSLATE_NOOP("Words", "Bets are settled %1, one seat at a time."),
                         {orderWords(rules.mains)})
                 : words(
                     QT_TRANSLATE_NOOP("Words", "Main bets are settled %1, one seat at a time."),
                     {orderWords(rules.mains)});
    default:
        return words(QT_TRANSLATE_NOOP("Words", "Wars are settled %1, one seat at a time."),
                     {orderWords(rules.wars)});
    }
}

/// When cards leave in this house.
Sentence cardsLeave(const FindingContext &context)
{
    if (context.finding.hand && context.finding.hand->isDealer())
        return words(QT_TRANSLATE_NOOP(
            "Words", "The dealer's cards leave last, when every bet is settled."));
    if (context.house.cards.style == Style::LayAndPay)
        return words(QT_TRANSLATE_NOOP(
            "Words", "Lay and pay: all cards stay until every bet on the table is settled."));
    switch (context.house.cards.pick) {
    case Pick::AfterPay:
        return words(QT_TRANSLATE_NOOP(
            "Words", "Pick and pay: a seat's cards leave when its last bet is settled."));
    case Pick::BeforePay:
        return words(QT_TRANSLATE_NOOP(
            "Words", "Pick and pay: a seat's cards leave in its turn, before its last payment."));
    case Pick::Either:
        break;
    }
    return words(QT_TRANSLATE_NOOP(
        "Words", "Pick and pay: a seat's cards leave in its turn, with its last payment."));
}

/// Somebody's cards, and those that should have gone first.
Sentence collectedBefore(const FindingContext &context)
{
    const auto *act = std::get_if<Act>(&context.finding.expected);
    const auto due = act == nullptr ? std::nullopt : placeOf(*act);
    if (context.atDealer())
        return due ? words(QT_TRANSLATE_NOOP("Words", "The dealer's cards were collected before "
                                                      "those of seat %1."),
                           {handWords(*due)})
                   : words(QT_TRANSLATE_NOOP("Words", "The dealer's cards were collected before "
                                                      "those of another seat."));
    if (!due)
        return words(QT_TRANSLATE_NOOP("Words", "The cards of seat %1 were collected before those "
                                                "of another seat."),
                     {context.hand()});
    return words(due->isDealer() ? QT_TRANSLATE_NOOP("Words", "The cards of seat %1 were collected "
                                                              "before those of the dealer.")
                                 : QT_TRANSLATE_NOOP("Words", "The cards of seat %1 were collected "
                                                              "before those of seat %2."),
                 {context.hand(), handWords(*due)});
}

} // namespace

Sentence outOfTurnWords(const FindingContext &context)
{
    const bool asked = std::holds_alternative<act::Say>(context.act);
    const auto *due = std::get_if<int>(&context.finding.expected);
    if (due == nullptr)
        return words(asked ? QT_TRANSLATE_NOOP("Words", "seat %1 was asked out of turn.")
                           : QT_TRANSLATE_NOOP("Words", "seat %1 was settled out of turn."),
                     {context.hand()});
    return words(
        asked ? QT_TRANSLATE_NOOP("Words", "seat %1 was asked out of turn: seat %2 was next.")
              : QT_TRANSLATE_NOOP("Words", "seat %1 was settled out of turn: seat %2 was next."),
        {context.hand(), handWords(handAt(*due))});
}

Told orderFinding(const FindingContext &context)
{
    return {settledDone(context), settledWants(context)};
}

Told collectFinding(const FindingContext &context)
{
    switch (context.finding.code) {
    case FindingCode::CollectedEarly:
        return {collectedEarlyWords(context), cardsLeave(context)};
    case FindingCode::CollectedLate:
        return {collectedLateWords(context),
                context.finding.rule == Rule::CardsPick
                    ? words(QT_TRANSLATE_NOOP(
                        "Words", "This house picks up a seat's cards before its last payment."))
                    : words(QT_TRANSLATE_NOOP(
                        "Words",
                        "Pick and pay: pick up a seat's cards before you settle another seat."))};
    case FindingCode::CollectedOutOfOrder:
        return {collectedBefore(context),
                words(QT_TRANSLATE_NOOP("Words", "Cards are swept %1, the dealer's last."),
                      {orderWords(context.house.cards.sweep)})};
    case FindingCode::CardsLeft:
        return {
            words(QT_TRANSLATE_NOOP("Words", "Cards are still on the layout.")),
            words(QT_TRANSLATE_NOOP("Words", "All cards are collected before the round ends."))};
    default:
        return {};
    }
}

Sentence collectedEarlyWords(const FindingContext &context)
{
    return context.atDealer()
             ? words(QT_TRANSLATE_NOOP("Words", "The dealer's cards were collected too early."))
             : words(QT_TRANSLATE_NOOP("Words", "The cards of seat %1 were collected too early."),
                     {context.hand()});
}

Sentence collectedLateWords(const FindingContext &context)
{
    return context.atDealer()
             ? words(QT_TRANSLATE_NOOP("Words", "The dealer's cards are still on the layout."))
             : words(QT_TRANSLATE_NOOP("Words", "The cards of seat %1 are still on the layout."),
                     {context.hand()});
}

} // namespace pitwise
