// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/exacttext.h"
#include "app/records/recordserror.h"
#include "app/records/recordsplace.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// A value for a `?` of a statement.
class SqlValue
{
public:
    SqlValue(const std::string &text) : SqlValue(std::string_view{text}) { } // NOLINT
    SqlValue(std::string_view text) : m_value(exactText(text)) { } // NOLINT
    SqlValue(const char *text) : SqlValue(std::string_view{text}) { } // NOLINT
    SqlValue(int number) : m_value(number) { } // NOLINT
    SqlValue(bool yes) : m_value(yes ? 1 : 0) { } // NOLINT
    SqlValue(qint64 number) : m_value(number) { } // NOLINT
    SqlValue(std::size_t number) : m_value(static_cast<qint64>(number)) { } // NOLINT
    SqlValue(double number) : m_value(number) { } // NOLINT

    explicit SqlValue(const QVariant &value) : m_value(value) { }

    [[nodiscard]] const QVariant &variant() const { return m_value; }

private:
    QVariant m_value;
};
using SqlValues = std::vector<SqlValue>;

/// A row of an answer.
class Row
{
public:
    explicit Row(QVariantList values) : m_values(std::move(values)) { }

    [[nodiscard]] std::string text(int column) const
    {
        return m_values[column].toString().toStdString();
    }
    [[nodiscard]] qint64 number(int column) const { return m_values[column].toLongLong(); }
    [[nodiscard]] double real(int column) const { return m_values[column].toDouble(); }
    /// The first so many columns.
    [[nodiscard]] Row first(int columns) const { return Row{m_values.mid(0, columns)}; }
    [[nodiscard]] bool isNull(int column) const { return m_values[column].isNull(); }
    /// To be stored elsewhere.
    [[nodiscard]] SqlValue value(int column) const { return SqlValue{m_values[column]}; }
    [[nodiscard]] int columns() const { return static_cast<int>(m_values.size()); }

private:
    QVariantList m_values;
};
using Rows = std::vector<Row>;

/// In the head of every SQLite file of ours: "PitW".
inline constexpr qint64 SqliteApplicationId = 0x50697457;

/// A connection, for one thread. Everything throws `RecordsError`.
class Database
{
public:
    /// What to do if there is no SQLite file.
    enum class Missing { Refuse, Create };

    Database(const RecordsPlace &place, Missing missing);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    [[nodiscard]] const RecordsPlace &place() const { return m_place; }
    [[nodiscard]] bool isSqlite() const { return m_place.kind == RecordsPlace::Kind::Sqlite; }

    /// The name under which this program adds to the records.
    [[nodiscard]] const std::string &station() const { return m_station; }
    void setStation(const std::string &station) { m_station = station; }

    /// Runs a statement that has no answer.
    void run(std::string_view sql, const SqlValues &values = {});
    [[nodiscard]] Rows ask(std::string_view sql, const SqlValues &values = {});
    /// The first row; throws `NotFound` with `otherwise` if there is none.
    [[nodiscard]] Row one(std::string_view sql, const SqlValues &values,
                          const std::string &otherwise);

    /// Runs `work` in a transaction that is durable when this returns, or has changed nothing. The
    /// work may run several times: a server may ask for that. A transaction in a transaction is
    /// part of the outer one.
    void atomically(const std::function<void()> &work);

    /// SQLite: what was committed moves from the journal beside the file into the file, so that
    /// nobody undoes it by deleting the journal. What somebody still reads an older state of has
    /// to wait for the next time.
    void settle() noexcept;

    /// PostgreSQL: calls `told` for every notice on this channel, from the event loop of this
    /// thread, until the connection is lost.
    void listen(const std::string &channel, QObject *context, std::function<void()> told);

    /// Connects again after the server was lost. Not within a transaction.
    void reconnect();

    /// `where: sentence`.
    [[nodiscard]] RecordsError trouble(RecordsError::Kind kind, const std::string &sentence) const;

private:
    void open();
    void close();
    void setUp();
    QSqlQuery &prepared(std::string_view sql);
    QSqlQuery &execute(std::string_view sql, const SqlValues &values);
    [[noreturn]] void fail(const QSqlError &error);
    void begin();
    void commit();
    void rollBack() noexcept;

    RecordsPlace m_place;
    std::string m_station;
    QString m_name; ///< of the connection
    QHash<QByteArray, QSqlQuery> m_prepared;
    bool m_inTransaction = false;
};

} // namespace pitwise
