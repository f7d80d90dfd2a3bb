// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"
#include "ui/records/keptsession.h"

#include <QObject>
#include <QTimer>

#include <list>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pitwise {

/// Reads and writes the records on a thread of its own. What cannot be stored stays here and is
/// tried again.
class RecordsClerk : public QObject
{
    Q_OBJECT

public:
    explicit RecordsClerk(std::string where);
    ~RecordsClerk() override;

    /// Without a password.
    [[nodiscard]] static QString shownPlace(const std::string &where);

    [[nodiscard]] ui::KnownPeople people();
    [[nodiscard]] std::pair<ui::Dealer, QString> addDealer(const QString &number,
                                                           const QString &name);
    [[nodiscard]] ui::SignIn signIn(const QString &id, const QString &secret);
    [[nodiscard]] ui::KeptList list(const ui::KeptFilter &filter);
    [[nodiscard]] std::pair<QString, QString> text(const QString &id);
    [[nodiscard]] QString writeCsv(const ui::KeptFilter &filter, const QString &path);

    void keep(const ui::SessionToKeep &session, std::size_t from, std::vector<std::string> lines);
    void end(const QString &session, bool finished);

Q_SIGNALS:
    void kept(const QString &session, std::size_t acts);
    void renamed(const QString &session, const QString &id);
    void troubled(const QString &sentence);

private:
    /// A session of the window that is not completely stored and ended.
    struct Open
    {
        ui::SessionToKeep session;
        std::string id; ///< in the records
        std::vector<std::string> lines; ///< all of them
        std::optional<SessionWriter> writer; ///< none: not begun
        std::optional<SessionState> ending; ///< none: under way
    };

    /// Opens them, or throws; null: there are none, and `create` was not asked for.
    Records *records(bool create);
    std::list<Open>::iterator find(const QString &session);
    void storeAll();
    void store(Open &open);
    void begin(Records &records, Open &open);
    void giveNewId(Open &open);
    void tell(const QString &sentence);
    /// After a lost server the connection must be made anew.
    void lose(const RecordsError &error);

    std::string m_where;
    std::unique_ptr<Records> m_records;
    std::list<Open> m_open;
    QTimer m_again;
    QString m_told;
};

} // namespace pitwise
