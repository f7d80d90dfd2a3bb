// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/resultlines.h"

#include "ui/text/gamewords.h"

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
        line.place = hand ? withLetters(placeWords(*hand), split)
                          : words(QT_TRANSLATE_NOOP("Words", "the table"));
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

} // namespace pitwise
