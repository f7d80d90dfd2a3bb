// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How fast the engine is: ./check --bench
#include "engine/patrons/perfectdealer.h"
#include "engine/procedure/expected.h"
#include "engine/referee/judge.h"
#include "engine/session/notation.h"
#include "engine/simulate/simulation.h"
#include "engine/table/apply.h"
#include "tests/support/houses.h"

#include <benchmark/benchmark.h>

using namespace pitwise;

namespace {

Session dealt(const std::string &house, int seats, int rounds)
{
    SessionSpec spec;
    spec.house = house;
    spec.seed = 1;
    Session session{spec, test::house(house)};
    Crowd crowd{{1, seats, Temper::Mixed, 10, 10}};
    for (int i = 0; i < rounds; ++i)
        dealRound(session, crowd);
    return session;
}

void countActs(benchmark::State &state, std::size_t acts, int rounds)
{
    const auto times = static_cast<double>(state.iterations());
    state.counters["acts/s"] =
        benchmark::Counter(times * static_cast<double>(acts), benchmark::Counter::kIsRate);
    state.counters["rounds/s"] = benchmark::Counter(times * rounds, benchmark::Counter::kIsRate);
}

/// Every act judged, the table folded, the log written: what an audit does after reading.
void replayRounds(benchmark::State &state)
{
    const Session session = dealt("washington", static_cast<int>(state.range(0)), 1000);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            replay(session.spec(), session.house(), session.log()).findings().size());
    countActs(state, session.log().size(), 1000);
}
BENCHMARK(replayRounds)->Arg(1)->Arg(3)->Arg(7)->Unit(benchmark::kMillisecond);

/// Every act of a session with the table it was done on.
struct Moment
{
    Table table;
    Act act;
};

std::vector<Moment> momentsOf(const Session &dealt, std::size_t atMost)
{
    std::vector<Moment> moments;
    Session session{dealt.spec(), dealt.house()};
    for (const LogEntry &entry : dealt.log()) {
        if (const auto *act = std::get_if<Act>(&entry.event); act && moments.size() < atMost)
            moments.push_back({session.table(), *act});
        session.advance(entry.event);
    }
    return moments;
}

/// One question, or one deed, for each act of ten rounds at so many seats.
template<typename Work>
void eachMoment(benchmark::State &state, Work work)
{
    const Session session = dealt("washington", static_cast<int>(state.range(0)), 10);
    auto moments = momentsOf(session, 200);
    for (auto _ : state) {
        for (Moment &moment : moments)
            work(moment, session.house());
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(moments.size()));
}

void nextActs(benchmark::State &state)
{
    eachMoment(state, [](Moment &moment, const House &house) {
        benchmark::DoNotOptimize(nextAct(moment.table, house));
    });
}
BENCHMARK(nextActs)->Arg(1)->Arg(3)->Arg(7);

void expectedActs(benchmark::State &state)
{
    eachMoment(state, [](Moment &moment, const House &house) {
        benchmark::DoNotOptimize(expected(moment.table, house));
    });
}
BENCHMARK(expectedActs)->Arg(1)->Arg(3)->Arg(7);

void judgeActs(benchmark::State &state)
{
    eachMoment(state, [](Moment &moment, const House &house) {
        benchmark::DoNotOptimize(judge(moment.table, house, moment.act));
    });
}
BENCHMARK(judgeActs)->Arg(1)->Arg(3)->Arg(7);

/// Bare events on one table, as they come: nobody judges, nobody asks.
void applyEvents(benchmark::State &state)
{
    const Session session = dealt("washington", static_cast<int>(state.range(0)), 50);
    Table table = tableOf(session.spec(), session.house());
    const Table before = table;
    for (auto _ : state) {
        table = before;
        for (const LogEntry &entry : session.log())
            apply(table, session.house(), entry.event);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(session.log().size()));
}
BENCHMARK(applyEvents)->Arg(1)->Arg(3)->Arg(7);

/// Whole rounds as `simulate` deals them: patrons who always bet and go to war, the correct dealer,
/// the referee and the log; one thread.
void simulateRounds(benchmark::State &state)
{
    const House house = test::house("washington");
    SimulationSettings settings;
    settings.seats = static_cast<int>(state.range(0));
    settings.rounds = 10'000;
    std::int64_t acts = 0;
    for (auto _ : state)
        acts = simulate(house, settings).events;
    countActs(state, static_cast<std::size_t>(acts), 10'000);
}
BENCHMARK(simulateRounds)->Arg(1)->Arg(3)->Arg(7)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The same text, only read: the measure for the audit.
void readNotation(benchmark::State &state)
{
    const Session session = dealt("washington", static_cast<int>(state.range(0)), 1000);
    const auto text = writeDeal(session.spec(), session.house().table.chips, session.log());
    const House house = session.house();
    for (auto _ : state)
        benchmark::DoNotOptimize(
            readDeal(text, [&](const std::string &) { return house; }).deal.log.size());
    countActs(state, session.log().size(), 1000);
}
BENCHMARK(readNotation)->Arg(1)->Arg(3)->Arg(7)->Unit(benchmark::kMillisecond);

void writeNotation(benchmark::State &state)
{
    const Session session = dealt("washington", static_cast<int>(state.range(0)), 1000);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            writeDeal(session.spec(), session.house().table.chips, session.log()).size());
    countActs(state, session.log().size(), 1000);
}
BENCHMARK(writeNotation)->Arg(7)->Unit(benchmark::kMillisecond);

/// Patrons, correct dealer and referee.
void dealRounds(benchmark::State &state)
{
    std::size_t acts = 0;
    for (auto _ : state)
        acts = dealt("washington", static_cast<int>(state.range(0)), 1000).log().size();
    countActs(state, acts, 1000);
}
BENCHMARK(dealRounds)->Arg(1)->Arg(3)->Arg(7)->Unit(benchmark::kMillisecond);

void shuffleShoe(benchmark::State &state)
{
    std::uint64_t nth = 0;
    for (auto _ : state) {
        Shoe shoe = Shoe::shuffled(6, 1, nth++);
        for (int i = 0; i < state.range(0); ++i)
            benchmark::DoNotOptimize(shoe.draw());
    }
}
BENCHMARK(shuffleShoe)->Arg(10)->Arg(312);

} // namespace

BENCHMARK_MAIN();
