// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/grade.h"
#include "engine/training/sitting.h"

#include <cstdint>
#include <optional>
#include <span>

namespace pitwise {

/// A trainee who sits an exam. Acts and answers count once they are made: there is no way back.
class ExamSitting
{
public:
    explicit ExamSitting(ExamPaper paper);
    /// The exam as it was when this log and these answers were stored: the same patrons in the same
    /// state and the same next card. Empty if patrons or chance of this exam did something else, so
    /// the log is not of this exam.
    static std::optional<ExamSitting> resumed(ExamPaper paper, std::span<const LogEntry> log,
                                              const Answers &answers = {});

    /// Starts the clock; so much time has passed already.
    void startClock(std::int64_t now, std::int64_t elapsed) { m_sitting.startClock(now, elapsed); }
    /// An impossible act is refused and not logged. Only while rounds are left.
    Step perform(const Act &act, std::int64_t now) { return m_sitting.perform(act, now); }
    /// A patron who was thinking when the exam was interrupted answers. Empty if nobody was.
    std::optional<Step> letPatronAnswer(std::int64_t now) { return m_sitting.answer(now); }
    /// Answers question `number`, from 0. False if there is no such question or option, or it was
    /// answered before, or the rounds are not done.
    bool answer(std::size_t number, std::size_t option);

    [[nodiscard]] const ExamPaper &paper() const { return m_paper; }
    [[nodiscard]] const Sitting &sitting() const { return m_sitting; }
    [[nodiscard]] const Session &session() const { return m_sitting.session(); }
    [[nodiscard]] const Answers &answers() const { return m_answers; }

    [[nodiscard]] bool roundsDone() const;
    /// The first question that was not answered; empty if all were.
    [[nodiscard]] std::optional<std::size_t> nextQuestion() const;
    /// All rounds are dealt and all questions answered.
    [[nodiscard]] bool done() const { return roundsDone() && !nextQuestion(); }
    /// In milliseconds, for the rounds that have begun; empty: there is none.
    [[nodiscard]] std::optional<std::int64_t> timeLimit() const;
    /// The time limit is over after so many milliseconds.
    [[nodiscard]] bool isTimeUp(std::int64_t elapsed) const;
    [[nodiscard]] ExamGrade grade() const { return gradeOf(m_paper, session(), m_answers); }

private:
    ExamSitting(ExamPaper paper, Sitting sitting);

    ExamPaper m_paper;
    Sitting m_sitting;
    Answers m_answers;
};

} // namespace pitwise
