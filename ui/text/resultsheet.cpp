// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/resultsheet.h"

#include "ui/text/gamewords.h"

#include <algorithm>
#include <cmath>

namespace pitwise {

namespace {

/// Seats that were split in the round of entry `event`, up to it.
SeatSet splitBefore(const Session &session, std::size_t event)
{
    std::size_t first = 0;
    for (const EndedRound &round : session.endedRounds()) {
        if (round.last < event)
            first = round.last + 1;
    }
    SeatSet split;
    for (std::size_t i = first; i <= event; ++i) {
        const auto *act = std::get_if<Act>(&session.log()[i].event);
        const auto *what = act == nullptr ? nullptr : std::get_if<act::Split>(act);
        if (what != nullptr)
            split.add(what->hand.seat);
    }
    return split;
}

Sentence pointsOf(double points)
{
    const bool whole = points == std::floor(points);
    return plain(whole ? std::to_string(static_cast<int>(points))
                       : std::to_string(static_cast<int>(points)) + ".5");
}

std::vector<Sentence> rowOf(const ResultLine &line)
{
    Sentence title = line.words.title;
    if (line.dealtAgain)
        title = words(QT_TRANSLATE_NOOP("Words", "%1 (dealt again)"), {title});
    else if (line.corrected)
        title = words(QT_TRANSLATE_NOOP("Words", "%1 (corrected)"), {title});
    const Sentence wants = line.due.pattern.empty()
                             ? line.words.wants
                             : Sentence{"%1 %2", {line.words.wants, line.due}, false};
    return {number(line.round), line.place, title, line.words.done, wants, originTag(line.origin)};
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

} // namespace

std::vector<ResultLine> resultLines(const Session &session, const ResultSpan &span)
{
    std::vector<ResultLine> lines;
    for (const Recorded &recorded : session.findings()) {
        if (recorded.event < span.from || recorded.event >= span.until)
            continue;
        const Finding &finding = recorded.finding;
        const Act &act = std::get<Act>(session.log()[recorded.event].event);
        const SeatSet split = splitBefore(session, recorded.event);
        const auto hand = finding.hand ? finding.hand : placeOf(act);
        ResultLine line;
        line.round = recorded.round;
        line.place = hand ? withLetters(placeWords(*hand), split) : plain("\u2013");
        line.words = findingWords(finding, act, session.house());
        for (Sentence *part : {&line.words.done, &line.words.wants})
            *part = withLetters(*part, split);
        line.due = withLetters(dueWords(finding), split);
        line.origin = originOf(session.house().provenance, name(finding.rule));
        line.corrected = finding.corrected;
        line.dealtAgain = recorded.dealtAgain;
        lines.push_back(line);
    }
    return lines;
}

Document resultSheet(const Session &session, const ResultSpan &span, const ResultFacts &facts)
{
    Document sheet;
    sheet.title = words(QT_TRANSLATE_NOOP("Words", "Result: %1"), {plain(session.house().name)});
    sheet.subtitle =
        words(QT_TRANSLATE_NOOP("Words", "%1. %2. Seed %3."),
              {plain(facts.date), plain(facts.mode), plain(std::to_string(facts.seed))});
    sheet.sections.push_back(scoreSection(session, facts));
    DocumentSection findings;
    findings.title = words(QT_TRANSLATE_NOOP("Words", "Findings"));
    const auto lines = resultLines(session, span);
    if (lines.empty())
        findings.paragraphs.push_back(words(QT_TRANSLATE_NOOP("Words", "No findings.")));
    DocumentTable table;
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "Round")),
                   words(QT_TRANSLATE_NOOP("Words", "Place")),
                   words(QT_TRANSLATE_NOOP("Words", "Finding")),
                   words(QT_TRANSLATE_NOOP("Words", "What was done")),
                   words(QT_TRANSLATE_NOOP("Words", "What the house wants")),
                   words(QT_TRANSLATE_NOOP("Words", "Clause"))};
    for (const ResultLine &line : lines)
        table.rows.push_back(rowOf(line));
    if (!table.rows.empty())
        findings.tables.push_back(table);
    sheet.sections.push_back(findings);
    return sheet;
}

} // namespace pitwise
