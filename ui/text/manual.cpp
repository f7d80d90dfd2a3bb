// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/manual.h"

#include "engine/table/acts.h"
#include "ui/text/gamewords.h"
#include "ui/text/housewords.h"
#include "ui/text/oddswords.h"
#include "ui/text/rulewords.h"

#include <algorithm>
#include <set>

namespace pitwise {

namespace {

using Rules = std::initializer_list<std::string_view>;

/// Limits have an origin for each end.
std::vector<Origin> originsOf(const House &house, std::string_view rule)
{
    std::vector<Origin> origins;
    const auto add = [&](std::string_view key) {
        const Origin origin = originOf(house.provenance, key);
        if (std::find(origins.begin(), origins.end(), origin) == origins.end())
            origins.push_back(origin);
    };
    if (rule == "limits.main" || rule == "limits.tie" || rule == "limits.bonus") {
        add(std::string{rule} + ".min");
        add(std::string{rule} + ".max");
    } else {
        add(rule);
    }
    return origins;
}

std::vector<DocumentLine> linesOf(const House &house, Rules rules)
{
    std::vector<DocumentLine> lines;
    for (const std::string_view rule : rules) {
        if (auto text = ruleWords(house, rule))
            lines.push_back({std::move(*text), originsOf(house, rule)});
    }
    return lines;
}

DocumentSection glance(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "At a glance"));
    for (const Sentence &trait : houseTraits(house))
        section.lines.push_back({trait, {}});
    section.drawing = true;
    return section;
}

DocumentSection tableAndBets(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "The table and its limits"));
    section.lines = linesOf(house, {"table.seats", "table.hands_per_patron", "table.chips",
                                    "table.rounding", "limits.main", "limits.tie", "limits.bonus",
                                    "limits.combined_max", "procedure.limits_shown"});
    return section;
}

DocumentSection shoe(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "The shoe"));
    section.lines =
        linesOf(house, {"shoe.decks", "shoe.shuffle", "procedure.new_shoe",
                        "shoe.cut_card_from_end", "shoe.burn_first", "procedure.cut_card_out"});
    return section;
}

DocumentSection round(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "A round, step by step"));
    section.numbered = true;
    section.lines = house.game == Game::CasinoWar ? linesOf(house, {"calls.place_bets",
                                                                    "tie_bet.allowed",
                                                                    "tie_bet.alone",
                                                                    "calls.no_more_bets",
                                                                    "procedure.deal_order",
                                                                    "procedure.ranks",
                                                                    "settlement.first",
                                                                    "settlement.ties",
                                                                    "tie_bet.pays",
                                                                    "settlement.mains",
                                                                    "procedure.main_pays",
                                                                    "procedure.main_loses",
                                                                    "calls.war_or_surrender",
                                                                    "surrender.allowed",
                                                                    "surrender.loses",
                                                                    "procedure.war_bet",
                                                                    "war.house_posts",
                                                                    "war.tie_bet.allowed",
                                                                    "war.tie_bet.amount",
                                                                    "procedure.ties_before_war",
                                                                    "war.burn",
                                                                    "war.burn_before",
                                                                    "procedure.war_deal",
                                                                    "settlement.wars",
                                                                    "war.win_pays",
                                                                    "war.tie_pays",
                                                                    "procedure.war_loses",
                                                                    "war.tie_bet.pays",
                                                                    "cards.style",
                                                                    "cards.pick",
                                                                    "cards.sweep",
                                                                    "procedure.round_ends"})
                                                  : linesOf(house, {"calls.place_bets",
                                                                    "procedure.main_required",
                                                                    "calls.no_more_bets",
                                                                    "procedure.deal_order",
                                                                    "procedure.bonus_first",
                                                                    "procedure.ranks",
                                                                    "bonus.ace",
                                                                    "settlement.wars",
                                                                    "bonus.pays",
                                                                    "procedure.bonus_loses",
                                                                    "bonus.tie",
                                                                    "bonus.parlay",
                                                                    "procedure.parlay_order",
                                                                    "procedure.parlay_returns",
                                                                    "procedure.parlay_rides",
                                                                    "procedure.no_parlay",
                                                                    "procedure.second_cards",
                                                                    "procedure.hole_card",
                                                                    "blackjack.insurance",
                                                                    "blackjack.peek",
                                                                    "procedure.play_order",
                                                                    "blackjack.double_for_less",
                                                                    "blackjack.resplit_hands",
                                                                    "blackjack.double_after_split",
                                                                    "blackjack.split_aces_one_card",
                                                                    "procedure.matched_bets",
                                                                    "procedure.busts",
                                                                    "procedure.dealer_draws",
                                                                    "blackjack.soft17",
                                                                    "settlement.mains",
                                                                    "procedure.hands_compared",
                                                                    "blackjack.pays",
                                                                    "cards.style",
                                                                    "cards.pick",
                                                                    "cards.sweep",
                                                                    "procedure.round_ends"});
    return section;
}

