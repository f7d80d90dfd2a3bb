// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// Reads the sources: which folder may include which, and other promises of the architecture.
class ArchitectureTest : public QObject
{
    Q_OBJECT

private:
    static QStringList sources(const QString &folder)
    {
        QStringList files;
        QDirIterator it{QStringLiteral(SOURCE_DIR "/") + folder,
                        {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                        QDir::Files,
                        QDirIterator::Subdirectories};
        while (it.hasNext())
            files << it.next();
        files.sort();
        return files;
    }
    static QString text(const QString &path)
    {
        QFile file{path};
        return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString{};
    }
    static QStringList includes(const QString &path)
    {
        static const QRegularExpression include{QStringLiteral("#include [<\"]([^>\"]+)[>\"]")};
        QStringList names;
        auto it = include.globalMatch(text(path));
        while (it.hasNext())
            names << it.next().captured(1);
        return names;
    }

    /// Each folder may know those before it.
    static const QStringList &engineOrder()
    {
        static const QStringList order{
            QStringLiteral("base"),     QStringLiteral("house"),      QStringLiteral("fast"),
            QStringLiteral("table"),    QStringLiteral("procedure"),  QStringLiteral("referee"),
            QStringLiteral("session"),  QStringLiteral("patrons"),    QStringLiteral("simulate"),
            QStringLiteral("skills"),   QStringLiteral("situations"), QStringLiteral("lessons"),
            QStringLiteral("training"), QStringLiteral("exam"),       QStringLiteral("drills"),
            QStringLiteral("demo"),     QStringLiteral("review"),     QStringLiteral("scenarios")};
        return order;
    }

private Q_SLOTS:
    /// No folder of the engine is left out of the order.
    void everyFolderOfTheEngineHasItsPlace()
    {
        const QDir engine{QStringLiteral(SOURCE_DIR "/engine")};
        for (const QString &folder : engine.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QVERIFY2(engineOrder().contains(folder) || folder == QLatin1String("odds"),
                     qPrintable(folder));
    }

    /// The page that a newcomer reads first names every folder, and stays short.
    void thePageIsComplete()
    {
        const QString page = text(QStringLiteral(SOURCE_DIR "/docs/architecture.md"));
        constexpr int Longest = 199;
        QVERIFY(page.count(QLatin1Char('\n')) <= Longest);
        for (const char *layer : {"engine", "ui", "app"}) {
            const QString path = QStringLiteral(SOURCE_DIR "/") + QLatin1String(layer);
            for (const QString &folder : QDir{path}.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                const bool ofApp = QLatin1String(layer) == QLatin1String("app");
                const QString line = ofApp ? QStringLiteral("app/%1/") : QStringLiteral("\n  %1/ ");
                QVERIFY2(page.contains(line.arg(folder)), qPrintable(folder));
            }
        }
    }

    /// Shared code asks the game's table of answers (engine/house/pergame.h).
    void gamesAreNotCompared()
    {
        static const QRegularExpression comparison{QStringLiteral("game\\s*[!=]=\\s*Game::")};
        for (const char *folder : {"engine", "app", "ui/paint"}) {
            for (const QString &file : sources(QString::fromLatin1(folder))) {
                if (!file.contains(QLatin1String("engine/house/")))
                    QVERIFY2(!comparison.match(text(file)).hasMatch(), qPrintable(file));
            }
        }
    }

    /// engine <- app, and inside the engine base <- house <- fast <- table <- procedure <- referee
    /// <- session <- patrons <- simulate <- skills <- situations <- lessons <- training <- exam <-
    /// drills <- demo <- review <- scenarios; odds beside them.
    void layers_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("mayKnow");
        for (qsizetype i = 0; i < engineOrder().size(); ++i) {
            QStringList known;
            for (qsizetype j = 0; j <= i; ++j)
                known << QStringLiteral("engine/%1/").arg(engineOrder()[j]);
            QTest::newRow(qPrintable(engineOrder()[i]))
                << QStringLiteral("engine/%1").arg(engineOrder()[i]) << known;
        }
        // The window: theme, work <- paint <- session <- sound, table, panels <- shell <- screens;
        // words beside them; style, which only the shell installs.
        const auto in = [](std::initializer_list<const char *> folders) {
            QStringList known{QStringLiteral("engine/")};
            for (const char *folder : folders)
                known << QStringLiteral("ui/%1/").arg(QLatin1String(folder));
            return known;
        };
        const auto row = [&](const char *folder, const QStringList &known) {
            QTest::newRow(folder) << QString::fromLatin1(folder) << known;
        };
        row("ui/text", in({"text"}));
        row("ui/handout", in({"text", "handout"}));
        row("ui/theme", in({"theme"}));
        row("ui/style", in({"theme", "style"}));
        row("ui/paint", in({"files", "text", "handout", "theme", "paint"}));
        row("ui/session", in({"text", "theme", "paint", "session"}));
        row("ui/sound", in({"session", "sound"}));
        row("ui/records", in({"session", "records"}));
        row("ui/exams", in({"text", "session", "records", "exams"}));
        row("ui/classroom", in({"text", "handout", "session", "records", "classroom"}));
        row("ui/work", in({"work"}));
        row("ui/table", in({"text", "theme", "work", "paint", "session", "table"}));
        row("ui/panels", in({"text", "theme", "paint", "session", "panels"}));
        row("ui/dealing", in({"text", "theme", "work", "paint", "session", "sound", "table",
                              "panels", "dealing"}));
        const auto shell = {"files",   "text",    "handout",   "theme", "work",
                            "paint",   "session", "sound",     "table", "panels",
                            "records", "exams",   "classroom", "style", "shell"};
        row("ui/shell", in(shell));
        // A screen may include the shell, but no other screen.
        const QDir screens{QStringLiteral(SOURCE_DIR "/ui/screens")};
        for (const QString &screen : screens.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QString folder = QStringLiteral("ui/screens/") + screen;
            row(qPrintable(folder),
                in(shell) << QStringLiteral("ui/dealing/") << folder + QLatin1Char('/'));
        }
        QTest::newRow("odds") << QStringLiteral("engine/odds")
                              << QStringList{QStringLiteral("engine/base/"),
                                             QStringLiteral("engine/house/"),
                                             QStringLiteral("engine/odds/")};
    }
    void layers()
    {
        QFETCH(QString, folder);
        QFETCH(QStringList, mayKnow);
        const auto files = sources(folder);
        QVERIFY(!files.isEmpty());
        for (const QString &file : files) {
            for (const QString &include : includes(file)) {
                if (!include.contains(QLatin1Char('/')) && !include.endsWith(QLatin1String(".h")))
                    continue; // the standard library
                const bool toml = include.startsWith(QLatin1String("toml++/"))
                               && file.endsWith(QLatin1String("house/tomlparse.h"));
                const bool known =
                    std::any_of(mayKnow.begin(), mayKnow.end(),
                                [&](const QString &prefix) { return include.startsWith(prefix); });
                QVERIFY2(known || toml, qPrintable(file + QStringLiteral(" includes ") + include));
            }
        }
    }

    /// The command line uses these without Qt.
    void wordsAndFilesNeedNoQt()
    {
        for (const char *folder : {"ui/text", "ui/handout", "ui/files", "app/crypto"}) {
            for (const QString &file : sources(QString::fromLatin1(folder))) {
                if (file.contains(QLatin1String("translated")))
                    continue;
                QVERIFY2(!text(file).contains(QLatin1String("#include <Q")), qPrintable(file));
            }
        }
    }

    /// Geometry and painting need no widgets, so a manual can be printed without a window.
    void drawingNeedsNoWidgets()
    {
        static const QRegularExpression widgets{QStringLiteral(
            "#include <(QWidget|QApplication|Q(?!AbstractTextDocument)[A-Za-z]*(Button|Layout|Label|View|Dialog|Window))>")};
        for (const char *folder : {"ui/theme", "ui/paint"}) {
            for (const QString &file : sources(QString::fromLatin1(folder)))
                QVERIFY2(!widgets.match(text(file)).hasMatch(), qPrintable(file));
        }
    }

    void engineHasNoQtNoClockNoFiles()
    {
        static const QRegularExpression forbidden{QStringLiteral(
            "#include <(Q[A-Z]|Qt|chrono|ctime|fstream|filesystem|iostream|random|thread)")};
        for (const QString &file : sources(QStringLiteral("engine"))) {
            // Only simulations use threads.
            if (file.endsWith(QLatin1String("simulate/simulation.cpp"))
                && !text(file).contains(QLatin1String("chrono")))
                continue;
            const auto match = forbidden.match(text(file));
            QVERIFY2(!match.hasMatch(), qPrintable(file + QLatin1Char(' ') + match.captured(0)));
        }
    }

    /// No file of the window is longer than 400 lines.
    void filesOfTheWindowAreShort()
    {
        constexpr qsizetype Longest = 400;
        for (const QString &file : sources(QStringLiteral("ui"))) {
            const auto lines = text(file).count(QLatin1Char('\n'));
            QVERIFY2(lines <= Longest,
                     qPrintable(QStringLiteral("%1: %2 lines").arg(file).arg(lines)));
        }
    }

    /// What the window itself does fits in one file pair.
    void theWindowIsAShell()
    {
        constexpr qsizetype Most = 250;
        const QString window = QStringLiteral(SOURCE_DIR "/ui/shell/mainwindow");
        const auto lines = text(window + QStringLiteral(".h")).count(QLatin1Char('\n'))
                         + text(window + QStringLiteral(".cpp")).count(QLatin1Char('\n'));
        QVERIFY2(lines < Most, qPrintable(QStringLiteral("%1 lines").arg(lines)));
    }

    /// Settings and threads are used in one folder each, and games are compared only through
    /// PerGame.
    void onePlaceForEach_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QStringList>("folders");
        QTest::addColumn<QString>("place");
        QTest::newRow("settings") << QStringLiteral("\\bQSettings\\b")
                                  << QStringList{QStringLiteral("ui")}
                                  << QStringLiteral("/ui/shell/settings.");
        QTest::newRow("threads") << QStringLiteral(
            "\\b(QThreadPool|QtConcurrent|std::thread|std::async)\\b")
                                 << QStringList{QStringLiteral("ui")}
                                 << QStringLiteral("/ui/work/background.");
        const QStringList everywhere{QStringLiteral("engine"), QStringLiteral("ui"),
                                     QStringLiteral("app")};
        // The one exception compares the games of two houses with each other.
        QTest::newRow("comparing games") << QStringLiteral("\\bgame(\\(\\))? ?[!=]=") << everywhere
                                         << QStringLiteral("/engine/training/differencepractice.");
        QTest::newRow("telling games apart")
            << QStringLiteral("[!=]= ?(pitwise::)?Game::|\\bGame::[A-Za-z]+ ?[!=]="
                              "|switch \\([^\\n]*\\bgame(\\(\\))?\\)")
            << everywhere << QStringLiteral("/engine/house/pergame.h");
    }
    void onePlaceForEach()
    {
        QFETCH(QString, pattern);
        QFETCH(QStringList, folders);
        QFETCH(QString, place);
        const QRegularExpression found{pattern};
        for (const QString &folder : folders) {
            for (const QString &file : sources(folder))
                QVERIFY2(file.contains(place) || !found.match(text(file)).hasMatch(),
                         qPrintable(file));
        }
    }

