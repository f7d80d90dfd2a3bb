// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/schoolclerk.h"
#include "app/examdesk/runningexam.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace pitwise {

/// Has the window's exams, on a thread of his own. What is dealt is answered when it is stored;
/// what cannot be stored now is tried again until it is.
class ExamClerk : public SchoolClerk
{
    Q_OBJECT

public:
    template<typename Value>
    using Tell = std::function<void(const Value &)>;

    ExamClerk(RecordsFiles files, int retryMs, SteadyClock clock);

    [[nodiscard]] ui::SignIn set(const ui::ExamToSet &exam);
    void unset() { m_set.reset(); }
    [[nodiscard]] ui::OpenedExam begin(const QString &pin);
    // Answered when it is durable, which may take until a server is back.
    void perform(const Act &act, const Tell<ui::ExamReply> &tell);
    void answer(std::size_t question, std::size_t option, const Tell<ui::ExamReply> &tell);
    void end(bool givenUp, const Tell<ui::EndedExam> &tell);

Q_SIGNALS:
    /// Why something cannot be stored; empty: it is stored now.
    void waiting(const QString &sentence);

private:
    /// What a trainer has set.
    struct SetExam
    {
        Person trainee;
        Person trainer;
        Secret passphrase;
        std::optional<ExamPlan> plan; ///< empty: the one under way goes on
    };
    /// Something that must be stored before it is answered.
    struct Pending
    {
        std::function<void()> again; ///< tries to store it
        std::function<void()> done;
        std::function<void(const QString &)> lost; ///< why it never will be
    };

    [[nodiscard]] ui::SignIn setInRecords(const ui::ExamToSet &exam);
    void open(const SetExam &exam, ui::OpenedExam &opened);
    [[nodiscard]] bool refusesNow(ui::ExamReply &reply) const;
    void untilStored(const std::function<void()> &first, Pending pending);
    void stored();
    void wait(const RecordsError &error);
    void retry();

    SteadyClock m_clock;
    std::optional<SetExam> m_set;
    std::unique_ptr<RunningExam> m_exam;
    QTimer m_retry;
    std::optional<Pending> m_pending;
    bool m_waits = false; ///< and the window knows
};

} // namespace pitwise
