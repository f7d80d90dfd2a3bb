// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/work/background.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <algorithm>

namespace pitwise::ui {

namespace {

QThreadPool &workers()
{
    static QThreadPool &pool = []() -> QThreadPool & {
        static QThreadPool made;
        // More than there are cores: a long simulation must not block work that a frame waits for.
        constexpr int Least = 8;
        made.setMaxThreadCount(std::max(Least, 2 * QThread::idealThreadCount()));
        // Tasks report to the application, so wait for them before it is destroyed.
        qAddPostRoutine([] { workers().waitForDone(); });
        return made;
    }();
    return pool;
}

} // namespace

void Task::report(std::function<void()> what) const
{
    if (isCancelled())
        return;
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [cancelled = m_cancelled, what = std::move(what)] {
            // Checked again: cancel() runs on this thread too, so it cannot interfere from here on.
            if (!*cancelled)
                what();
        },
        Qt::QueuedConnection);
}

void Background::run(std::function<void()> work)
{
    workers().start(std::move(work));
}

void Background::cancel()
{
    for (const Task &task : m_tasks)
        *task.m_cancelled = true;
    m_tasks.clear();
}

void Background::forget(const Task &task)
{
    std::erase_if(m_tasks, [&](const Task &one) { return one.m_cancelled == task.m_cancelled; });
}

} // namespace pitwise::ui
