// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/records/testserver.h"

#include <QDir>
#include <QFile>
#include <QProcess>

#include <cstring>
#include <netinet/in.h>
#include <pwd.h>
#include <sys/socket.h>
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

/// Of this computer, at this moment.
int freePort()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *generic = reinterpret_cast<sockaddr *>(&address);
    const bool bound = ::bind(socket, generic, size) == 0
                    && ::getsockname(socket, generic, &size) == 0;
    ::close(socket);
    return bound ? ntohs(address.sin_port) : 0;
}

} // namespace

std::unique_ptr<TestServer> TestServer::start()
{
    std::unique_ptr<TestServer> server{new TestServer};
    return server->make() && server->go() ? std::move(server) : nullptr;
}

std::unique_ptr<TestServer> TestServer::startWithTls(const QByteArray &certificate,
                                                     const QByteArray &key)
{
    std::unique_ptr<TestServer> server{new TestServer};
    if (!server->make())
        return nullptr;
    const QString folder = server->data() + QLatin1Char('/');
    const auto write = [&](const char *name, const QByteArray &text) {
        const QByteArray path = QFile::encodeName(folder + QLatin1String{name});
        QFile file{QString::fromUtf8(path)};
        struct stat owner = {};
        return file.open(QFile::WriteOnly) && file.write(text) == text.size()
            && ::stat(QFile::encodeName(folder).constData(), &owner) == 0
            && ::chown(path.constData(), owner.st_uid, owner.st_gid) == 0
            && ::chmod(path.constData(), 0600) == 0;
    };
    if (!write("server.crt", certificate) || !write("server.key", key)
        || !write("pg_hba.conf", "local all all trust\nhostssl all all all scram-sha-256\n"))
        return nullptr;
    server->m_port = freePort();
    server->m_listens = QStringLiteral("-c listen_addresses=localhost -c ssl=on");
    return server->go() ? std::move(server) : nullptr;
}

/// An empty cluster.
bool TestServer::make()
{
    m_programs = postgresPrograms();
    if (m_programs.isEmpty() || !m_folder.isValid())
        return false;
    if (const passwd *user = ::geteuid() == 0 ? ::getpwnam("postgres") : nullptr) {
        const QByteArray path = QFile::encodeName(m_folder.path());
        if (::chown(path.constData(), user->pw_uid, user->pw_gid) != 0
            || ::chmod(path.constData(), 0755) != 0)
            return false;
    }
    return run(QStringLiteral("initdb"),
               {QStringLiteral("-D"), data(), QStringLiteral("-U"), QStringLiteral("owner"),
                QStringLiteral("--auth=trust"), QStringLiteral("-E"), QStringLiteral("UTF8"),
                QStringLiteral("--locale=C.UTF-8"), QStringLiteral("--no-sync")});
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
               {QStringLiteral("-D"), data(),
                QStringLiteral("-w"), QStringLiteral("-l"),
                m_folder.filePath(QStringLiteral("log")), QStringLiteral("-o"),
                QStringLiteral("%1 -c unix_socket_directories='%2' -p %3 "
                               "-c fsync=off -c max_connections=60 -c shared_buffers=16MB")
                    .arg(m_listens, m_folder.path())
                    .arg(m_port),
                QStringLiteral("start")});
}

bool TestServer::stop()
{
    return run(QStringLiteral("pg_ctl"),
               {QStringLiteral("-D"), data(),
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
               {QStringLiteral("-h"), m_folder.path(), QStringLiteral("-p"), QString::number(m_port),
                QStringLiteral("-U"), QStringLiteral("owner"), QStringLiteral("-d"), database,
                QStringLiteral("-v"), QStringLiteral("ON_ERROR_STOP=1"), QStringLiteral("-qc"),
                sql});
}

std::string TestServer::newDatabase()
{
    const QString name = QStringLiteral("school%1").arg(++m_databases);
    runSql(QStringLiteral("postgres"), QStringLiteral("CREATE DATABASE ") + name);
    return QStringLiteral("postgresql://owner@/%1?host=%2&port=%3")
        .arg(name, m_folder.path())
        .arg(m_port)
        .toStdString();
}

std::string TestServer::as(const std::string &user, std::string where)
{
    return where.replace(where.find("owner@"), std::strlen("owner"), user);
}

} // namespace pitwise
