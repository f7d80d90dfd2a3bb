// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/rulewords.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

using MaybeSentence = std::optional<Sentence>;

Sentence ratio(Ratio value)
{
    return plain(toText(value));
}
Sentence money(Money value)
{
    return plain(toText(value));
}
bool war(const House &house)
{
    return house.game == Game::CasinoWar;
}
bool blackjack(const House &house)
{
    return house.game == Game::WarBlackjack;
}
bool cutCard(const House &house)
{
    return house.shoe.shuffle == ShuffleRule::CutCard;
}

Sentence direction(Direction value)
{
    return value == Direction::RightToLeft
             ? words(QT_TRANSLATE_NOOP("Words", "from the right to the left"))
             : words(QT_TRANSLATE_NOOP("Words", "from the left to the right"));
}

Sentence chips(const House &house)
{
    std::string text;
    for (const Money chip : house.table.chips.values())
        text += (text.empty() ? "" : ", ") + toText(chip);
    return plain(text);
}

MaybeSentence limits(const Limit &limit, const char *pattern)
{
    return words(pattern, {money(limit.min), money(limit.max)});
}

MaybeSentence rounding(const House &house)
{
    switch (house.table.rounding) {
    case Rounding::Patron:
        return words(QT_TRANSLATE_NOOP(
            "Words", "What the chips cannot make exactly is rounded in the patron's favour."));
    case Rounding::House:
        return words(QT_TRANSLATE_NOOP(
            "Words", "What the chips cannot make exactly is rounded in the house's favour."));
    case Rounding::None:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Words", "Payments are exact to the cent, nothing is rounded."));
}

MaybeSentence burnBefore(const House &house)
{
    switch (house.war.burnBefore) {
    case BurnBefore::None:
        return words(QT_TRANSLATE_NOOP("Words", "No card is burned before a war."));
    case BurnBefore::WarRound:
        return words(QT_TRANSLATE_NOOP(
            "Words", "The cards are burned once, before the first war card of the round."));
    case BurnBefore::EachCard:
        return words(
            QT_TRANSLATE_NOOP("Words", "They are burned before every war card, the dealer's too."));
    case BurnBefore::FirstAndDealer:
        break;
    }
    return words(QT_TRANSLATE_NOOP(
        "Words", "They are burned before the first war card and again before the dealer's."));
}

MaybeSentence pick(const House &house)
{
    if (house.cards.style != Style::PickAndPay)
        return std::nullopt;
    switch (house.cards.pick) {
    case Pick::AfterPay:
        return words(QT_TRANSLATE_NOOP(
            "Words", "A hand's cards leave when its last bet is settled: chips first."));
    case Pick::BeforePay:
        return words(QT_TRANSLATE_NOOP(
            "Words", "A hand's cards leave before its last bet is settled: cards first."));
    case Pick::Either:
        break;
    }
    return words(QT_TRANSLATE_NOOP(
        "Words", "A hand's cards leave together with its last bet, before or after the chips."));
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
        "Words", "A payment is built colour for colour: in the colours of the bet."));
}

struct RuleText
{
    std::string_view rule;
    MaybeSentence (*text)(const House &);
};