DocumentSection calls(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Calls, word for word"));
    DocumentTable table;
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "The dealer says")),
                   words(QT_TRANSLATE_NOOP("Words", "when"))};
    const auto add = [&](bool made, Call call, Sentence when) {
        if (made)
            table.rows.push_back({callWords(call), std::move(when)});
    };
    const bool war = house.game == Game::CasinoWar;
    add(house.calls.placeBets, Call::PlaceBets,
        words(QT_TRANSLATE_NOOP("Words", "the last round is over")));
    add(house.limits.underMinimum == UnderMinimum::RemindOnce, Call::BelowMinimum,
        words(QT_TRANSLATE_NOOP("Words", "a patron bets below the minimum for the first time")));
    add(house.calls.noMoreBets, Call::NoMoreBets,
        words(QT_TRANSLATE_NOOP("Words", "before the first card")));
    add(war && house.surrender.allowed && house.calls.warOrSurrender, Call::WarOrSurrender,
        words(QT_TRANSLATE_NOOP("Words", "to a tied patron, in his turn")));
    add(!war && house.bonus.parlay, Call::Parlay,
        words(QT_TRANSLATE_NOOP("Words", "to each winner of the War bonus, in his turn")));
    add(!war && house.blackjack.insurance, Call::Insurance,
        words(QT_TRANSLATE_NOOP("Words", "the dealer shows an ace, before he looks")));
    add(true, Call::Floor,
        words(QT_TRANSLATE_NOOP("Words", "a dispute, a malfunction, or a payment that needs it")));
    section.tables.push_back(std::move(table));
    return section;
}

/// Bets that patrons make, from the minimum up, none above the maximum.
std::vector<Money> usualBets(const House &house, const Limit &limit)
{
    std::vector<Money> bets;
    for (const Money bet :
         {limit.min, limit.min * 2, limit.min * 3, limit.min * 5, limit.min * 10, limit.min * 25}) {
        if (bet <= limit.max && house.table.chips.canMake(bet))
            bets.push_back(bet);
    }
    return bets;
}

DocumentTable payouts(const House &house, Sentence title, const Limit &limit, Ratio pays)
{
    DocumentTable table;
    table.heads = {std::move(title),
                   words(QT_TRANSLATE_NOOP("Words", "pays %1"), {plain(toText(pays))}),
                   words(QT_TRANSLATE_NOOP("Words", "in the fewest chips"))};
    for (const Money bet : usualBets(house, limit)) {
        const Money due = house.payable(bet * pays);
        const auto build = house.table.chips.fewest(due);
        table.rows.push_back({plain(toText(bet)), plain(toText(due)),
                              plain(build ? toText(*build, house.table.chips) : std::string{"-"})});
    }
    return table;
}

DocumentSection payoutTables(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Payments"));
    section.lines = linesOf(
        house, {"payout.chips", "table.rounding", "calls.floor_above", "payout.correction"});
    const auto add = [&](Sentence title, const Limit &limit, Ratio pays) {
        section.tables.push_back(payouts(house, std::move(title), limit, pays));
    };
    if (house.game == Game::WarBlackjack) {
        add(words(QT_TRANSLATE_NOOP("Words", "War bonus")), house.limits.bonus, house.bonus.pays);
        add(words(QT_TRANSLATE_NOOP("Words", "Natural")), house.limits.main, house.blackjack.pays);
        return section;
    }
    if (house.tieBet.allowed)
        add(words(QT_TRANSLATE_NOOP("Words", "Tie bet")), house.limits.tie, house.tieBet.pays);
    // The post is 1:1 of what a war pays; chips are paid for the rest.
    const auto beyondPost = [&](Sentence title, Ratio pays) {
        if (house.war.housePosts)
            pays = {pays.pays - pays.per, pays.per};
        if (pays.pays > 0)
            add(std::move(title), house.limits.main, pays);
    };
    beyondPost(house.war.housePosts
                   ? words(QT_TRANSLATE_NOOP("Words", "War bet won, beside the post"))
                   : words(QT_TRANSLATE_NOOP("Words", "War bet won")),
               house.war.winPays);
    beyondPost(house.war.housePosts
                   ? words(QT_TRANSLATE_NOOP("Words", "War bet tied, beside the post"))
                   : words(QT_TRANSLATE_NOOP("Words", "War bet tied")),
               house.war.tiePays);
    if (house.war.tieBet.allowed)
        add(words(QT_TRANSLATE_NOOP("Words", "Tie bet on the war cards")), house.limits.main,
            house.war.tieBet.pays);
    return section;
}

