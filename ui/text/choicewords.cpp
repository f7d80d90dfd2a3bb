// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/keywords.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

struct Named
{
    std::string_view word;
    const char *text;
};

constexpr std::array Sections{
    Named{"", QT_TRANSLATE_NOOP("Words", "The house")},
    Named{"shoe", QT_TRANSLATE_NOOP("Words", "The shoe")},
    Named{"table", QT_TRANSLATE_NOOP("Words", "The table")},
    Named{"limits", QT_TRANSLATE_NOOP("Words", "Limits")},
    Named{"tie_bet", QT_TRANSLATE_NOOP("Words", "Tie bets")},
    Named{"surrender", QT_TRANSLATE_NOOP("Words", "Surrender")},
    Named{"war", QT_TRANSLATE_NOOP("Words", "War")},
    Named{"bonus", QT_TRANSLATE_NOOP("Words", "War bonus")},
    Named{"blackjack", QT_TRANSLATE_NOOP("Words", "Blackjack")},
    Named{"settlement", QT_TRANSLATE_NOOP("Words", "Order of settlement")},
    Named{"cards", QT_TRANSLATE_NOOP("Words", "Cards")},
    Named{"calls", QT_TRANSLATE_NOOP("Words", "Calls")},
    Named{"payout", QT_TRANSLATE_NOOP("Words", "Payments")},
    Named{"scoring", QT_TRANSLATE_NOOP("Words", "Scoring")},
};

constexpr std::array Choices{
    Named{"casino-war", QT_TRANSLATE_NOOP("Words", "Casino War")},
    Named{"war-blackjack", QT_TRANSLATE_NOOP("Words", "War Blackjack")},
    Named{"cut-card", QT_TRANSLATE_NOOP("Words", "after the cut card")},
    Named{"every-round", QT_TRANSLATE_NOOP("Words", "before every round")},
    Named{"patron", QT_TRANSLATE_NOOP("Words", "for the patron")},
    Named{"house", QT_TRANSLATE_NOOP("Words", "for the house")},
    Named{"none", QT_TRANSLATE_NOOP("Words", "none")},
    Named{"refuse", QT_TRANSLATE_NOOP("Words", "refuse it")},
    Named{"remind-once", QT_TRANSLATE_NOOP("Words", "remind once")},
    Named{"return-excess", QT_TRANSLATE_NOOP("Words", "return the excess")},
    Named{"war-round", QT_TRANSLATE_NOOP("Words", "once, before the war")},
    Named{"each-card", QT_TRANSLATE_NOOP("Words", "before each war card")},
    Named{"first-and-dealer",
          QT_TRANSLATE_NOOP("Words", "before the first war card and the dealer's")},
    Named{"main", QT_TRANSLATE_NOOP("Words", "exactly the main bet")},
    Named{"any", QT_TRANSLATE_NOOP("Words", "any")},
    Named{"per-seat", QT_TRANSLATE_NOOP("Words", "seat by seat")},
    Named{"ties-then-mains", QT_TRANSLATE_NOOP("Words", "all tie bets, then main bets")},
    Named{"right-to-left", QT_TRANSLATE_NOOP("Words", "right to left")},
    Named{"left-to-right", QT_TRANSLATE_NOOP("Words", "left to right")},
    Named{"pick-and-pay", QT_TRANSLATE_NOOP("Words", "pick and pay")},
    Named{"lay-and-pay", QT_TRANSLATE_NOOP("Words", "lay and pay")},
    Named{"after-pay", QT_TRANSLATE_NOOP("Words", "after the payment")},
    Named{"before-pay", QT_TRANSLATE_NOOP("Words", "before the payment")},
    Named{"either", QT_TRANSLATE_NOOP("Words", "either")},
    Named{"fewest", QT_TRANSLATE_NOOP("Words", "from the fewest chips")},
    Named{"color-for-color", QT_TRANSLATE_NOOP("Words", "colour for colour")},
    Named{"self", QT_TRANSLATE_NOOP("Words", "the dealer himself")},
    Named{"floor", QT_TRANSLATE_NOOP("Words", "the floor")},
    Named{"low", QT_TRANSLATE_NOOP("Words", "low")},
    Named{"high", QT_TRANSLATE_NOOP("Words", "high")},
    Named{"push", QT_TRANSLATE_NOOP("Words", "it is a push")},
    Named{"hit", QT_TRANSLATE_NOOP("Words", "hit")},
    Named{"stand", QT_TRANSLATE_NOOP("Words", "stand")},
};

template<typename List>
Sentence named(const List &list, std::string_view word)
{
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const Named &each) { return each.word == word; });
    return found == list.end() ? Sentence{} : words(found->text);
}

} // namespace

Sentence sectionWords(std::string_view section)
{
    return named(Sections, section);
}

Sentence choiceWords(std::string_view key, std::string_view choice)
{
    if (key == "bonus.tie" && choice == "house")
        return words(QT_TRANSLATE_NOOP("Words", "the house wins it"));
    if (key == "payout.chips" && choice == "any")
        return words(QT_TRANSLATE_NOOP("Words", "as the dealer likes"));
    if (key == "war.tie_bet.amount" && choice == "any")
        return words(QT_TRANSLATE_NOOP("Words", "any amount"));
    return named(Choices, choice);
}

} // namespace pitwise
