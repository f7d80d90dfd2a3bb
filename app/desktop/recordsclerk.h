// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/recordsfiles.h"
#include "ui/records/exportwish.h"
#include "ui/records/keptpeople.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace pitwise {

/// Answers what the window asks of the records, on a thread of its own. With a server it hands in
/// what the station's journal has; while the server is away, the journal answers.
class RecordsClerk : public QObject
{
    Q_OBJECT

public:
    RecordsClerk(RecordsFiles files, int retryMs);

    /// Without a password.
    [[nodiscard]] static QString shownPlace(const std::string &where);
    /// What a try to open such records comes to.
    [[nodiscard]] static ui::RecordsTrial tryRecords(const std::string &where);

    [[nodiscard]] ui::KnownPeople people();
    [[nodiscard]] std::pair<ui::Dealer, QString> addDealer(const QString &number,
                                                           const QString &name);
    [[nodiscard]] std::pair<ui::Dealer, QString> addTrainer(const QString &name,
                                                            const QString &passphrase);
    [[nodiscard]] QString setLeft(const QString &id, bool hasLeft);
    [[nodiscard]] QString setSecret(const QString &id, const QString &secret);
    [[nodiscard]] ui::SignIn signIn(const QString &id, const QString &secret);
    [[nodiscard]] ui::KeptList list(const ui::KeptFilter &filter);
    [[nodiscard]] std::pair<ui::KeptText, QString> text(const QString &id);
    [[nodiscard]] QList<ui::SessionUnderWay> underWay(const QString &dealer);
    [[nodiscard]] QString exportTo(const ui::ExportWish &wish, const QString &path);
    [[nodiscard]] QString writeDeal(const QString &id, const QString &path);

    /// Runs `work` with the records; says why it could not. Empty: done. Creates the file if
    /// `create`; without one `work` is not run.
    [[nodiscard]] QString run(const std::function<void(Records &)> &work, bool create);

    /// Soon, if there is a server.
    void handInSoon();
    void handInNow();

Q_SIGNALS:
    /// Why the server cannot be reached; empty: it can.
    void offline(const QString &sentence);
    /// A session that the server does not take.
    void troubled(const QString &sentence);

private:
    /// Throws if it is away, and does not ask again for a moment.
    [[nodiscard]] Records &server();
    /// Null: there are none yet.
    [[nodiscard]] Records *local(bool create = false);
    /// Changes people where they are kept: at the server, if there is one. Says why it could not.
    [[nodiscard]] QString changePeople(const std::function<void(People &)> &work);
    [[nodiscard]] bool isAway() const;
    void goOffline(const RecordsError &error);
    /// Runs `work` with the server, or with the file of this computer. False: there are no records.
    template<typename Work>
    bool with(Work work, bool create = false);
    [[nodiscard]] static QList<ui::KeptSession> listFrom(Records &records,
                                                         const SessionFilter &filter);

    RecordsFiles m_files;
    std::unique_ptr<Records> m_local;
    std::unique_ptr<Records> m_server;
    std::optional<RecordsError> m_away; ///< why the server cannot be reached
    QElapsedTimer m_awaySince;
    QTimer m_handIn;
    QSet<QString> m_refused; ///< sessions that the user was told of
    int m_retryMs;
};

} // namespace pitwise
