// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/exportwish.h"
#include "ui/records/keptpeople.h"

#include <QObject>

#include <functional>
#include <string>
#include <vector>

namespace pitwise::ui {

/// The records, as the window sees them. No call waits: answers come later, on the GUI thread, and
/// only if `context` still exists.
class RecordsDesk : public QObject
{
    Q_OBJECT

public:
    explicit RecordsDesk(QObject *parent = nullptr) : QObject(parent) { }

    /// False: nobody can be chosen, everybody is a guest.
    [[nodiscard]] virtual bool isThere() const = 0;
    /// The file or the server, without a password.
    [[nodiscard]] virtual QString place() const = 0;
    /// Why the school's server cannot be reached; empty: it can, or there is none. What is dealt
    /// meanwhile is kept on this computer and handed in later.
    [[nodiscard]] virtual QString offline() const = 0;
    /// From now on other records: a path, or `postgresql://...`; empty: the usual file.
    virtual void moveTo(const QString &where) = 0;
    /// Tries to open records, and says what came of it.
    virtual void tryOut(const QString &where, QObject *context,
                        std::function<void(const RecordsTrial &)> then) = 0;

    virtual void people(QObject *context, std::function<void(const KnownPeople &)> then) = 0;
    /// Adds a trainee and gives him back with his id, or says why not.
    virtual void addDealer(const QString &number, const QString &name, QObject *context,
                           std::function<void(const Dealer &, const QString &trouble)> then) = 0;
    /// The same for a trainer.
    virtual void addTrainer(const QString &name, const QString &passphrase, QObject *context,
                            std::function<void(const Dealer &, const QString &trouble)> then) = 0;
    /// Somebody has left, or is back. Empty `trouble`: done.
    virtual void setLeft(const QString &id, bool hasLeft, QObject *context,
                         std::function<void(const QString &trouble)> then) = 0;
    /// A new PIN (empty: none) or passphrase. Empty `trouble`: done.
    virtual void setSecret(const QString &id, const QString &secret, QObject *context,
                           std::function<void(const QString &trouble)> then) = 0;
    /// A dealer's PIN or a trainer's passphrase.
    virtual void signIn(const QString &id, const QString &secret, QObject *context,
                        std::function<void(const SignIn &)> then) = 0;

    virtual void list(const KeptFilter &filter, QObject *context,
                      std::function<void(const KeptList &)> then) = 0;
    /// The session in notation, or why it cannot be read.
    virtual void text(const QString &id, QObject *context,
                      std::function<void(const KeptText &, const QString &trouble)> then) = 0;
    /// What this dealer has under way at this station, the latest first; of records that cannot be
    /// read, nothing.
    virtual void underWay(const QString &dealer, QObject *context,
                          std::function<void(const QList<SessionUnderWay> &)> then) = 0;
    /// The columns that such a table can have, in the usual order; of what is no table, none.
    [[nodiscard]] virtual QStringList exportColumns(ExportWish::What what) const = 0;
    /// Writes a file, or a folder of files. Empty `trouble`: done.
    virtual void exportTo(const ExportWish &wish, const QString &path, QObject *context,
                          std::function<void(const QString &trouble)> then) = 0;

    /// Writes a session as a file of notation. Empty: done.
    virtual void writeDeal(const QString &id, const QString &path, QObject *context,
                           std::function<void(const QString &trouble)> then) = 0;

    /// Stores lines of a session, the first of which is entry `from` of its log. What cannot be
    /// stored now is tried again later.
    virtual void keep(const SessionToKeep &session, std::size_t from,
                      std::vector<std::string> lines) = 0;
    virtual void end(const QString &session, bool finished) = 0;

Q_SIGNALS:
    void offlineChanged(const QString &sentence);
    void placeChanged();
    /// So many acts of this session are safe now.
    void kept(const QString &session, std::size_t acts);
    /// A session that went on is kept under the id that it has in the records.
    void renamed(const QString &session, const QString &id);
    /// The records have more acts of a session that went on, or another house: `text` is all of it,
    /// `houseText` the house it was dealt with. It is kept when it goes on from there.
    void ahead(const QString &session, const QString &text, const QByteArray &houseText);
    /// Told once; empty: it works again.
    void troubled(const QString &sentence);
};

} // namespace pitwise::ui
