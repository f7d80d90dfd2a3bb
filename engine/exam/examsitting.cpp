// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/exam/examsitting.h"

#include <algorithm>
#include <utility>

namespace pitwise {

ExamSitting::ExamSitting(ExamPaper paper, Sitting sitting)
    : m_paper(std::move(paper)),
      m_sitting(std::move(sitting)),
      m_answers(m_paper.questions.size())
{
}

ExamSitting::ExamSitting(ExamPaper paper) : ExamSitting(paper, Sitting{paper.settings, paper.house})
{
}

std::optional<ExamSitting> ExamSitting::resumed(ExamPaper paper, std::span<const LogEntry> log,
                                                const Answers &answers)
{
    auto sitting = Sitting::dealtAgain(specOf(paper.settings, paper.house), paper.house, log);
    if (!sitting || answers.size() > paper.questions.size())
        return std::nullopt;
    ExamSitting exam{std::move(paper), std::move(*sitting)};
    std::copy(answers.begin(), answers.end(), exam.m_answers.begin());
    return exam;
}

bool ExamSitting::answer(std::size_t number, std::size_t option)
{
    if (!roundsDone() || number >= m_answers.size() || m_answers[number]
        || option >= m_paper.questions[number].options.size())
        return false;
    m_answers[number] = option;
    return true;
}

bool ExamSitting::roundsDone() const
{
    return m_sitting.roundsDone() >= m_paper.rounds;
}

std::optional<std::size_t> ExamSitting::nextQuestion() const
{
    const auto open = std::find(m_answers.begin(), m_answers.end(), std::nullopt);
    if (open == m_answers.end())
        return std::nullopt;
    return static_cast<std::size_t>(open - m_answers.begin());
}

std::optional<std::int64_t> ExamSitting::timeLimit() const
{
    const int begun = roundsDone() ? m_paper.rounds : m_sitting.roundsDone() + 1;
    return timeLimitOf(m_paper.blueprint, begun);
}

bool ExamSitting::isTimeUp(std::int64_t elapsed) const
{
    const auto limit = timeLimit();
    return limit && elapsed > *limit;
}

} // namespace pitwise
