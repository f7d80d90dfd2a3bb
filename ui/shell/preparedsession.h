// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"
#include "ui/session/knownhouse.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace pitwise::ui {

/// What a session is for, if it is not dealt for its own sake.
struct SessionPlan
{
    QString notice; ///< shown at the table when it begins
    int rounds = 0; ///< after so many the result is shown; 0: never by itself
};

/// A session that was made or read on a worker thread, or why it could not be.
struct PreparedSession
{
    std::shared_ptr<Sitting> sitting; ///< none: `why` says why
    std::string text; ///< as it is written to a file
    SessionPlan plan;
    QString why;
};

/// A demonstration, as far as it was shown, that somebody now deals on himself.
struct TakeOver
{
    KnownHouse known;
    SessionSpec spec;
    CrowdSettings patrons;
    std::vector<LogEntry> log;
    bool hasMistake = false; ///< something in it was done wrong
};

/// Ready to be dealt, with its text.
[[nodiscard]] PreparedSession prepared(Sitting sitting, const SessionPlan &plan = {});
/// The session that goes on where the demonstration stopped, with the usual `settings`.
[[nodiscard]] PreparedSession takenOver(const TakeOver &shown, PlaySettings settings);

} // namespace pitwise::ui