    void everySourceSaysItsLicence()
    {
        for (const char *folder : {"engine", "ui", "app", "tests", "assets"}) {
            for (const QString &file : sources(QString::fromLatin1(folder)))
                QVERIFY2(text(file).startsWith(QLatin1String("// SPDX-FileCopyrightText: ")),
                         qPrintable(file));
        }
    }

    /// The top folder contains only what belongs there.
    void topLevel()
    {
        const QStringList allowed{QStringLiteral(".ci"),
                                  QStringLiteral(".clang-format"),
                                  QStringLiteral(".clang-tidy"),
                                  QStringLiteral(".editorconfig"),
                                  QStringLiteral(".git"),
                                  QStringLiteral(".gitignore"),
                                  QStringLiteral("CHANGELOG.md"),
                                  QStringLiteral("CMakeLists.txt"),
                                  QStringLiteral("CMakePresets.json"),
                                  QStringLiteral("CONTRIBUTING.md"),
                                  QStringLiteral("LICENSE"),
                                  QStringLiteral("README.md"),
                                  QStringLiteral("app"),
                                  QStringLiteral("assets"),
                                  QStringLiteral("build"),
                                  QStringLiteral("check"),
                                  QStringLiteral("docs"),
                                  QStringLiteral("engine"),
                                  QStringLiteral("run"),
                                  QStringLiteral("tests"),
                                  QStringLiteral("translations"),
                                  QStringLiteral("ui")};
        const auto entries = QDir{QStringLiteral(SOURCE_DIR)}.entryList(
            QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        for (const QString &entry : entries)
            QVERIFY2(allowed.contains(entry), qPrintable(entry));
    }

    /// Each clause is named by a test.
    void everyClauseHasATest()
    {
        QString tests;
        QDirIterator it{QStringLiteral(SOURCE_DIR "/tests"), QDir::Files,
                        QDirIterator::Subdirectories};
        while (it.hasNext()) {
            const auto file = it.next();
            if (!file.endsWith(QLatin1String("tst_architecture.cpp")))
                tests += text(file);
        }
        const QList<QPair<QString, int>> clauses{{QStringLiteral("WA"), 16},
                                                 {QStringLiteral("FC"), 20},
                                                 {QStringLiteral("TH"), 11},
                                                 {QStringLiteral("ON"), 9},
                                                 {QStringLiteral("WB"), 14}};
        for (const auto &[prefix, count] : clauses) {
            for (int i = 1; i <= count; ++i) {
                const QRegularExpression id{QStringLiteral("\\b%1-%2\\b").arg(prefix).arg(i)};
                QVERIFY2(id.match(tests).hasMatch(), qPrintable(id.pattern()));
            }
        }
    }
};

QTEST_APPLESS_MAIN(ArchitectureTest)
#include "tst_architecture.moc"
