// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/recordsplace.h"

#include "app/records/recordserror.h"

#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace pitwise {

namespace {

/// As libpq wants it: quoted, with backslashes before quotes and backslashes.
QString quoted(QString value)
{
    value.replace(QLatin1Char('\\'), QLatin1String("\\\\"));
    value.replace(QLatin1Char('\''), QLatin1String("\\'"));
    return QLatin1Char('\'') + value + QLatin1Char('\'');
}

RecordsError wrongAddress(const QString &shown, const char *why)
{
    return {RecordsError::Kind::Unreachable, shown.toStdString() + ": " + why};
}

QString decoded(const QString &part)
{
    return QUrl::fromPercentEncoding(part.toUtf8());
}

/// What Qt passes to libpq itself; false: something else.
bool readOwnOption(RecordsPlace &place, const QString &key, const QString &value)
{
    if (key == QLatin1String("host"))
        place.host = value;
    else if (key == QLatin1String("port"))
        place.port = value.toInt();
    else if (key == QLatin1String("user"))
        place.user = value;
    else if (key == QLatin1String("dbname"))
        place.database = value;
    else if (key == QLatin1String("password"))
        place.password = value;
    else
        return false;
    return true;
}

/// The options after the `?` go to libpq as they are.
void readOptions(RecordsPlace &place, const QString &query)
{
    QStringList options{QStringLiteral("application_name=pitwise"),
                        // A server that is gone is noticed within seconds.
                        QStringLiteral("tcp_user_timeout=5000"),
                        QStringLiteral("connect_timeout=5")};
    for (const QString &option : query.split(QLatin1Char('&'), Qt::SkipEmptyParts)) {
        const QString key = decoded(option.section(QLatin1Char('='), 0, 0));
        const QString value = decoded(option.section(QLatin1Char('='), 1));
        if (value.contains(QLatin1Char(';')))
            throw wrongAddress(place.shown, "an option must not contain a semicolon");
        if (!readOwnOption(place, key, value))
            options << key + QLatin1Char('=') + quoted(value); // the last one counts
    }
    place.options = options.join(QLatin1Char(';'));
}

/// `host`, `host:5432`, `[::1]:5432`.
void readHost(RecordsPlace &place, const QString &text)
{
    const auto bracket = text.indexOf(QLatin1Char(']'));
    const auto colon = text.indexOf(QLatin1Char(':'), std::max<qsizetype>(bracket, 0));
    place.host = decoded(text.left(colon < 0 ? text.size() : colon));
    if (place.host.startsWith(QLatin1Char('[')))
        place.host = place.host.mid(1).chopped(1);
    if (colon < 0)
        return;
    bool good = false;
    place.port = text.mid(colon + 1).toInt(&good);
    if (!good || place.port < 1 || place.port > 65535)
        throw wrongAddress(place.shown, "the port is not a number from 1 to 65535");
}

/// QUrl will not do: libpq allows a user without a host, for a server on this computer.
RecordsPlace serverPlace(const QString &where)
{
    RecordsPlace place{.kind = RecordsPlace::Kind::Postgresql};
    QString rest = where.section(QStringLiteral("://"), 1);
    const QString query = rest.section(QLatin1Char('?'), 1);
    rest = rest.section(QLatin1Char('?'), 0, 0);
    const QString server = rest.section(QLatin1Char('/'), 0, 0);
    const auto at = server.lastIndexOf(QLatin1Char('@'));
    const QString login = server.left(std::max<qsizetype>(at, 0));
    place.user = decoded(login.section(QLatin1Char(':'), 0, 0));
    place.password = decoded(login.section(QLatin1Char(':'), 1));
    place.database = decoded(rest.section(QLatin1Char('/'), 1));
    place.shown =
        QStringLiteral("postgresql://") + server.mid(at + 1) + QLatin1Char('/') + place.database;
    readHost(place, server.mid(at + 1));
    readOptions(place, query);
    return place;
}

} // namespace

RecordsPlace recordsPlace(const std::string &where)
{
    const QString text = QString::fromStdString(where);
    if (text.startsWith(QLatin1String("postgresql://"))
        || text.startsWith(QLatin1String("postgres://")))
        return serverPlace(text);
    if (text.isEmpty())
        throw RecordsError{RecordsError::Kind::Unreachable, "the records have no place: no file "
                                                            "name was given"};
    if (text.contains(QChar::Null))
        throw RecordsError{RecordsError::Kind::Unreachable,
                           "the name of the records contains a zero byte"};
    return {.kind = RecordsPlace::Kind::Sqlite, .path = text, .shown = text};
}

std::string usualFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return (folder + QStringLiteral("/pitwise/pitwise/records.sqlite")).toStdString();
}

std::string usualRecords(const std::string &given)
{
    if (!given.empty())
        return given;
    if (const QString set = qEnvironmentVariable("PITWISE_RECORDS"); !set.isEmpty())
        return set.toStdString();
    return usualFile();
}

} // namespace pitwise
