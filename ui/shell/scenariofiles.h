// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenarios/scenario.h"
#include "ui/shell/environment.h"
#include "ui/shell/preparedsession.h"

#include <QList>
#include <QString>

namespace pitwise::ui {

/// A scenario file, read and dealt once, or why it cannot be used.
struct ScenarioFile
{
    QString path;
    QString title; ///< the file's name if it has none
    std::string text;
    std::optional<Scenario> scenario;
    QString trouble; ///< every fault with its place; empty: it is good
};

// All of these read or write files: call them on a worker thread.

[[nodiscard]] ScenarioFile readScenarioFile(const QString &path, const Environment &environment);
/// `name` stands before a fault.
[[nodiscard]] ScenarioFile readScenarioText(std::string text, const QString &name,
                                            const QString &beside, const Environment &environment);
/// The files of a folder by their titles; those that cannot be used come last.
[[nodiscard]] QList<ScenarioFile> scenariosIn(const QString &folder,
                                              const Environment &environment);
/// Writes the file: over `path`, or, if that is empty, to a new one in the folder, named after the
/// title. Returns where it is, or what went wrong.
struct SavedScenario
{
    QString path;
    QString trouble;
};
[[nodiscard]] SavedScenario saveScenario(const Scenario &scenario, const QString &path,
                                         const QString &folder);

/// One round at the table, with the cards and patrons of the scenario. The result is shown after
/// so many `rounds`; 0: only on request.
[[nodiscard]] PreparedSession sessionOf(const Scenario &scenario, Coaching coaching, int rounds);

/// What the class screen is asked for to set this scenario as homework.
[[nodiscard]] QString homeworkWish(const QString &path);
/// The path in such a wish; empty: it is another wish.
[[nodiscard]] QString scenarioWished(const QString &wish);

} // namespace pitwise::ui
