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
    QString key; ///< `file:PATH`, or `records:ID` if the records have it and no file
    QString house; ///< its name; if the house is not known, as the file calls it
    QDateTime when; ///< of the last act
    int rounds = 0; ///< finished ones
    Coaching coaching = Coaching::Practice;
    bool isOpen = false; ///< at a table, in this window or another
};

[[nodiscard]] QString fileKey(const QString &path);
[[nodiscard]] QString recordKey(const QString &id);
/// The path in such a key; empty: the session is in the records.
[[nodiscard]] QString pathIn(const QString &key);

/// All sessions kept of this dealer (`Dealer::id`; empty: a guest), the latest first: those in
/// files, and what the records have `underWay` beyond them. Reads files: call it on a worker thread.
[[nodiscard]] QList<SavedSession> savedSessions(const Environment &environment,
                                                const QString &owner = {},
                                                const QList<SessionUnderWay> &underWay = {});

} // namespace pitwise::ui
