// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/manual.h"

#include "engine/table/acts.h"
#include "ui/text/gamewords.h"
#include "ui/text/housewords.h"
#include "ui/text/oddswords.h"
#include "ui/text/rulewords.h"

#include <algorithm>
#include <cmath>
#include <numbers>
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

std::vector<ManualLine> linesOf(const House &house, Rules rules)
{
    std::vector<ManualLine> lines;
    for (const std::string_view rule : rules) {
        if (auto text = ruleWords(house, rule))
            lines.push_back({std::move(*text), originsOf(house, rule)});
    }
    return lines;
}

ManualSection glance(const House &house)
{
    ManualSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "At a glance"));
    for (const Sentence &trait : houseTraits(house))
        section.lines.push_back({trait, {}});
    section.drawing = true;
    return section;
}

ManualSection tableAndBets(const House &house)
{
    ManualSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "The table and its limits"));
    section.lines = linesOf(house, {"table.seats", "table.hands_per_patron", "table.chips",
                                    "table.rounding", "limits.main", "limits.tie", "limits.bonus",
                                    "limits.combined_max", "procedure.limits_shown"});
    return section;
}

ManualSection shoe(const House &house)
{
    ManualSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "The shoe"));
    section.lines =
        linesOf(house, {"shoe.decks", "shoe.shuffle", "procedure.new_shoe",
                        "shoe.cut_card_from_end", "shoe.burn_first", "procedure.cut_card_out"});
    return section;
}

