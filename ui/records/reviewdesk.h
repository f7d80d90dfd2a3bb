// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QString>

#include <functional>
#include <string>

class QObject;

namespace pitwise::ui {

/// A stored session as somebody looks back at it.
struct SessionToReview
{
    std::string text; ///< in dealing notation
    std::string houseText; ///< the house file it was dealt with
    QDateTime started; ///< local time
    bool isExam = false;
    bool isOver = false;
};

/// The records, for looking back at sessions. The answer comes later, on the GUI thread, and only
/// if `context` still exists.
class ReviewDesk
{
public:
    virtual ~ReviewDesk() = default;

    virtual void
    session(const QString &id, QObject *context,
            std::function<void(const SessionToReview &, const QString &trouble)> then) = 0;
};

} // namespace pitwise::ui
