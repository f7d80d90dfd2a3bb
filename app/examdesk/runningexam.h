// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/replay.h"
#include "app/records/records.h"

#include <functional>
#include <string>
#include <vector>

namespace pitwise {

/// Milliseconds of a clock that nobody can set; its zero does not matter.
using SteadyClock = std::function<std::int64_t()>;
[[nodiscard]] SteadyClock steadyClock();

/// An exam under way. Every act is stored before it counts.
class RunningExam
{
public:
    RunningExam(Records &records, SessionWriter writer, ExamSitting sitting, SteadyClock clock,
                std::int64_t elapsed);

    [[nodiscard]] const ExamSitting &sitting() const { return m_sitting; }
    [[nodiscard]] const std::string &session() const { return m_writer.session; }
    /// Since the exam began, in milliseconds.
    [[nodiscard]] std::int64_t elapsed() const { return m_elapsed + m_clock() - m_since; }
    [[nodiscard]] bool isTimeUp() const { return m_sitting.isTimeUp(elapsed()); }
    /// Nothing is left to do but to ask for the result.
    [[nodiscard]] bool isOver() const { return m_sitting.done() || isTimeUp(); }

    /// Durable when it returns, unless it was refused. Throws a `RecordsError` if it cannot be
    /// stored; then `storeAgain` must succeed before anything else, or the exam must be resumed.
    Step perform(const Act &act);
    /// The same for an answer. False: there is no such question or option, or it was answered.
    bool answer(std::size_t question, std::size_t option);

    /// Stores what could not be stored, nothing twice. Throws like `perform`.
    void storeAgain() { store(); }

    /// Ends the exam and opens its seed. What is missing counts as not done. Asking again after a
    /// lost reply is no second end.
    ExamResult finish();
    ExamResult giveUp();

private:
    void note();
    void store();
    ExamResult end(SessionState state);

    Records &m_records;
    SessionWriter m_writer;
    ExamSitting m_sitting;
    std::size_t m_noted = 0; ///< entries of the log that are stored, or waiting
    std::vector<std::string> m_waiting; ///< lines that are not stored yet
    std::string m_result; ///< `ExamResult::id`, once the exam has ended
    SteadyClock m_clock;
    std::int64_t m_since = 0;
    std::int64_t m_elapsed = 0; ///< at `m_since`
};

/// Makes it many times: what it demands may be possible, but hardly ever come up.
[[nodiscard]] bool canBeMade(const ExamPlan &plan);

/// Begins an exam of this trainee. The passphrase is that of `trainer`, already checked. Throws
/// `Refused` if another exam of this person is under way, or the blueprint cannot be met.
[[nodiscard]] RunningExam openExam(Records &records, const Person &trainee, const Person &trainer,
                                   const Secret &passphrase, const ExamPlan &plan,
                                   SteadyClock clock = steadyClock());
/// Goes on with the exam of this trainee that is under way: the same shoe, the same patrons, the
/// same next card. Throws `NotFound` if there is none, `Refused` if the passphrase is not that of
/// the trainer who opened it, `Damaged` if its log was changed.
[[nodiscard]] RunningExam resumeExam(Records &records, const Person &trainee,
                                     const Secret &passphrase, SteadyClock clock = steadyClock());

/// Ends the exam of this trainee that is under way as given up, without opening it: for a trainer who
/// does not know the passphrase it was opened with. Its seed stays sealed, so nobody deals it again.
ExamResult giveUpUnopened(Records &records, const Person &trainee);

/// Whether the exam of this trainee that is under way was opened with this passphrase.
[[nodiscard]] bool opensExam(Records &records, const Person &trainee, const Secret &passphrase);

/// The result as people read it: score, groups, why it was not passed, and the seed, which is no
/// secret any more.
[[nodiscard]] std::string resultText(const ExamSitting &sitting);
/// The seed in such a text.
[[nodiscard]] std::optional<Seed> seedIn(const std::string &resultText);

} // namespace pitwise
