// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/records/testserver.h"

#include <QDir>
#include <QFile>
#include <QProcess>

#include <cstring>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace pitwise {

namespace {

/// `/usr/lib/postgresql/15/bin`, the newest; empty: not installed.
QString postgresPrograms()
{
    QDir versions{QStringLiteral("/usr/lib/postgresql")};
    const QStringList names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
        const QString folder = versions.filePath(*name) + QStringLiteral("/bin");
        if (QFile::exists(folder + QStringLiteral("/initdb")))
            return folder;
    }
    return {};
}

} // namespace

std::unique_ptr<TestServer> TestServer::start()
{
    std::unique_ptr<TestServer> server{new TestServer};
    server->m_programs = postgresPrograms();
    if (server->m_programs.isEmpty() || !server->m_folder.isValid())
        return nullptr;
    if (const passwd *user = ::geteuid() == 0 ? ::getpwnam("postgres") : nullptr) {
        const QByteArray path = QFile::encodeName(server->m_folder.path());
        if (::chown(path.constData(), user->pw_uid, user->pw_gid) != 0
            || ::chmod(path.constData(), 0755) != 0)
            return nullptr;
    }
    const QString data = server->m_folder.filePath(QStringLiteral("data"));
    const bool made =
        server->run(QStringLiteral("initdb"),
                    {QStringLiteral("-D"), data, QStringLiteral("-U"), QStringLiteral("owner"),
                     QStringLiteral("--auth=trust"), QStringLiteral("-E"), QStringLiteral("UTF8"),
                     QStringLiteral("--locale=C.UTF-8"), QStringLiteral("--no-sync")});
    return made && server->go() ? std::move(server) : nullptr;
}

TestServer::~TestServer()
{
    stop();
}

/// PostgreSQL refuses to run as root, so root becomes `postgres` for it.
bool TestServer::run(const QString &program, const QStringList &words) const
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardOutputFile(QProcess::nullDevice()); // the server keeps the pipe open
    process.setWorkingDirectory(m_folder.path());
    if (::geteuid() == 0) {
        const passwd *user = ::getpwnam("postgres");
        if (user == nullptr)
            return false;
        process.setChildProcessModifier([uid = user->pw_uid, gid = user->pw_gid] {
            if (::setgid(gid) != 0 || ::setuid(uid) != 0)
                ::_exit(1);
        });
    }
    process.start(m_programs + QLatin1Char('/') + program, words);
    constexpr int Patience = 60'000;
    return process.waitForFinished(Patience) && process.exitCode() == 0;
}

bool TestServer::go()
{
    return run(QStringLiteral("pg_ctl"),
               {QStringLiteral("-D"), m_folder.filePath(QStringLiteral("data")),
                QStringLiteral("-w"), QStringLiteral("-l"),
                m_folder.filePath(QStringLiteral("log")), QStringLiteral("-o"),
                QStringLiteral("-c listen_addresses='' -c unix_socket_directories='%1' -p 5499 "
                               "-c fsync=off -c max_connections=60 -c shared_buffers=16MB")
                    .arg(m_folder.path()),
                QStringLiteral("start")});
}

bool TestServer::stop()
{
    return run(QStringLiteral("pg_ctl"),
               {QStringLiteral("-D"), m_folder.filePath(QStringLiteral("data")),
                QStringLiteral("-w"), QStringLiteral("-m"), QStringLiteral("immediate"),
                QStringLiteral("stop")});
}

bool TestServer::restartHard()
{
    return stop() && go();
}

bool TestServer::runSql(const QString &database, const QString &sql)
{
    return run(QStringLiteral("psql"),
               {QStringLiteral("-h"), m_folder.path(), QStringLiteral("-p"), QStringLiteral("5499"),
                QStringLiteral("-U"), QStringLiteral("owner"), QStringLiteral("-d"), database,
                QStringLiteral("-v"), QStringLiteral("ON_ERROR_STOP=1"), QStringLiteral("-qc"),
                sql});
}

std::string TestServer::newDatabase()
{
    const QString name = QStringLiteral("school%1").arg(++m_databases);
    runSql(QStringLiteral("postgres"), QStringLiteral("CREATE DATABASE ") + name);
    return QStringLiteral("postgresql://owner@/%1?host=%2&port=5499")
        .arg(name, m_folder.path())
        .toStdString();
}

std::string TestServer::as(const std::string &user, std::string where)
{
    return where.replace(where.find("owner@"), std::strlen("owner"), user);
}

} // namespace pitwise
