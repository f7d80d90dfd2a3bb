// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fulldisk.h"
#include "ui/files/wholefile.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace pitwise;
using test::FullDisk;

/// Files are read and written completely or not at all, and every failure is reported.
class FilesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::string path(const char *name) const
    {
        return (m_folder.path() + QLatin1Char('/')).toStdString() + name;
    }
    static std::string contentOf(const std::string &path)
    {
        const auto read = readWholeFile(path, 1000);
        const auto *text = std::get_if<std::string>(&read);
        return text == nullptr ? "(" + std::get<FileError>(read).why + ")" : *text;
    }
    static mode_t modeOf(const std::string &path)
    {
        struct stat about = {};
        return ::stat(path.c_str(), &about) == 0 ? about.st_mode & mode_t{07777} : mode_t{0};
    }

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void roundTrip()
    {
        QVERIFY(!writeWholeFile(path("a"), "first"));
        QCOMPARE(contentOf(path("a")), std::string{"first"});
        QVERIFY(!writeWholeFile(path("a"), ""));
        QCOMPARE(contentOf(path("a")), std::string{});
    }

    void aFullDiskLeavesTheOldContent()
    {
        QVERIFY(!writeWholeFile(path("kept"), "old"));
        {
            const FullDisk full{10};
            const auto trouble = writeWholeFile(path("kept"), std::string(1000, 'x'));
            QVERIFY(trouble);
            QVERIFY(!trouble->why.empty());
        }
        QCOMPARE(contentOf(path("kept")), std::string{"old"});
        // No temporary file is left behind.
        QCOMPARE(QDir{m_folder.path()}.entryList({QStringLiteral("kept.*")}, QDir::Files).size(),
                 0);
        QVERIFY(!writeWholeFile(path("kept"), "new"));
        QCOMPARE(contentOf(path("kept")), std::string{"new"});
    }

    void whatCannotBeWrittenSaysWhy()
    {
        QCOMPARE(writeWholeFile(path("none/x"), "x")->why,
                 std::string{"No such file or directory"});
        QCOMPARE(writeWholeFile(m_folder.path().toStdString(), "x")->why,
                 std::string{"Is a directory"});
        QCOMPARE(writeWholeFile("/dev/full", "x")->why, std::string{"No space left on device"});
        QVERIFY(!writeWholeFile("/dev/null", "x"));
    }

    void accessIsKept()
    {
        QVERIFY(!writeWholeFile(path("private"), "x", FileAccess::Private));
        QCOMPARE(modeOf(path("private")), mode_t{0600});
        QCOMPARE(::chmod(path("a").c_str(), 0640), 0);
        QVERIFY(!writeWholeFile(path("a"), "again"));
        QCOMPARE(modeOf(path("a")), mode_t{0640});
    }

    void aLinkStaysALink()
    {
        QVERIFY(
            QFile::link(QString::fromStdString(path("a")), QString::fromStdString(path("link"))));
        QVERIFY(!writeWholeFile(path("link"), "through the link"));
        QVERIFY(QFileInfo{QString::fromStdString(path("link"))}.isSymLink());
        QCOMPARE(contentOf(path("a")), std::string{"through the link"});
    }

    void whatIsNoFileIsNotRead()
    {
        QCOMPARE(::mkfifo(path("fifo").c_str(), 0600), 0);
        QCOMPARE(contentOf(path("fifo")), std::string{"(not a regular file)"}); // does not wait
        QCOMPARE(contentOf("/dev/zero"), std::string{"(not a regular file)"});
        QCOMPARE(contentOf("/"), std::string{"(Is a directory)"});
        QCOMPARE(contentOf(path("none")), std::string{"(No such file or directory)"});
        QVERIFY(!writeWholeFile(path("large"), std::string((1U << 20U) + 1, 'x')));
        const auto read = readWholeFile(path("large"), LargestHouseFile);
        QCOMPARE(std::get<FileError>(read).why, std::string{"larger than 1 MiB"});
        // An error while reading is not the end of the file.
        QVERIFY(std::holds_alternative<FileError>(readWholeFile("/proc/self/mem", 1000)));
        const auto endless = readWholeFile("/dev/zero", LargestHouseFile, FileKinds::Any);
        QVERIFY(std::holds_alternative<FileError>(endless));
    }

    /// Standard output on a full disk: no command may report success.
    void aFullStandardOutput_data()
    {
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char *words) {
            QTest::newRow(words) << QString::fromLatin1(words).split(QLatin1Char(' '));
        };
        row("houses");
        row("--help");
        row("--version");
        row("house check " SOURCE_DIR "/assets/houses/ontario.toml");
        row("house diff washington ontario");
        row("odds --house washington");
        row("odds --house washington --json");
        row("deal --house washington --rounds 2000");
        row("simulate --house washington --rounds 1000");
        row("audit " SOURCE_DIR "/tests/corpus/washington/WA-03-deal-order.deal");
        row("play --demo --seed 8");
    }
    void aFullStandardOutput()
    {
        QFETCH(QStringList, words);
        QProcess program;
        program.setStandardOutputFile(QStringLiteral("/dev/full"));
        program.start(QStringLiteral(PITWISE_CLI), words);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 3);
        QVERIFY(program.readAllStandardError().contains("standard output cannot be written"));
    }

    /// Whatever file a command writes: on a full disk the old content stays, and it is told.
    void aFullDiskUnderACommand_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("name");
        for (const char *name : {"x.md", "x.html", "x.pdf"}) {
            QTest::addRow("manual, %s", name)
                << QStringLiteral("manual --house washington -o ") << QString::fromLatin1(name);
            QTest::addRow("difference, %s", name)
                << QStringLiteral("house diff washington ontario -o ") << QString::fromLatin1(name);
        }
        QTest::newRow("session") << QStringLiteral("play --house washington")
                                 << QStringLiteral("x.deal");
    }
    void aFullDiskUnderACommand()
    {
        QFETCH(QString, words);
        QFETCH(QString, name);
        const QString file = m_folder.filePath(name);
        const bool plays = words.startsWith(QLatin1String("play"));
        QVERIFY(!writeWholeFile(file.toStdString(), "old"));
        const auto run = [&](const QString &path) {
            QProcess program;
            program.setChildProcessModifier([] { test::fillDisk(4); });
            program.start(QStringLiteral(PITWISE_CLI),
                          (plays ? words : words + path).split(QLatin1Char(' ')));
            if (plays)
                program.write("say place-bets\nsave " + path.toUtf8() + '\n');
            program.closeWriteChannel();
            QVERIFY(program.waitForFinished());
            const QByteArray told =
                program.readAllStandardError() + program.readAllStandardOutput();
            QVERIFY2(told.contains("cannot be written: "), told.constData());
            QVERIFY(plays || program.exitCode() == 3);
        };
        run(file);
        QCOMPARE(contentOf(file.toStdString()), std::string{"old"});
        run(QStringLiteral("/proc/") + name); // nobody may write there
        QCOMPARE(QDir{m_folder.path()}.entryList({name + QLatin1Char('*')}, QDir::Files).size(), 1);
    }

    /// A name cannot move the cursor or fake an answer.
    void noControlCharacters()
    {
        QProcess program;
        program.start(QStringLiteral(PITWISE_CLI),
                      {QStringLiteral("odds"), QStringLiteral("--house"),
                       QStringLiteral("\u001b[2J\u009b31mx\rall good")});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 2);
        const QByteArray told = program.readAllStandardError();
        QVERIFY2(told.contains("\\x1b[2J\\x9b31mx\\x0dall good"), told.constData());
        for (const char c : {'\x1b', '\r', '\x9b'})
            QVERIFY(!told.contains(c));
    }

    /// The program that writes PDFs says it with the same care.
    void noControlCharactersFromPdf()
    {
        QProcess program;
        program.start(QStringLiteral(PITWISE_CLI),
                      {QStringLiteral("manual"), QStringLiteral("--house"),
                       QStringLiteral("washington"), QStringLiteral("-o"),
                       QStringLiteral("/none/\u001b[2Jall\ngood.pdf")});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 3);
        const QByteArray told = program.readAllStandardError();
        QVERIFY2(told.contains("/none/\\x1b[2Jall\\ngood.pdf"), told.constData());
        QCOMPARE(told.count('\n'), 1);
    }

    /// A pipe that nobody writes to must not stop a command that wants a file.
    void aLessonIsAFile()
    {
        const QString pipe = m_folder.filePath(QStringLiteral("pipe.toml"));
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        QProcess program;
        program.start(QStringLiteral(PITWISE_CLI),
                      {QStringLiteral("lesson"), QStringLiteral("check"), pipe});
        QVERIFY(program.waitForFinished(5000));
        QCOMPARE(program.exitCode(), 3);
        QVERIFY(program.readAllStandardError().contains("not a regular file"));
    }

    /// Fontconfig knows families by name, but there is no file behind them.
    void withoutAFont()
    {
        const std::string fonts = path("fonts.conf");
        QVERIFY(!writeWholeFile(fonts, "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM "
                                       "\"fonts.dtd\"><fontconfig></fontconfig>"));
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("FONTCONFIG_FILE"), QString::fromStdString(fonts));
        program.setProcessEnvironment(environment);
        const QString pdf = m_folder.filePath(QStringLiteral("blank.pdf"));
        program.start(QStringLiteral(PITWISE_CLI),
                      {QStringLiteral("manual"), QStringLiteral("--house"),
                       QStringLiteral("washington"), QStringLiteral("-o"), pdf});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 3);
        QVERIFY(program.readAllStandardError().contains("no font is installed"));
        QVERIFY(!QFile::exists(pdf));
    }

    /// Threads that find no memory end the command like any other error.
    void notEnoughMemoryForThreads()
    {
        QProcess program;
        program.setChildProcessModifier([] {
            const rlimit little{400'000U << 10U, 400'000U << 10U};
            setrlimit(RLIMIT_AS, &little);
        });
        program.start(QStringLiteral(PITWISE_CLI),
                      {QStringLiteral("simulate"), QStringLiteral("--house"),
                       QStringLiteral("washington"), QStringLiteral("--rounds"),
                       QStringLiteral("200000"), QStringLiteral("--threads"),
                       QStringLiteral("256")});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        const QByteArray told = program.readAllStandardError();
        QVERIFY2(program.exitCode() == 0
                     || (program.exitCode() == 3 && told.contains("not enough memory")),
                 told.constData());
    }

    void notEnoughMemoryIsTold()
    {
        QProcess program;
        program.setChildProcessModifier([] {
            const rlimit little{64U << 20U, 64U << 20U};
            setrlimit(RLIMIT_AS, &little);
        });
        QVERIFY(!writeWholeFile(path("huge.deal"),
                                "[House \"washington\"]\n" + std::string(60U << 20U, '\n')));
        program.start(QStringLiteral(PITWISE_CLI),
                      {QStringLiteral("audit"), QString::fromStdString(path("huge.deal"))});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 3);
        QVERIFY(program.readAllStandardError().contains("not enough memory"));
    }
};

QTEST_GUILESS_MAIN(FilesTest)
#include "tst_files.moc"
