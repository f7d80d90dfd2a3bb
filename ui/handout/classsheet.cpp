// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/classsheet.h"

#include "ui/text/datawords.h"
#include "ui/text/examwords.h"
#include "ui/text/findingwords.h"

#include <algorithm>
#include <cmath>

namespace pitwise {

namespace {

/// With one decimal.
Sentence tenths(double value)
{
    const int all = static_cast<int>(std::lround(value * 10));
    return figure(std::to_string(all / 10) + '.' + std::to_string(std::abs(all) % 10));
}

/// What nobody knows yet.
Sentence dash()
{
    return plain("\u2013");
}

Sentence certificateOf(const ClassSheetRow &row)
{
    if (row.certifiedFor.empty())
        return dash();
    if (row.expires.empty())
        return plain(row.certifiedFor);
    return words(QT_TRANSLATE_NOOP("Words", "%1 until %2"),
                 {plain(row.certifiedFor), dayWords(row.expires)});
}

DocumentSection peopleSection(const ClassSheetFacts &facts)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "People"));
    DocumentTable table;
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "Number")),
                   words(QT_TRANSLATE_NOOP("Words", "Name")),
                   words(QT_TRANSLATE_NOOP("Words", "Standing")),
                   words(QT_TRANSLATE_NOOP("Words", "Rounds")),
                   words(QT_TRANSLATE_NOOP("Words", "Hours")),
                   words(QT_TRANSLATE_NOOP("Words", "Score")),
                   words(QT_TRANSLATE_NOOP("Words", "Certificate"))};
    table.widths = {11, 25, 15, 10, 9, 9, 21};
    for (const ClassSheetRow &row : facts.people)
        table.rows.push_back({plain(row.number), plain(row.name), row.standing, number(row.rounds),
                              tenths(row.hours), row.score ? tenths(*row.score) : dash(),
                              certificateOf(row)});
    if (table.rows.empty())
        section.paragraphs.push_back(words(QT_TRANSLATE_NOOP("Words", "Nobody is in the class.")));
    else
        section.tables.push_back(std::move(table));
    return section;
}

DocumentSection groupSection(const ClassSheetFacts &facts)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Mistakes by skill group"));
    section.paragraphs.push_back(words(
        QT_TRANSLATE_NOOP("Words", "In the latest sessions of each, without those put right at "
                                   "once.")));
    DocumentTable table;
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "Name"))};
    for (const SkillGroup group : AllSkillGroups)
        table.heads.push_back(groupWords(group));
    table.heads.push_back(words(QT_TRANSLATE_NOOP("Words", "Rounds")));
    table.widths = {21, 11, 14, 12, 11, 21, 10}; // the longest words, in any language, fit
    for (const ClassSheetRow &row : facts.people) {
        if (row.recentRounds == 0)
            continue;
        std::vector<Sentence> cells{plain(row.name)};
        for (const int mistakes : row.mistakes)
            cells.push_back(number(mistakes));
        cells.push_back(number(row.recentRounds));
        table.rows.push_back(std::move(cells));
    }
    if (!table.rows.empty())
        section.tables.push_back(std::move(table));
    return section;
}

/// Who needs the trainer now.
DocumentSection needSection(const ClassSheetFacts &facts)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "To do"));
    for (const ClassSheetRow &row : facts.people) {
        if (row.stuckOn)
            section.lines.push_back({words(QT_TRANSLATE_NOOP("Words", "%1 is stuck on: %2."),
                                           {plain(row.name), titleOf(*row.stuckOn)}),
                                     {}});
        if (row.expiresSoon)
            section.lines.push_back(
                {words(QT_TRANSLATE_NOOP("Words", "The certificate of %1 expires on %2."),
                       {plain(row.name), dayWords(row.expires)}),
                 {}});
    }
    if (section.lines.empty())
        section.paragraphs.push_back(
            words(QT_TRANSLATE_NOOP("Words", "Nobody is stuck, and no certificate expires soon.")));
    return section;
}

