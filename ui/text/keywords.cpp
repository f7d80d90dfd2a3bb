// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/keywords.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

struct KeyText
{
    std::string_view key;
    const char *label;
    const char *explanation;
};

constexpr std::array Keys{
    KeyText{"id", QT_TRANSLATE_NOOP("Words", "Id"),
            QT_TRANSLATE_NOOP(
                "Words", "A short name without spaces; files and commands find the house by it.")},
    KeyText{"name", QT_TRANSLATE_NOOP("Words", "Name"),
            QT_TRANSLATE_NOOP("Words", "The name on the felt, in the manual and in lists.")},
    KeyText{
        "game", QT_TRANSLATE_NOOP("Words", "Game"),
        QT_TRANSLATE_NOOP(
            "Words",
            "Casino War or War Blackjack. For the other game, start from a house that plays it.")},
    KeyText{"source", QT_TRANSLATE_NOOP("Words", "Source"),
            QT_TRANSLATE_NOOP("Words",
                              "The document the rules come from, and whose clauses are named.")},
    KeyText{"shoe.decks", QT_TRANSLATE_NOOP("Words", "Decks"),
            QT_TRANSLATE_NOOP("Words", "How many decks are in the shoe, 1 to 8.")},
    KeyText{
        "shoe.shuffle", QT_TRANSLATE_NOOP("Words", "Shuffle"),
        QT_TRANSLATE_NOOP(
            "Words",
            "When the cards are shuffled: after the cut card comes out, or before every round.")},
    KeyText{
        "shoe.cut_card_from_end", QT_TRANSLATE_NOOP("Words", "Cut card from the end"),
        QT_TRANSLATE_NOOP(
            "Words",
            "The most cards behind the cut card, at most half the shoe. Leave it empty if every round is shuffled. War Blackjack with one or two decks never goes past a third of the shoe.")},
    KeyText{"shoe.burn_first", QT_TRANSLATE_NOOP("Words", "Burned from a new shoe"),
            QT_TRANSLATE_NOOP("Words",
                              "How many cards of a new shoe are burned before the first round.")},
    KeyText{"table.seats", QT_TRANSLATE_NOOP("Words", "Seats"),
            QT_TRANSLATE_NOOP("Words", "How many seats the table has, 1 to 9.")},
    KeyText{"table.hands_per_patron", QT_TRANSLATE_NOOP("Words", "Spots per patron"),
            QT_TRANSLATE_NOOP(
                "Words",
                "How many spots one patron may play at once, at most the seats of the table.")},
    KeyText{"table.chips", QT_TRANSLATE_NOOP("Words", "Chips"),
            QT_TRANSLATE_NOOP(
                "Words", "The values of the chips in the tray, from the lowest to the highest.")},
    KeyText{"table.rounding", QT_TRANSLATE_NOOP("Words", "Rounding"),
            QT_TRANSLATE_NOOP("Words",
                              "In whose favour an amount is rounded that the chips cannot make.")},
    KeyText{"limits.main.min", QT_TRANSLATE_NOOP("Words", "Main bet, minimum"),
            QT_TRANSLATE_NOOP("Words", "The smallest main bet that is taken.")},
    KeyText{"limits.main.max", QT_TRANSLATE_NOOP("Words", "Main bet, maximum"),
            QT_TRANSLATE_NOOP("Words", "The largest main bet that is taken.")},
    KeyText{"limits.tie.min", QT_TRANSLATE_NOOP("Words", "Tie bet, minimum"),
            QT_TRANSLATE_NOOP("Words", "The smallest tie bet that is taken.")},
    KeyText{"limits.tie.max", QT_TRANSLATE_NOOP("Words", "Tie bet, maximum"),
            QT_TRANSLATE_NOOP("Words", "The largest tie bet that is taken.")},
    KeyText{"limits.bonus.min", QT_TRANSLATE_NOOP("Words", "War bonus, minimum"),
            QT_TRANSLATE_NOOP("Words", "The smallest War bonus that is taken.")},
    KeyText{"limits.bonus.max", QT_TRANSLATE_NOOP("Words", "War bonus, maximum"),
            QT_TRANSLATE_NOOP("Words", "The largest War bonus that is taken.")},
    KeyText{
        "limits.combined_max", QT_TRANSLATE_NOOP("Words", "Both bets together"),
        QT_TRANSLATE_NOOP(
            "Words",
            "The most that the bets of one seat may add up to; none if only each bet has a limit.")},
    KeyText{
        "limits.under_minimum", QT_TRANSLATE_NOOP("Words", "Below the minimum"),
        QT_TRANSLATE_NOOP(
            "Words",
            "What is done with a bet below the minimum: refused, or honoured once with a reminder.")},
    KeyText{"limits.over_maximum", QT_TRANSLATE_NOOP("Words", "Above the maximum"),
            QT_TRANSLATE_NOOP(
                "Words",
                "What is done with a bet above the maximum: refused, or the excess handed back.")},
    KeyText{"tie_bet.allowed", QT_TRANSLATE_NOOP("Words", "Tie bets"),
            QT_TRANSLATE_NOOP("Words",
                              "Whether patrons may bet that their first card ties the dealer's.")},
    KeyText{
        "tie_bet.alone", QT_TRANSLATE_NOOP("Words", "Without a main bet"),
        QT_TRANSLATE_NOOP("Words", "Whether a tie bet may stand on a spot without a main bet.")},
    KeyText{"tie_bet.pays", QT_TRANSLATE_NOOP("Words", "A tie bet pays"),
            QT_TRANSLATE_NOOP("Words", "What a winning tie bet pays, such as 10:1.")},
    KeyText{
        "surrender.allowed", QT_TRANSLATE_NOOP("Words", "Surrender"),
        QT_TRANSLATE_NOOP(
            "Words", "Whether a tied patron may give up part of the bet instead of going to war.")},
    KeyText{
        "surrender.loses", QT_TRANSLATE_NOOP("Words", "A surrender costs"),
        QT_TRANSLATE_NOOP("Words", "The part of the main bet that the house takes: 1:2 is half.")},
    KeyText{"war.burn_before", QT_TRANSLATE_NOOP("Words", "When cards are burned"),
            QT_TRANSLATE_NOOP("Words", "Before which war cards the dealer burns.")},
    KeyText{"war.burn", QT_TRANSLATE_NOOP("Words", "Cards burned"),
            QT_TRANSLATE_NOOP("Words", "How many cards are burned each time.")},
    KeyText{"war.house_posts", QT_TRANSLATE_NOOP("Words", "The house posts"),
            QT_TRANSLATE_NOOP("Words", "Whether the house matches the war bet with a post.")},
    KeyText{"war.win_pays", QT_TRANSLATE_NOOP("Words", "A won war pays"),
            QT_TRANSLATE_NOOP(
                "Words",
                "What the war bet pays when the patron wins the war, the house's post included.")},
    KeyText{
        "war.tie_pays", QT_TRANSLATE_NOOP("Words", "A tied war pays"),
        QT_TRANSLATE_NOOP(
            "Words", "What the war bet pays when the war cards tie, the house's post included.")},
    KeyText{"war.tie_bet.allowed", QT_TRANSLATE_NOOP("Words", "Tie bets on the war"),
            QT_TRANSLATE_NOOP("Words", "Whether patrons may bet that the war cards tie.")},
    KeyText{"war.tie_bet.pays", QT_TRANSLATE_NOOP("Words", "A tie bet on the war pays"),
            QT_TRANSLATE_NOOP("Words", "What a tie bet on the war cards pays.")},
    KeyText{
        "war.tie_bet.amount", QT_TRANSLATE_NOOP("Words", "Amount of a tie bet on the war"),
        QT_TRANSLATE_NOOP(
            "Words", "Whether a tie bet on the war cards is exactly the main bet, or any amount.")},
    KeyText{"bonus.ace", QT_TRANSLATE_NOOP("Words", "Ace in the bonus"),
            QT_TRANSLATE_NOOP(
                "Words", "Whether an ace is the lowest or the highest card for the War bonus.")},
    KeyText{
        "bonus.tie", QT_TRANSLATE_NOOP("Words", "Tied bonus"),
        QT_TRANSLATE_NOOP("Words", "Whether the house wins a tied War bonus, or it is a push.")},
    KeyText{"bonus.pays", QT_TRANSLATE_NOOP("Words", "The bonus pays"),
            QT_TRANSLATE_NOOP("Words", "What a winning War bonus pays.")},
    KeyText{"bonus.parlay", QT_TRANSLATE_NOOP("Words", "Parlay"),
            QT_TRANSLATE_NOOP("Words",
                              "Whether winners may leave their winnings as a bet on the hand.")},
    KeyText{
        "blackjack.pays", QT_TRANSLATE_NOOP("Words", "A blackjack pays"),
        QT_TRANSLATE_NOOP("Words", "What an ace and a ten-value card as the first two cards pay.")},
    KeyText{"blackjack.soft17", QT_TRANSLATE_NOOP("Words", "Soft 17"),
            QT_TRANSLATE_NOOP("Words",
                              "What the dealer does with a 17 in which an ace counts eleven.")},
    KeyText{"blackjack.double_for_less", QT_TRANSLATE_NOOP("Words", "Double for less"),
            QT_TRANSLATE_NOOP("Words", "Whether a double may be less than the bet.")},
    KeyText{"blackjack.double_after_split", QT_TRANSLATE_NOOP("Words", "Double after a split"),
            QT_TRANSLATE_NOOP("Words", "Whether a split hand may be doubled.")},
    KeyText{"blackjack.resplit_hands", QT_TRANSLATE_NOOP("Words", "Most hands after splits"),
            QT_TRANSLATE_NOOP("Words", "The most hands that one hand may become, 1 to 4.")},
    KeyText{
        "blackjack.split_aces_one_card", QT_TRANSLATE_NOOP("Words", "Split aces"),
        QT_TRANSLATE_NOOP(
            "Words",
            "Whether split aces get one card each and stand; else they are played like any hand.")},
    KeyText{
        "blackjack.insurance", QT_TRANSLATE_NOOP("Words", "Insurance"),
        QT_TRANSLATE_NOOP(
            "Words",
            "Whether insurance is offered when the dealer shows an ace, and even money to a patron with a blackjack.")},
    KeyText{
        "blackjack.peek", QT_TRANSLATE_NOOP("Words", "Peek"),
        QT_TRANSLATE_NOOP(
            "Words",
            "Whether the dealer looks at the hole card under an ace or a ten before anybody plays.")},
    KeyText{"settlement.first", QT_TRANSLATE_NOOP("Words", "First settlement"),
            QT_TRANSLATE_NOOP(
                "Words",
                "Whether each seat is settled completely, or all tie bets before the main bets.")},
    KeyText{"settlement.ties", QT_TRANSLATE_NOOP("Words", "Tie bets are settled"),
            QT_TRANSLATE_NOOP(
                "Words", "The direction in which tie bets are settled, as the dealer sees it.")},
    KeyText{
        "settlement.mains", QT_TRANSLATE_NOOP("Words", "Main bets are settled"),
        QT_TRANSLATE_NOOP(
            "Words",
            "The direction in which main bets, or whole seats, are settled, as the dealer sees it; in War Blackjack hands and insurance.")},
    KeyText{
        "settlement.wars", QT_TRANSLATE_NOOP("Words", "Wars are settled"),
        QT_TRANSLATE_NOOP(
            "Words",
            "The direction in which wars are settled; in War Blackjack the War bonus and the parlay question.")},
    KeyText{
        "cards.style", QT_TRANSLATE_NOOP("Words", "Style"),
        QT_TRANSLATE_NOOP(
            "Words",
            "Pick and pay: a hand's cards leave when it is settled. Lay and pay: all cards stay until every bet is settled.")},
    KeyText{
        "cards.pick", QT_TRANSLATE_NOOP("Words", "Cards are picked up"),
        QT_TRANSLATE_NOOP(
            "Words",
            "In pick and pay, whether cards are picked up after the payment, before it, or either.")},
    KeyText{
        "cards.sweep", QT_TRANSLATE_NOOP("Words", "Sweep"),
        QT_TRANSLATE_NOOP(
            "Words",
            "The direction in which the cards left on the layout are collected; the dealer's come last.")},
    KeyText{"calls.place_bets", QT_TRANSLATE_NOOP("Words", "\"Place your bets\""),
            QT_TRANSLATE_NOOP("Words", "Whether the dealer must call for bets.")},
    KeyText{"calls.no_more_bets", QT_TRANSLATE_NOOP("Words", "\"No more bets\""),
            QT_TRANSLATE_NOOP("Words", "Whether the dealer must close the bets with a call.")},
    KeyText{"calls.war_or_surrender", QT_TRANSLATE_NOOP("Words", "\"War or surrender?\""),
            QT_TRANSLATE_NOOP("Words", "Whether the dealer must ask a tied patron.")},
    KeyText{"calls.floor_above", QT_TRANSLATE_NOOP("Words", "Call the floor above"),
            QT_TRANSLATE_NOOP(
                "Words",
                "A payment above this ratio is called to the floor first; none if no payment is.")},
    KeyText{"payout.chips", QT_TRANSLATE_NOOP("Words", "Payments are built"),
            QT_TRANSLATE_NOOP("Words", "Which chips a payment must be built from.")},
    KeyText{
        "payout.correction", QT_TRANSLATE_NOOP("Words", "A wrong payment"),
        QT_TRANSLATE_NOOP(
            "Words", "Who corrects a wrong payment: the dealer himself at once, or the floor.")},
    KeyText{"scoring.critical", QT_TRANSLATE_NOOP("Words", "A critical mistake"),
            QT_TRANSLATE_NOOP("Words", "Points lost for a mistake with money.")},
    KeyText{"scoring.major", QT_TRANSLATE_NOOP("Words", "A major mistake"),
            QT_TRANSLATE_NOOP("Words", "Points lost for a mistake in the order or with cards.")},
    KeyText{"scoring.minor", QT_TRANSLATE_NOOP("Words", "A minor mistake"),
            QT_TRANSLATE_NOOP("Words", "Points lost for a mistake with calls or chips.")},
    KeyText{"scoring.pass", QT_TRANSLATE_NOOP("Words", "To pass"),
            QT_TRANSLATE_NOOP("Words", "Points, out of 100, that pass an examination.")},
    KeyText{"scoring.pace", QT_TRANSLATE_NOOP("Words", "Pace"),
            QT_TRANSLATE_NOOP("Words", "Seconds in which a round should be dealt.")},
};

} // namespace

KeyWords keyWords(std::string_view key)
{
    const auto found = std::find_if(Keys.begin(), Keys.end(),
                                    [&](const KeyText &each) { return each.key == key; });
    if (found == Keys.end())
        return {};
    return {words(found->label), words(found->explanation)};
}

} // namespace pitwise
