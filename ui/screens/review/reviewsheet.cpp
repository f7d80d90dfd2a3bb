// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/review/reviewsheet.h"

#include <cstdio>

namespace pitwise {

namespace {

Sentence secondsOf(std::optional<std::int64_t> ms)
{
    if (!ms)
        return plain("");
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", static_cast<double>(*ms) / 1000);
    return plain(text);
}

/// Why a round does not count; empty if it does.
Sentence remarkOn(const ReviewedRound &round)
{
    if (round.isShown)
        return words(QT_TRANSLATE_NOOP("Words", "a demonstration"));
    if (round.dealtAgain)
        return words(QT_TRANSLATE_NOOP("Words", "dealt again, does not count"));
    return plain("");
}

DocumentSection roundsSection(const Review &review)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Round by round"));
    constexpr std::size_t RowsPerTable = 25; // a table is never split between pages
    for (std::size_t i = 0; i < review.rounds().size(); ++i) {
        const ReviewedRound &round = review.rounds()[i];
        if (i % RowsPerTable == 0) {
            DocumentTable table;
            table.heads = {words(QT_TRANSLATE_NOOP("Words", "Round")),
                           words(QT_TRANSLATE_NOOP("Words", "Acts")),
                           words(QT_TRANSLATE_NOOP("Words", "Findings")),
                           words(QT_TRANSLATE_NOOP("Words", "Seconds")),
                           words(QT_TRANSLATE_NOOP("Words", "Remark"))};
            table.widths = {14, 14, 16, 16, 40};
            section.tables.push_back(table);
        }
        section.tables.back().rows.push_back(
            {number(round.number), number(static_cast<int>(round.end - round.first)),
             number(round.findings), secondsOf(round.took), remarkOn(round)});
    }
    return section;
}

} // namespace

Document reviewSheet(const Review &review, ResultFacts facts)
{
    const Session &session = review.session();
    facts.score = scoreOf(session, session.spec().sitting.shown);
    facts.rounds = facts.score.rounds;
    facts.cleanRounds = facts.score.cleanRounds;
    facts.pace = facts.score.pace;
    facts.seed = session.spec().seed.value_or(0);
    Document sheet = resultSheet(session, {session.spec().sitting.shown, review.size()}, facts);
    sheet.title = words(QT_TRANSLATE_NOOP("Words", "Review: %1"), {plain(session.house().name)});
    sheet.sections.push_back(roundsSection(review));
    return sheet;
}

} // namespace pitwise