DocumentTable countTable(const Sentence &what, std::vector<std::vector<Sentence>> rows)
{
    return {.heads = {what, words(QT_TRANSLATE_NOOP("Words", "Mistakes"))},
            .rows = std::move(rows),
            .widths = {75, 25}};
}

DocumentSection mistakeSection(const ClassSheetFacts &facts)
{
    constexpr std::size_t Most = 12;
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Where mistakes are made"));
    section.paragraphs.push_back(
        words(QT_TRANSLATE_NOOP("Words", "In %1 rounds of all sessions."), {number(facts.rounds)}));
    if (facts.mistakes.empty()) {
        section.paragraphs.push_back(words(QT_TRANSLATE_NOOP("Words", "No findings.")));
        return section;
    }
    DocumentTable codes{.heads = {words(QT_TRANSLATE_NOOP("Words", "Mistake")),
                                  words(QT_TRANSLATE_NOOP("Words", "How often")),
                                  words(QT_TRANSLATE_NOOP("Words", "People"))},
                        .widths = {60, 20, 20}};
    for (std::size_t i = 0; i < std::min(Most, facts.mistakes.size()); ++i)
        codes.rows.push_back({titleOf(facts.mistakes[i].code), number(facts.mistakes[i].count),
                              number(facts.mistakes[i].people)});
    section.tables.push_back(std::move(codes));
    std::vector<std::vector<Sentence>> parts;
    for (const auto &[part, count] : facts.parts)
        parts.push_back({partWords(part), number(count)});
    section.tables.push_back(
        countTable(words(QT_TRANSLATE_NOOP("Words", "Part of the round")), std::move(parts)));
    std::vector<std::vector<Sentence>> seats;
    for (const auto &[seat, count] : facts.seats)
        seats.push_back({seat == 0 ? words(QT_TRANSLATE_NOOP("Words", "At no seat"))
                                   : words(QT_TRANSLATE_NOOP("Words", "Seat %1"), {number(seat)}),
                         number(count)});
    section.tables.push_back(
        countTable(words(QT_TRANSLATE_NOOP("Words", "Place")), std::move(seats)));
    return section;
}

} // namespace

Sentence partWords(RoundPart part)
{
    switch (part) {
    case RoundPart::Shoe:
        return words(QT_TRANSLATE_NOOP("Words", "The shoe"));
    case RoundPart::Betting:
        return words(QT_TRANSLATE_NOOP("Words", "Taking bets"));
    case RoundPart::Deal:
        return words(QT_TRANSLATE_NOOP("Words", "The deal"));
    case RoundPart::Settlement:
        return words(QT_TRANSLATE_NOOP("Words", "Ties and main bets"));
    case RoundPart::War:
        return words(QT_TRANSLATE_NOOP("Words", "The war"));
    case RoundPart::Bonus:
        return words(QT_TRANSLATE_NOOP("Words", "Bonus and parlay"));
    case RoundPart::Play:
        return words(QT_TRANSLATE_NOOP("Words", "Playing the hands"));
    case RoundPart::Collecting:
        return words(QT_TRANSLATE_NOOP("Words", "Collecting cards"));
    case RoundPart::Trouble:
        return words(QT_TRANSLATE_NOOP("Words", "When something goes wrong"));
    }
    return {};
}

Document classSheet(const ClassSheetFacts &facts)
{
    Document sheet;
    sheet.title = words(QT_TRANSLATE_NOOP("Words", "The class"));
    sheet.subtitle = words(QT_TRANSLATE_NOOP("Words", "%1 people, as of %2"),
                           {number(static_cast<int>(facts.people.size())), plain(facts.date)});
    sheet.sections = {needSection(facts), peopleSection(facts), groupSection(facts),
                      mistakeSection(facts)};
    return sheet;
}

} // namespace pitwise
