// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long lists, filters, the class view and a long session take with 10,000 sessions of 100
// people, in both databases; and what a watched school costs its stations. Prints each figure with
// its limit; exit status 1: one was missed.
#include "app/records/classroom.h"
#include "app/records/examboard.h"
#include "app/records/exports.h"
#include "app/records/mistakemap.h"
#include "app/records/sessionoutcome.h"
#include "tests/records/bigschool.h"
#include "tests/records/dealtsession.h"
#include "tests/records/testserver.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <thread>

using namespace pitwise;
using namespace pitwise::test;

namespace {

constexpr double MostMs = 500;
constexpr int Times = 5;
int missed = 0;

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

double millisecondsOf(const std::function<void()> &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// The worst of a few times: also the first, when nothing is in memory yet.
void measure(const char *what, const std::function<void()> &work)
{
    std::vector<double> times;
    for (int i = 0; i < Times; ++i)
        times.push_back(millisecondsOf(work));
    const double worst = *std::max_element(times.begin(), times.end());
    missed += worst > MostMs ? 1 : 0;
    std::printf("  %-42s %7.1f ms, worst %7.1f ms%s\n", what, median(times), worst,
                worst > MostMs ? "  MISSED (500 ms)" : "");
    std::fflush(stdout);
}

void openLong(Records &records, const std::string &id)
{
    const auto replayed = replayStored(records.sessions().read(id), records.sessions().lines(id));
    if (!std::holds_alternative<Session>(replayed))
        ++missed;
}

void measureLists(Records &records, const std::string &person)
{
    const auto list = [&](const SessionFilter &filter) {
        return [&records, filter] { (void)records.sessions().list(filter); };
    };
    measure("all sessions", list({}));
    measure("one person's", list({.person = person}));
    measure("exams", list({.kind = SessionKind::Exam}));
    measure("under way", list({.state = SessionState::UnderWay}));
    measure("of one house", list({.house = "ontario"}));
    measure("since a day", list({.from = "2026-10-01"}));
    measure("a person's exams in a month", list({.person = person,
                                                 .kind = SessionKind::Exam,
                                                 .from = "2026-05-01",
                                                 .until = "2026-06-01"}));
    measure("people", [&] { (void)records.people().all(); });
}

void measureClass(Records &records, const std::string &person)
{
    Database &database = records.database();
    measure("the class", [&] { (void)classOf(database, records.people(), "2026-11-01"); });
    measure("mistakes of all", [&] { (void)mistakesIn(database); });
    measure("mistakes of one person", [&] { (void)mistakesIn(database, {.person = person}); });
    measure("mistakes in one house", [&] { (void)mistakesIn(database, {.house = "washington"}); });
    measure("exams under way", [&] { (void)runningExams(database); });
    measure("exams that are done", [&] { (void)examAttempts(database, 60); });
    measure("homework of one person", [&] { (void)records.homework().ofPerson(person); });
    measure("certifications as CSV", [&] { (void)certificationsAsCsv(records, {}); });
}

void measureRecords(const char *name, const std::string &where)
{
    constexpr int LongRounds = 500;
    Records records{where, {.create = true}};
    std::string longOne;
    const double filling =
        millisecondsOf([&] { longOne = fillSchool(records, {.longRounds = LongRounds}); });
    std::printf("%s: 10,000 sessions of 100 people, made in %.0f s\n", name, filling / 1000);
    const std::string person = records.people().trainee("1042").id;
    measureLists(records, person);
    measureClass(records, person);
    measure("open a session of 500 rounds", [&] { openLong(records, longOne); });
}

/// Deals an exam, an act every `pause`, and notes how long each took to be stored.
std::vector<double> dealAct(const std::string &where, const std::string &person, int acts,
                            std::chrono::milliseconds pause)
{
    Records records{where};
    const DealtSession dealt = cleanSession("washington", 5, acts / 20 + 2);
    SessionWriter writer = records.sessions().begin(newSession(dealt, person, SessionKind::Exam));
    std::vector<double> times;
    for (int i = 0; i < acts; ++i) {
        std::this_thread::sleep_for(pause);
        times.push_back(millisecondsOf([&] {
            records.sessions().append(
                writer, std::span{dealt.lines}.subspan(static_cast<std::size_t>(i), 1));
        }));
    }
    records.sessions().end(writer, SessionState::GivenUp);
    return times;
}

/// One station alone and 24 together, in turn; a trainer reads the exams whenever one goes on.
void measureStations(TestServer &server)
{
    using namespace std::chrono_literals;
    constexpr int Stations = 24;
    constexpr int Acts = 25;
    constexpr double MostTimes = 1.1;
    const std::string where = server.newDatabase();
    std::vector<std::string> people;
    {
        Records owner{where, {.create = true}};
        for (int i = 0; i < Stations; ++i)
            people.push_back(owner.people().addTrainee(std::to_string(i), "Trainee").id);
    }
    std::atomic<bool> done{false};
    std::thread trainer{[&] {
        Records records{where};
        while (!done) {
            (void)runningExams(records.database());
            std::this_thread::sleep_for(300ms);
        }
    }};
    std::vector<double> alone;
    std::vector<double> together;
    for (int turn = 0; turn < 3; ++turn) {
        const auto one = dealAct(where, people[0], Acts * 2, 250ms);
        alone.insert(alone.end(), one.begin(), one.end());
        std::vector<std::vector<double>> each(Stations);
        std::vector<std::thread> stations;
        for (std::size_t i = 0; i < Stations; ++i)
            stations.emplace_back([&, i] {
                std::this_thread::sleep_for(37ms * i); // people do not act in step
                each[i] = dealAct(where, people[i], Acts, 1000ms);
            });
        for (std::thread &station : stations)
            station.join();
        for (const auto &times : each)
            together.insert(together.end(), times.begin(), times.end());
    }
    done = true;
    trainer.join();
    const double ratio = median(together) / median(alone);
    missed += ratio > MostTimes ? 1 : 0;
    std::printf(
        "24 stations sit exams, an act a second each, watched: an act is stored in %.2f ms, "
        "alone in %.2f ms: %.2f times%s\n",
        median(together), median(alone), ratio, ratio > MostTimes ? "  MISSED (1.1)" : "");
}

} // namespace

int main(int count, char **words)
{
    const QCoreApplication application{count, words};
    const QTemporaryDir folder;
    measureRecords("SQLite", folder.filePath(QStringLiteral("r.sqlite")).toStdString());
    const auto server = TestServer::start();
    if (server == nullptr) {
        std::puts("PostgreSQL is not installed (Debian: postgresql): not measured with it");
        return missed == 0 ? 0 : 1;
    }
    measureRecords("PostgreSQL", server->newDatabase());
    measureStations(*server);
    return missed == 0 ? 0 : 1;
}
