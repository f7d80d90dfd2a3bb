// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/manual.h"

#include "engine/house/keys.h"
#include "engine/table/acts.h"
#include "ui/text/gamewords.h"
#include "ui/text/housewords.h"
#include "ui/text/manualpayments.h"
#include "ui/text/manualrules.h"
#include "ui/text/oddswords.h"
#include "ui/text/rulewords.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

/// A limit has an origin for its minimum and one for its maximum.
std::vector<Origin> originsOf(const House &house, std::string_view rule)
{
    std::vector<Origin> origins;
    const auto add = [&](std::string_view key) {
        const Origin origin = originOf(house.provenance, key);
        if (std::find(origins.begin(), origins.end(), origin) == origins.end())
            origins.push_back(origin);
    };
    const std::string least = std::string{rule} + ".min";
    if (findHouseKey(least) != nullptr) {
        add(least);
        add(std::string{rule} + ".max");
    } else {
        add(rule);
    }
    return origins;
}

std::vector<DocumentLine> linesOf(const House &house, Chapter chapter)
{
    std::vector<DocumentLine> lines;
    for (const std::string_view rule : rulesOf(chapter, house.game)) {
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
    section.lines = linesOf(house, Chapter::Table);
    return section;
}

DocumentSection shoe(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "The shoe"));
    section.lines = linesOf(house, Chapter::Shoe);
    return section;
}

DocumentSection round(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "A round, step by step"));
    section.numbered = true;
    section.lines = linesOf(house, Chapter::Round);
    return section;
}

/// A call the dealer makes, and when.
struct CallRow
{
    bool isMade;
    Call call;
    Sentence when;
};

CallRow warCall(const House &house)
{
    return {house.offersWar(), Call::WarOrSurrender,
            words(QT_TRANSLATE_NOOP("Words", "to a tied patron, when it is his turn"))};
}

CallRow parlayCall(const House &house)
{
    return {house.bonus.parlay, Call::Parlay,
            words(QT_TRANSLATE_NOOP("Words", "to each winner of the War bonus, in turn"))};
}

CallRow noCall(const House &)
{
    return {};
}

CallRow insuranceCall(const House &house)
{
    return {house.blackjack.insurance, Call::Insurance,
            words(QT_TRANSLATE_NOOP("Words", "when the dealer shows an ace, before the peek"))};
}

std::vector<CallRow> callRows(const House &house)
{
    using Row = CallRow (*)(const House &);
    static constexpr PerGame<std::array<Row, 2>> OfGame{{warCall, noCall},
                                                        {parlayCall, insuranceCall}};
    return {{house.calls.placeBets, Call::PlaceBets,
             words(QT_TRANSLATE_NOOP("Words", "when the last round is over"))},
            {house.limits.underMinimum == UnderMinimum::RemindOnce, Call::BelowMinimum,
             words(QT_TRANSLATE_NOOP("Words", "when a patron first bets below the minimum"))},
            {house.calls.noMoreBets, Call::NoMoreBets,
             words(QT_TRANSLATE_NOOP("Words", "before the first card"))},
            OfGame.of(house)[0](house),
            OfGame.of(house)[1](house),
            {true, Call::Floor,
             words(QT_TRANSLATE_NOOP(
                 "Words", "for a dispute, a malfunction, or a payment that needs the floor"))}};
}

DocumentSection calls(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Calls, word for word"));
    DocumentTable table;
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "The dealer says")),
                   words(QT_TRANSLATE_NOOP("Words", "when"))};
    for (const CallRow &row : callRows(house)) {
        if (row.isMade)
            table.rows.push_back({callWords(row.call), row.when});
    }
    section.tables.push_back(std::move(table));
    return section;
}

DocumentSection payments(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Payments"));
    section.lines = linesOf(house, Chapter::Payments);
    section.tables = paymentTables(house);
    return section;
}

DocumentSection irregularities(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "When something goes wrong"));
    section.lines = linesOf(house, Chapter::Irregularities);
    return section;
}

DocumentSection styles(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Pick and pay, lay and pay"));
    section.paragraphs = {
        words(QT_TRANSLATE_NOOP(
            "Words",
            "Pick and pay: the dealer finishes hand by hand. He settles its bets, picks up its "
            "cards, and goes on to the next. The layout clears as he goes.")),
        words(QT_TRANSLATE_NOOP(
            "Words",
            "Lay and pay: all bets are settled first and every card stays on the layout. "
            "Then the cards are swept in one go. Until then the floor can check any hand.")),
        words(QT_TRANSLATE_NOOP(
            "Words",
            "Both styles move the same chips, and in both the dealer's own cards go last."))};
    section.lines = linesOf(house, Chapter::Styles);
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
                                "You start with 100 points. A critical mistake (wrong money) "
                                "costs %1, a major one (order, cards) %2, a minor one %3."),
              {number(house.scoring.critical), number(house.scoring.major),
               number(house.scoring.minor)}),
        words(
            QT_TRANSLATE_NOOP("Words", "You pass with %1 points. A round should take %2 seconds."),
            {number(house.scoring.pass), number(house.scoring.pace)})};
    return section;
}

/// A list of all rules, with key and origin.
DocumentSection sources(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Where each rule comes from"));
    section.paragraphs = {
        words(QT_TRANSLATE_NOOP("Words",
                                "The source is: %1. Where it demands a rule, the clause is named; "
                                "where it is unclear, the clause as we read it; where it is "
                                "silent, the rule is the house's own choice."),
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
                       round(house),          calls(house),        payments(house),
                       irregularities(house), styles(house),       oddsSection(house),
                       judging(house),        sources(house)};
    manual.house = house.id;
    manual.seats = house.table.seats;
    return manual;
}

} // namespace pitwise
