// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/environment.h"
#include "ui/shell/preparedsession.h"
#include "ui/shell/savedsessions.h"

#include <QStringList>

#include <functional>

namespace pitwise::ui {

/// Session files: those kept while dealing, and those opened or saved by name.
class SessionLibrary
{
public:
    /// `environment` must outlive this.
    explicit SessionLibrary(Environment &environment) : m_environment(environment) { }

    /// Whose kept sessions are listed: a `Dealer::id`; empty: a guest's.
    void setOwner(const QString &id) { m_owner = id; }

    enum class Kind {
        Named, ///< opened by the user: must be valid as a whole
        Kept, ///< written while dealing: read up to the first bad or cut-off line
    };

    /// Lists the kept sessions, for a worker thread; may outlive this library. As `savedSessions`.
    [[nodiscard]] std::function<QList<SavedSession>()>
    lister(const QList<SessionUnderWay> &underWay) const;
    /// Files recently opened or saved that still exist, newest first.
    [[nodiscard]] QStringList recent() const;
    void addRecent(const QString &path);

    [[nodiscard]] PreparedSession read(const QString &path, Kind kind) const;
    /// The same for a worker thread; may outlive this library.
    [[nodiscard]] std::function<PreparedSession()> reader(const QString &path, Kind kind) const;
    /// A session given as text, which goes on in the file `saved`, for a worker thread. It is dealt
    /// with the house of `houseText`; if that is empty, with the one that it names.
    [[nodiscard]] std::function<PreparedSession()> reader(std::string text, std::string saved,
                                                          std::string houseText) const;
    /// Reads the kept session whose key `choose` picks from the list, for a worker thread.
    [[nodiscard]] std::function<PreparedSession()>
    reader(std::function<QString(const QList<SavedSession> &)> choose,
           const QList<SessionUnderWay> &underWay) const;
    /// Returns an error message, or nothing.
    [[nodiscard]] QString save(const Sitting &sitting, const QString &path);

private:
    Environment &m_environment;
    QString m_owner;
};

} // namespace pitwise::ui
