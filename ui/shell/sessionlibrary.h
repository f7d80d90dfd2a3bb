// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/environment.h"
#include "ui/shell/preparedsession.h"

#include <QStringList>

#include <functional>

namespace pitwise::ui {

/// Sessions as files: the kept one, the one before it, and those that were opened or saved by name.
class SessionLibrary
{
public:
    /// `environment` must outlive this.
    explicit SessionLibrary(Environment &environment) : m_environment(environment) { }

    enum class Kind {
        Named, ///< opened by somebody: read whole, or not at all
        Kept, ///< written while dealing: a power cut or a bad line costs only what follows it
    };

    /// Where the recorder keeps the session; empty: it keeps none, or none yet.
    [[nodiscard]] QString kept() const;
    /// The one that the kept session replaced; empty: there is none.
    [[nodiscard]] QString previous() const;
    /// The house of the kept session: its name, or its id if there is no such house. Empty: no
    /// session is kept.
    [[nodiscard]] QString keptHouse() const;
    /// Opened or saved lately and still there, the newest first.
    [[nodiscard]] QStringList recent() const;
    void addRecent(const QString &path);

    [[nodiscard]] PreparedSession read(const QString &path, Kind kind) const;
    /// The same for a worker thread, which does not need this library any more.
    [[nodiscard]] std::function<PreparedSession()> reader(const QString &path, Kind kind) const;
    /// Empty, or why it could not be written.
    [[nodiscard]] QString save(const Sitting &sitting, const QString &path);

private:
    Environment &m_environment;
};

} // namespace pitwise::ui
