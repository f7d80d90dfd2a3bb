// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/run.h"

#include "app/desktop/checkfile.h"
#include "app/desktop/desktopclass.h"
#include "app/desktop/desktopdrills.h"
#include "app/desktop/desktopexams.h"
#include "app/desktop/desktophomework.h"
#include "app/desktop/desktoppast.h"
#include "app/desktop/desktoprecords.h"
#include "app/desktop/diskrecorder.h"
#include "app/desktop/display.h"
#include "app/desktop/pictures/screenshots.h"
#include "app/desktop/preferencefile.h"
#include "app/desktop/recordsreview.h"
#include "app/desktop/startup.h"
#include "app/houses/houselibrary.h"
#include "app/lessons/lessonlibrary.h"
#include "app/records/recordsplace.h"
#include "ui/paint/appicon.h"
#include "ui/screens/screens.h"
#include "ui/shell/mainwindow.h"
#include "ui/sound/threadedsoundboard.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QScreen>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>

namespace pitwise {

namespace {

enum Exit { Fine = 0, BadInput = 2, OutOfReach = 3 };

int complain(const QString &text, Exit exit)
{
    std::fprintf(stderr, "pitwise: %s\n", qPrintable(text));
    return exit;
}

QtMessageHandler laterHandler = nullptr;

/// A computer without sound is no fault: the sound server's complaints are not passed on.
void leaveOutSoundServer(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (!text.startsWith(QLatin1String("PulseAudioService")))
        laterHandler(type, context, text);
}

/// Opens the house or the session named on the command line, else the start screen.
int begin(ui::MainWindow &window, const StartOptions &arguments)
{
    if (!arguments.open.isEmpty()) {
        if (const auto why = window.shell().sessions().openNow(arguments.open))
            return complain(*why, QFileInfo{arguments.open}.isReadable() ? BadInput : OutOfReach);
    } else if (!arguments.house.isEmpty()) {
        const std::string name = arguments.house.toStdString();
        const auto found = findHouse(name);
        if (const auto *trouble = std::get_if<HouseError>(&found))
            return complain(QString::fromStdString(trouble->text),
                            trouble->kind == HouseError::Kind::Unreadable ? OutOfReach : BadInput);
        PlaySettings settings = window.shell().settings().startChoice().play;
        settings.house = lastingName(name);
        settings.seed = ui::freshSeed();
        const House &house = std::get<House>(found);
        settings.seats = std::min(settings.seats, house.table.seats);
        window.shell().sessions().deal(settings, house);
    } else {
        window.showHome();
    }
    return Fine;
}

/// Every session is a file in here.
QString sessionFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
         + QStringLiteral("/sessions");
}

/// What guests did in the drills.
std::string guestDrills()
{
    return (QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
            + QStringLiteral("/drills.txt"))
        .toStdString();
}

/// A trainer puts his own lessons in here.
QString lessonFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
         + QStringLiteral("/lessons");
}

/// The rounds that a trainer made.
QString scenarioFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
         + QStringLiteral("/scenarios");
}

/// In one language, or in every language in a folder of its own.
QString takeAllScreenshots(const StartOptions &arguments, ui::Languages &languages)
{
    const QStringList sides = arguments.size.split(u'x');
    const QSize size{sides.first().toInt(), sides.last().toInt()};
    const int typeSize =
        arguments.typeSize.isEmpty() ? ui::LeastTypeSize : arguments.typeSize.toInt();
    if (!arguments.allLanguages)
        return pictures::takeScreenshots(arguments.screenshots, size, typeSize);
    for (const ui::Language &language : languages.available()) {
        languages.use(language.code);
        const QString trouble = pictures::takeScreenshots(
            arguments.screenshots + QLatin1Char('/') + language.code, size, typeSize);
        if (!trouble.isEmpty())
            return trouble;
    }
    return {};
}

void tellPreferences(ui::MainWindow &window, const QString &path)
{
    window.showError(
        ui::MainWindow::tr("The preferences cannot be saved at the moment"),
        ui::MainWindow::tr("%1 stays as it was. Pitwise tries again with the next change. Make "
                           "room on the disk, and check who may write there.")
            .arg(path));
}

/// `why` saving fails; empty: all is saved again.
void tellSaving(ui::MainWindow &window, const QString &why)
{
    window.shell().setUnsaved(why);
    if (why.isEmpty())
        return window.showError(ui::MainWindow::tr("The session is being saved again"),
                                ui::MainWindow::tr("Nothing is missing from it."));
    window.showError(
        ui::MainWindow::tr("The session cannot be saved at the moment"),
        ui::MainWindow::tr(
            "%1\n\nYou can deal on: nothing is lost while Pitwise is open, and it tries "
            "again by itself. Make room on the disk, or save the session somewhere "
            "else with \"Save the session as\u2026\".")
            .arg(why));
}

/// Not higher or wider than the screen has room for, with its title bar.
void fitToScreen(QWidget &window)
{
    constexpr int TitleBar = 36;
    const QRect room = window.screen()->availableGeometry().adjusted(0, TitleBar, 0, 0);
    if (QGuiApplication::platformName() == QLatin1String("offscreen") || window.isMaximized()
        || window.isFullScreen() || room.contains(window.geometry()))
        return;
    window.resize(window.size().boundedTo(room.size()));
    window.move(room.topLeft() - QPoint{0, TitleBar});
}

} // namespace

