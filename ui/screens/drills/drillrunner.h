// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/drills/drillrecord.h"
#include "ui/session/sessioncontroller.h"
#include "ui/work/background.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace pitwise::ui {

/// What a run asks, and where.
struct DrillPlan
{
    Drill drill{};
    DrillLevel level{};
    House house;
    std::vector<House> others; ///< for wrong answers
    std::uint64_t seed = 0;
};

/// Something that was answered wrongly.
struct MissedTask
{
    QString question;
    QString right;
};

/// A run of ten tasks. They are made on a worker thread, each before it is needed.
class DrillRunner : public QObject
{
    Q_OBJECT

public:
    explicit DrillRunner(SessionController::Clock clock, QObject *parent = nullptr);

    void start(const DrillPlan &plan);
    void cancel();
    [[nodiscard]] const DrillPlan &plan() const { return m_plan; }
    /// Null while it is being made, and at the end.
    [[nodiscard]] const DrillTask *task() const { return m_task.get(); }
    /// Counts the first answer to a task.
    [[nodiscard]] DrillVerdict answer(const DrillAnswer &answer);
    [[nodiscard]] bool isAnswered() const { return m_answered; }
    /// After an answer: the next task, or the end.
    void next();
    /// From 1.
    [[nodiscard]] int number() const { return m_run.asked + (m_answered ? 0 : 1); }
    [[nodiscard]] bool isLast() const { return number() == TasksInRun; }
    [[nodiscard]] const DrillRun &run() const { return m_run; }
    /// Right or wrong, task by task.
    [[nodiscard]] const std::vector<bool> &results() const { return m_results; }
    [[nodiscard]] const std::vector<MissedTask> &missed() const { return m_missed; }
    /// Of the task that is asked.
    [[nodiscard]] qint64 milliseconds() const;
    /// The clock stops until `resume`.
    void pause();
    void resume();

Q_SIGNALS:
    void asked();
    void finished();
    /// The house has no use for the drill.
    void nothingToAsk();

private:
    using Made = std::shared_ptr<const DrillTask>;
    void make();
    void show(Made task);

    SessionController::Clock m_clock;
    DrillPlan m_plan;
    DrillRun m_run;
    std::vector<bool> m_results;
    std::vector<MissedTask> m_missed;
    Made m_task;
    Made m_ready; ///< the next one
    int m_made = 0; ///< tasks begun
    bool m_waits = false; ///< for a task that is being made
    bool m_answered = false;
    qint64 m_spent = 0; ///< until the clock was last stopped
    std::optional<qint64> m_since;
    Background m_work;
};

} // namespace pitwise::ui
