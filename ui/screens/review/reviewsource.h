// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/review/review.h"
#include "ui/records/reviewdesk.h"
#include "ui/session/knownhouse.h"
#include "ui/shell/environment.h"

#include <QDateTime>
#include <QString>

#include <memory>

namespace pitwise::ui {

/// A session that is open for review, or why it cannot be.
struct OpenedReview
{
    std::shared_ptr<const Review> review; ///< null: see `why`
    KnownHouse known;
    QDateTime when; ///< invalid: now
    bool isExam = false;
    QString why;
    QString warning; ///< what could not be read of a damaged file
};

// All of these are slow: call them on a worker thread.

[[nodiscard]] OpenedReview reviewOf(const SessionSpec &spec, const House &house,
                                    std::span<const LogEntry> log);
/// A saved session, read as far as it can be.
[[nodiscard]] OpenedReview reviewOfFile(const QString &path, const Environment &environment);
/// `ended`: it is at our table, and was ended there.
[[nodiscard]] OpenedReview reviewOfStored(const SessionToReview &stored, bool ended);

/// Its mistakes are told only when it is over.
[[nodiscard]] bool isSilent(const SessionSpec &spec);
/// Why a session that is told only when it is over cannot be reviewed yet.
[[nodiscard]] QString notOverYet();

} // namespace pitwise::ui
