// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/diffpatterns.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

struct DiffText
{
    std::string_view key;
    std::string_view value; ///< empty: any value that has no row of its own
    const char *pattern;
    const char *whenNew = nullptr; ///< where the old house has no such thing
};

// The new value is %1, the old one %2.
constexpr std::array Texts{
    DiffText{"game", "casino-war",
             QT_TRANSLATE_NOOP("Words", "Deal Casino War: one card each, and a war on a tie.")},
    DiffText{
        "game", "war-blackjack",
        QT_TRANSLATE_NOOP(
            "Words",
            "Deal blackjack with a War bonus on the first cards; settle the bonus before the second cards.")},
    DiffText{"shoe.decks", "1", QT_TRANSLATE_NOOP("Words", "Deal from one deck, not %2."),
             QT_TRANSLATE_NOOP("Words", "Deal from one deck.")},
    DiffText{"shoe.decks", "", QT_TRANSLATE_NOOP("Words", "Deal from %1 decks, not %2."),
             QT_TRANSLATE_NOOP("Words", "Deal from %1 decks.")},
    DiffText{
        "shoe.shuffle", "cut-card",
        QT_TRANSLATE_NOOP("Words", "Shuffle after the round in which the cut card comes out.")},
    DiffText{"shoe.shuffle", "every-round",
             QT_TRANSLATE_NOOP("Words", "Shuffle before every round.")},
    DiffText{"shoe.cut_card_from_end", "",
             QT_TRANSLATE_NOOP("Words", "Place the cut card at most %1 cards from the end.")},
    DiffText{"shoe.burn_first", "0", QT_TRANSLATE_NOOP("Words", "Burn nothing from a new shoe.")},
    DiffText{"shoe.burn_first", "1",
             QT_TRANSLATE_NOOP("Words", "Burn the first card of a new shoe.")},
    DiffText{"shoe.burn_first", "",
             QT_TRANSLATE_NOOP("Words", "Burn the first %1 cards of a new shoe.")},
    DiffText{"table.seats", "1", QT_TRANSLATE_NOOP("Words", "The table has one seat.")},
    DiffText{"table.seats", "", QT_TRANSLATE_NOOP("Words", "The table has %1 seats.")},
    DiffText{"table.hands_per_patron", "1", QT_TRANSLATE_NOOP("Words", "A patron plays one spot.")},
    DiffText{"table.hands_per_patron", "",
             QT_TRANSLATE_NOOP("Words", "A patron plays up to %1 spots.")},
    DiffText{"table.chips", "", QT_TRANSLATE_NOOP("Words", "The chips are %1.")},
    DiffText{
        "table.rounding", "patron",
        QT_TRANSLATE_NOOP("Words", "Round in the patron's favour what the chips cannot make.")},
    DiffText{"table.rounding", "house",
             QT_TRANSLATE_NOOP("Words", "Round in the house's favour what the chips cannot make.")},
    DiffText{"table.rounding", "none",
             QT_TRANSLATE_NOOP("Words", "Round nothing: pay exact amounts.")},
    DiffText{"limits.main.min", "",
             QT_TRANSLATE_NOOP("Words", "The main bet is at least %1, not %2."),
             QT_TRANSLATE_NOOP("Words", "The main bet is at least %1.")},
    DiffText{"limits.main.max", "",
             QT_TRANSLATE_NOOP("Words", "The main bet is at most %1, not %2."),
             QT_TRANSLATE_NOOP("Words", "The main bet is at most %1.")},
    DiffText{"limits.tie.min", "",
             QT_TRANSLATE_NOOP("Words", "The tie bet is at least %1, not %2."),
             QT_TRANSLATE_NOOP("Words", "The tie bet is at least %1.")},
    DiffText{"limits.tie.max", "", QT_TRANSLATE_NOOP("Words", "The tie bet is at most %1, not %2."),
             QT_TRANSLATE_NOOP("Words", "The tie bet is at most %1.")},
    DiffText{"limits.bonus.min", "",
             QT_TRANSLATE_NOOP("Words", "The War bonus is at least %1, not %2."),
             QT_TRANSLATE_NOOP("Words", "The War bonus is at least %1.")},
    DiffText{"limits.bonus.max", "",
             QT_TRANSLATE_NOOP("Words", "The War bonus is at most %1, not %2."),
             QT_TRANSLATE_NOOP("Words", "The War bonus is at most %1.")},
    DiffText{"limits.combined_max", "none",
             QT_TRANSLATE_NOOP("Words", "There is no limit on the bets of a seat together.")},
    DiffText{"limits.combined_max", "",
             QT_TRANSLATE_NOOP("Words", "The bets of a seat together are at most %1.")},
    DiffText{"limits.under_minimum", "refuse",
             QT_TRANSLATE_NOOP("Words", "Refuse a bet below the minimum.")},
    DiffText{
        "limits.under_minimum", "remind-once",
        QT_TRANSLATE_NOOP(
            "Words",
            "Honour a patron's first bet below the minimum with a reminder; refuse the second.")},
    DiffText{"limits.over_maximum", "refuse",
             QT_TRANSLATE_NOOP("Words", "Refuse a bet above the maximum.")},
    DiffText{"limits.over_maximum", "return-excess",
             QT_TRANSLATE_NOOP("Words", "Hand back what is above the maximum.")},
    DiffText{"tie_bet.allowed", "no", QT_TRANSLATE_NOOP("Words", "Take no tie bets: refuse them.")},
    DiffText{"tie_bet.allowed", "yes", QT_TRANSLATE_NOOP("Words", "Take tie bets.")},
    DiffText{"tie_bet.alone", "no",
             QT_TRANSLATE_NOOP("Words", "Refuse a tie bet without a main bet.")},
    DiffText{"tie_bet.alone", "yes",
             QT_TRANSLATE_NOOP("Words", "Take a tie bet without a main bet.")},
    DiffText{"tie_bet.pays", "", QT_TRANSLATE_NOOP("Words", "Pay a winning tie bet %1, not %2."),
             QT_TRANSLATE_NOOP("Words", "Pay a winning tie bet %1.")},
    DiffText{"surrender.allowed", "no",
             QT_TRANSLATE_NOOP("Words", "Offer no surrender: a tied patron goes to war.")},
    DiffText{"surrender.allowed", "yes",
             QT_TRANSLATE_NOOP("Words", "Offer a tied patron war or surrender.")},
    DiffText{"surrender.loses", "",
             QT_TRANSLATE_NOOP("Words", "Take %1 of the main bet on a surrender.")},
    DiffText{"war.burn_before", "none", QT_TRANSLATE_NOOP("Words", "Burn no cards before a war.")},
    DiffText{"war.burn_before", "war-round",
             QT_TRANSLATE_NOOP("Words", "Burn once, before the first war card.")},
    DiffText{"war.burn_before", "each-card",
             QT_TRANSLATE_NOOP("Words", "Burn before each war card, the dealer's too.")},
    DiffText{"war.burn_before", "first-and-dealer",
             QT_TRANSLATE_NOOP("Words", "Burn before the first war card and before the dealer's.")},
    DiffText{"war.burn", "1", QT_TRANSLATE_NOOP("Words", "Burn one card before a war, not %2."),
             QT_TRANSLATE_NOOP("Words", "Burn one card before a war.")},
    DiffText{"war.burn", "", QT_TRANSLATE_NOOP("Words", "Burn %1 cards before a war, not %2."),
             QT_TRANSLATE_NOOP("Words", "Burn %1 cards before a war.")},
    DiffText{
        "war.house_posts", "no",
        QT_TRANSLATE_NOOP(
            "Words",
            "Post nothing when a patron goes to war; pay a war that is won or tied from the tray.")},
    DiffText{
        "war.house_posts", "yes",
        QT_TRANSLATE_NOOP(
            "Words",
            "Match the war bet with the house's post before the first burn or war card, and give it to a patron who wins or ties.")},
    DiffText{
        "war.win_pays", "",
        QT_TRANSLATE_NOOP("Words", "A war the patron wins is worth %1 on the war bet, not %2."),
        QT_TRANSLATE_NOOP("Words", "A war the patron wins is worth %1 on the war bet.")},
    DiffText{"war.tie_pays", "",
             QT_TRANSLATE_NOOP("Words", "A tied war is worth %1 on the war bet, not %2."),
             QT_TRANSLATE_NOOP("Words", "A tied war is worth %1 on the war bet.")},
    DiffText{"war.tie_bet.allowed", "no",
             QT_TRANSLATE_NOOP("Words", "Refuse a tie bet on the war cards.")},
    DiffText{"war.tie_bet.allowed", "yes",
             QT_TRANSLATE_NOOP("Words", "Take a second tie bet, on the war cards.")},
    DiffText{"war.tie_bet.pays", "",
             QT_TRANSLATE_NOOP("Words", "Pay a winning tie bet on the war cards %1.")},
    DiffText{"war.tie_bet.amount", "main",
             QT_TRANSLATE_NOOP("Words", "A tie bet on the war cards is exactly the main bet.")},
    DiffText{"war.tie_bet.amount", "any",
             QT_TRANSLATE_NOOP("Words", "A tie bet on the war cards may be any amount.")},
    DiffText{"bonus.ace", "low", QT_TRANSLATE_NOOP("Words", "In the War bonus the ace is low.")},
    DiffText{"bonus.ace", "high", QT_TRANSLATE_NOOP("Words", "In the War bonus the ace is high.")},
    DiffText{"bonus.tie", "house", QT_TRANSLATE_NOOP("Words", "The house wins a tied War bonus.")},
    DiffText{"bonus.tie", "push", QT_TRANSLATE_NOOP("Words", "A tied War bonus pushes.")},
    DiffText{"bonus.pays", "", QT_TRANSLATE_NOOP("Words", "Pay a winning War bonus %1, not %2."),
             QT_TRANSLATE_NOOP("Words", "Pay a winning War bonus %1.")},
    DiffText{
        "bonus.parlay", "yes",
        QT_TRANSLATE_NOOP(
            "Words", "Ask each winner of the War bonus whether the winnings ride on the hand.")},
    DiffText{"bonus.parlay", "no",
             QT_TRANSLATE_NOOP("Words",
                               "Pay the War bonus and hand it back at once: there is no parlay.")},
    DiffText{"blackjack.pays", "", QT_TRANSLATE_NOOP("Words", "Pay a blackjack %1, not %2."),
             QT_TRANSLATE_NOOP("Words", "Pay a blackjack %1.")},
    DiffText{"blackjack.soft17", "hit", QT_TRANSLATE_NOOP("Words", "Hit a soft 17.")},
    DiffText{"blackjack.soft17", "stand", QT_TRANSLATE_NOOP("Words", "Stand on a soft 17.")},
    DiffText{"blackjack.double_for_less", "yes",
             QT_TRANSLATE_NOOP("Words", "A patron may double for less.")},
    DiffText{"blackjack.double_for_less", "no",
             QT_TRANSLATE_NOOP("Words", "A patron must double for the full bet.")},
    DiffText{"blackjack.double_after_split", "yes",
             QT_TRANSLATE_NOOP("Words", "A split hand may be doubled.")},
    DiffText{"blackjack.double_after_split", "no",
             QT_TRANSLATE_NOOP("Words", "A split hand may not be doubled.")},
    DiffText{"blackjack.resplit_hands", "1", QT_TRANSLATE_NOOP("Words", "Hands may not be split.")},
    DiffText{"blackjack.resplit_hands", "",
             QT_TRANSLATE_NOOP("Words", "A hand may be split into %1 hands at most.")},
    DiffText{"blackjack.split_aces_one_card", "yes",
             QT_TRANSLATE_NOOP("Words", "Split aces get one card each and stand.")},
    DiffText{"blackjack.split_aces_one_card", "no",
             QT_TRANSLATE_NOOP("Words", "Split aces are played like any other hand.")},
    DiffText{"blackjack.insurance", "yes",
             QT_TRANSLATE_NOOP(
                 "Words", "Offer insurance when you show an ace: up to half the bet, at 2:1.")},
    DiffText{"blackjack.insurance", "no",
             QT_TRANSLATE_NOOP("Words", "Offer no insurance and no even money.")},
    DiffText{"blackjack.peek", "yes", QT_TRANSLATE_NOOP("Words", "Peek under an ace or a ten.")},
    DiffText{"blackjack.peek", "no",
             QT_TRANSLATE_NOOP(
                 "Words", "Do not peek: turn the hole card over after the patrons have played.")},
    DiffText{"settlement.first", "per-seat",
             QT_TRANSLATE_NOOP("Words", "Settle seat by seat, tie bet and main bet together.")},
    DiffText{"settlement.first", "ties-then-mains",
             QT_TRANSLATE_NOOP("Words", "Settle all tie bets first, then the main bets.")},
    DiffText{"settlement.ties", "", QT_TRANSLATE_NOOP("Words", "Settle tie bets %1.")},
    DiffText{"settlement.mains", "", QT_TRANSLATE_NOOP("Words", "Settle main bets %1.")},
    DiffText{"cards.style", "pick-and-pay",
             QT_TRANSLATE_NOOP("Words",
                               "Pick and pay: pick up a seat's cards when its bets are settled.")},
    DiffText{"cards.style", "lay-and-pay",
             QT_TRANSLATE_NOOP("Words", "Lay and pay: all cards stay until every bet is settled.")},
    DiffText{"cards.pick", "after-pay",
             QT_TRANSLATE_NOOP("Words", "Pick up the cards after the payment.")},
    DiffText{"cards.pick", "before-pay",
             QT_TRANSLATE_NOOP("Words", "Pick up the cards before the payment.")},
    DiffText{"cards.pick", "either",
             QT_TRANSLATE_NOOP("Words", "Pick up the cards before or after the payment.")},
    DiffText{"cards.sweep", "", QT_TRANSLATE_NOOP("Words", "Collect the cards %1.")},
    DiffText{"calls.place_bets", "yes", QT_TRANSLATE_NOOP("Words", "Call \"place your bets\".")},
    DiffText{"calls.place_bets", "no",
             QT_TRANSLATE_NOOP("Words", "You need not call \"place your bets\".")},
    DiffText{"calls.no_more_bets", "yes",
             QT_TRANSLATE_NOOP("Words", "Call \"no more bets\" before the first card.")},
    DiffText{"calls.no_more_bets", "no",
             QT_TRANSLATE_NOOP("Words", "You need not call \"no more bets\".")},
    DiffText{"calls.war_or_surrender", "yes",
             QT_TRANSLATE_NOOP("Words", "Ask a tied patron: war or surrender?")},
    DiffText{"calls.war_or_surrender", "no",
             QT_TRANSLATE_NOOP("Words", "You need not ask a tied patron: he says what he wants.")},
    DiffText{"calls.floor_above", "none",
             QT_TRANSLATE_NOOP("Words", "No payoff needs a call to the floor.")},
    DiffText{"calls.floor_above", "",
             QT_TRANSLATE_NOOP("Words", "Call the floor before a payoff above %1.")},
    DiffText{"payout.chips", "any", QT_TRANSLATE_NOOP("Words", "Build a payoff from any chips.")},
    DiffText{"payout.chips", "fewest",
             QT_TRANSLATE_NOOP("Words", "Build a payoff from the fewest chips.")},
    DiffText{"payout.chips", "color-for-color",
             QT_TRANSLATE_NOOP("Words", "Pay in the colours of the bet.")},
    DiffText{"payout.correction", "self",
             QT_TRANSLATE_NOOP(
                 "Words", "Correct a wrong payoff yourself: take all of it back and pay again.")},
    DiffText{"payout.correction", "floor",
             QT_TRANSLATE_NOOP("Words", "Never correct a payoff yourself: call the floor.")},
};

/// Where the games call the same key by different names.
struct GameText
{
    std::string_view key;
    PerGame<const char *> pattern;
};

constexpr std::array GameTexts{
    GameText{"settlement.wars",
             {QT_TRANSLATE_NOOP("Words", "Settle wars %1."),
              QT_TRANSLATE_NOOP("Words", "Settle War bonuses %1.")}},
};

} // namespace

const char *diffPattern(std::string_view key, std::string_view value, bool isNew, Game game)
{
    const auto own = std::find_if(GameTexts.begin(), GameTexts.end(),
                                  [&](const GameText &text) { return text.key == key; });
    if (own != GameTexts.end())
        return own->pattern.of(game);
    auto found = std::find_if(Texts.begin(), Texts.end(), [&](const DiffText &text) {
        return text.key == key && text.value == value && !text.value.empty();
    });
    if (found == Texts.end())
        found = std::find_if(Texts.begin(), Texts.end(), [&](const DiffText &text) {
            return text.key == key && text.value.empty();
        });
    if (found == Texts.end())
        return nullptr;
    return isNew && found->whenNew != nullptr ? found->whenNew : found->pattern;
}

} // namespace pitwise
