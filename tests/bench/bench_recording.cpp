// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What records cost the window: from an act to the drawn verdict, recorded and not, in turn in one
// run; and how long the GUI thread is busy with a list of 10,000 sessions. Prints a table; fails
// where a promise does not hold.

#include "app/desktop/desktoprecords.h"
#include "app/desktop/diskrecorder.h"
#include "app/desktop/startup.h"
#include "engine/training/playsettings.h"
#include "tests/records/bigschool.h"
#include "tests/support/houses.h"
#include "ui/screens/records/recordsscreen.h"
#include "ui/screens/screens.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTreeView>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace pitwise;
using namespace pitwise::ui;

namespace {

constexpr double Frame = 16.7; ///< milliseconds

bool allHold = true;

void tell(const char *what, double value, const char *unit, double atMost)
{
    const bool holds = value <= atMost;
    allHold = allHold && holds;
    std::printf("%-58s %9.2f %-3s (at most %g)%s\n", what, value, unit, atMost,
                holds ? "" : "  TOO MUCH");
    std::fflush(stdout);
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// The window over real records, in a folder of its own.
class Station
{
public:
    Station()
    {
        Environment environment = bareEnvironment();
        environment.store = &m_recorder;
        environment.records = &m_records;
        environment.clock = [this] { return m_now += 1700; };
        m_window = std::make_unique<MainWindow>(environment, allScreens());
        m_window->resize(1920, 1080);
        m_window->show();
    }
    [[nodiscard]] std::string file() const
    {
        return m_folder.filePath(QStringLiteral("r.sqlite")).toStdString();
    }
    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] Shell &shell() { return m_window->shell(); }

private:
    QTemporaryDir m_folder;
    DiskRecorder m_recorder{[this] { return m_folder.filePath(QStringLiteral("sessions")); }};
    DesktopRecords m_records{{.where = file(), .journals = m_folder.path().toStdString()}};
    qint64 m_now = 0;
    std::unique_ptr<MainWindow> m_window;
};

/// How long each act takes until it is drawn, in a session of its own.
void deal(Station &station, std::uint64_t seed, int acts, std::vector<double> &times)
{
    PlaySettings settings;
    settings.house = "washington";
    settings.seats = 7;
    settings.seed = seed;
    settings.coaching = Coaching::Coach;
    station.shell().sessions().deal(settings, test::house("washington"));
    SessionController &controller = station.shell().controller();
    controller.setThinkingTime(0);
    QApplication::processEvents();
    QElapsedTimer timer;
    for (int i = 0; i < acts; ++i) {
        const Act act = *controller.sitting().next();
        timer.start();
        controller.perform(act);
        QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
}

void recording()
{
    constexpr int Turns = 40;
    constexpr int Acts = 100;
    Station station;
    Dealer ann;
    {
        Records records{station.file(), {.create = true}};
        ann = {.id = QString::fromStdString(records.people().addTrainee("1001", "Ann").id)};
    }
    std::vector<double> with;
    std::vector<double> without;
    std::vector<double> warm;
    deal(station, 1, Acts, warm);
    for (int turn = 0; turn < Turns; ++turn) {
        // The same shoes for both.
        station.shell().keeper().setDealer(turn % 2 == 0 ? ann : Dealer{});
        deal(station, static_cast<std::uint64_t>(2 + turn / 2), Acts,
             turn % 2 == 0 ? with : without);
    }
    tell("act to drawn verdict, recorded, median", median(with), "ms", Frame);
    tell("the same by not recorded, in one run", median(with) / median(without), "x", 1.1);
    Records records{station.file()};
    const auto rows = records.sessions().list();
    tell("sessions missing in the records", Turns / 2.0 - static_cast<double>(rows.size()), "", 0);
}

/// The time that this thread worked, whatever else the machine did meanwhile.
double workedMs()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The longest that the event loop was busy until `done`: its own work has a limit, and what the
/// clock says is told beside it.
template<typename Done>
void tellStall(const char *what, Done done)
{
    double longest = 0;
    double byTheClock = 0;
    QElapsedTimer timer;
    while (!done()) {
        timer.start();
        const double before = workedMs();
        QApplication::processEvents(QEventLoop::AllEvents);
        longest = std::max(longest, workedMs() - before);
        byTheClock = std::max(byTheClock, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    tell(what, longest, "ms", Frame);
    std::printf("%-58s %9.2f ms\n", "    by the clock", byTheClock);
}

/// Events are processed so many times.
auto times(int count)
{
    return [n = 0, count]() mutable { return ++n > count; };
}

void list()
{
    constexpr int Sessions = 10'000;
    Station station;
    Dealer kim;
    {
        Records records{station.file(), {.create = true}};
        (void)test::fillSchool(records, {.sessions = Sessions});
        kim = {.id = QString::fromStdString(
                   records.people().addTrainer("Kim", Secret{"passphrase"}).id),
               .name = QStringLiteral("Kim")};
    }
    auto &screen = station.window().showScreen<RecordsScreen>();
    tellStall("GUI thread, longest at once: an empty screen", times(200));
    station.shell().trainersArea().enter(kim);
    const auto rows = [&] { return screen.model().rowCount(); };
    tellStall("10,000 sessions listed", [&] { return rows() == Sessions; });
    tellStall("until they are drawn", times(50));
    screen.entered();
    tellStall("listed again", times(2'000));
    screen.list()->scrollToBottom();
    tellStall("scrolled to the end", times(50));
    screen.filter()->who()->setCurrentIndex(1);
    tellStall("one person's", [&] { return rows() < Sessions && rows() > 0; });
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application{argc, argv};
    recording();
    list();
    return allHold ? 0 : 1;
}
