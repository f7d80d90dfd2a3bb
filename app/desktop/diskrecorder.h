// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sessionrecorder.h"

#include <QObject>
#include <QString>
#include <QThread>

#include <functional>

namespace pitwise {

/// Keeps a session in a file, line by line, on a thread of its own.
class DiskRecorder : public ui::SessionStore
{
public:
    /// `path` is asked for when there is something to keep.
    explicit DiskRecorder(std::function<QString()> path);
    /// Writes what is still to be written.
    ~DiskRecorder() override;

    /// Who is told, on the application's thread, that nothing can be kept; before the first act.
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
