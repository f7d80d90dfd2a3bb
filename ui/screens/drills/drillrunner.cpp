// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/drillrunner.h"

#include "ui/screens/drills/drillwords.h"

#include <utility>

namespace pitwise::ui {

DrillRunner::DrillRunner(SessionController::Clock clock, QObject *parent)
    : QObject(parent),
      m_clock(std::move(clock))
{
}

void DrillRunner::start(const DrillPlan &plan)
{
    cancel();
    m_plan = plan;
    m_run = {.level = plan.level};
    m_results.clear();
    m_missed.clear();
    m_made = 0;
    m_answered = false;
    m_waits = true;
    make();
}

void DrillRunner::cancel()
{
    m_work.cancel();
    m_task.reset();
    m_ready.reset();
    m_since.reset();
    m_waits = false;
}

/// Another seed each time, so that a run has ten different tasks.
void DrillRunner::make()
{
    if (m_made == TasksInRun)
        return;
    constexpr std::uint64_t Apart = 1'000'003;
    const std::uint64_t seed = m_plan.seed + Apart * static_cast<std::uint64_t>(m_made++);
    m_work.start(
        [plan = m_plan, seed]() -> Made {
            auto task = drillTask(plan.drill, plan.level, plan.house, plan.others, seed);
            return task ? std::make_shared<const DrillTask>(std::move(*task)) : nullptr;
        },
        [this](Made task) {
            if (task == nullptr) {
                cancel();
                Q_EMIT nothingToAsk();
            } else if (std::exchange(m_waits, false)) {
                show(std::move(task));
            } else {
                m_ready = std::move(task);
            }
        });
}

void DrillRunner::show(Made task)
{
    m_task = std::move(task);
    m_answered = false;
    m_spent = 0;
    m_since = m_clock();
    make();
    Q_EMIT asked();
}

DrillVerdict DrillRunner::answer(const DrillAnswer &answer)
{
    pause();
    DrillVerdict verdict = check(*m_task, answer);
    if (std::exchange(m_answered, true))
        return verdict;
    ++m_run.asked;
    m_run.right += verdict.right ? 1 : 0;
    m_run.milliseconds += m_spent;
    m_results.push_back(verdict.right);
    if (!verdict.right)
        m_missed.push_back({questionOf(*m_task), answerWords(*m_task, solution(*m_task))});
    return verdict;
}

void DrillRunner::next()
{
    if (!m_answered || m_task == nullptr)
        return;
    if (m_run.asked == TasksInRun) {
        m_task.reset();
        Q_EMIT finished();
    } else if (m_ready != nullptr) {
        show(std::exchange(m_ready, nullptr));
    } else {
        m_task.reset();
        m_waits = true;
    }
}

qint64 DrillRunner::milliseconds() const
{
    return m_spent + (m_since ? m_clock() - *m_since : 0);
}

void DrillRunner::pause()
{
    m_spent = milliseconds();
    m_since.reset();
}

void DrillRunner::resume()
{
    if (m_task != nullptr && !m_answered && !m_since)
        m_since = m_clock();
}

} // namespace pitwise::ui