// clang-format off
const std::array Texts{
    RuleText{"shoe.decks", [](const House &h) -> MaybeSentence { return words(h.shoe.decks == 1 ? QT_TRANSLATE_NOOP("Words", "The game is dealt from %1 deck of 52 cards.") : QT_TRANSLATE_NOOP("Words", "The game is dealt from %1 decks of 52 cards."), {number(h.shoe.decks)}); }},
    RuleText{"shoe.shuffle", [](const House &h) -> MaybeSentence { return cutCard(h) ? words(QT_TRANSLATE_NOOP("Words", "The cards are shuffled when the cut card has come out.")) : words(QT_TRANSLATE_NOOP("Words", "The cards are shuffled before every round.")); }},
    RuleText{"shoe.cut_card_from_end", [](const House &h) -> MaybeSentence { return cutCard(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "The cut card is placed among the last %1 cards."), {number(h.shoe.cutCardFromEnd)})} : std::nullopt; }},
    RuleText{"shoe.burn_first", [](const House &h) -> MaybeSentence { return h.shoe.burnFirst == 0 ? words(QT_TRANSLATE_NOOP("Words", "No card of a new shoe is burned.")) : h.shoe.burnFirst == 1 ? words(QT_TRANSLATE_NOOP("Words", "The first card of a new shoe is burned.")) : words(QT_TRANSLATE_NOOP("Words", "The first %1 cards of a new shoe are burned."), {number(h.shoe.burnFirst)}); }},
    RuleText{"procedure.new_shoe", [](const House &h) -> MaybeSentence { return cutCard(h) ? words(QT_TRANSLATE_NOOP("Words", "A new shoe: shuffle, let a patron cut, place the cut card, load the shoe.")) : words(QT_TRANSLATE_NOOP("Words", "A new shoe: shuffle and load it.")); }},
    RuleText{"procedure.cut_card_out", [](const House &h) -> MaybeSentence { return cutCard(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "When the cut card comes out the round is finished, then the cards are shuffled."))} : std::nullopt; }},
    RuleText{"table.seats", [](const House &h) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "The table has %1 seats, counted from the dealer's left."), {number(h.table.seats)}); }},
    RuleText{"table.hands_per_patron", [](const House &h) -> MaybeSentence { return h.table.handsPerPatron == 1 ? words(QT_TRANSLATE_NOOP("Words", "A patron plays one seat.")) : words(QT_TRANSLATE_NOOP("Words", "A patron may play up to %1 seats."), {number(h.table.handsPerPatron)}); }},
    RuleText{"table.chips", [](const House &h) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "The chips are %1."), {chips(h)}); }},
    RuleText{"table.rounding", rounding},
    RuleText{"limits.main", [](const House &h) -> MaybeSentence { return limits(h.limits.main, blackjack(h) ? QT_TRANSLATE_NOOP("Words", "A blackjack bet is %1 to %2.") : QT_TRANSLATE_NOOP("Words", "A main bet is %1 to %2.")); }},
    RuleText{"limits.tie", [](const House &h) -> MaybeSentence { return war(h) && h.tieBet.allowed ? limits(h.limits.tie, QT_TRANSLATE_NOOP("Words", "A tie bet is %1 to %2.")) : std::nullopt; }},
    RuleText{"limits.bonus", [](const House &h) -> MaybeSentence { return blackjack(h) ? limits(h.limits.bonus, QT_TRANSLATE_NOOP("Words", "A War bonus bet is %1 to %2.")) : std::nullopt; }},
    RuleText{"limits.combined_max", [](const House &h) -> MaybeSentence { return h.limits.combinedMax ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "Both bets of a seat together are at most %1."), {money(*h.limits.combinedMax)})} : std::nullopt; }},
    RuleText{"procedure.limits_shown", [](const House &) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "The limits are shown at the table.")); }},
    RuleText{"limits.under_minimum", [](const House &h) -> MaybeSentence { return h.limits.underMinimum == UnderMinimum::Refuse ? words(QT_TRANSLATE_NOOP("Words", "A bet below the minimum is refused.")) : words(QT_TRANSLATE_NOOP("Words", "A bet below the minimum is honoured once with a reminder; a second one of that patron is refused.")); }},
    RuleText{"limits.over_maximum", [](const House &h) -> MaybeSentence { return h.limits.overMaximum == OverMaximum::Refuse ? words(QT_TRANSLATE_NOOP("Words", "A bet above the maximum is refused.")) : words(QT_TRANSLATE_NOOP("Words", "Of a bet above the maximum the excess is handed back; the rest stands.")); }},
    RuleText{"tie_bet.allowed", [](const House &h) -> MaybeSentence { return !war(h) ? std::nullopt : MaybeSentence{h.tieBet.allowed ? words(QT_TRANSLATE_NOOP("Words", "Patrons may bet that the first cards tie.")) : words(QT_TRANSLATE_NOOP("Words", "There is no tie bet; one that is put down is refused."))}; }},
    RuleText{"tie_bet.alone", [](const House &h) -> MaybeSentence { return !war(h) || !h.tieBet.allowed ? std::nullopt : MaybeSentence{h.tieBet.alone ? words(QT_TRANSLATE_NOOP("Words", "A tie bet may stand alone.")) : words(QT_TRANSLATE_NOOP("Words", "A tie bet needs a main bet beside it."))}; }},
    RuleText{"tie_bet.pays", [](const House &h) -> MaybeSentence { return war(h) && h.tieBet.allowed ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "A tie bet pays %1."), {ratio(h.tieBet.pays)})} : std::nullopt; }},
    RuleText{"procedure.main_required", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "The blackjack bet is mandatory, the War bonus optional."))} : std::nullopt; }},
    RuleText{"procedure.late_bets", [](const House &) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "From the first card on nothing is added or altered: a late bet is refused before the next act.")); }},
    RuleText{"procedure.against_dealer", [](const House &) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "Every patron plays against the dealer, and against him alone.")); }},
    RuleText{"procedure.ranks", [](const House &h) -> MaybeSentence { return war(h) || h.bonus.ace == AceRank::High ? words(QT_TRANSLATE_NOOP("Words", "The ace is high, suits do not matter.")) : words(QT_TRANSLATE_NOOP("Words", "For the bonus the ace is low and the king high; suits do not matter.")); }},
    RuleText{"procedure.deal_order", [](const House &h) -> MaybeSentence { return blackjack(h) ? words(QT_TRANSLATE_NOOP("Words", "One card face up to each patron from the left, then one to the dealer.")) : words(QT_TRANSLATE_NOOP("Words", "One card to each patron from the left, the dealer last, all face up.")); }},
    RuleText{"settlement.first", [](const House &h) -> MaybeSentence { return !war(h) ? std::nullopt : MaybeSentence{h.settlement.first == FirstSettlement::PerSeat ? words(QT_TRANSLATE_NOOP("Words", "The first settlement goes seat by seat: tie bet and main bet of a seat in one turn.")) : words(QT_TRANSLATE_NOOP("Words", "All tie bets are settled before any main bet."))}; }},
    RuleText{"settlement.ties", [](const House &h) -> MaybeSentence { return war(h) && h.settlement.first == FirstSettlement::TiesThenMains ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "Tie bets are settled %1."), {direction(h.settlement.ties)})} : std::nullopt; }},
    RuleText{"settlement.mains", [](const House &h) -> MaybeSentence { return words(blackjack(h) ? QT_TRANSLATE_NOOP("Words", "Hands are settled %1.") : h.settlement.first == FirstSettlement::PerSeat ? QT_TRANSLATE_NOOP("Words", "Seats are settled %1.") : QT_TRANSLATE_NOOP("Words", "Main bets are settled %1."), {direction(h.settlement.mains)}); }},
    RuleText{"procedure.main_pays", [](const House &h) -> MaybeSentence { return war(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "The patron's card is higher: the main bet pays 1:1."))} : std::nullopt; }},
    RuleText{"procedure.main_loses", [](const House &h) -> MaybeSentence { return war(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "The dealer's card is higher: the main bet loses, the tie bet with it."))} : std::nullopt; }},
    RuleText{"procedure.ties_before_war", [](const House &h) -> MaybeSentence { return war(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "The first settlement is finished before a war begins."))} : std::nullopt; }},
    RuleText{"surrender.allowed", [](const House &h) -> MaybeSentence { return !war(h) ? std::nullopt : MaybeSentence{h.surrender.allowed ? words(QT_TRANSLATE_NOOP("Words", "A tied patron may surrender instead of going to war.")) : words(QT_TRANSLATE_NOOP("Words", "There is no surrender: a tied patron goes to war."))}; }},
    RuleText{"surrender.loses", [](const House &h) -> MaybeSentence { return war(h) && h.surrender.allowed ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "A surrender costs %1 of the main bet; the rest stays the patron's."), {ratio(h.surrender.loses)})} : std::nullopt; }},
    RuleText{"procedure.war_bet", [](const House &h) -> MaybeSentence { return war(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "A patron who goes to war adds a bet equal to his main bet."))} : std::nullopt; }},
    RuleText{"war.house_posts", [](const House &h) -> MaybeSentence { return !war(h) ? std::nullopt : MaybeSentence{h.war.housePosts ? words(QT_TRANSLATE_NOOP("Words", "The dealer posts the same amount beside it, at once.")) : words(QT_TRANSLATE_NOOP("Words", "The house posts nothing."))}; }},
    RuleText{"war.burn", [](const House &h) -> MaybeSentence { return war(h) && h.war.burnBefore != BurnBefore::None && h.war.burn > 0 ? MaybeSentence{words(h.war.burn == 1 ? QT_TRANSLATE_NOOP("Words", "%1 card is burned for a war.") : QT_TRANSLATE_NOOP("Words", "%1 cards are burned for a war."), {number(h.war.burn)})} : std::nullopt; }},
    RuleText{"war.burn_before", [](const House &h) -> MaybeSentence { return war(h) ? burnBefore(h) : std::nullopt; }},
    RuleText{"procedure.war_deal", [](const House &h) -> MaybeSentence { return war(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "One war card to each patron at war from the left, then one to the dealer."))} : std::nullopt; }},
    RuleText{"war.tie_bet.allowed", [](const House &h) -> MaybeSentence { return !war(h) ? std::nullopt : MaybeSentence{h.war.tieBet.allowed ? words(QT_TRANSLATE_NOOP("Words", "A patron at war may bet that the war cards tie, until the first burn or war card.")) : words(QT_TRANSLATE_NOOP("Words", "There is no tie bet on the war cards; one that is put down is refused."))}; }},
    RuleText{"war.tie_bet.amount", [](const House &h) -> MaybeSentence { return !war(h) || !h.war.tieBet.allowed ? std::nullopt : MaybeSentence{h.war.tieBet.amount == WarTieAmount::Main ? words(QT_TRANSLATE_NOOP("Words", "It is exactly as much as the main bet.")) : words(QT_TRANSLATE_NOOP("Words", "It may be any amount."))}; }},
    RuleText{"war.tie_bet.pays", [](const House &h) -> MaybeSentence { return war(h) && h.war.tieBet.allowed ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "A tie bet on the war cards pays %1."), {ratio(h.war.tieBet.pays)})} : std::nullopt; }},
    RuleText{"settlement.wars", [](const House &h) -> MaybeSentence { return words(war(h) ? QT_TRANSLATE_NOOP("Words", "Wars are settled %1.") : QT_TRANSLATE_NOOP("Words", "War bonuses are settled %1."), {direction(h.settlement.wars)}); }},
    RuleText{"war.win_pays", [](const House &h) -> MaybeSentence { return !war(h) ? std::nullopt : MaybeSentence{words(h.war.housePosts ? QT_TRANSLATE_NOOP("Words", "The patron wins the war: the war bet pays %1, of which the post is 1:1; the main bet pushes.") : QT_TRANSLATE_NOOP("Words", "The patron wins the war: the war bet pays %1, the main bet pushes."), {ratio(h.war.winPays)})}; }},
    RuleText{"war.tie_pays", [](const House &h) -> MaybeSentence { return !war(h) ? std::nullopt : MaybeSentence{words(h.war.housePosts ? QT_TRANSLATE_NOOP("Words", "The war is tied: the war bet pays %1, of which the post is 1:1; the main bet pushes.") : QT_TRANSLATE_NOOP("Words", "The war is tied: the war bet pays %1, the main bet pushes."), {ratio(h.war.tiePays)})}; }},
    RuleText{"procedure.war_loses", [](const House &h) -> MaybeSentence { return !war(h) ? std::nullopt : MaybeSentence{h.war.housePosts ? words(QT_TRANSLATE_NOOP("Words", "The dealer wins the war: he takes main bet, war bet and post.")) : words(QT_TRANSLATE_NOOP("Words", "The dealer wins the war: he takes main bet and war bet."))}; }},
    RuleText{"procedure.bonus_first", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "All War bonuses are settled before any second card."))} : std::nullopt; }},
    RuleText{"bonus.ace", [](const House &h) -> MaybeSentence { return !blackjack(h) ? std::nullopt : MaybeSentence{h.bonus.ace == AceRank::Low ? words(QT_TRANSLATE_NOOP("Words", "For the bonus an ace is the lowest card.")) : words(QT_TRANSLATE_NOOP("Words", "For the bonus an ace is the highest card."))}; }},
    RuleText{"bonus.tie", [](const House &h) -> MaybeSentence { return !blackjack(h) ? std::nullopt : MaybeSentence{h.bonus.tie == BonusTie::House ? words(QT_TRANSLATE_NOOP("Words", "The house wins a tie of the first cards.")) : words(QT_TRANSLATE_NOOP("Words", "A tie of the first cards is a push."))}; }},
    RuleText{"bonus.pays", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "A won War bonus pays %1."), {ratio(h.bonus.pays)})} : std::nullopt; }},
    RuleText{"procedure.bonus_loses", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "A lost War bonus is only that bet: the patron plays on."))} : std::nullopt; }},
    RuleText{"bonus.parlay", [](const House &h) -> MaybeSentence { return !blackjack(h) ? std::nullopt : MaybeSentence{h.bonus.parlay ? words(QT_TRANSLATE_NOOP("Words", "Winners may leave their winnings on the War spot: a parlay on the hand.")) : words(QT_TRANSLATE_NOOP("Words", "There is no parlay."))}; }},
    RuleText{"procedure.parlay_order", [](const House &h) -> MaybeSentence { return blackjack(h) && h.bonus.parlay ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "The winners are asked in the order of settlement: take it all, or leave the winnings."))} : std::nullopt; }},
    RuleText{"procedure.parlay_returns", [](const House &h) -> MaybeSentence { return blackjack(h) && h.bonus.parlay ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "For a parlay the original bet is handed back, the winnings stay."))} : std::nullopt; }},
    RuleText{"procedure.parlay_rides", [](const House &h) -> MaybeSentence { return blackjack(h) && h.bonus.parlay ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "A parlay is a bet of its own, won and lost with the hand."))} : std::nullopt; }},
    RuleText{"procedure.no_parlay", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "Without a parlay bet and winnings are handed over at once."))} : std::nullopt; }},
    RuleText{"procedure.second_cards", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "Then a second card face up to each patron."))} : std::nullopt; }},
    RuleText{"procedure.hole_card", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "The dealer's second card is dealt last, face down."))} : std::nullopt; }},
    RuleText{"blackjack.insurance", [](const House &h) -> MaybeSentence { return !blackjack(h) ? std::nullopt : MaybeSentence{h.blackjack.insurance ? words(QT_TRANSLATE_NOOP("Words", "Against an ace insurance up to half the bet is offered, at 2:1; a natural may take even money.")) : words(QT_TRANSLATE_NOOP("Words", "There is no insurance."))}; }},
    RuleText{"blackjack.peek", [](const House &h) -> MaybeSentence { return !blackjack(h) ? std::nullopt : MaybeSentence{h.blackjack.peek ? words(QT_TRANSLATE_NOOP("Words", "Under an ace or a ten the dealer looks at the hole card before anybody plays.")) : words(QT_TRANSLATE_NOOP("Words", "The dealer does not look at the hole card before the patrons have played."))}; }},
    RuleText{"procedure.play_order", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "The patrons play from the left to the right; a hand that is begun is finished."))} : std::nullopt; }},
    RuleText{"blackjack.double_for_less", [](const House &h) -> MaybeSentence { return !blackjack(h) ? std::nullopt : MaybeSentence{h.blackjack.doubleForLess ? words(QT_TRANSLATE_NOOP("Words", "A hand of two cards may be doubled, also for less.")) : words(QT_TRANSLATE_NOOP("Words", "A hand of two cards may be doubled, for the full bet."))}; }},
    RuleText{"blackjack.resplit_hands", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "Cards of equal value may be split, into %1 hands at most."), {number(h.blackjack.resplitHands)})} : std::nullopt; }},
    RuleText{"blackjack.double_after_split", [](const House &h) -> MaybeSentence { return !blackjack(h) ? std::nullopt : MaybeSentence{h.blackjack.doubleAfterSplit ? words(QT_TRANSLATE_NOOP("Words", "A split hand may be doubled.")) : words(QT_TRANSLATE_NOOP("Words", "A split hand may not be doubled."))}; }},
    RuleText{"blackjack.split_aces_one_card", [](const House &h) -> MaybeSentence { return !blackjack(h) ? std::nullopt : MaybeSentence{h.blackjack.splitAcesOneCard ? words(QT_TRANSLATE_NOOP("Words", "Split aces get one card each.")) : words(QT_TRANSLATE_NOOP("Words", "Split aces are played like any hand."))}; }},
    RuleText{"procedure.matched_bets", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "With a split or a double the patron may match the bet on the War spot too."))} : std::nullopt; }},
    RuleText{"procedure.busts", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "A bust hand loses at once, a natural is paid in its turn: chips first, then the cards, in either style."))} : std::nullopt; }},
    RuleText{"procedure.dealer_draws", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "The dealer shows the hole card and draws to 17."))} : std::nullopt; }},
    RuleText{"blackjack.soft17", [](const House &h) -> MaybeSentence { return !blackjack(h) ? std::nullopt : MaybeSentence{h.blackjack.soft17 == Soft17::Hit ? words(QT_TRANSLATE_NOOP("Words", "He draws to a soft 17.")) : words(QT_TRANSLATE_NOOP("Words", "He stands on every 17."))}; }},
    RuleText{"procedure.hands_compared", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "The higher hand wins 1:1, the lower loses, equal hands push."))} : std::nullopt; }},
    RuleText{"blackjack.pays", [](const House &h) -> MaybeSentence { return blackjack(h) ? MaybeSentence{words(QT_TRANSLATE_NOOP("Words", "A natural pays %1."), {ratio(h.blackjack.pays)})} : std::nullopt; }},
    RuleText{"cards.style", [](const House &h) -> MaybeSentence { return h.cards.style == Style::PickAndPay ? words(QT_TRANSLATE_NOOP("Words", "The house picks and pays: cards leave hand by hand.")) : words(QT_TRANSLATE_NOOP("Words", "The house lays and pays: all cards stay until every bet is settled.")); }},
    RuleText{"cards.pick", pick},
    RuleText{"cards.sweep", [](const House &h) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "What is left is swept %1, the dealer's cards last."), {direction(h.cards.sweep)}); }},
    RuleText{"procedure.round_ends", [](const House &) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "When all is settled and collected the round is over, and bets are invited again.")); }},
    RuleText{"calls.place_bets", [](const House &h) -> MaybeSentence { return h.calls.placeBets ? words(QT_TRANSLATE_NOOP("Words", "The dealer invites bets.")) : words(QT_TRANSLATE_NOOP("Words", "Bets need no invitation.")); }},
    RuleText{"calls.no_more_bets", [](const House &h) -> MaybeSentence { return h.calls.noMoreBets ? words(QT_TRANSLATE_NOOP("Words", "The dealer closes the bets by his call.")) : words(QT_TRANSLATE_NOOP("Words", "The first card closes the bets.")); }},
    RuleText{"calls.war_or_surrender", [](const House &h) -> MaybeSentence { return !war(h) || !h.surrender.allowed ? std::nullopt : MaybeSentence{h.calls.warOrSurrender ? words(QT_TRANSLATE_NOOP("Words", "A tied patron is asked in his turn: war or surrender.")) : words(QT_TRANSLATE_NOOP("Words", "A tied patron decides without being asked."))}; }},
    RuleText{"calls.floor_above", [](const House &h) -> MaybeSentence { return h.calls.floorAbove ? words(QT_TRANSLATE_NOOP("Words", "A payment above %1 is called to the floor first."), {ratio(*h.calls.floorAbove)}) : words(QT_TRANSLATE_NOOP("Words", "No payment needs the floor.")); }},
    RuleText{"payout.chips", payoutChips},
    RuleText{"payout.correction", [](const House &h) -> MaybeSentence { return h.payout.correction == Correction::Self ? words(QT_TRANSLATE_NOOP("Words", "A wrong payment is taken back by the dealer himself, whole, before another seat is begun.")) : words(QT_TRANSLATE_NOOP("Words", "A wrong payment is corrected by the floor.")); }},
    RuleText{"procedure.slipped_card", [](const House &) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "A card that slid out unseen is the next card.")); }},
    RuleText{"procedure.exposed_card", [](const House &) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "A card that was seen in error is discarded and replaced.")); }},
    RuleText{"procedure.floor", [](const House &) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "A dispute, and anything that is not written here, is the floor's.")); }},
    RuleText{"procedure.malfunction", [](const House &) -> MaybeSentence { return words(QT_TRANSLATE_NOOP("Words", "A malfunction voids all pays and plays: the floor is called, then everything goes back.")); }},
};
// clang-format on

} // namespace

std::optional<Sentence> ruleWords(const House &house, std::string_view rule)
{
    const auto found = std::find_if(Texts.begin(), Texts.end(),
                                    [&](const RuleText &text) { return text.rule == rule; });
    return found == Texts.end() ? std::nullopt : found->text(house);
}

std::vector<std::string_view> rulesWithWords()
{
    std::vector<std::string_view> rules;
    for (const RuleText &text : Texts)
        rules.push_back(text.rule);
    return rules;
}

} // namespace pitwise
