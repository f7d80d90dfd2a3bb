// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/diffwords.h"

#include <map>

namespace pitwise {

namespace {

/// By key and new value where the value is a word; else by key, with the value put in for %1, the
/// old one for %2.
const std::map<std::string, std::string, std::less<>> &sentences()
{
    static const std::map<std::string, std::string, std::less<>> texts{
        {"game=casino-war", "Deal Casino War: one card each, and a war where they tie."},
        {"game=war-blackjack",
         "Deal blackjack, with a War bonus on the first cards that is settled before the second ones."},
        {"bonus.pays", "Pay a War bonus won %1, not %2."},
        {"bonus.ace=low", "In the War bonus the ace is low."},
        {"bonus.ace=high", "In the War bonus the ace is high."},
        {"bonus.tie=house", "The house wins a tied War bonus."},
        {"bonus.tie=push", "A tied War bonus pushes."},
        {"bonus.parlay=yes",
         "Ask each winner of the War bonus, right to left, whether the winnings ride on the hand."},
        {"bonus.parlay=no", "Hand over the War bonus and its winnings at once: no parlay."},
        {"blackjack.pays", "Pay a blackjack %1, not %2."},
        {"blackjack.insurance=yes", "Offer insurance under an ace: half the bet, 2:1."},
        {"blackjack.insurance=no", "Offer no insurance and no even money."},
        {"blackjack.double_for_less=yes", "A patron may double for less."},
        {"blackjack.double_for_less=no", "A double is the whole bet."},
        {"blackjack.double_after_split=yes", "A split hand may be doubled."},
        {"blackjack.double_after_split=no", "A split hand may not be doubled."},
        {"blackjack.resplit_hands=1", "No hand is split."},
        {"blackjack.resplit_hands", "A hand may be split into %1 hands at most."},
        {"blackjack.soft17=hit", "Draw to a soft 17."},
        {"blackjack.soft17=stand", "Stand on a soft 17."},
        {"blackjack.split_aces_one_card=yes", "Split aces get one card each and stand."},
        {"blackjack.split_aces_one_card=no", "Split aces are played like any other hand."},
        {"blackjack.peek=yes", "Peek under an ace or a ten."},
        {"blackjack.peek=no", "Do not peek: the hole card is turned after the patrons' play."},
        {"limits.bonus.min", "The War bonus is at least %1, not %2."},
        {"limits.bonus.max", "The War bonus is at most %1, not %2."},
        {"tie_bet.allowed=no", "Take no tie bets: refuse them."},
        {"tie_bet.allowed=yes", "Take tie bets."},
        {"tie_bet.pays", "Pay a winning tie bet %1, not %2."},
        {"tie_bet.alone=no", "Refuse a tie bet without a main bet."},
        {"tie_bet.alone=yes", "Take a tie bet without a main bet."},
        {"surrender.allowed=no", "Offer no surrender: a tied patron goes to war."},
        {"surrender.allowed=yes", "Offer a tied patron war or surrender."},
        {"surrender.loses=1:2", "Take half the main bet at a surrender."},
        {"surrender.loses", "Take %1 of the main bet at a surrender."},
        {"war.house_posts=no",
         "Post nothing when a patron goes to war; pay a war won or tied from the rack."},
        {"war.house_posts=yes",
         "Match the war bet with the house's post before the first burn or war card, and give it to a patron who wins or ties."},
        {"war.win_pays", "A war won is worth %1 on the war bet, not %2."},
        {"war.tie_pays", "A war tied is worth %1 on the war bet, not %2."},
        {"war.tie_bet.allowed=no", "Refuse a tie bet on the war cards."},
        {"war.tie_bet.allowed=yes", "Take a second tie bet, on the war cards."},
        {"war.tie_bet.pays", "Pay a winning tie bet on the war cards %1."},
        {"war.tie_bet.amount=main", "A tie bet on the war cards is exactly the main bet."},
        {"war.tie_bet.amount=any", "A tie bet on the war cards may be any amount."},
        {"limits.main.min", "The main bet is at least %1, not %2."},
        {"limits.main.max", "The main bet is at most %1, not %2."},
        {"limits.tie.min", "The tie bet is at least %1, not %2."},
        {"limits.tie.max", "The tie bet is at most %1, not %2."},
        {"limits.combined_max=none", "Both bets of a seat together have no limit of their own."},
        {"limits.combined_max", "Both bets of a seat together: at most %1."},
        {"limits.under_minimum=refuse", "Refuse a bet below the minimum."},
        {"limits.under_minimum=remind-once",
         "Honour a first bet below the minimum with a reminder; refuse the second."},
        {"limits.over_maximum=refuse", "Refuse a bet above the maximum."},
        {"limits.over_maximum=return-excess", "Hand back what is above the maximum."},
        {"table.rounding=patron", "What chips cannot make is rounded for the patron."},
        {"table.rounding=house", "What chips cannot make is rounded for the house."},
        {"table.rounding=none", "Nothing is rounded."},
        {"table.chips", "The chips are %1."},
        {"settlement.first=per-seat", "Settle seat by seat, tie bet and main bet together."},
        {"settlement.first=ties-then-mains", "Settle all tie bets first, then the main bets."},
        {"settlement.ties", "Settle tie bets %1."},
        {"settlement.mains", "Settle main bets %1."},
        {"settlement.wars", "Settle wars %1."},
        {"war.burn=0", "Burn no cards before a war."},
        {"war.burn=1", "Burn one card before a war, not %2."},
        {"war.burn", "Burn %1 cards before a war, not %2."},
        {"war.burn_before=war-round", "Burn once, before the first war card."},
        {"war.burn_before=each-card", "Burn before each war card, the dealer's too."},
        {"war.burn_before=first-and-dealer",
         "Burn before the first war card and before the dealer's."},
        {"cards.style=pick-and-pay",
         "Pick and pay: a seat's cards leave when its bets are settled."},
        {"cards.style=lay-and-pay", "Lay and pay: all cards lie until every bet is settled."},
        {"cards.pick=after-pay", "Pick up the cards after the payment."},
        {"cards.pick=before-pay", "Pick up the cards before the payment."},
        {"cards.pick=either", "Pick up the cards before or after the payment."},
        {"cards.sweep", "Collect the cards %1."},
        {"shoe.decks=1", "Deal from one deck, not %2."},
        {"shoe.decks", "Deal from %1 decks, not %2."},
        {"shoe.shuffle=cut-card", "Shuffle when the cut card has come out."},
        {"shoe.shuffle=every-round", "Shuffle before every round."},
        {"shoe.cut_card_from_end", "The cut card has at most %1 cards behind it."},
        {"shoe.burn_first=0", "Burn nothing from a new shoe."},
        {"shoe.burn_first=1", "Burn the first card of a new shoe."},
        {"shoe.burn_first", "Burn the first %1 cards of a new shoe."},
        {"table.seats=1", "The table has one seat."},
        {"table.seats", "The table has %1 seats."},
        {"table.hands_per_patron=1", "A patron plays one spot."},
        {"table.hands_per_patron", "A patron plays up to %1 spots."},
        {"calls.place_bets=yes", "Call \"place your bets\"."},
        {"calls.place_bets=no", "\"Place your bets\" need not be called."},
        {"calls.no_more_bets=yes", "Call \"no more bets\" before the first card."},
        {"calls.no_more_bets=no", "\"No more bets\" need not be called."},
        {"calls.war_or_surrender=yes", "Ask a tied patron: war or surrender?"},
        {"calls.war_or_surrender=no", "A tied patron need not be asked."},
        {"calls.floor_above=none", "No payoff is called to the floor."},
        {"calls.floor_above", "Call the floor before a payoff above %1."},
        {"payout.chips=any", "Build a payoff as you like."},
        {"payout.chips=fewest", "Build a payoff with the fewest chips."},
        {"payout.chips=color-for-color", "Pay in the colours of the bet."},
        {"payout.correction=self", "Take a wrong payoff back whole and pay it again."},
        {"payout.correction=floor", "Never correct a payoff yourself: call the floor."},
    };
    return texts;
}

void put(std::string &text, const std::string &mark, const std::string &value)
{
    if (const auto at = text.find(mark); at != std::string::npos)
        text.replace(at, mark.size(), value);
}

} // namespace

std::string sentence(const Difference &difference)
{
    const auto &texts = sentences();
    auto found = texts.find(difference.key + '=' + difference.to);
    if (found == texts.end())
        found = texts.find(difference.key);
    if (found == texts.end())
        return difference.key + " is " + difference.to + '.';
    std::string text = found->second;
    put(text, "%1", difference.to);
    // "not none" would be no news.
    if (difference.from == "none" || difference.from == "0")
        put(text, ", not %2", "");
    put(text, "%2", difference.from);
    return text;
}

std::string_view name(Risk risk)
{
    switch (risk) {
    case Risk::Money:
        return "money";
    case Risk::Order:
        return "order";
    case Risk::Cards:
        return "cards";
    case Risk::Calls:
        return "calls";
    }
    return {};
}

} // namespace pitwise
