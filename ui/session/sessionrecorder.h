// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sessioncontroller.h"

#include <QObject>

#include <cstddef>
#include <optional>
#include <string>

namespace pitwise::ui {

/// Where a session is kept so that it can be resumed. Must not wait for a disk.
class SessionStore
{
public:
    SessionStore() = default;
    SessionStore(const SessionStore &) = delete;
    SessionStore &operator=(const SessionStore &) = delete;
    virtual ~SessionStore() = default;

    /// A new session begins with this text.
    virtual void begin(const std::string &text) = 0;
    virtual void append(const std::string &lines) = 0;
};

/// Watches the table and keeps every line of the log in the store. A session in which nothing was
/// done yet is not worth keeping, and does not replace the last one.
class SessionRecorder : public QObject
{
    Q_OBJECT

public:
    SessionRecorder(SessionController *controller, SessionStore *store, QObject *parent = nullptr);

    /// The store has this session: something was done in it since it started.
    [[nodiscard]] bool hasSession() const { return m_recorded.has_value(); }

private:
    void start();
    void record();

    SessionController *m_controller;
    SessionStore *m_store;
    std::string m_text; ///< what stands before the first step recorded here
    std::size_t m_entries = 0; ///< of the log, in that text
    std::optional<std::size_t> m_recorded; ///< entries in the store; none: no session yet
};

} // namespace pitwise::ui
