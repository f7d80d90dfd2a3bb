// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/ruletext.h"

#include "ui/text/gamewords.h"

#include <array>

namespace pitwise {

namespace {

MaybeSentence pickUp(const House &house)
{
    if (house.cards.style != Style::PickAndPay)
        return std::nullopt;
    switch (house.cards.pick) {
    case Pick::AfterPay:
        return words(QT_TRANSLATE_NOOP(
            "Words", "A hand's cards are picked up after its last bet is settled: chips first."));
    case Pick::BeforePay:
        return words(QT_TRANSLATE_NOOP(
            "Words", "A hand's cards are picked up before its last bet is settled: cards first."));
    case Pick::Either:
        break;
    }
    return words(QT_TRANSLATE_NOOP(
        "Words", "A hand's cards are picked up with its last bet, before or after the chips."));
}

MaybeSentence askTied(const House &house)
{
    if (!house.surrender.allowed)
        return std::nullopt;
    return words(
        house.calls.warOrSurrender
            ? QT_TRANSLATE_NOOP("Words", "A tied patron is asked in turn: war or surrender?")
            : QT_TRANSLATE_NOOP("Words", "A tied patron decides without being asked."));
}

MaybeSentence floorAbove(const House &house)
{
    if (!house.calls.floorAbove)
        return words(QT_TRANSLATE_NOOP("Words", "No payment needs the floor."));
    return words(QT_TRANSLATE_NOOP("Words", "A payment above %1 is called to the floor first."),
                 {figure(toText(*house.calls.floorAbove))});
}

MaybeSentence payoutChips(const House &house)
{
    switch (house.payout.chips) {
    case PayoutChips::Any:
        return words(QT_TRANSLATE_NOOP("Words", "A payment may be built from any chips."));
    case PayoutChips::Fewest:
        return words(QT_TRANSLATE_NOOP("Words", "A payment is built from the fewest chips."));
    case PayoutChips::ColorForColor:
        break;
    }
    return words(QT_TRANSLATE_NOOP(
        "Words", "A payment is built colour for colour, in the colours of the bet."));
}

// One row per rule.
// clang-format off
constexpr std::array CommonRuleRows{
    RuleText{"cards.style", [](const House &h) -> MaybeSentence { return words(h.cards.style == Style::PickAndPay ? QT_TRANSLATE_NOOP("Words", "Pick and pay: cards are picked up hand by hand.") : QT_TRANSLATE_NOOP("Words", "Lay and pay: all cards stay until every bet is settled.")); }},
    RuleText{"cards.pick", pickUp},
    RuleText{"cards.sweep", [](const House &h) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "The cards that are left are swept %1, the dealer's last."), {orderWords(h.cards.sweep)}); }},
    RuleText{"procedure.round_ends", QT_TRANSLATE_NOOP("Words", "When everything is settled and collected, the round is over and the next one begins.")},
    RuleText{"calls.place_bets", [](const House &h) -> MaybeSentence { return words(h.calls.placeBets ? QT_TRANSLATE_NOOP("Words", "The dealer opens the bets with \"Place your bets\".") : QT_TRANSLATE_NOOP("Words", "The dealer need not call for bets.")); }},
    RuleText{"calls.no_more_bets", [](const House &h) -> MaybeSentence { return words(h.calls.noMoreBets ? QT_TRANSLATE_NOOP("Words", "The dealer closes the bets with \"No more bets\".") : QT_TRANSLATE_NOOP("Words", "The first card closes the bets.")); }},
    RuleText{"calls.war_or_surrender", askTied},
    RuleText{"calls.floor_above", floorAbove},
    RuleText{"payout.chips", payoutChips},
    RuleText{"payout.correction", [](const House &h) -> MaybeSentence { return words(h.payout.correction == Correction::Self ? QT_TRANSLATE_NOOP("Words", "The dealer corrects a wrong payment himself: he takes all of it back before he settles another seat.") : QT_TRANSLATE_NOOP("Words", "Only the floor corrects a wrong payment.")); }},
    RuleText{"procedure.slipped_card", QT_TRANSLATE_NOOP("Words", "A card that slips out face down is the next card.")},
    RuleText{"procedure.exposed_card", QT_TRANSLATE_NOOP("Words", "A card exposed by mistake is discarded and replaced.")},
    RuleText{"procedure.floor", QT_TRANSLATE_NOOP("Words", "The floor decides disputes and whatever is not written here.")},
    RuleText{"procedure.malfunction", QT_TRANSLATE_NOOP("Words", "A malfunction voids all pays and plays: the floor is called, then every bet is returned.")},
};
// clang-format on

} // namespace

std::span<const RuleText> commonRuleTexts()
{
    return CommonRuleRows;
}

} // namespace pitwise
