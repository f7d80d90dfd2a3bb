// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How fast the window answers, how long a repaint takes, how fast it starts beside a bare window,
// and how much memory a long session needs. Prints a table; fails where a promise does not hold.

#include "tests/support/houses.h"
#include "tests/ui/hands.h"
#include "ui/screens/review/reviewpage.h"
#include "ui/screens/review/reviewscreen.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>

#include <algorithm>
#include <cstdio>

#include <malloc.h>

using namespace pitwise;
using namespace pitwise::test;

namespace {

bool allHold = true;

void tell(const char *what, double value, const char *unit, double atMost)
{
    const bool holds = value <= atMost;
    allHold = allHold && holds;
    std::printf("%-58s %9.2f %-3s (at most %g)%s\n", what, value, unit, atMost,
                holds ? "" : "  TOO MUCH");
}

double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const auto at = static_cast<std::size_t>(share * static_cast<double>(values.size() - 1));
    return values[at];
}

double megabytes()
{
    QFile file{QStringLiteral("/proc/self/status")};
    if (!file.open(QFile::ReadOnly))
        return 0;
    static const QRegularExpression resident{QStringLiteral("VmRSS:\\s+(\\d+)")};
    return resident.match(QString::fromLatin1(file.readAll())).captured(1).toDouble() / 1024;
}

/// What was asked for and not given back. (Resident memory also has what the allocator keeps for
/// later: a log that doubles its room leaves its old one behind.)
double megabytesInUse()
{
    const struct mallinfo2 heap = mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd) / 1e6;
}

PlaySettings sevenSeats(Coaching coaching)
{
    PlaySettings settings;
    settings.seats = 7;
    settings.seed = 77;
    settings.coaching = coaching;
    settings.temper = Temper::Bold;
    return settings;
}

/// Every tenth act is a wrong one first, so that verdicts are drawn too.
void latency()
{
    constexpr int Acts = 10'000;
    Window window{{1920, 1080}};
    ui::ViewOptions options = window.main().shell().viewOptions();
    options.speed = 100;
    window.main().shell().setViewOptions(options);
    window.deal(sevenSeats(Coaching::Coach), test::house("washington"));
    window.main().controller()->setThinkingTime(0);
    std::vector<double> first;
    std::vector<double> last;
    std::vector<double> all;
    QElapsedTimer timer;
    const auto timed = [&](const Act &act) {
        timer.start();
        window.perform(act);
        QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
        const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        (all.size() < Acts / 10 ? first : last).push_back(ms);
        all.push_back(ms);
    };
    while (all.size() < Acts) {
        if (all.size() % 10 == 9)
            timed(act::Burn{});
        timed(*window.sitting().next());
    }
    tell("act to drawn verdict, 1920x1080, 7 seats, median", percentile(all, 0.5), "ms", 16.7);
    tell("act to drawn verdict, 99th percentile of 10,000", percentile(all, 0.99), "ms", 16.7);
    tell("the same, last 1,000 acts by first 1,000, median",
         percentile({last.end() - 1000, last.end()}, 0.5) / percentile(first, 0.5), "x", 1.5);
}

