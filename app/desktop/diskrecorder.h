// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sessionrecorder.h"

#include <QObject>
#include <QString>
#include <QThread>

#include <functional>

namespace pitwise {

/// Keeps every session in a file of its own, written line by line on a thread of its own. What
/// cannot be written is kept in memory and written as soon as that is possible again.
class DiskRecorder : public ui::SessionStore
{
public:
    /// `folder` is called when there is something to save.
    explicit DiskRecorder(std::function<QString()> folder);
    ~DiskRecorder() override;

    /// `tell` is called on the GUI thread when saving begins to fail, with the reason, and with
    /// nothing when all is saved again. Set it before the first act.
    void setTrouble(const std::function<void(const QString &why)> &tell);
    /// How often it tries again, in milliseconds. Set it before the first act.
    void setRetry(int ms);

    /// Waits until everything is written that can be. Nothing is recorded after that. False:
    /// something could not be written.
    bool finish();

    void begin(const std::string &text) override;
    void resume(const std::string &saved, const std::string &text) override;
    void append(const std::string &lines) override;
    void setOwner(const QString &id) override { m_owner = id; }

private:
    class Writer;

    void start();

    std::function<QString()> m_folder;
    QString m_owner;
    QThread m_thread;
    Writer *m_writer;
    bool m_allWritten = true; ///< since `finish`
};

} // namespace pitwise
