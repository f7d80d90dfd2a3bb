// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/sessionlibrary.h"
#include "ui/work/background.h"

#include <QObject>

namespace pitwise::ui {

/// Starts, resumes, opens and saves sessions. The last request wins: a session that is still being
/// prepared is dropped.
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
    /// Creates or reads a session on a worker thread and starts it. `trouble` is the title of the
    /// message if that fails.
    void prepare(std::function<PreparedSession()> make, const QString &trouble);

    /// Whoever deals now has dealt the session at the table.
    [[nodiscard]] bool isOurs() const { return m_dealtBy == m_owner; }
    /// Goes back to the session at the table, or resumes the latest one.
    void resume();
    /// Resumes the latest session but the one at the table, or that `resume` would go to.
    void resumePrevious();
    /// Resumes a session of `saved`.
    void resumeSaved(const QString &key);
    /// The session at the table was ended to see its result: nothing more is dealt in it.
    [[nodiscard]] bool isOver() const { return m_isOver; }
    void setOver(bool over) { m_isOver = over; }
    /// A session from the records.
    /// `houseText`: the house file it was dealt with; empty: the one that it names.
    void openText(const QString &text, const QByteArray &houseText = {});
    /// The session at the table once more, from a text that has more of it.
    void resumeText(const QString &text, const QByteArray &houseText);
    /// The sessions kept, as of the last `refresh`, the latest first.
    [[nodiscard]] const QList<SavedSession> &saved() const { return m_saved; }
    /// The sessions that could be resumed now: not at a table.
    [[nodiscard]] QList<SavedSession> resumable() const;
    /// Whose sessions are kept and listed: a `Dealer::id`; empty: a guest's.
    void setOwner(const QString &id);
    /// Reads the list again, on a worker thread.
    void refresh();
    void open(const QString &path);
    /// Blocks. Returns an error message, or nothing.
    [[nodiscard]] std::optional<QString> openNow(const QString &path);
    /// Saves the session at the table. Returns an error message, or nothing.
    [[nodiscard]] QString save(const QString &path);

Q_SIGNALS:
    /// Create the table screen now, so that it hears `began`.
    void aboutToBegin();
    /// A new session is at the table.
    void began(const pitwise::ui::SessionPlan &plan);
    /// Show the session at the table.
    void tableWanted();
    /// A kept session was read, or could not be read.
    void resumed(bool ok);
    /// `saved` was read again.
    void savedChanged();
    /// `busy`: a session is being prepared.
    void preparing(bool busy);
    void failed(const QString &title, const QString &text);

private:
    void prepare(std::function<PreparedSession()> make, const QString &trouble,
                 std::function<void(bool)> then);
    void start(const std::function<void()> &how, const SessionPlan &plan,
               const std::string &saved = {});
    void resumeFrom(std::function<PreparedSession()> read);
    /// Resumes the session whose key `choose` picks.
    void resumeChosen(std::function<QString(const QList<SavedSession> &)> choose);
    /// Asks the records what they have under way of the owner.
    void withUnderWay(std::function<void(const QList<SessionUnderWay> &)> then);

    SessionLibrary m_library;
    RecordsDesk *m_records; ///< null: there are none
    QString m_owner;
    QString m_dealtBy; ///< owner of the session at the table
    SessionStore *m_store; ///< null: sessions are not kept
    SessionController *m_controller;
    SessionRecorder *m_recorder = nullptr; ///< null: sessions are not kept
    bool m_isOver = false;
    QString m_resumed; ///< the file of the kept session at the table; empty: it is a new one
    QList<SavedSession> m_saved;
    Background m_work;
    Background m_listing;
};

} // namespace pitwise::ui
