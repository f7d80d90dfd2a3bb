// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>

#include <utility>

namespace pitwise {

/// Something that calls `then` with its arguments on the thread of `home`, if `context` still
/// exists.
template<typename Then>
[[nodiscard]] auto answering(QObject *home, QObject *context, Then then)
{
    return [home, context = QPointer<QObject>{context}, then = std::move(then)](auto... answers) {
        QMetaObject::invokeMethod(home, [context, then, answers...] {
            if (context)
                then(answers...);
        });
    };
}

/// Runs `work` with the clerk on his thread, then `then` with its answer on that of `home`, if
/// `context` still exists.
template<typename Clerk, typename Work, typename Then>
void askClerk(Clerk *clerk, QObject *home, QObject *context, Work work, Then then)
{
    QMetaObject::invokeMethod(
        clerk,
        [clerk, work = std::move(work),
         answer = answering(home, context, std::move(then))]() mutable { answer(work(*clerk)); });
}

} // namespace pitwise
