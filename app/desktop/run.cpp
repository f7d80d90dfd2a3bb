// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/run.h"

#include "app/desktop/desktoprecords.h"
#include "app/desktop/diskrecorder.h"
#include "app/desktop/screenshots.h"
#include "app/desktop/startup.h"
#include "app/houses/houselibrary.h"
#include "app/records/recordsplace.h"
#include "ui/paint/appicon.h"
#include "ui/screens/screens.h"
#include "ui/shell/mainwindow.h"
#include "ui/sound/threadedsoundboard.h"
#include "ui/theme/typescale.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLockFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <memory>

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
int begin(ui::MainWindow &window, const Arguments &arguments)
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

/// Path of the autosaved session, chosen on first use. A second running program gets its own file.
class AutosaveFile
{
public:
    [[nodiscard]] QString path()
    {
        if (m_lock)
            return m_path;
        const QString folder =
            QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
        QDir{}.mkpath(folder);
        constexpr int Windows = 9;
        for (int i = 1; i <= Windows; ++i) {
            m_path = folder
                   + (i == 1 ? QStringLiteral("/session.deal")
                             : QStringLiteral("/session-%1.deal").arg(i));
            m_lock = std::make_unique<QLockFile>(m_path + QStringLiteral(".lock"));
            if (m_lock->tryLock())
                break;
        }
        return m_path;
    }

private:
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace

int run(int argc, char **argv, const Shown &shown)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    const Arguments arguments = Arguments::read(words);
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

    QApplication::setStyle(QStringLiteral("fusion"));
    QApplication application{argc, argv};
    QApplication::setApplicationName(QStringLiteral("pitwise"));
    QApplication::setOrganizationName(QStringLiteral("pitwise"));
    QApplication::setApplicationVersion(version());
    QApplication::setDesktopFileName(QStringLiteral("org.pitwise.Pitwise"));
    ui::Languages languages{QCoreApplication::applicationDirPath()
                            + QStringLiteral("/translations")};
    languages.use(arguments.language);

    if (!arguments.screenshots.isEmpty() || !arguments.picture.isEmpty()) {
        const QStringList size = arguments.size.split(u'x');
        const QString trouble =
            !arguments.picture.isEmpty()
                ? takePicture(arguments.picture)
                : takeScreenshots(
                    arguments.screenshots, QSize{size.first().toInt(), size.last().toInt()},
                    arguments.typeSize.isEmpty() ? ui::LeastTypeSize : arguments.typeSize.toInt());
        return trouble.isEmpty() ? Fine : complain(trouble, OutOfReach);
    }

    laterHandler = qInstallMessageHandler(leaveOutSoundServer);
    QSettings settings;
    if (arguments.language.isEmpty())
        languages.use(ui::Settings{settings}.language());
    AutosaveFile autosave;
    DiskRecorder recorder{[&autosave] { return autosave.path(); }};
    QElapsedTimer timer;
    timer.start();
    ui::ThreadedSoundBoard sound;
    ui::Environment environment = bareEnvironment();
    environment.settings = ui::Settings{settings};
    environment.store = &recorder;
    DesktopRecords records{usualRecords(arguments.records.toStdString())};
    environment.records = &records;
    environment.sound = &sound;
    environment.languages = &languages;
    environment.autosavePath = [&autosave] { return autosave.path(); };
    environment.clock = [&timer] { return timer.elapsed(); };
    ui::MainWindow window{environment, ui::allScreens()};
    QObject::connect(&window.shell(), &ui::Shell::languageChanged, &window,
                     [&window] { window.rebuild(ui::allScreens()); });
    recorder.setTrouble([&window](const QString &why) {
        window.showError(ui::MainWindow::tr("This session cannot be saved"), why);
    });
    if (const int exit = begin(window, arguments))
        return exit;
    window.show();
    if (shown)
        shown(window);
    // Drawing six sizes takes time: show the table first.
    constexpr int Later = 250;
    QTimer::singleShot(Later, &window, [&window] { window.setWindowIcon(ui::appIcon()); });
    return QApplication::exec();
}

} // namespace pitwise
