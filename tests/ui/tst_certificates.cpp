// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/checkfile.h"
#include "app/desktop/startup.h"
#include "tests/certificate/satexams.h"
#include "ui/screens/exams/checkcard.h"
#include "ui/screens/exams/examsscreen.h"
#include "ui/screens/exams/trustlist.h"
#include "ui/screens/exams/verifypage.h"
#include "ui/screens/screens.h"
#include "ui/shell/mainwindow.h"

#include <QDropEvent>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;
using namespace pitwise::ui;
using Check = CheckedFile::Verdict;

namespace {

const Day Granted = *dayFromText("2026-03-01");

} // namespace

/// Certificates in the window: dropped, checked by a real replay, believed or not.
class CertificatesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<SigningKey> m_key;
    std::string m_text; ///< of a genuine certificate

    QString write(const char *name, const std::string &text) const
    {
        QFile file{m_folder.filePath(QLatin1String{name})};
        if (!file.open(QFile::WriteOnly) || file.write(QByteArray::fromStdString(text)) < 0)
            qFatal("%s cannot be written", name);
        return file.fileName();
    }
    [[nodiscard]] SiteKey siteKey() const
    {
        return {m_key->publicKey(), "Riverside School", Granted};
    }
    /// A window on a computer that has never seen the site, on this day.
    [[nodiscard]] std::unique_ptr<MainWindow> window(QSettings &settings, Day today = Granted) const
    {
        Environment environment = bareEnvironment();
        environment.settings = Settings{settings};
        environment.clock = [] { return qint64{0}; };
        const std::string records = m_folder.filePath(QStringLiteral("none.db")).toStdString();
        environment.checkFile = [=](const QString &path, const Trusted &trusted) {
            return [=] { return checkFile(path, trusted, records, today); };
        };
        return std::make_unique<MainWindow>(environment, allScreens());
    }
    static VerifyPage &pageOf(MainWindow &window)
    {
        return window.showScreen<ExamsScreen>().verifying();
    }
    static bool check(VerifyPage &page, const QString &path)
    {
        QSignalSpy checked{&page, &VerifyPage::checked};
        page.check(path);
        return !checked.empty() || checked.wait(30'000);
    }
    QString settingsFile() const { return m_folder.filePath(QStringLiteral("settings.ini")); }

private Q_SLOTS:
    void initTestCase()
    {
        m_key = std::make_unique<SigningKey>(SigningKey::make());
        m_text = test::certificateOf("washington", *m_key, Granted);
    }
    void init() { QFile::remove(settingsFile()); }

    /// Everything holds but the key: the fingerprint is shown, and once the user trusts it, the
    /// certificate is valid; also after a restart.
    void anUnknownKeyIsComparedAndTrusted()
    {
        const QString file = write("ada.pitcert", m_text);
        QSettings settings{settingsFile(), QSettings::IniFormat};
        {
            const auto main = window(settings);
            VerifyPage &page = pageOf(*main);
            QVERIFY(check(page, file));
            QCOMPARE(page.result().verdict, Check::UnknownKey);
            const auto print = QString::fromStdString(m_key->publicKey().fingerprint());
            QVERIFY(page.card()->lines().contains(print));
            QVERIFY(!page.card()->trustButton()->isHidden());
            QSignalSpy checked{&page, &VerifyPage::checked};
            page.card()->trustButton()->click();
            QVERIFY(checked.wait(30'000));
            QCOMPARE(page.card()->verdict(), QStringLiteral("Valid"));
            QVERIFY(page.card()->trustButton()->isHidden());
        }
        const auto again = window(settings);
        VerifyPage &page = pageOf(*again);
        QVERIFY(check(page, file));
        QCOMPARE(page.result().verdict, Check::Valid);
        // No longer: it is unknown again.
        QSignalSpy checked{&page, &VerifyPage::checked};
        page.trustList()->findChild<PillButton *>()->click();
        QVERIFY(checked.wait(30'000));
        QCOMPARE(page.result().verdict, Check::UnknownKey);
    }

    /// A file dropped on the page is checked on a worker: the page answers meanwhile.
    void aDroppedFileIsChecked()
    {
        QSettings settings{settingsFile(), QSettings::IniFormat};
        const auto main = window(settings);
        VerifyPage &page = pageOf(*main);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(write("ada.pitcert", m_text))});
        QSignalSpy checked{&page, &VerifyPage::checked};
        QDragEnterEvent enter{QPoint{50, 50}, Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier};
        QCoreApplication::sendEvent(&page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop{QPointF{50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QCoreApplication::sendEvent(&page, &drop);
        QVERIFY(page.isBusy());
        QVERIFY(checked.empty());
        QVERIFY(checked.wait(30'000));
        QCOMPARE(page.result().facts.number, QStringLiteral("1042"));
    }

    /// Each says exactly what does not hold.
    void whatDoesNotHoldIsSaid_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("today");
        QTest::addColumn<QString>("says");
        const QString day = QStringLiteral("2026-03-01");
        QTest::newRow("changed") << QStringLiteral("Score: 100") << QStringLiteral("Score: 101")
                                 << day << QStringLiteral("The signature does not fit");
        QTest::newRow("expired") << QString{} << QString{} << QStringLiteral("2036-01-01")
                                 << QStringLiteral("It expired on");
        QTest::newRow("future") << QString{} << QString{} << QStringLiteral("2020-01-01")
                                << QStringLiteral("which is in the future");
    }
    void whatDoesNotHoldIsSaid()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, today);
        QFETCH(QString, says);
        QString text = QString::fromStdString(m_text);
        if (!from.isEmpty()) {
            QVERIFY(text.contains(from));
            text.replace(from, to);
        }
        QSettings settings{settingsFile(), QSettings::IniFormat};
        const auto main = window(settings, *dayFromText(today.toStdString()));
        VerifyPage &page = pageOf(*main);
        QVERIFY(check(page, write("other.pitcert", text.toStdString())));
        QCOMPARE(page.result().verdict, Check::NotValid);
        QCOMPARE(page.card()->verdict(), QStringLiteral("Not valid"));
        QVERIFY2(page.card()->lines().join(QLatin1Char('\n')).contains(says),
                 qPrintable(page.card()->lines().join(QLatin1Char('\n'))));
    }

    /// The key file is enough to believe the site; its revocation list counts once it is trusted.
    void keysAndRevocationsAreTakenIn()
    {
        QSettings settings{settingsFile(), QSettings::IniFormat};
        const auto main = window(settings);
        VerifyPage &page = pageOf(*main);
        const std::string id = readCertificate(m_text).certificate.id;
        const QString list =
            write("list", revocationListText({.certificates = {{id, Granted, "cheated"}}}, Granted,
                                             *m_key));
        QVERIFY(check(page, list));
        QVERIFY(!page.result().isTrusted);
        QVERIFY(page.trusted().revocations.isEmpty());

        QVERIFY(check(page, write("riverside.key", keyFileText(siteKey(), *m_key))));
        QCOMPARE(page.result().verdict, Check::Key);
        QSignalSpy checked{&page, &VerifyPage::checked};
        page.card()->trustButton()->click();
        QVERIFY(checked.wait(30'000));
        QVERIFY(page.result().isTrusted);

        const QString file = write("ada.pitcert", m_text);
        QVERIFY(check(page, file));
        QCOMPARE(page.result().verdict, Check::Valid);
        QVERIFY(check(page, list));
        QVERIFY(check(page, file));
        QCOMPARE(page.result().verdict, Check::NotValid);
        QVERIFY(page.card()->lines().join(QLatin1Char('\n')).contains(QStringLiteral("cheated")));
    }

    /// Any file gets an answer.
    void otherFilesAreRefused()
    {
        QSettings settings{settingsFile(), QSettings::IniFormat};
        const auto main = window(settings);
        VerifyPage &page = pageOf(*main);
        for (const QString &path :
             {write("picture.png", std::string{"\x89PNG\0\0", 6}), write("empty", {}),
              write("half.key", "PITWISE KEY 1\n"), m_folder.path(),
              m_folder.filePath(QStringLiteral("missing"))}) {
            QVERIFY(check(page, path));
            QCOMPARE(page.result().verdict, Check::Unreadable);
            QVERIFY(!page.result().reasons.empty());
            QVERIFY(page.card()->trustButton()->isHidden());
        }
    }
};

QTEST_MAIN(CertificatesTest)
#include "tst_certificates.moc"