void repaint()
{
    Window window{{1920, 1080}};
    window.deal(sevenSeats(Coaching::Coach), test::house("washington"));
    while (window.table().dealer.lying == 0)
        window.perform(*window.sitting().next());
    QElapsedTimer timer;
    std::vector<double> repaints;
    for (int i = 0; i < 300; ++i) {
        timer.start();
        window.view().repaint();
        repaints.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    tell("repainting the whole table, 1920x1080, median", percentile(repaints, 0.5), "ms", 8);
    tell("repainting the whole table, 99th percentile", percentile(repaints, 0.99), "ms", 8);
}

void memory()
{
    Window window;
    window.deal(sevenSeats(Coaching::Practice), test::house("washington"));
    // The log itself grows: it is the session. Nothing else may.
    const auto log = [&] {
        return static_cast<double>(window.sitting().session().log().capacity() * sizeof(Event))
             / 1e6;
    };
    double after100 = 0;
    double log100 = 0;
    while (window.table().roundNumber <= 1000) {
        window.perform(*window.sitting().next());
        QApplication::processEvents();
        if (window.table().roundNumber == 100 && log100 == 0) {
            log100 = log();
            after100 = megabytesInUse() - log100;
        }
    }
    tell("resident memory after 1,000 rounds", megabytes(), "MB", 100);
    tell("in use: growth from round 100 to 1,000, beside the log",
         megabytesInUse() - log() - after100, "MB", 2);
    std::printf("%-58s %9.2f MB\n", "(growth of the log in these 900 rounds)", log() - log100);
}

/// A session of 500 rounds at a full table, opened for review, and any act of it looked at.
void review()
{
    constexpr int Rounds = 500;
    Sitting sitting{sevenSeats(Coaching::Practice), test::house("washington")};
    std::int64_t now = 0;
    for (int payments = 0; sitting.table().roundNumber <= Rounds;) {
        Act next = *sitting.next();
        auto *pay = std::get_if<act::Pay>(&next);
        if (pay != nullptr && ++payments % 40 == 0)
            pay->amount = {pay->amount.money + Money::units(5), {}};
        sitting.perform(next, now += 1000);
    }
    Window window{{1920, 1080}};
    window.main().shell().sessions().begin(ui::prepared(std::move(sitting)));
    auto &screen = window.main().showScreen<ui::ReviewScreen>();
    std::vector<double> opening;
    QElapsedTimer timer;
    for (int i = 0; i < 9; ++i) {
        timer.start();
        screen.askedFor({});
        while (screen.isBusy())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        screen.repaint();
        opening.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::vector<double> jumps;
    std::vector<double> painted;
    Rng rng{3, 3};
    const auto acts = static_cast<std::uint32_t>(screen.page()->review().size());
    for (int i = 0; i < 1000; ++i) {
        timer.start();
        screen.page()->goTo(rng.below(acts));
        jumps.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
        painted.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::printf("%-58s %9d\n", "(review: lines of the session of 500 rounds)",
                static_cast<int>(acts));
    tell("review: 500 rounds opened and drawn, median", percentile(opening, 0.5), "ms", 500);
    std::vector<double> tables; // every act, none left out
    for (std::size_t i = 0; i < acts; ++i) {
        timer.start();
        (void)screen.page()->review().at(i);
        tables.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    tell("review: the table around an act, slowest of all", percentile(tables, 1), "ms", 16.7);
    tell("review: jump to any act, slowest of 1,000", percentile(jumps, 1), "ms", 16.7);
    tell("review: jump to any act and draw it, 1920x1080, median", percentile(painted, 0.5), "ms",
         16.7);
    tell("review: the same, 99th percentile", percentile(painted, 0.99), "ms", 33.4);
}

double startOnce(const QString &program, const QStringList &arguments)
{
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, arguments);
    process.waitForFinished();
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        qFatal("%s does not start", qPrintable(program));
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void start(const QString &program)
{
    constexpr int Times = 25;
    std::vector<double> bare;
    std::vector<double> ours;
    for (int i = 0; i < Times; ++i) {
        bare.push_back(startOnce(program, {QStringLiteral("--bare")}));
        ours.push_back(
            startOnce(program, {QStringLiteral("--house"), QStringLiteral("washington")}));
    }
    std::printf("%-58s %9.2f ms\n", "start to first paint: bare window with an empty view",
                percentile(bare, 0.5));
    std::printf("%-58s %9.2f ms\n", "start to first paint: Pitwise at a table",
                percentile(ours, 0.5));
    tell("start to first painted table, by a bare window",
         percentile(ours, 0.5) / percentile(bare, 0.5), "x", 2);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application{argc, argv};
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QLatin1String("start")) {
        start(arguments[2]);
    } else if (arguments.size() == 2 && arguments[1] == QLatin1String("repaint")) {
        repaint();
    } else if (arguments.size() == 2 && arguments[1] == QLatin1String("latency")) {
        latency();
    } else if (arguments.size() == 2 && arguments[1] == QLatin1String("memory")) {
        memory();
    } else if (arguments.size() == 2 && arguments[1] == QLatin1String("review")) {
        review();
    } else {
        std::fputs("usage: bench_window repaint | latency | memory | review | start PROGRAM\n",
                   stderr);
        return 2;
    }
    return allHold ? 0 : 1;
}
