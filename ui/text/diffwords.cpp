// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/diffwords.h"

#include <map>

namespace pitwise {

namespace {

/// By key and new value where the value is a word; else by key, with the value put in for %1, the
/// old one for %2. A key with ! is for a thing that there was not before.
const std::map<std::string, const char *, std::less<>> &patterns()
{
    static const std::map<std::string, const char *, std::less<>> texts{
        {"game=casino-war",
         QT_TRANSLATE_NOOP("Words", "Deal Casino War: one card each, and a war where they tie.")},
        {"game=war-blackjack",
         QT_TRANSLATE_NOOP(
             "Words",
             "Deal blackjack, with a War bonus on the first cards that is settled before the second ones.")},
        {"bonus.pays", QT_TRANSLATE_NOOP("Words", "Pay a War bonus won %1, not %2.")},
        {"bonus.pays!", QT_TRANSLATE_NOOP("Words", "Pay a War bonus won %1.")},
        {"bonus.ace=low", QT_TRANSLATE_NOOP("Words", "In the War bonus the ace is low.")},
        {"bonus.ace=high", QT_TRANSLATE_NOOP("Words", "In the War bonus the ace is high.")},
        {"bonus.tie=house", QT_TRANSLATE_NOOP("Words", "The house wins a tied War bonus.")},
        {"bonus.tie=push", QT_TRANSLATE_NOOP("Words", "A tied War bonus pushes.")},
        {"bonus.parlay=yes",
         QT_TRANSLATE_NOOP(
             "Words",
             "Ask each winner of the War bonus, right to left, whether the winnings ride on the hand.")},
        {"bonus.parlay=no",
         QT_TRANSLATE_NOOP("Words",
                           "Hand over the War bonus and its winnings at once: no parlay.")},
        {"blackjack.pays", QT_TRANSLATE_NOOP("Words", "Pay a blackjack %1, not %2.")},
        {"blackjack.pays!", QT_TRANSLATE_NOOP("Words", "Pay a blackjack %1.")},
        {"blackjack.insurance=yes",
         QT_TRANSLATE_NOOP("Words", "Offer insurance under an ace: half the bet, 2:1.")},
        {"blackjack.insurance=no",
         QT_TRANSLATE_NOOP("Words", "Offer no insurance and no even money.")},
        {"blackjack.double_for_less=yes",
         QT_TRANSLATE_NOOP("Words", "A patron may double for less.")},
        {"blackjack.double_for_less=no", QT_TRANSLATE_NOOP("Words", "A double is the whole bet.")},
        {"blackjack.double_after_split=yes",
         QT_TRANSLATE_NOOP("Words", "A split hand may be doubled.")},
        {"blackjack.double_after_split=no",
         QT_TRANSLATE_NOOP("Words", "A split hand may not be doubled.")},
        {"blackjack.resplit_hands=1", QT_TRANSLATE_NOOP("Words", "No hand is split.")},
        {"blackjack.resplit_hands",
         QT_TRANSLATE_NOOP("Words", "A hand may be split into %1 hands at most.")},
        {"blackjack.soft17=hit", QT_TRANSLATE_NOOP("Words", "Draw to a soft 17.")},
        {"blackjack.soft17=stand", QT_TRANSLATE_NOOP("Words", "Stand on a soft 17.")},
        {"blackjack.split_aces_one_card=yes",
         QT_TRANSLATE_NOOP("Words", "Split aces get one card each and stand.")},
        {"blackjack.split_aces_one_card=no",
         QT_TRANSLATE_NOOP("Words", "Split aces are played like any other hand.")},
        {"blackjack.peek=yes", QT_TRANSLATE_NOOP("Words", "Peek under an ace or a ten.")},
        {"blackjack.peek=no",
         QT_TRANSLATE_NOOP("Words",
                           "Do not peek: the hole card is turned after the patrons' play.")},
        {"limits.bonus.min", QT_TRANSLATE_NOOP("Words", "The War bonus is at least %1, not %2.")},
        {"limits.bonus.min!", QT_TRANSLATE_NOOP("Words", "The War bonus is at least %1.")},
        {"limits.bonus.max", QT_TRANSLATE_NOOP("Words", "The War bonus is at most %1, not %2.")},
        {"limits.bonus.max!", QT_TRANSLATE_NOOP("Words", "The War bonus is at most %1.")},
        {"tie_bet.allowed=no", QT_TRANSLATE_NOOP("Words", "Take no tie bets: refuse them.")},
        {"tie_bet.allowed=yes", QT_TRANSLATE_NOOP("Words", "Take tie bets.")},
        {"tie_bet.pays", QT_TRANSLATE_NOOP("Words", "Pay a winning tie bet %1, not %2.")},
        {"tie_bet.pays!", QT_TRANSLATE_NOOP("Words", "Pay a winning tie bet %1.")},
        {"tie_bet.alone=no", QT_TRANSLATE_NOOP("Words", "Refuse a tie bet without a main bet.")},
        {"tie_bet.alone=yes", QT_TRANSLATE_NOOP("Words", "Take a tie bet without a main bet.")},
        {"surrender.allowed=no",
         QT_TRANSLATE_NOOP("Words", "Offer no surrender: a tied patron goes to war.")},
        {"surrender.allowed=yes",
         QT_TRANSLATE_NOOP("Words", "Offer a tied patron war or surrender.")},
        {"surrender.loses=1:2",
         QT_TRANSLATE_NOOP("Words", "Take half the main bet at a surrender.")},
        {"surrender.loses", QT_TRANSLATE_NOOP("Words", "Take %1 of the main bet at a surrender.")},
        {"war.house_posts=no",
         QT_TRANSLATE_NOOP(
             "Words",
             "Post nothing when a patron goes to war; pay a war won or tied from the rack.")},
        {"war.house_posts=yes",
         QT_TRANSLATE_NOOP(
             "Words",
             "Match the war bet with the house's post before the first burn or war card, and give it to a patron who wins or ties.")},
        {"war.win_pays",
         QT_TRANSLATE_NOOP("Words", "A war won is worth %1 on the war bet, not %2.")},
        {"war.win_pays!", QT_TRANSLATE_NOOP("Words", "A war won is worth %1 on the war bet.")},
        {"war.tie_pays",
         QT_TRANSLATE_NOOP("Words", "A war tied is worth %1 on the war bet, not %2.")},
        {"war.tie_pays!", QT_TRANSLATE_NOOP("Words", "A war tied is worth %1 on the war bet.")},
        {"war.tie_bet.allowed=no",
         QT_TRANSLATE_NOOP("Words", "Refuse a tie bet on the war cards.")},
        {"war.tie_bet.allowed=yes",
         QT_TRANSLATE_NOOP("Words", "Take a second tie bet, on the war cards.")},
        {"war.tie_bet.pays",
         QT_TRANSLATE_NOOP("Words", "Pay a winning tie bet on the war cards %1.")},
        {"war.tie_bet.amount=main",
         QT_TRANSLATE_NOOP("Words", "A tie bet on the war cards is exactly the main bet.")},
        {"war.tie_bet.amount=any",
         QT_TRANSLATE_NOOP("Words", "A tie bet on the war cards may be any amount.")},
        {"limits.main.min", QT_TRANSLATE_NOOP("Words", "The main bet is at least %1, not %2.")},
        {"limits.main.min!", QT_TRANSLATE_NOOP("Words", "The main bet is at least %1.")},
        {"limits.main.max", QT_TRANSLATE_NOOP("Words", "The main bet is at most %1, not %2.")},
        {"limits.main.max!", QT_TRANSLATE_NOOP("Words", "The main bet is at most %1.")},
        {"limits.tie.min", QT_TRANSLATE_NOOP("Words", "The tie bet is at least %1, not %2.")},
        {"limits.tie.min!", QT_TRANSLATE_NOOP("Words", "The tie bet is at least %1.")},
        {"limits.tie.max", QT_TRANSLATE_NOOP("Words", "The tie bet is at most %1, not %2.")},
        {"limits.tie.max!", QT_TRANSLATE_NOOP("Words", "The tie bet is at most %1.")},
        {"limits.combined_max=none",
         QT_TRANSLATE_NOOP("Words", "Both bets of a seat together have no limit of their own.")},
        {"limits.combined_max",
         QT_TRANSLATE_NOOP("Words", "Both bets of a seat together: at most %1.")},
        {"limits.under_minimum=refuse",
         QT_TRANSLATE_NOOP("Words", "Refuse a bet below the minimum.")},
        {"limits.under_minimum=remind-once",
         QT_TRANSLATE_NOOP(
             "Words", "Honour a first bet below the minimum with a reminder; refuse the second.")},
        {"limits.over_maximum=refuse",
         QT_TRANSLATE_NOOP("Words", "Refuse a bet above the maximum.")},
        {"limits.over_maximum=return-excess",
         QT_TRANSLATE_NOOP("Words", "Hand back what is above the maximum.")},
        {"table.rounding=patron",
         QT_TRANSLATE_NOOP("Words", "What chips cannot make is rounded for the patron.")},
        {"table.rounding=house",
         QT_TRANSLATE_NOOP("Words", "What chips cannot make is rounded for the house.")},
        {"table.rounding=none", QT_TRANSLATE_NOOP("Words", "Nothing is rounded.")},
        {"table.chips", QT_TRANSLATE_NOOP("Words", "The chips are %1.")},
        {"settlement.first=per-seat",
         QT_TRANSLATE_NOOP("Words", "Settle seat by seat, tie bet and main bet together.")},
        {"settlement.first=ties-then-mains",
         QT_TRANSLATE_NOOP("Words", "Settle all tie bets first, then the main bets.")},
        {"settlement.ties", QT_TRANSLATE_NOOP("Words", "Settle tie bets %1.")},
        {"settlement.mains", QT_TRANSLATE_NOOP("Words", "Settle main bets %1.")},
        {"settlement.wars", QT_TRANSLATE_NOOP("Words", "Settle wars %1.")},
        {"war.burn_before=none", QT_TRANSLATE_NOOP("Words", "Burn no cards before a war.")},
        {"war.burn=1", QT_TRANSLATE_NOOP("Words", "Burn one card before a war, not %2.")},
        {"war.burn=1!", QT_TRANSLATE_NOOP("Words", "Burn one card before a war.")},
        {"war.burn", QT_TRANSLATE_NOOP("Words", "Burn %1 cards before a war, not %2.")},
        {"war.burn!", QT_TRANSLATE_NOOP("Words", "Burn %1 cards before a war.")},
        {"war.burn_before=war-round",
         QT_TRANSLATE_NOOP("Words", "Burn once, before the first war card.")},
        {"war.burn_before=each-card",
         QT_TRANSLATE_NOOP("Words", "Burn before each war card, the dealer's too.")},
        {"war.burn_before=first-and-dealer",
         QT_TRANSLATE_NOOP("Words", "Burn before the first war card and before the dealer's.")},
        {"cards.style=pick-and-pay",
         QT_TRANSLATE_NOOP("Words",
                           "Pick and pay: a seat's cards leave when its bets are settled.")},
        {"cards.style=lay-and-pay",
         QT_TRANSLATE_NOOP("Words", "Lay and pay: all cards lie until every bet is settled.")},
        {"cards.pick=after-pay",
         QT_TRANSLATE_NOOP("Words", "Pick up the cards after the payment.")},
        {"cards.pick=before-pay",
         QT_TRANSLATE_NOOP("Words", "Pick up the cards before the payment.")},
        {"cards.pick=either",
         QT_TRANSLATE_NOOP("Words", "Pick up the cards before or after the payment.")},
        {"cards.sweep", QT_TRANSLATE_NOOP("Words", "Collect the cards %1.")},
        {"shoe.decks=1", QT_TRANSLATE_NOOP("Words", "Deal from one deck, not %2.")},
        {"shoe.decks=1!", QT_TRANSLATE_NOOP("Words", "Deal from one deck.")},
        {"shoe.decks", QT_TRANSLATE_NOOP("Words", "Deal from %1 decks, not %2.")},
        {"shoe.decks!", QT_TRANSLATE_NOOP("Words", "Deal from %1 decks.")},
        {"shoe.shuffle=cut-card",
         QT_TRANSLATE_NOOP("Words", "Shuffle when the cut card has come out.")},
        {"shoe.shuffle=every-round", QT_TRANSLATE_NOOP("Words", "Shuffle before every round.")},
        {"shoe.cut_card_from_end",
         QT_TRANSLATE_NOOP("Words", "The cut card has at most %1 cards behind it.")},
        {"shoe.burn_first=0", QT_TRANSLATE_NOOP("Words", "Burn nothing from a new shoe.")},
        {"shoe.burn_first=1", QT_TRANSLATE_NOOP("Words", "Burn the first card of a new shoe.")},
        {"shoe.burn_first", QT_TRANSLATE_NOOP("Words", "Burn the first %1 cards of a new shoe.")},
        {"table.seats=1", QT_TRANSLATE_NOOP("Words", "The table has one seat.")},
        {"table.seats", QT_TRANSLATE_NOOP("Words", "The table has %1 seats.")},
        {"table.hands_per_patron=1", QT_TRANSLATE_NOOP("Words", "A patron plays one spot.")},
        {"table.hands_per_patron", QT_TRANSLATE_NOOP("Words", "A patron plays up to %1 spots.")},
        {"calls.place_bets=yes", QT_TRANSLATE_NOOP("Words", "Call \"place your bets\".")},
        {"calls.place_bets=no",
         QT_TRANSLATE_NOOP("Words", "\"Place your bets\" need not be called.")},
        {"calls.no_more_bets=yes",
         QT_TRANSLATE_NOOP("Words", "Call \"no more bets\" before the first card.")},
        {"calls.no_more_bets=no",
         QT_TRANSLATE_NOOP("Words", "\"No more bets\" need not be called.")},
        {"calls.war_or_surrender=yes",
         QT_TRANSLATE_NOOP("Words", "Ask a tied patron: war or surrender?")},
        {"calls.war_or_surrender=no",
         QT_TRANSLATE_NOOP("Words", "A tied patron need not be asked.")},
        {"calls.floor_above=none", QT_TRANSLATE_NOOP("Words", "No payoff is called to the floor.")},
        {"calls.floor_above",
         QT_TRANSLATE_NOOP("Words", "Call the floor before a payoff above %1.")},
        {"payout.chips=any", QT_TRANSLATE_NOOP("Words", "Build a payoff as you like.")},
        {"payout.chips=fewest",
         QT_TRANSLATE_NOOP("Words", "Build a payoff with the fewest chips.")},
        {"payout.chips=color-for-color",
         QT_TRANSLATE_NOOP("Words", "Pay in the colours of the bet.")},
        {"payout.correction=self",
         QT_TRANSLATE_NOOP("Words", "Take a wrong payoff back whole and pay it again.")},
        {"payout.correction=floor",
         QT_TRANSLATE_NOOP("Words", "Never correct a payoff yourself: call the floor.")},
    };
    return texts;
}

Sentence valueWords(const std::string &value)
{
    if (value == "left-to-right")
        return words(QT_TRANSLATE_NOOP("Words", "left to right"));
    if (value == "right-to-left")
        return words(QT_TRANSLATE_NOOP("Words", "right to left"));
    return plain(value);
}

} // namespace

Sentence diffWords(const Difference &difference, const House &next)
{
    if (difference.key == "settlement.wars" && next.game == Game::WarBlackjack)
        return words(QT_TRANSLATE_NOOP("Words", "Settle War bonuses %1."),
                     {valueWords(difference.to)});
    const auto &texts = patterns();
    const bool isNew = difference.from == "none" || difference.from == "0";
    for (const std::string &key : {difference.key + '=' + difference.to + (isNew ? "!" : ""),
                                   difference.key + '=' + difference.to,
                                   difference.key + (isNew ? "!" : ""), difference.key}) {
        if (const auto found = texts.find(key); found != texts.end())
            return words(found->second, {valueWords(difference.to), valueWords(difference.from)});
    }
    return words(QT_TRANSLATE_NOOP("Words", "%1 is %2."),
                 {plain(difference.key), plain(difference.to)});
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

Sentence riskWords(Risk risk)
{
    switch (risk) {
    case Risk::Money:
        return words(QT_TRANSLATE_NOOP("Words", "Money: what is taken, paid and limited"));
    case Risk::Order:
        return words(QT_TRANSLATE_NOOP("Words", "Order: who comes first"));
    case Risk::Cards:
        return words(QT_TRANSLATE_NOOP("Words", "Cards: the shoe, the burns, when they leave"));
    case Risk::Calls:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Words", "Calls, seats and chips"));
}

Document differenceSheet(const House &known, const House &next)
{
    Document sheet;
    sheet.title =
        words(QT_TRANSLATE_NOOP("Words", "From %1 to %2"), {plain(known.name), plain(next.name)});
    sheet.subtitle = words(QT_TRANSLATE_NOOP("Words", "What a dealer must do differently"));
    for (const Difference &each : difference(known, next)) {
        const Sentence title = riskWords(each.risk);
        if (sheet.sections.empty() || sheet.sections.back().title.pattern != title.pattern) {
            sheet.sections.emplace_back();
            sheet.sections.back().title = title;
        }
        sheet.sections.back().lines.push_back({diffWords(each, next), {each.origin}});
    }
    if (sheet.sections.empty()) {
        sheet.sections.emplace_back();
        sheet.sections.back().title = words(QT_TRANSLATE_NOOP("Words", "Nothing is different."));
    }
    return sheet;
}

} // namespace pitwise
