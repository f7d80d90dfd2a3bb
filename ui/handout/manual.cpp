// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/manual.h"

#include "engine/house/pergame.h"
#include "engine/table/acts.h"
#include "ui/handout/appendix.h"
#include "ui/handout/chapters.h"
#include "ui/handout/glossary.h"
#include "ui/handout/mistakecosts.h"
#include "ui/handout/payouts.h"
#include "ui/handout/sketches.h"
#include "ui/handout/steps.h"
#include "ui/text/gamewords.h"
#include "ui/text/housewords.h"
#include "ui/text/oddswords.h"
#include "ui/text/rulewords.h"

#include <array>

namespace pitwise {

namespace {

Steps stepsOf(const House &house, Chapter chapter)
{
    switch (chapter) {
    case Chapter::Bets:
        return betSteps(house);
    case Chapter::Deal:
        return casinowar::dealSteps(house);
    case Chapter::Settlement:
        return casinowar::settlementSteps(house);
    case Chapter::War:
        return casinowar::warSteps(house);
    case Chapter::Bonus:
        return warblackjack::bonusSteps(house);
    case Chapter::SecondCards:
        return warblackjack::secondCardSteps(house);
    case Chapter::Play:
        return warblackjack::playSteps(house);
    case Chapter::DealersHand:
        return warblackjack::dealersHandSteps(house);
    case Chapter::Cards:
        return cardSteps(house);
    case Chapter::Shoe:
        return shoeSteps(house);
    case Chapter::Troubles:
    case Chapter::Payouts:
        break;
    }
    return {};
}

std::vector<Sentence> introductionOf(Chapter chapter)
{
    if (chapter != Chapter::Cards)
        return {};
    return {words(QT_TRANSLATE_NOOP(
        "Words", "There are two ways. Pick and pay: the dealer finishes hand by hand and picks up "
                 "its cards as he goes. Lay and pay: every card stays until all bets are settled, "
                 "so that the floor can check any hand. Both move the same chips."))};
}

DocumentSection chapterPage(const House &house, Chapter chapter)
{
    DocumentSection section;
    section.title = chapterTitle(chapter);
    section.ownPage = true;
    section.drawing = sketchOf(house, chapter);
    section.paragraphs = introductionOf(chapter);
    section.steps = stepsOf(house, chapter);
    for (const ToldRule &told : rulesOf(chapter, house.game)) {
        if (auto text = told.inSteps ? std::nullopt : ruleWords(house, told.rule))
            section.lines.push_back({std::move(*text), {}});
    }
    section.marks = marksOf(house, chapter);
    section.poster = chapter == Chapter::Payouts;
    if (chapter == Chapter::Troubles)
        section.tables = {troubles(house)};
    if (section.poster)
        section.tables = payoutTables(house);
    return section;
}

/// A call the dealer makes, and when.
struct CallRow
{
    bool isMade = false;
    Call call{};
    Sentence when;
};

CallRow warCall(const House &house)
{
    return {house.offersWar(), Call::WarOrSurrender,
            words(QT_TRANSLATE_NOOP("Words", "to a tied patron, when it is his turn"))};
}

CallRow noCall(const House &)
{
    return {};
}

CallRow parlayCall(const House &house)
{
    return {house.bonus.parlay, Call::Parlay,
            words(QT_TRANSLATE_NOOP("Words", "to each winner of the War bonus, in turn"))};
}

CallRow insuranceCall(const House &house)
{
    return {house.blackjack.insurance, Call::Insurance,
            words(house.blackjack.peek
                      ? QT_TRANSLATE_NOOP("Words", "when you show an ace, before you peek")
                      : QT_TRANSLATE_NOOP("Words", "when you show an ace, before anybody plays"))};
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
             words(house.calls.floorAbove ? QT_TRANSLATE_NOOP(
                       "Words", "for a dispute, a malfunction, or a payment that needs the floor")
                                          : QT_TRANSLATE_NOOP("Words",
                                                              "for a dispute or a malfunction"))}};
}

/// The lines of the first page: what is special, then what every dealer asks first.
std::vector<Sentence> atAGlance(const House &house)
{
    std::vector<Sentence> lines = houseTraits(house);
    for (const char *rule : {"cards.style", "limits.main", "limits.tie", "limits.bonus",
                             "limits.combined_max", "shoe.decks", "table.chips"}) {
        if (auto text = ruleWords(house, rule))
            lines.push_back(std::move(*text));
    }
    return lines;
}

DocumentSection callsPage(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Calls, word for word"));
    section.ownPage = true;
    DocumentTable table;
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "You say")),
                   words(QT_TRANSLATE_NOOP("Words", "when"))};
    table.widths = {42, 58};
    for (const CallRow &row : callRows(house)) {
        if (row.isMade)
            table.rows.push_back(
                {words(QT_TRANSLATE_NOOP("Words", "\"%1\""), {callWords(row.call)}), row.when});
    }
    section.tables.push_back(std::move(table));
    return section;
}

DocumentSection judging(const House &house)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "How you are judged"));
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
    table.widths = {32, 18, 28, 22};
    for (const ExactBet &bet : exactBets(odds))
        table.rows.push_back({betWords(bet), figure(percent(bet.odds.edge.toDouble(), 4)),
                              plain(toText(bet.odds.edge)),
                              figure(percent(bet.odds.elementOfRisk().toDouble(), 4))});
    section.tables.push_back(std::move(table));
    return section;
}

} // namespace

Document manualOf(const House &house)
{
    Document manual;
    manual.title = plain(house.name);
    manual.subtitle = words(QT_TRANSLATE_NOOP("Words", "Dealer's manual"));
    manual.cover = coverSketch(house);
    manual.glance = atAGlance(house);
    for (const Chapter chapter : chaptersOf(house.game))
        manual.sections.push_back(chapterPage(house, chapter));
    manual.sections.push_back(callsPage(house));
    manual.sections.push_back(judging(house));
    manual.sections.push_back(oddsSection(house));
    manual.sections.push_back(glossary(house));
    manual.sections.push_back(sourcesAppendix(house));
    manual.house = house.id;
    return manual;
}

} // namespace pitwise
