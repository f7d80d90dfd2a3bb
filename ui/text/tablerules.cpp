// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/ruletext.h"

#include <array>

namespace pitwise {

namespace {

bool usesCutCard(const House &house)
{
    return house.shoe.shuffle == ShuffleRule::CutCard;
}

Sentence limitWords(const char *pattern, const Limit &limit)
{
    return words(pattern, {figure(toText(limit.min)), figure(toText(limit.max))});
}

MaybeSentence decks(const House &house)
{
    return words(house.shoe.decks == 1
                     ? QT_TRANSLATE_NOOP("Words", "The game is dealt from %1 deck of 52 cards.")
                     : QT_TRANSLATE_NOOP("Words", "The game is dealt from %1 decks of 52 cards."),
                 {number(house.shoe.decks)});
}

MaybeSentence burnFirst(const House &house)
{
    if (house.shoe.burnFirst == 0)
        return words(QT_TRANSLATE_NOOP("Words", "No card of a new shoe is burned."));
    if (house.shoe.burnFirst == 1)
        return words(QT_TRANSLATE_NOOP("Words", "The first card of a new shoe is burned."));
    return words(QT_TRANSLATE_NOOP("Words", "The first %1 cards of a new shoe are burned."),
                 {number(house.shoe.burnFirst)});
}

MaybeSentence cutCardOut(const House &house)
{
    if (!usesCutCard(house))
        return std::nullopt;
    return words(
        QT_TRANSLATE_NOOP("Words", "When the cut card comes out, finish the round, then shuffle."));
}

MaybeSentence seats(const House &house)
{
    if (house.table.seats == 1)
        return words(QT_TRANSLATE_NOOP("Words", "The table has one seat."));
    return words(
        QT_TRANSLATE_NOOP("Words", "The table has %1 seats, numbered from the dealer's left."),
        {number(house.table.seats)});
}

MaybeSentence spots(const House &house)
{
    if (house.table.handsPerPatron == 1)
        return words(QT_TRANSLATE_NOOP("Words", "A patron plays one seat."));
    return words(QT_TRANSLATE_NOOP("Words", "A patron may play up to %1 seats."),
                 {number(house.table.handsPerPatron)});
}

MaybeSentence chipValues(const House &house)
{
    std::string text;
    for (const Money chip : house.table.chips.values())
        text += (text.empty() ? "" : ", ") + toText(chip);
    return words(QT_TRANSLATE_NOOP("Words", "The chips are %1."), {plain(text)});
}

MaybeSentence roundingRule(const House &house)
{
    switch (house.table.rounding) {
    case Rounding::Patron:
        return words(QT_TRANSLATE_NOOP(
            "Words", "Amounts the chips cannot make are rounded in the patron's favour."));
    case Rounding::House:
        return words(QT_TRANSLATE_NOOP(
            "Words", "Amounts the chips cannot make are rounded in the house's favour."));
    case Rounding::None:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Words", "Payments are exact to the cent; nothing is rounded."));
}

MaybeSentence mainLimits(const House &house)
{
    static constexpr PerGame<const char *> Pattern{
        QT_TRANSLATE_NOOP("Words", "A main bet is %1 to %2."),
        QT_TRANSLATE_NOOP("Words", "A blackjack bet is %1 to %2.")};
    return limitWords(Pattern.of(house), house.limits.main);
}

MaybeSentence combinedMax(const House &house)
{
    if (!house.limits.combinedMax)
        return std::nullopt;
    return words(QT_TRANSLATE_NOOP("Words", "The bets of a seat together are at most %1."),
                 {figure(toText(*house.limits.combinedMax))});
}

// One row per rule.
// clang-format off
constexpr std::array TableRuleRows{
    RuleText{"shoe.decks", decks},
    RuleText{"shoe.shuffle", [](const House &h) -> MaybeSentence { return words(usesCutCard(h) ? QT_TRANSLATE_NOOP("Words", "The cards are shuffled after the round in which the cut card comes out.") : QT_TRANSLATE_NOOP("Words", "The cards are shuffled before every round.")); }},
    RuleText{"shoe.cut_card_from_end", [](const House &h) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "The cut card is placed at most %1 cards from the end."), {number(h.shoe.cutCardFromEnd)}); }},
    RuleText{"shoe.burn_first", burnFirst},
    RuleText{"procedure.new_shoe", [](const House &h) -> MaybeSentence { return words(usesCutCard(h) ? QT_TRANSLATE_NOOP("Words", "For a new shoe: shuffle, let a patron cut, place the cut card, load the shoe.") : QT_TRANSLATE_NOOP("Words", "For a new shoe: shuffle and load.")); }},
    RuleText{"procedure.cut_card_out", cutCardOut},
    RuleText{"table.seats", seats},
    RuleText{"table.hands_per_patron", spots},
    RuleText{"table.chips", chipValues},
    RuleText{"table.rounding", roundingRule},
    RuleText{"limits.main", mainLimits},
    RuleText{"limits.tie", [](const House &h) -> MaybeSentence { return limitWords(QT_TRANSLATE_NOOP("Words", "A tie bet is %1 to %2."), h.limits.tie); }},
    RuleText{"limits.bonus", [](const House &h) -> MaybeSentence { return limitWords(QT_TRANSLATE_NOOP("Words", "A War bonus bet is %1 to %2."), h.limits.bonus); }},
    RuleText{"limits.combined_max", combinedMax},
    RuleText{"procedure.limits_shown", QT_TRANSLATE_NOOP("Words", "The limits are shown at the table.")},
    RuleText{"limits.under_minimum", [](const House &h) -> MaybeSentence { return words(h.limits.underMinimum == UnderMinimum::Refuse ? QT_TRANSLATE_NOOP("Words", "A bet below the minimum is refused.") : QT_TRANSLATE_NOOP("Words", "A patron's first bet below the minimum is honoured with a reminder; the second is refused.")); }},
    RuleText{"limits.over_maximum", [](const House &h) -> MaybeSentence { return words(h.limits.overMaximum == OverMaximum::Refuse ? QT_TRANSLATE_NOOP("Words", "A bet above the maximum is refused.") : QT_TRANSLATE_NOOP("Words", "If a bet is above the maximum, the excess is handed back and the rest stands.")); }},
};
// clang-format on

} // namespace

std::span<const RuleText> tableRuleTexts()
{
    return TableRuleRows;
}

} // namespace pitwise
