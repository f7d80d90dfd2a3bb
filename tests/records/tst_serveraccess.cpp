// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/recordserror.h"
#include "tests/records/testplaces.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

using namespace pitwise;

/// A school's server as its people reach it: over TCP, encrypted, with a password from libpq's own
/// places. Pitwise stores none.
class ServerAccessTest : public QObject
{
    Q_OBJECT

private:
    static constexpr const char *Password = "a long pass:word";

    QTemporaryDir m_folder;
    std::unique_ptr<TestServer> m_server;

    [[nodiscard]] QString file(const char *name) const
    {
        return m_folder.filePath(QLatin1String{name});
    }
    void write(const char *name, const QString &text) const
    {
        QFile made{file(name)};
        QVERIFY(made.open(QFile::WriteOnly));
        made.write(text.toUtf8());
        made.setPermissions(QFile::ReadOwner | QFile::WriteOwner); // or libpq ignores it
    }
    /// A certificate of its own for this name: NAME.crt and NAME.key.
    void makeCertificate(const QString &name, const QString &host) const
    {
        QProcess openssl;
        const QString at = m_folder.filePath(name);
        openssl.start(QStringLiteral("openssl"),
                      {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"),
                       QStringLiteral("ec"), QStringLiteral("-pkeyopt"),
                       QStringLiteral("ec_paramgen_curve:prime256v1"), QStringLiteral("-nodes"),
                       QStringLiteral("-days"), QStringLiteral("2"), QStringLiteral("-subj"),
                       QStringLiteral("/CN=") + host, QStringLiteral("-addext"),
                       QStringLiteral("subjectAltName=DNS:") + host, QStringLiteral("-keyout"),
                       at + QStringLiteral(".key"), QStringLiteral("-out"),
                       at + QStringLiteral(".crt")});
        QVERIFY(openssl.waitForFinished());
        QCOMPARE(openssl.exitCode(), 0);
    }
    static QByteArray content(const QString &path)
    {
        QFile read{path};
        return read.open(QFile::ReadOnly) ? read.readAll() : QByteArray{};
    }
    [[nodiscard]] std::string address(const QString &login, const QString &options) const
    {
        return QStringLiteral("postgresql://%1localhost:%2/postgres?%3")
            .arg(login)
            .arg(m_server->port())
            .arg(options)
            .toStdString();
    }
    [[nodiscard]] QString trusting(const char *certificate) const
    {
        return QStringLiteral("sslmode=verify-full&sslrootcert=") + file(certificate);
    }
    void keepPassword(const QString &password) const
    {
        write("pgpass", QStringLiteral("localhost:*:*:owner:")
                            + QString{password}.replace(QLatin1Char(':'), QLatin1String("\\:"))
                            + QLatin1Char('\n'));
    }
    /// What opening the records says; empty: they are open, and the connection is encrypted.
    static QString opened(const std::string &where)
    {
        try {
            Records records{where, {.create = true}};
            return records.database()
                           .one("SELECT count(*) FROM pg_stat_ssl WHERE pid = pg_backend_pid() "
                                "AND ssl",
                                {}, "")
                           .number(0)
                       == 1
                     ? QString{}
                     : QStringLiteral("not encrypted");
        } catch (const RecordsError &error) {
            return QString::fromUtf8(error.what());
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        makeCertificate(QStringLiteral("server"), QStringLiteral("localhost"));
        makeCertificate(QStringLiteral("stranger"), QStringLiteral("localhost"));
        makeCertificate(QStringLiteral("elsewhere"), QStringLiteral("db.example.org"));
        m_server = TestServer::startWithTls(content(file("server.crt")), content(file("server.key")));
        if (m_server == nullptr)
            QSKIP("PostgreSQL is not installed (Debian: postgresql)");
        QVERIFY(m_server->runSql(QStringLiteral("postgres"),
                                 QStringLiteral("ALTER ROLE owner PASSWORD '%1'")
                                     .arg(QLatin1String{Password})));
        qputenv("PGPASSFILE", QFile::encodeName(file("pgpass")));
        qputenv("PGSERVICEFILE", QFile::encodeName(file("services")));
    }
    void init() { keepPassword(QLatin1String{Password}); }
    void cleanupTestCase() { m_server.reset(); }

    /// The address names the certificate to trust, `.pgpass` has the password.
    void fullyVerified()
    {
        QCOMPARE(opened(address(QStringLiteral("owner@"), trusting("server.crt"))), QString{});
    }

    /// Somebody else's server, or somebody between.
    void aStrangersCertificateIsRefused()
    {
        const QString said = opened(address(QStringLiteral("owner@"), trusting("stranger.crt")));
        QVERIFY2(said.contains(QLatin1String("certificate verify failed")), qPrintable(said));
    }

    /// A good certificate, but of another host.
    void anotherHostsNameIsRefused()
    {
        const auto server = TestServer::startWithTls(content(file("elsewhere.crt")),
                                                     content(file("elsewhere.key")));
        QVERIFY(server != nullptr);
        const QString said =
            opened(QStringLiteral("postgresql://owner@localhost:%1/postgres?%2")
                       .arg(server->port())
                       .arg(trusting("elsewhere.crt"))
                       .toStdString());
        QVERIFY2(said.contains(QLatin1String("db.example.org"))
                     && said.contains(QLatin1String("does not match")),
                 qPrintable(said));
    }

    /// The server takes nobody in clear.
    void unencryptedIsRefused()
    {
        const QString said =
            opened(address(QStringLiteral("owner@"), QStringLiteral("sslmode=disable")));
        QVERIFY2(said.contains(QLatin1String("no encryption")), qPrintable(said));
    }

    /// A wrong password, and none at all: said, and never shown.
    void passwords()
    {
        const std::string where = address(QStringLiteral("owner@"), trusting("server.crt"));
        keepPassword(QStringLiteral("not this one"));
        const QString wrong = opened(where);
        QVERIFY2(wrong.contains(QLatin1String("password authentication failed")),
                 qPrintable(wrong));
        QVERIFY(!wrong.contains(QLatin1String("not this one")));
        QVERIFY(QFile::remove(file("pgpass")));
        const QString none = opened(where);
        QVERIFY2(none.contains(QLatin1String("no password supplied")), qPrintable(none));
    }

    /// One word for everything: the school's administrator writes the rest into the service file.
    void service()
    {
        write("services",
              QStringLiteral("[school]\nhost=localhost\nport=%1\ndbname=postgres\nuser=owner\n"
                             "sslmode=verify-full\nsslrootcert=%2\n")
                  .arg(m_server->port())
                  .arg(file("server.crt")));
        QCOMPARE(opened("postgresql://?service=school"), QString{});
    }
};

QTEST_GUILESS_MAIN(ServerAccessTest)
#include "tst_serveraccess.moc"
