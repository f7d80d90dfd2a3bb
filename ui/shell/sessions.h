// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/sessionlibrary.h"
#include "ui/work/background.h"

#include <QObject>

namespace pitwise::ui {

/// Begins, resumes, opens and saves sessions. Whatever was asked for last is dealt: a session that
/// is still being prepared for somebody else is dropped.
class Sessions : public QObject
{
    Q_OBJECT

public:
    /// `environment` must outlive this.
    explicit Sessions(Environment &environment, QObject *parent = nullptr);

    [[nodiscard]] SessionController &controller() { return *m_controller; }
    [[nodiscard]] SessionLibrary &library() { return m_library; }

    void deal(const PlaySettings &settings, const House &house);
    void begin(PreparedSession session);
    /// Makes or reads a session on a worker thread and begins it; `trouble` is the title if it
    /// cannot be.
    void prepare(std::function<PreparedSession()> make, const QString &trouble);

    /// The session at the table, or the kept one.
    void resume();
    /// The one before that, if there is one; the two change places once something is done.
    void resumePrevious();
    [[nodiscard]] bool hasPrevious() const { return !previous().isEmpty(); }
    void open(const QString &path);
    /// Waits for it; the text is why it cannot be opened.
    [[nodiscard]] std::optional<QString> openNow(const QString &path);
    /// The session at the table; the text is why it cannot be written.
    [[nodiscard]] QString save(const QString &path);

Q_SIGNALS:
    /// The table must be there to hear of it.
    void aboutToBegin();
    /// A session is at the table from now on.
    void began(const pitwise::ui::SessionPlan &plan);
    /// The session at the table is to be shown.
    void tableWanted();
    /// A kept session was read, or could not be.
    void resumed(bool ok);
    /// Something is being prepared, or not any more.
    void preparing(bool busy);
    void failed(const QString &title, const QString &text);

private:
    void prepare(std::function<PreparedSession()> make, const QString &trouble,
                 std::function<void(bool)> then);
    void start(const std::function<void()> &how, const SessionPlan &plan);
    [[nodiscard]] QString previous() const;

    SessionLibrary m_library;
    SessionController *m_controller;
    SessionRecorder *m_recorder = nullptr; ///< none: sessions are not kept
    bool m_isKept = false; ///< the session at the table is the kept one, resumed
    Background m_work;
};

} // namespace pitwise::ui