DocumentSection irregularities(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "When something is not as it should be"));
    section.lines =
        linesOf(house, {"procedure.late_bets", "limits.under_minimum", "limits.over_maximum",
                        "procedure.slipped_card", "procedure.exposed_card", "payout.correction",
                        "procedure.floor", "procedure.malfunction"});
    return section;
}

DocumentSection styles(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Pick and pay, lay and pay"));
    section.paragraphs = {
        words(QT_TRANSLATE_NOOP(
            "Words",
            "Pick and pay: each hand is finished by itself. Its bets are settled, its cards "
            "leave, and the next hand begins. The felt clears as the dealer goes.")),
        words(QT_TRANSLATE_NOOP(
            "Words",
            "Lay and pay: all bets are settled first and every card stays where it lies. "
            "Then the cards are swept in one go. Until then the floor can check any hand.")),
        words(QT_TRANSLATE_NOOP(
            "Words", "Both come to the same chips; in both the dealer's own cards are the last."))};
    section.lines = linesOf(house, {"cards.style", "cards.pick", "cards.sweep"});
    return section;
}

DocumentSection oddsSection(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Exact odds"));
    const Odds odds = oddsOf(house);
    section.paragraphs = oddsSentences(house, odds);
    section.paragraphs.push_back(chancesSentence(house, odds));
    DocumentTable table;
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "Bet")),
                   words(QT_TRANSLATE_NOOP("Words", "House's edge")),
                   words(QT_TRANSLATE_NOOP("Words", "As a fraction")),
                   words(QT_TRANSLATE_NOOP("Words", "Of all money staked"))};
    for (const ExactBet &bet : exactBets(odds))
        table.rows.push_back({betWords(bet), plain(percent(bet.odds.edge.toDouble(), 4)),
                              plain(toText(bet.odds.edge)),
                              plain(percent(bet.odds.elementOfRisk().toDouble(), 4))});
    section.tables.push_back(std::move(table));
    return section;
}

DocumentSection judging(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "How you are judged"));
    const auto number = [](int value) { return plain(std::to_string(value)); };
    section.paragraphs = {
        words(QT_TRANSLATE_NOOP("Words",
                                "You begin with 100 points. A critical mistake (wrong money) "
                                "costs %1, a major one (order, cards) %2, a minor one %3."),
              {number(house.scoring.critical), number(house.scoring.major),
               number(house.scoring.minor)}),
        words(QT_TRANSLATE_NOOP("Words", "%1 points pass. The house deals a round in %2 seconds."),
              {number(house.scoring.pass), number(house.scoring.pace)})};
    return section;
}

/// Every rule once more, in the order of a house file, with its key.
DocumentSection sources(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Where each rule comes from"));
    section.paragraphs = {
        words(QT_TRANSLATE_NOOP("Words",
                                "The source is: %1. Where it demands a rule its clause is named; "
                                "where it is unclear, how it was read; where it is silent, the "
                                "rule is the house's own choice."),
              {plain(house.source)})};
    DocumentTable table;
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "Rule")),
                   words(QT_TRANSLATE_NOOP("Words", "Key")),
                   words(QT_TRANSLATE_NOOP("Words", "Origin"))};
    for (const std::string_view rule : rulesWithWords()) {
        const auto text = ruleWords(house, rule);
        if (!text)
            continue;
        Sentence origin;
        for (const Origin &one : originsOf(house, rule))
            origin =
                origin.pattern.empty() ? originTag(one) : words("%1; %2", {origin, originTag(one)});
        table.rows.push_back({*text, plain(std::string{rule}), origin});
    }
    section.tables.push_back(std::move(table));
    return section;
}

} // namespace

Document manualOf(const House &house)
{
    Document manual;
    manual.title = plain(house.name);
    manual.subtitle = words(QT_TRANSLATE_NOOP("Words", "Dealer's manual"));
    manual.sections = {glance(house),         tableAndBets(house), shoe(house),
                       round(house),          calls(house),        payoutTables(house),
                       irregularities(house), styles(house),       oddsSection(house),
                       judging(house),        sources(house)};
    manual.house = house.id;
    manual.seats = house.table.seats;
    return manual;
}

} // namespace pitwise
