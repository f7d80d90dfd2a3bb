// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/resultsheet.h"

#include <cmath>

namespace pitwise {

namespace {

Sentence pointsOf(double points)
{
    const bool whole = points == std::floor(points);
    return figure(whole ? std::to_string(static_cast<int>(points))
                       : std::to_string(static_cast<int>(points)) + ".5");
}

DocumentSection scoreSection(const Session &session, const ResultFacts &facts)
{
    DocumentSection section;
    section.title = words(QT_TRANSLATE_NOOP("Words", "Score"));
    const Score &score = facts.score;
    section.paragraphs.push_back(words(
        score.passed ? QT_TRANSLATE_NOOP("Words", "%1 points of 100: passed (pass mark %2).")
                     : QT_TRANSLATE_NOOP("Words", "%1 points of 100: not passed (pass mark %2)."),
        {pointsOf(score.points), number(session.house().scoring.pass)}));
    section.paragraphs.push_back(
        words(QT_TRANSLATE_NOOP("Words", "%1 of %2 acts clean, %3 of %4 rounds clean."),
              {number(score.cleanActs), number(score.acts), number(facts.cleanRounds),
               number(facts.rounds)}));
    section.paragraphs.push_back(
        words(QT_TRANSLATE_NOOP("Words", "Findings: %1 critical, %2 major, %3 minor."),
              {number(score.critical), number(score.major), number(score.minor)}));
    if (facts.pace > 0)
        section.paragraphs.push_back(
            words(QT_TRANSLATE_NOOP("Words", "%1 seconds per round; this house wants %2."),
                  {number(static_cast<int>(std::lround(facts.pace))),
                   number(session.house().scoring.pace)}));
    if (score.dealtAgain > 0)
        section.paragraphs.push_back(
            words(QT_TRANSLATE_NOOP("Words", "Rounds dealt again: %1. The last attempt counts."),
                  {number(score.dealtAgain)}));
    return section;
}

/// One line of its round: title, place, what was done, what was wanted.
DocumentLine lineOf(const ResultLine &line)
{
    Sentence title = line.words.title;
    if (line.dealtAgain)
        title = words(QT_TRANSLATE_NOOP("Words", "%1 (dealt again, does not count)"), {title});
    else if (line.corrected)
        title = words(QT_TRANSLATE_NOOP("Words", "%1 (corrected)"), {title});
    return {Sentence{line.due.pattern.empty() ? "%1, %2. %3 %4" : "%1, %2. %3 %4 %5",
                     {title, line.place, line.words.done, line.words.wants, line.due},
                     Sentence::Kind::Plain},
            {line.origin}};
}

} // namespace

Document resultSheet(const Session &session, const ResultSpan &span, const ResultFacts &facts)
{
    Document sheet;
    sheet.house = session.house().id;
    sheet.title = words(QT_TRANSLATE_NOOP("Words", "Result: %1"), {plain(session.house().name)});
    sheet.subtitle =
        words(QT_TRANSLATE_NOOP("Words", "%1. %2. Seed %3."),
              {plain(facts.date), plain(facts.mode), plain(std::to_string(facts.seed))});
    sheet.sections.push_back(scoreSection(session, facts));
    int round = 0;
    for (const ResultLine &line : resultLines(session, span)) {
        if (line.round != round) {
            round = line.round;
            DocumentSection section;
            section.title =
                words(QT_TRANSLATE_NOOP("Words", "Findings in round %1"), {number(round)});
            sheet.sections.push_back(section);
        }
        sheet.sections.back().lines.push_back(lineOf(line));
    }
    if (round == 0)
        sheet.sections.back().paragraphs.push_back(
            words(QT_TRANSLATE_NOOP("Words", "No findings.")));
    return sheet;
}

} // namespace pitwise
