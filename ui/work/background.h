// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace pitwise::ui {

/// The worker's side of a task: reports progress, and says whether the task was cancelled.
class Task
{
public:
    /// Cancelled, or the owner is destroyed. Thread-safe.
    [[nodiscard]] bool isCancelled() const { return *m_cancelled; }
    /// Runs `what` on the GUI thread, in the order of the calls. Dropped if the task is cancelled
    /// before it runs, so `what` may use the owner.
    void report(std::function<void()> what) const;

private:
    friend class Background;

    std::shared_ptr<std::atomic<bool>> m_cancelled = std::make_shared<std::atomic<bool>>(false);
};

/// Runs work on worker threads for the object that has this as a member. Call it on the GUI thread
/// only; it never waits for a worker. When the owner is destroyed, its tasks are cancelled.
class Background
{
public:
    Background() = default;
    ~Background() { cancel(); }
    Background(const Background &) = delete;
    Background &operator=(const Background &) = delete;

    /// Runs `work` on a worker thread (with its `const Task &`, if it takes one), then `done` with
    /// the result on the GUI thread. Earlier tasks keep running.
    template<typename Work, typename Done>
    void start(Work work, Done done);
    /// The same, but cancels all earlier tasks first.
    template<typename Work, typename Done>
    void restart(Work work, Done done);
    /// No task reports anything from here on. A task that checks `isCancelled` stops early.
    void cancel();
    /// A task is neither done nor cancelled.
    [[nodiscard]] bool isBusy() const { return !m_tasks.empty(); }

    /// Starts work whose result the GUI thread will need soon. Getting the result waits for it.
    template<typename Work>
    [[nodiscard]] static auto ahead(Work work) -> std::future<std::invoke_result_t<Work>>;

private:
    static void run(std::function<void()> work);
    void forget(const Task &task);

    std::vector<Task> m_tasks; ///< still running
};

template<typename Work, typename Done>
void Background::start(Work work, Done done)
{
    const Task task;
    m_tasks.push_back(task);
    run([this, task, work = std::move(work), done = std::move(done)]() mutable {
        const auto result = [&] {
            if constexpr (std::is_invocable_v<Work, const Task &>)
                return work(task);
            else
                return work();
        };
        if constexpr (std::is_void_v<decltype(result())>) {
            result();
            task.report([this, task, done = std::move(done)]() mutable {
                forget(task);
                done();
            });
        } else {
            // Shared, because std::function needs a copyable lambda and the result may not be
            // copyable.
            auto value = std::make_shared<decltype(result())>(result());
            task.report([this, task, value, done = std::move(done)]() mutable {
                forget(task);
                done(std::move(*value));
            });
        }
    });
}

template<typename Work, typename Done>
void Background::restart(Work work, Done done)
{
    cancel();
    start(std::move(work), std::move(done));
}

template<typename Work>
auto Background::ahead(Work work) -> std::future<std::invoke_result_t<Work>>
{
    auto task = std::make_shared<std::packaged_task<std::invoke_result_t<Work>()>>(std::move(work));
    auto result = task->get_future();
    run([task] { (*task)(); });
    return result;
}

} // namespace pitwise::ui
