// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sessioncontroller.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <string>

namespace pitwise::ui {

/// Saves the running session, so that it can be resumed. Must not wait for the disk.
class SessionStore
{
public:
    SessionStore() = default;
    SessionStore(const SessionStore &) = delete;
    SessionStore &operator=(const SessionStore &) = delete;
    virtual ~SessionStore() = default;

    /// A new session begins with this text. It replaces no other.
    virtual void begin(const std::string &text) = 0;
    /// The session was read from `saved` and goes on; `text` is all of it. A store that cannot
    /// continue it there keeps it as a new one.
    virtual void resume(const std::string &saved, const std::string &text) = 0;
    virtual void append(const std::string &lines) = 0;
    /// Whose sessions those are that begin from now on: a `Dealer::id`; empty: a guest's.
    virtual void setOwner(const QString &) { }
};

/// Where the sessions of this dealer are within the folder of all: each sees his own.
[[nodiscard]] QString sessionsOf(const QString &folder, const QString &owner);

/// Writes every line of the log to the store. A session in which nothing was done yet is not saved.
class SessionRecorder : public QObject
{
    Q_OBJECT

public:
    SessionRecorder(SessionController *controller, SessionStore *store, QObject *parent = nullptr);

    /// The next session was read from here; empty: it is a new one.
    void setSaved(std::string saved) { m_saved = std::move(saved); }

private:
    void start();
    void record();

    SessionController *m_controller;
    SessionStore *m_store;
    std::string m_saved; ///< where the session was read from
    std::string m_text; ///< everything before the first step recorded here
    std::size_t m_entries = 0; ///< log entries in that text
    std::optional<std::size_t> m_recorded; ///< log entries in the store; none: nothing saved yet
};

} // namespace pitwise::ui
