// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/environment.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace pitwise::ui {

/// A session that was kept while it was dealt.
struct SavedSession
{
    QString path;
    QString house; ///< its name; if the house is not known, as the file calls it
    QDateTime when; ///< of the last act
    int rounds = 0; ///< finished ones
    Coaching coaching = Coaching::Practice;
    bool isOpen = false; ///< at a table, in this window or another
};

/// All sessions kept of this dealer (`Dealer::id`; empty: a guest), the latest first. Reads files:
/// call it on a worker thread.
[[nodiscard]] QList<SavedSession> savedSessions(const Environment &environment,
                                                const QString &owner = {});

} // namespace pitwise::ui
