// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace pitwise {

/// A PostgreSQL server of our own, in a temporary folder, reached by a socket there. Started as an
/// ordinary user, even by root.
class TestServer
{
public:
    /// Null: PostgreSQL is not installed.
    [[nodiscard]] static std::unique_ptr<TestServer> start();
    /// The same over TCP, encrypted only, with a password: as in a school. `certificate` and `key`
    /// are files of the server for the name `localhost`.
    [[nodiscard]] static std::unique_ptr<TestServer> startWithTls(const QByteArray &certificate,
                                                                  const QByteArray &key);
    ~TestServer();
    TestServer(const TestServer &) = delete;
    TestServer &operator=(const TestServer &) = delete;

    /// Creates an empty database, and says where it is.
    [[nodiscard]] std::string newDatabase();
    /// The port of a server with TLS.
    [[nodiscard]] int port() const { return m_port; }
    /// The same database for another login.
    [[nodiscard]] static std::string as(const std::string &user, std::string where);
    /// As the owner of everything, in psql.
    bool runSql(const QString &database, const QString &sql);
    /// Kills all of the server's processes at once, as a power cut would, and starts it again.
    bool restartHard();
    bool stop();
    bool go();

private:
    TestServer() = default;
    bool make();
    bool run(const QString &program, const QStringList &words) const;
    [[nodiscard]] QString data() const { return m_folder.filePath(QStringLiteral("data")); }

    QTemporaryDir m_folder;
    QString m_programs;
    QString m_listens = QStringLiteral("-c listen_addresses=''");
    int m_port = 5499;
    int m_databases = 0;
};

} // namespace pitwise
