// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/database.h"

#include "app/crypto/random.h"
#include "app/records/sqlerrors.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlRecord>

#include <utility>

namespace pitwise {

namespace {

/// Thrown within `atomically` when the server asks to run the transaction again.
struct RunAgain
{
    RecordsError why;
};

/// One byte order mark at the start of a text gets lost on the way: SQLite drops it when a text is
/// stored, Qt when it reads one from PostgreSQL. So there is a second one for them to drop.
QVariant spareMark(const QVariant &value)
{
    constexpr QChar Mark{QChar::ByteOrderMark};
    const bool marked =
        value.metaType().id() == QMetaType::QString && value.toString().startsWith(Mark);
    return marked ? QVariant{QString{Mark} + value.toString()} : value;
}

void createPrivately(const QString &path)
{
    QDir{}.mkpath(QFileInfo{path}.absolutePath());
    QFile file{path};
    if (file.open(QFile::WriteOnly | QFile::NewOnly))
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

} // namespace

Database::Database(const RecordsPlace &place, Missing missing)
    : m_place(place),
      m_name(QString::fromStdString(newId()))
{
    if (isSqlite()) {
        const QFileInfo file{m_place.path};
        if (!file.exists() && missing == Missing::Refuse)
            throw trouble(RecordsError::Kind::Unreachable,
                          "there are no records here; create them with "
                          "'pitwise-cli records init'");
        if (!file.exists())
            createPrivately(m_place.path);
        else if (!file.isFile())
            throw trouble(RecordsError::Kind::Unreachable, "is not a file");
    }
    try {
        open();
    } catch (...) {
        close();
        throw;
    }
}

Database::~Database()
{
    close();
}

void Database::open()
{
    const QString driver = isSqlite() ? QStringLiteral("QSQLITE") : QStringLiteral("QPSQL");
    if (!QSqlDatabase::isDriverAvailable(driver))
        throw trouble(RecordsError::Kind::Unreachable,
                      "Qt's driver " + driver.toStdString() + " is not installed (Debian: "
                          + (isSqlite() ? "libqt6sql6-sqlite)" : "libqt6sql6-psql)"));
    QSqlDatabase connection = QSqlDatabase::addDatabase(driver, m_name);
    if (isSqlite()) {
        connection.setDatabaseName(m_place.path);
        connection.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000"));
    } else {
        connection.setHostName(m_place.host);
        connection.setPort(m_place.port);
        connection.setUserName(m_place.user);
        connection.setPassword(m_place.password);
        connection.setDatabaseName(m_place.database);
        connection.setConnectOptions(m_place.options);
    }
    if (!connection.open())
        throw translated(connection.lastError(), m_place);
    setUp();
}

void Database::close()
{
    m_prepared.clear();
    m_inTransaction = false;
    QSqlDatabase::removeDatabase(m_name);
}

void Database::listen(const std::string &channel, QObject *context, std::function<void()> told)
{
    QSqlDriver *driver = QSqlDatabase::database(m_name, false).driver();
    const QString name = QString::fromStdString(channel);
    QObject::connect(driver, &QSqlDriver::notification, context,
                     [name, told = std::move(told)](const QString &notice) {
                         if (notice == name)
                             told();
                     });
    if (!driver->subscribeToNotification(name))
        fail(driver->lastError());
}

void Database::reconnect()
{
    close();
    open();
}

/// Before anything is written: is this ours at all?
void Database::setUp()
{
    if (!isSqlite()) {
        run("SET search_path = pitwise");
        run("SET synchronous_commit = on");
        run("SET lock_timeout = '5s'");
        run("SET client_min_messages = warning");
        return;
    }
    const auto id = one("PRAGMA application_id", {}, "").number(0);
    const bool empty = ask("SELECT 1 FROM sqlite_master LIMIT 1").empty();
    if (id != SqliteApplicationId && !empty)
        throw trouble(RecordsError::Kind::NotRecords, "is a database of another program");
    run("PRAGMA foreign_keys = ON");
    run("PRAGMA synchronous = FULL");
    run("PRAGMA trusted_schema = OFF");
    run("PRAGMA secure_delete = ON");
    if (one("PRAGMA journal_mode", {}, "").text(0) != "wal")
        run("PRAGMA journal_mode = WAL");
}

RecordsError Database::trouble(RecordsError::Kind kind, const std::string &sentence) const
{
    return {kind, m_place.shown.toStdString() + ": " + sentence};
}

void Database::fail(const QSqlError &error)
{
    if (asksToRetry(error, m_place))
        throw RunAgain{translated(error, m_place)};
    throw translated(error, m_place);
}

QSqlQuery &Database::prepared(std::string_view sql)
{
    const QByteArray key{sql.data(), static_cast<qsizetype>(sql.size())};
    const auto known = m_prepared.find(key);
    if (known != m_prepared.end())
        return *known;
    QSqlQuery query{QSqlDatabase::database(m_name, false)};
    query.setForwardOnly(true);
    if (!query.prepare(QString::fromUtf8(key)))
        fail(query.lastError());
    return *m_prepared.insert(key, query);
}

QSqlQuery &Database::execute(std::string_view sql, const SqlValues &values)
{
    QSqlQuery &query = prepared(sql);
    for (std::size_t i = 0; i < values.size(); ++i)
        query.bindValue(static_cast<int>(i), spareMark(values[i].variant()));
    if (!query.exec())
        fail(query.lastError());
    return query;
}

void Database::run(std::string_view sql, const SqlValues &values)
{
    if (!values.empty()) {
        execute(sql, values).finish();
        return;
    }
    // Without values it is not worth preparing, and some statements cannot be.
    QSqlQuery query{QSqlDatabase::database(m_name, false)};
    if (!query.exec(QString::fromUtf8(sql.data(), static_cast<qsizetype>(sql.size()))))
        fail(query.lastError());
}

Rows Database::ask(std::string_view sql, const SqlValues &values)
{
    QSqlQuery &query = execute(sql, values);
    Rows rows;
    const int columns = query.record().count();
    while (query.next()) {
        QVariantList row;
        row.reserve(columns);
        for (int i = 0; i < columns; ++i)
            row << query.value(i);
        rows.emplace_back(std::move(row));
    }
    const QSqlError error = query.lastError();
    query.finish();
    if (error.isValid())
        fail(error); // a damaged page or a lost server in the middle of the answer
    return rows;
}

Row Database::one(std::string_view sql, const SqlValues &values, const std::string &otherwise)
{
    Rows rows = ask(sql, values);
    if (rows.empty())
        throw RecordsError{RecordsError::Kind::NotFound, otherwise};
    return std::move(rows.front());
}

void Database::begin()
{
    // SQLite: take the lock for writing now, so that the transaction cannot fail half way.
    run(isSqlite() ? "BEGIN IMMEDIATE" : "BEGIN");
    m_inTransaction = true;
}

void Database::commit()
{
    run("COMMIT");
    m_inTransaction = false;
}

void Database::rollBack() noexcept
{
    m_inTransaction = false;
    try {
        run("ROLLBACK");
    } catch (...) {
        // The database has rolled back by itself, or is gone.
    }
}

void Database::settle() noexcept
{
    if (!isSqlite())
        return;
    try {
        (void)ask("PRAGMA wal_checkpoint(PASSIVE)");
    } catch (...) {
        // It is stored all the same; a full disk is told when it matters.
    }
}

void Database::atomically(const std::function<void()> &work)
{
    if (m_inTransaction)
        return work();
    constexpr int MostTries = 10;
    for (int tries = 1;; ++tries) {
        try {
            begin();
            work();
            commit();
            return;
        } catch (const RunAgain &again) {
            rollBack();
            if (tries == MostTries)
                throw again.why;
        } catch (...) {
            rollBack();
            throw;
        }
    }
}

} // namespace pitwise
