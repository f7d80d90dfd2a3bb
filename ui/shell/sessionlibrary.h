// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/environment.h"
#include "ui/shell/preparedsession.h"

#include <QStringList>

#include <functional>

namespace pitwise::ui {

/// Session files: the autosaved session, the one before it, and those opened or saved by name.
class SessionLibrary
{
public:
    /// `environment` must outlive this.
    explicit SessionLibrary(Environment &environment) : m_environment(environment) { }

    enum class Kind {
        Named, ///< opened by the user: must be valid as a whole
        Autosaved, ///< written while dealing: read up to the first bad or cut-off line
    };

    /// The autosaved session; empty: none.
    [[nodiscard]] QString autosaved() const;
    /// The session that the autosaved one replaced; empty: none.
    [[nodiscard]] QString previous() const;
    /// Name of the autosaved session's house, or its id if the house is unknown; empty: no session.
    [[nodiscard]] QString autosavedHouse() const;
    /// Files recently opened or saved that still exist, newest first.
    [[nodiscard]] QStringList recent() const;
    void addRecent(const QString &path);

    [[nodiscard]] PreparedSession read(const QString &path, Kind kind) const;
    /// The same for a worker thread; may outlive this library.
    [[nodiscard]] std::function<PreparedSession()> reader(const QString &path, Kind kind) const;
    /// Returns an error message, or nothing.
    [[nodiscard]] QString save(const Sitting &sitting, const QString &path);

private:
    Environment &m_environment;
};

} // namespace pitwise::ui