ManualSection round(const House &house)
{
    ManualSection section;
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

ManualSection calls(const House &house)
{
    ManualSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Calls, word for word"));
    ManualTable table;
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

ManualTable payouts(const House &house, Sentence title, const Limit &limit, Ratio pays)
{
    ManualTable table;
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

ManualSection payoutTables(const House &house)
{
    ManualSection section;
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

ManualSection irregularities(const House &house)
{
    ManualSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "When something is not as it should be"));
    section.lines =
        linesOf(house, {"procedure.late_bets", "limits.under_minimum", "limits.over_maximum",
                        "procedure.slipped_card", "procedure.exposed_card", "payout.correction",
                        "procedure.floor", "procedure.malfunction"});
    return section;
}

ManualSection styles(const House &house)
{
    ManualSection section;
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

ManualSection oddsSection(const House &house)
{
    ManualSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Exact odds"));
    const Odds odds = oddsOf(house);
    section.paragraphs = oddsSentences(house, odds);
    section.paragraphs.push_back(chancesSentence(house, odds));
    ManualTable table;
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

ManualSection judging(const House &house)
{
    ManualSection section;
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
ManualSection sources(const House &house)
{
    ManualSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Where each rule comes from"));
    section.paragraphs = {
        words(QT_TRANSLATE_NOOP("Words",
                                "The source is: %1. Where it demands a rule its clause is named; "
                                "where it is unclear, how it was read; where it is silent, the "
                                "rule is the house's own choice."),
              {plain(house.source)})};
    ManualTable table;
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

// ---- writing ----

std::string tags(const ManualLine &line, const Wording &say)
{
    std::string text;
    for (const Origin &origin : line.origins)
        text += (text.empty() ? "" : "; ") + say(originTag(origin));
    return text;
}

std::string escaped(const std::string &text)
{
    std::string safe;
    for (const char c : text) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else
            safe += c;
    }
    return safe;
}

std::string coordinate(double value)
{
    const auto tenths = static_cast<int>(std::lround(value * 10));
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::string svg(const House &house, const Wording &say)
{
    const auto label = [&](double x, double y, const Sentence &text) {
        return "<text x=\"" + coordinate(x) + "\" y=\"" + coordinate(y)
             + "\" font-size=\"2.6\" text-anchor=\"middle\">" + escaped(say(text)) + "</text>";
    };
    std::string text =
        "<svg viewBox=\"0 0 100 56\" width=\"640\" role=\"img\" fill=\"none\" stroke=\"#333\" "
        "stroke-width=\"0.4\" font-family=\"sans-serif\">"
        "<path d=\"M4 8 H96 C96 66 4 66 4 8 Z\"/>"
        "<rect x=\"38\" y=\"9\" width=\"24\" height=\"5\"/>"
        "<rect x=\"78\" y=\"10\" width=\"9\" height=\"6\"/><rect x=\"13\" y=\"10\" width=\"9\" "
        "height=\"6\"/><g stroke=\"none\" fill=\"#333\">";
    text += label(50, 5.5, words(QT_TRANSLATE_NOOP("Words", "the dealer")));
    text += label(50, 12.6, words(QT_TRANSLATE_NOOP("Words", "tray")));
    text += label(17.5, 14, words(QT_TRANSLATE_NOOP("Words", "shoe")));
    text += label(82.5, 14, words(QT_TRANSLATE_NOOP("Words", "rack")));
    text += "</g>";
    for (const SketchSeat &seat : sketchSeats(house.table.seats)) {
        text += "<circle cx=\"" + coordinate(seat.x) + "\" cy=\"" + coordinate(seat.y)
              + "\" r=\"3.4\"/><text x=\"" + coordinate(seat.x) + "\" y=\""
              + coordinate(seat.y + 1.1)
              + "\" font-size=\"3.2\" text-anchor=\"middle\" stroke=\"none\" fill=\"#333\">"
              + std::to_string(seat.number) + "</text>";
    }
    return text + "</svg>";
}

} // namespace

Sentence originTag(const Origin &origin)
{
    switch (origin.kind) {
    case Origin::Kind::Source:
        return plain(origin.clause);
    case Origin::Kind::Reading:
        return words(QT_TRANSLATE_NOOP("Words", "%1, as we read it"), {plain(origin.clause)});
    case Origin::Kind::Choice:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Words", "the house's choice"));
}

std::vector<SketchSeat> sketchSeats(int seats)
{
    std::vector<SketchSeat> all;
    for (int i = 0; i < seats; ++i) {
        // From the dealer's left, which is at the left of the drawing: he sits above it.
        const double share = seats == 1 ? 0.5 : static_cast<double>(i) / (seats - 1);
        const double angle = std::numbers::pi * (0.93 - 0.86 * share);
        all.push_back({i + 1, 50 + 37 * std::cos(angle), 19 + 25.5 * std::sin(angle)});
    }
    return all;
}

Manual manualOf(const House &house)
{
    return {plain(house.name),
            words(QT_TRANSLATE_NOOP("Words", "Dealer's manual")),
            {glance(house), tableAndBets(house), shoe(house), round(house), calls(house),
             payoutTables(house), irregularities(house), styles(house), oddsSection(house),
             judging(house), sources(house)}};
}

std::string manualMarkdown(const House &house, const Wording &say)
{
    const Manual manual = manualOf(house);
    std::string text = "# " + say(manual.title) + "\n\n" + say(manual.subtitle) + ".\n";
    text += '\n';
    int number = 0;
    for (const ManualSection &section : manual.sections)
        text += std::to_string(++number) + ". " + say(section.title) + '\n';
    number = 0;
    for (const ManualSection &section : manual.sections) {
        text += "\n## " + std::to_string(++number) + ". " + say(section.title) + "\n\n";
        if (section.drawing)
            text +=
                say(words(QT_TRANSLATE_NOOP(
                              "Words",
                              "Seats %1 to %2, from the dealer's left to his right; the shoe at "
                              "his left hand, the discard rack at his right, the tray before him."),
                          {plain("1"), plain(std::to_string(house.table.seats))}))
                + "\n\n";
        for (const Sentence &paragraph : section.paragraphs)
            text += say(paragraph) + "\n\n";
        int step = 0;
        for (const ManualLine &line : section.lines) {
            text += (section.numbered ? std::to_string(++step) + ". " : std::string{"- "})
                  + say(line.text);
            const std::string origin = tags(line, say);
            text += origin.empty() ? "\n" : " *(" + origin + ")*\n";
        }
        for (const ManualTable &table : section.tables) {
            text += "\n|";
            for (const Sentence &head : table.heads)
                text += ' ' + say(head) + " |";
            text += "\n|";
            for (std::size_t i = 0; i < table.heads.size(); ++i)
                text += "---|";
            for (const auto &row : table.rows) {
                text += "\n|";
                for (const Sentence &cell : row)
                    text += ' ' + say(cell) + " |";
            }
            text += '\n';
        }
    }
    return text;
}

std::string manualHtml(const House &house, const Wording &say)
{
    const Manual manual = manualOf(house);
    const auto safe = [&](const Sentence &sentence) { return escaped(say(sentence)); };
    std::string text =
        "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>" + safe(manual.title)
        + "</title>\n<style>body{font-family:sans-serif;"
          "max-width:46em;margin:2em auto;padding:0 1em;line-height:1.45}"
          "table{border-collapse:collapse;margin:1em 0}"
          "td,th{border-bottom:1px solid #ccc;padding:.25em .8em .25em 0;text-align:left;"
          "vertical-align:top}.o{color:#666;font-size:.85em}"
          "@media print{h2{break-after:avoid}tr,li{break-inside:avoid}}</style></head>\n"
          "<body><h1>"
        + safe(manual.title) + "</h1>\n<p>" + safe(manual.subtitle) + "</p>\n<ol>";
    int number = 0;
    for (const ManualSection &section : manual.sections)
        text += "<li><a href=\"#s" + std::to_string(++number) + "\">" + safe(section.title)
              + "</a></li>";
    text += "</ol>\n";
    number = 0;
    for (const ManualSection &section : manual.sections) {
        ++number;
        text += "<h2 id=\"s" + std::to_string(number) + "\">" + std::to_string(number) + ". "
              + safe(section.title) + "</h2>\n";
        if (section.drawing)
            text += svg(house, say) + '\n';
        for (const Sentence &paragraph : section.paragraphs)
            text += "<p>" + safe(paragraph) + "</p>\n";
        if (!section.lines.empty())
            text += section.numbered ? "<ol>\n" : "<ul>\n";
        for (const ManualLine &line : section.lines) {
            const std::string origin = escaped(tags(line, say));
            text += "<li>" + safe(line.text)
                  + (origin.empty() ? "" : " <span class=\"o\">" + origin + "</span>") + "</li>\n";
        }
        if (!section.lines.empty())
            text += section.numbered ? "</ol>\n" : "</ul>\n";
        for (const ManualTable &table : section.tables) {
            text += "<table><tr>";
            for (const Sentence &head : table.heads)
                text += "<th>" + safe(head) + "</th>";
            text += "</tr>\n";
            for (const auto &row : table.rows) {
                text += "<tr>";
                for (const Sentence &cell : row)
                    text += "<td>" + safe(cell) + "</td>";
                text += "</tr>\n";
            }
            text += "</table>\n";
        }
    }
    return text + "</body></html>\n";
}

} // namespace pitwise