int run(int argc, char **argv, const Shown &shown)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    const StartOptions arguments = StartOptions::read(words);
    if (!arguments.error.isEmpty()) {
        complain(arguments.error, BadInput);
        std::fputs(qPrintable(usage()), stderr);
        return BadInput;
    }
    if (arguments.help || arguments.version) {
        std::fputs(arguments.help ? qPrintable(usage()) : qPrintable(version() + QLatin1Char('\n')),
                   stdout);
        return Fine;
    }
    // Screenshots need no display.
    if (!arguments.screenshots.isEmpty() || !arguments.picture.isEmpty())
        qputenv("QT_QPA_PLATFORM", "offscreen");

    exitWithoutDisplay(OutOfReach);
    QApplication application{argc, argv};
    QApplication::setApplicationName(QStringLiteral("pitwise"));
    QApplication::setOrganizationName(QStringLiteral("pitwise"));
    QApplication::setApplicationVersion(version());
    QApplication::setDesktopFileName(QStringLiteral("org.pitwise.Pitwise"));
    ui::Languages languages{QCoreApplication::applicationDirPath()
                            + QStringLiteral("/translations")};
    languages.use(arguments.language);

    if (!arguments.screenshots.isEmpty() || !arguments.picture.isEmpty()) {
        const QString trouble = !arguments.picture.isEmpty()
                                  ? pictures::takePicture(arguments.picture)
                                  : takeAllScreenshots(arguments, languages);
        return trouble.isEmpty() ? Fine : complain(trouble, OutOfReach);
    }

    laterHandler = qInstallMessageHandler(leaveOutSoundServer);
    PreferenceFile preferences;
    if (arguments.language.isEmpty())
        languages.use(ui::Settings{preferences.settings()}.language());
    DiskRecorder recorder{sessionFolder};
    QElapsedTimer timer;
    timer.start();
    ui::ThreadedSoundBoard sound;
    ui::Environment environment = bareEnvironment();
    environment.settings = ui::Settings{preferences.settings()};
    environment.store = &recorder;
    environment.recordsGiven = !arguments.records.isEmpty() ? arguments.records
                             : qEnvironmentVariableIsEmpty("PITWISE_RECORDS")
                                 ? QString{}
                                 : qEnvironmentVariable("PITWISE_RECORDS");
    const QString chosen = environment.recordsGiven.isEmpty() ? environment.settings.recordsPlace()
                                                              : environment.recordsGiven;
    DesktopRecords records{{.where = usualRecords(chosen.toStdString())}};
    environment.records = &records;
    DesktopPast past{records, sessionFolder};
    environment.past = &past;
    DesktopDrills drills{records, guestDrills};
    environment.drills = &drills;
    DesktopExams exams{records};
    environment.exams = &exams;
    DesktopClass classroom{records};
    environment.classroom = &classroom;
    DesktopHomework homework{records};
    environment.homework = &homework;
    RecordsReview review{records};
    environment.review = &review;
    // The records may be moved in the preferences: each check takes where they are now.
    environment.checkFile = [&records](const QString &path, const ui::Trusted &trusted) {
        return [path, trusted, where = records.where()] {
            return checkFile(path, trusted, where, dayOf(systemClock()()));
        };
    };
    environment.sound = &sound;
    environment.languages = &languages;
    environment.sessionFolder = sessionFolder;
    environment.lessons = [] { return lessonsWithFolder(lessonFolder().toStdString()); };
    environment.addLesson = [](const std::string &file) {
        return addLessonFile(lessonFolder().toStdString(), file);
    };
    environment.orderLessons = [](const std::vector<std::string> &ids) {
        return keepLessonOrder(lessonFolder().toStdString(), ids);
    };
    environment.scenarioFolder = scenarioFolder;
    environment.clock = [&timer] { return timer.elapsed(); };
    ui::MainWindow window{environment, ui::allScreens()};
    QObject::connect(&window.shell(), &ui::Shell::languageChanged, &window,
                     [&window] { window.rebuild(ui::allScreens()); });
    recorder.setTrouble([&window](const QString &why) { tellSaving(window, why); });
    preferences.setTrouble([&window](const QString &path) { tellPreferences(window, path); });
    const DisplayWatch watch{OutOfReach, [&recorder] { return recorder.finish(); }};
    if (const int exit = begin(window, arguments))
        return exit;
    fitToScreen(window);
    window.show();
    if (shown)
        shown(window);
    // Drawing six sizes takes time: show the table first.
    constexpr int Later = 250;
    QTimer::singleShot(Later, &window, [&window] { window.setWindowIcon(ui::appIcon()); });
    const int exit = QApplication::exec();
    if (!preferences.save())
        complain(ui::MainWindow::tr("%1 could not be written: the preferences stay as they were.")
                     .arg(preferences.path()),
                 OutOfReach);
    return exit;
}

} // namespace pitwise
