// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
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

    using Graph = QMap<QString, QSet<QString>>;

    /// Which folder uses which, as the link lines of CMake say.
    static Graph linked()
    {
        static const QRegularExpression library{QStringLiteral(
            "pitwise_library\\((\\w+)\\s+SOURCES\\s+([^)]*?)(?:USES\\s+([^)]*))?\\)")};
        static const QRegularExpression space{QStringLiteral("\\s+")};
        QMap<QString, QString> folderOf{
            {QStringLiteral("pitwise_fast"), QStringLiteral("engine/fast")}}; // headers alone
        QMap<QString, QStringList> uses{
            {QStringLiteral("pitwise_fast"), {QStringLiteral("pitwise_house")}}};
        for (const QString &layer : {QStringLiteral("engine"), QStringLiteral("ui")}) {
            QDirIterator lists{QStringLiteral(SOURCE_DIR "/") + layer,
                               {QStringLiteral("CMakeLists.txt")},
                               QDir::Files,
                               QDirIterator::Subdirectories};
            while (lists.hasNext()) {
                const QString list = lists.next();
                auto each = library.globalMatch(text(list));
                while (each.hasNext()) {
                    const auto match = each.next();
                    QString folder =
                        QFileInfo{list}.path().mid(QStringLiteral(SOURCE_DIR "/").size());
                    const QString source = match.captured(2).section(space, 0, 0);
                    if (source.contains(QLatin1Char('/')) && layer == QLatin1String("engine"))
                        folder += QLatin1Char('/') + source.section(QLatin1Char('/'), 0, 0);
                    folderOf[match.captured(1)] = folder;
                    uses[match.captured(1)] = match.captured(3).split(space, Qt::SkipEmptyParts);
                }
            }
        }
        Graph graph;
        for (auto it = uses.cbegin(); it != uses.cend(); ++it) {
            QSet<QString> &known = graph[folderOf[it.key()]];
            for (const QString &target : it.value()) {
                if (folderOf.contains(target) && folderOf[target] != folderOf[it.key()])
                    known << folderOf[target];
            }
        }
        return graph;
    }
    /// Which folder uses which, as the page says: `a, b <- c` means that c uses a and b.
    static Graph told()
    {
        static const QRegularExpression chain{QStringLiteral("`([^`]* <- [^`]*)`")};
        const QString page = text(QStringLiteral(SOURCE_DIR "/docs/architecture.md"));
        Graph graph;
        for (const QString &layer : {QStringLiteral("engine"), QStringLiteral("ui")}) {
            const qsizetype begin = page.indexOf(QStringLiteral("\n- %1: `").arg(layer));
            const qsizetype end =
                page.indexOf(QRegularExpression{QStringLiteral("\\n(- |\\n)")}, begin + 1);
            auto each = chain.globalMatch(page.mid(begin, end - begin));
            while (each.hasNext()) {
                QStringList before;
                for (const QString &step :
                     each.next().captured(1).simplified().split(QStringLiteral(" <- "))) {
                    QStringList folders;
                    for (const QString &name : step.split(QStringLiteral(", ")))
                        folders << layer + QLatin1Char('/') + name;
                    for (const QString &folder : folders)
                        graph[folder].unite(QSet<QString>{before.begin(), before.end()});
                    before = folders;
                }
            }
        }
        return graph;
    }
    /// All that a folder uses, directly or not.
    static QSet<QString> reached(const Graph &graph, const QString &folder)
    {
        QSet<QString> all;
        QStringList open{folder};
        while (!open.isEmpty()) {
            for (const QString &next : graph.value(open.takeLast())) {
                if (!all.contains(next)) {
                    all << next;
                    open << next;
                }
            }
        }
        return all;
    }

private Q_SLOTS:
    /// Every folder of engine and window is a target, and the page tells the order of CMake's
    /// links.
    void thePageTellsTheLinks()
    {
        const Graph links = linked();
        const Graph page = told();
        for (const char *layer : {"engine", "ui"}) {
            const QDir folders{QStringLiteral(SOURCE_DIR "/") + QLatin1String(layer)};
            for (const QString &name : folders.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                const QString folder = QLatin1String(layer) + QLatin1Char('/') + name;
                QVERIFY2(links.contains(folder), qPrintable(folder));
                QVERIFY2(page.contains(folder), qPrintable(folder));
                // What the window uses of the engine is not the page's matter.
                const auto inLayer = [&](QSet<QString> all) {
                    QStringList names;
                    for (const QString &each : all) {
                        if (each.startsWith(QLatin1String(layer)))
                            names << each;
                    }
                    names.sort();
                    return folder + QStringLiteral(": ") + names.join(QLatin1Char(' '));
                };
                QCOMPARE(inLayer(reached(page, folder)), inLayer(reached(links, folder)));
            }
        }
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

    /// A folder includes what it links, and nothing else; a screen includes no other screen.
    void layers_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("mayKnow");
        const Graph links = linked();
        const auto row = [&](const QString &folder, const QString &target) {
            QStringList known{folder + QLatin1Char('/')};
            for (const QString &each : reached(links, target))
                known << each + QLatin1Char('/');
            QTest::newRow(qPrintable(folder)) << folder << known;
        };
        const QString screens = QStringLiteral("ui/screens");
        for (auto it = links.cbegin(); it != links.cend(); ++it) {
            if (it.key() != screens)
                row(it.key(), it.key());
        }
        const QDir folders{QStringLiteral(SOURCE_DIR "/") + screens};
        for (const QString &screen : folders.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            row(screens + QLatin1Char('/') + screen, screens);
    }
    void layers()
    {
        QFETCH(QString, folder);
        QFETCH(QStringList, mayKnow);
        const auto files = sources(folder);
        QVERIFY(!files.isEmpty());
        for (const QString &file : files) {
            for (const QString &include : includes(file)) {
                // The library's and the system's; the engine must do without the latter.
                if (!include.contains(QLatin1Char('/'))
                    && !(include.endsWith(QLatin1String(".h"))
                         && folder.startsWith(QLatin1String("engine"))))
                    continue;
                if (include.startsWith(QLatin1String("sys/"))
                    && folder == QLatin1String("ui/files"))
                    continue;
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

    /// A file is found by its name alone. Every screen has its entry, every program its main, and
    /// a command has the file of its name.
    void fileNamesAreUnique()
    {
        QMap<QString, QString> seen;
        for (const char *layer : {"engine", "ui", "app"}) {
            for (const QString &file : sources(QString::fromLatin1(layer))) {
                const QString name = QFileInfo{file}.fileName();
                if (name == QLatin1String("entry.cpp") || name == QLatin1String("main.cpp")
                    || file.contains(QLatin1String("/app/cli/")))
                    continue;
                QVERIFY2(!seen.contains(name),
                         qPrintable(file + QLatin1String(" and ") + seen[name]));
                seen[name] = file;
            }
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
