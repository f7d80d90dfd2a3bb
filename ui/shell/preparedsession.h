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

/// The purpose of a session, such as practising differences.
struct SessionPlan
{
    QString title; ///< stays above the list of steps; empty: none
    QString notice; ///< shown when the session begins
    int rounds = 0; ///< the result is shown after this many; 0: only on request
    bool isGuided = false; ///< a task of the `Guidance`: it says what to do
};

/// A session created or read on a worker thread, or an error message.
struct PreparedSession
{
    std::shared_ptr<Sitting> sitting; ///< null: see `why`
    std::string text; ///< as saved to a file
    std::string saved; ///< the kept session that goes on; empty: it is a new one
    SessionPlan plan;
    QString why;
    QString warning; ///< what was lost of a damaged file; empty: nothing
};

/// A demonstration up to the step shown, which the user now takes over.
struct TakeOver
{
    KnownHouse known;
    SessionSpec spec;
    CrowdSettings patrons;
    std::vector<LogEntry> log;
    bool beforeMistake = false; ///< a mistake was shown: the log ends before it
    Coaching coaching = Coaching::Coach; ///< must agree with the mode the log was dealt in
};

/// Adds the text that the session is saved with.
[[nodiscard]] PreparedSession prepared(Sitting sitting, const SessionPlan &plan = {});
/// A session that continues where the demonstration stopped.
[[nodiscard]] PreparedSession takenOver(const TakeOver &shown, PlaySettings settings);

} // namespace pitwise::ui
