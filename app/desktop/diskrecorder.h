// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sessionrecorder.h"

#include <QObject>
#include <QString>
#include <QThread>

#include <functional>

namespace pitwise {

/// Saves a session to a file, line by line, on its own thread.
class DiskRecorder : public ui::SessionStore
{
public:
    /// `path` is called when there is something to save.
    explicit DiskRecorder(std::function<QString()> path);
    /// Waits until everything is written.
    ~DiskRecorder() override;

    /// `tell` is called on the GUI thread if saving fails. Set it before the first act.
    void setTrouble(const std::function<void(const QString &)> &tell);

    void begin(const std::string &text) override;
    void append(const std::string &lines) override;

private:
    class Writer;

    std::function<QString()> m_path;
    QThread m_thread;
    Writer *m_writer;
};

} // namespace pitwise
