// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/ruletext.h"

#include <array>

namespace pitwise {

namespace {

MaybeSentence splitHands(const House &house)
{
    if (house.blackjack.resplitHands == 1)
        return words(QT_TRANSLATE_NOOP("Words", "Hands may not be split."));
    return words(
        QT_TRANSLATE_NOOP("Words", "Cards of equal value may be split, into %1 hands at most."),
        {number(house.blackjack.resplitHands)});
}

// One row per rule.
// clang-format off
constexpr std::array BlackjackRuleRows{
    RuleText{"procedure.bonus_first", QT_TRANSLATE_NOOP("Words", "All War bonuses are settled before any second card."), InWarBlackjack},
    RuleText{"bonus.ace", [](const House &h) -> MaybeSentence { return words(h.bonus.ace == AceRank::Low ? QT_TRANSLATE_NOOP("Words", "For the bonus, an ace is the lowest card.") : QT_TRANSLATE_NOOP("Words", "For the bonus, an ace is the highest card.")); }},
    RuleText{"bonus.tie", [](const House &h) -> MaybeSentence { return words(h.bonus.tie == BonusTie::House ? QT_TRANSLATE_NOOP("Words", "If the first cards tie, the house wins the bonus.") : QT_TRANSLATE_NOOP("Words", "If the first cards tie, the bonus is a push.")); }},
    RuleText{"bonus.pays", [](const House &h) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "A winning War bonus pays %1."), {plain(toText(h.bonus.pays))}); }},
    RuleText{"procedure.bonus_loses", QT_TRANSLATE_NOOP("Words", "A patron who loses the War bonus still plays the hand."), InWarBlackjack},
    RuleText{"bonus.parlay", [](const House &h) -> MaybeSentence { return words(h.bonus.parlay ? QT_TRANSLATE_NOOP("Words", "Winners may leave their winnings on the War spot: a parlay on the hand.") : QT_TRANSLATE_NOOP("Words", "There is no parlay.")); }},
    RuleText{"procedure.parlay_order", [](const House &h) -> MaybeSentence { return h.bonus.parlay ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "Winners are asked in the order of settlement: take it all, or leave the winnings?"))} : std::nullopt; }, InWarBlackjack},
    RuleText{"procedure.parlay_returns", [](const House &h) -> MaybeSentence { return h.bonus.parlay ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "For a parlay, the original bet is handed back and the winnings stay."))} : std::nullopt; }, InWarBlackjack},
    RuleText{"procedure.parlay_rides", [](const House &h) -> MaybeSentence { return h.bonus.parlay ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "A parlay is a separate bet that wins and loses with the hand."))} : std::nullopt; }, InWarBlackjack},
    RuleText{"procedure.no_parlay", QT_TRANSLATE_NOOP("Words", "Without a parlay, bet and winnings are handed over at once."), InWarBlackjack},
    RuleText{"procedure.second_cards", QT_TRANSLATE_NOOP("Words", "Then each patron gets a second card, face up."), InWarBlackjack},
    RuleText{"procedure.hole_card", QT_TRANSLATE_NOOP("Words", "The dealer's second card is dealt last, face down."), InWarBlackjack},
    RuleText{"blackjack.insurance", [](const House &h) -> MaybeSentence { return words(h.blackjack.insurance ? QT_TRANSLATE_NOOP("Words", "When the dealer shows an ace, insurance of up to half the bet is offered at 2:1; a patron with a blackjack may take even money.") : QT_TRANSLATE_NOOP("Words", "There is no insurance.")); }},
    RuleText{"blackjack.peek", [](const House &h) -> MaybeSentence { return words(h.blackjack.peek ? QT_TRANSLATE_NOOP("Words", "Under an ace or a ten, the dealer peeks at the hole card before anybody plays.") : QT_TRANSLATE_NOOP("Words", "The dealer does not look at the hole card until the patrons have played.")); }},
    RuleText{"procedure.play_order", QT_TRANSLATE_NOOP("Words", "Patrons play from left to right, each hand to its end."), InWarBlackjack},
    RuleText{"blackjack.double_for_less", [](const House &h) -> MaybeSentence { return words(h.blackjack.doubleForLess ? QT_TRANSLATE_NOOP("Words", "A two-card hand may be doubled, also for less.") : QT_TRANSLATE_NOOP("Words", "A two-card hand may be doubled, for the full bet only.")); }},
    RuleText{"blackjack.resplit_hands", splitHands},
    RuleText{"blackjack.double_after_split", [](const House &h) -> MaybeSentence { return words(h.blackjack.doubleAfterSplit ? QT_TRANSLATE_NOOP("Words", "A split hand may be doubled.") : QT_TRANSLATE_NOOP("Words", "A split hand may not be doubled.")); }},
    RuleText{"blackjack.split_aces_one_card", [](const House &h) -> MaybeSentence { return words(h.blackjack.splitAcesOneCard ? QT_TRANSLATE_NOOP("Words", "Split aces get one card each.") : QT_TRANSLATE_NOOP("Words", "Split aces are played like any other hand.")); }},
    RuleText{"procedure.matched_bets", QT_TRANSLATE_NOOP("Words", "With a split or a double, the patron may match the bet on the War spot too."), InWarBlackjack},
    RuleText{"procedure.busts", QT_TRANSLATE_NOOP("Words", "A bust loses at once and a blackjack is paid in turn: chips first, then cards, in either style."), InWarBlackjack},
    RuleText{"procedure.dealer_draws", QT_TRANSLATE_NOOP("Words", "The dealer turns over the hole card and draws to 17."), InWarBlackjack},
    RuleText{"blackjack.soft17", [](const House &h) -> MaybeSentence { return words(h.blackjack.soft17 == Soft17::Hit ? QT_TRANSLATE_NOOP("Words", "The dealer hits a soft 17.") : QT_TRANSLATE_NOOP("Words", "The dealer stands on every 17.")); }},
    RuleText{"procedure.hands_compared", QT_TRANSLATE_NOOP("Words", "The higher hand wins 1:1, the lower loses, equal hands push."), InWarBlackjack},
    RuleText{"blackjack.pays", [](const House &h) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "A blackjack pays %1."), {plain(toText(h.blackjack.pays))}); }},
};
// clang-format on

} // namespace

std::span<const RuleText> blackjackRuleTexts()
{
    return BlackjackRuleRows;
}

} // namespace pitwise
