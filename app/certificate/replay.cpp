// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/replay.h"

namespace pitwise {

namespace {

bool timesAreInOrder(const std::vector<LogEntry> &entries)
{
    std::int64_t last = 0;
    for (const LogEntry &entry : entries) {
        if (!entry.at.known() || entry.at.ms() < last)
            return false;
        last = entry.at.ms();
    }
    return true;
}

} // namespace

std::string openSpec(const ExamPaper &paper)
{
    SessionSpec spec = specOf(paper.settings, paper.house);
    spec.secret.reset();
    return toText(spec);
}

std::variant<ReplayedExam, Sentence> replayExam(const ExamRecord &record)
{
    auto read = examFromTexts(record.blueprint, record.house, "blueprint");
    if (const auto *error = std::get_if<ExamError>(&read))
        return words(QT_TRANSLATE_NOOP("Words", "Its blueprint or its house file has faults: %1."),
                     {plain(error->text)});
    ExamPlan plan = std::get<ExamPlan>(std::move(read));
    const auto paper = makeExam(plan.blueprint, plan.house, record.seed);
    if (!paper)
        return words(QT_TRANSLATE_NOOP("Words", "Its seed makes no exam of this blueprint."));
    if (openSpec(*paper) != record.spec)
        return words(QT_TRANSLATE_NOOP(
            "Words", "Its log was not dealt at the table that the blueprint describes."));
    const auto log =
        examLogFrom(record.lines, houseOf(specOf(paper->settings, plan.house), plan.house),
                    paper->questions.size());
    if (!log)
        return words(QT_TRANSLATE_NOOP("Words", "Its log has a line that is no act."));
    if (!timesAreInOrder(log->entries))
        return words(QT_TRANSLATE_NOOP("Words", "The times in its log are missing or go back."));
    auto sitting = ExamSitting::resumed(*paper, log->entries, log->answers);
    if (!sitting)
        return words(QT_TRANSLATE_NOOP(
            "Words",
            "With its seed, the cards and patrons would not have done what its log says."));
    return ReplayedExam{std::move(plan), std::move(*sitting)};
}

} // namespace pitwise
