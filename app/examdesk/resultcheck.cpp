// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/examdesk/resultcheck.h"

#include "app/certificate/replay.h"
#include "app/crypto/enginehash.h"
#include "app/examdesk/runningexam.h"

namespace pitwise {

namespace {

/// Empty: it fits.
std::string misfit(Records &records, const ExamResult &result)
{
    const StoredSession stored = records.sessions().read(result.session);
    const auto seed = seedIn(result.text);
    // Another engine may have graded it otherwise; and only an exam of the desk has a seed.
    if (stored.engine != engineHash() || stored.kind != SessionKind::Exam || !seed)
        return {};
    const auto replayed = replayExam({stored.blueprint, stored.houseText, *seed, stored.headSpec,
                                      records.sessions().lines(stored.id)});
    const auto *exam = std::get_if<ReplayedExam>(&replayed);
    if (exam == nullptr)
        return "its result names another exam than the one that was dealt";
    const ExamGrade grade = exam->sitting.grade();
    const bool passed = grade.passed() && stored.state == SessionState::Finished;
    const bool fits = result.passed == passed && result.score == grade.score.points
                   && result.text == resultText(exam->sitting);
    return fits ? std::string{} : "its result does not fit its acts";
}

} // namespace

std::vector<ChainFault> checkResults(Records &records)
{
    std::vector<ChainFault> faults;
    for (const Row &row : records.database().ask(
             "SELECT r.id FROM results r JOIN sessions s ON s.id = r.session JOIN tips t ON "
             "t.session = s.id JOIN houses h ON h.hash = s.house ORDER BY s.started_at, r.id")) {
        const ExamResult result = records.results().read(row.text(0));
        const std::string why = misfit(records, result);
        if (!why.empty())
            faults.push_back({result.session, 0, why});
    }
    return faults;
}

} // namespace pitwise
