// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/language.h"
#include "engine/simulate/simulation.h"

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <ostream>
#include <thread>

#include <unistd.h>

namespace pitwise {

namespace {

/// Every thread checks it after each round.
std::atomic<bool> s_interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void interrupted(int)
{
    s_interrupted = true;
}

std::string decimal(const char *format, double value)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), format, value);
    return text.data();
}

/// Cents as a number with two decimals.
std::string money(std::int64_t cents)
{
    return decimal("%.2f", static_cast<double>(cents) / 100);
}

struct Options
{
    SimulationSettings settings;
    bool json = false;
};

Options simulateOptions(Arguments &arguments, const House &house)
{
    Options options;
    SimulationSettings &settings = options.settings;
    settings.seed = arguments.seed();
    settings.rounds = arguments.number("--rounds", 1, 100'000'000'000, 100'000);
    settings.seats =
        static_cast<int>(arguments.number("--seats", 1, house.table.seats, house.table.seats));
    settings.threads = static_cast<int>(
        arguments.number("--threads", 1, 256, std::max(1U, std::thread::hardware_concurrency())));
    options.json = arguments.has("--json");
    const std::string patrons = arguments.text("--patrons").value_or("war");
    const bool sideBets = !arguments.has("--no-side-bets");
    if (patrons == "war")
        settings.patrons = Policy{sideBets, false};
    else if (patrons == "surrender")
        settings.patrons = Policy{sideBets, true};
    else if (patrons == "careful")
        settings.patrons = Temper::Careful;
    else if (patrons == "mixed")
        settings.patrons = Temper::Mixed;
    else if (patrons == "bold")
        settings.patrons = Temper::Bold;
    else
        arguments.fail(
            say(QT_TRANSLATE_NOOP("CommandLine",
                                  "--patrons is war, surrender, careful, mixed or bold, not '%1'"),
                {patrons}));
    if (!sideBets && !std::holds_alternative<Policy>(settings.patrons))
        arguments.fail(say(QT_TRANSLATE_NOOP(
            "CommandLine",
            "--no-side-bets goes with --patrons war or surrender: a crowd bets as it likes")));
    return options;
}

void printJson(const House &house, const Tally &tally, double seconds, Terminal &terminal)
{
    JsonWriter json;
    json.beginObject().key("house").value(house.id);
    json.key("rounds").value(tally.rounds).key("acts").value(tally.acts);
    json.key("seconds").number(decimal("%.6f", seconds));
    json.key("roundsPerSecond")
        .number(decimal("%.0f", static_cast<double>(tally.rounds) / seconds));
    json.key("actsPerSecond").number(decimal("%.0f", static_cast<double>(tally.acts) / seconds));
    json.key("findings").value(tally.findings).key("bets").beginObject();
    for (int i = 0; i < TallyBets; ++i) {
        const auto bet = static_cast<TallyBet>(i);
        const BetTally &sum = tally.of(bet);
        if (sum.count == 0)
            continue;
        json.key(name(bet)).beginObject().key("count").value(sum.count);
        json.key("wagered").number(money(sum.wagered)).key("net").number(money(-sum.net));
        json.key("edge").number(decimal("%.9f", sum.edge()));
        json.key("stderr").number(decimal("%.9f", sum.standardError())).endObject();
    }
    json.endObject().key("happenings").beginObject();
    for (int i = 0; i < HappeningKinds; ++i) {
        const auto happening = static_cast<Happening>(i);
        if (canHappen(happening, house))
            json.key(name(happening)).value(tally.happenings.of(happening));
    }
    json.endObject().key("shifts").beginObject().key("count").value(tally.shifts.count());
    json.key("mean").number(decimal("%.2f", tally.shifts.mean()));
    json.key("deviation").number(decimal("%.2f", tally.shifts.deviation()));
    json.key("lost").value(tally.shifts.lost());
    terminal.out << json.endObject().endObject().text() << '\n';
}

void printText(const House &house, const Tally &tally, double seconds, Terminal &terminal)
{
    terminal.out << say(
        QT_TRANSLATE_NOOP("CommandLine", "%1: %2 rounds, %3 dealer acts judged, %4 findings"),
        {house.name, std::to_string(tally.rounds), std::to_string(tally.acts),
         std::to_string(tally.findings)})
                 << '\n';
    for (int i = 0; i < TallyBets; ++i) {
        const auto bet = static_cast<TallyBet>(i);
        const BetTally &sum = tally.of(bet);
        if (sum.count == 0)
            continue;
        std::string label{name(bet)};
        label.resize(10, ' ');
        terminal.out << "  " << label << ' '
                     << say(QT_TRANSLATE_NOOP("CommandLine", "house edge %1  +/- %2   (%3 bets)"),
                            {decimal("%8.4f %%", sum.edge() * 100),
                             decimal("%.4f %%", sum.standardError() * 100),
                             std::to_string(sum.count)})
                     << '\n';
    }
    if (tally.shifts.count() > 0)
        terminal.out << "  "
                     << say(QT_TRANSLATE_NOOP("CommandLine",
                                              "an eight-hour shift earns the house %1 on average, "
                                              "standard deviation %2; %3 of shifts lose"),
                            {decimal("%.2f", tally.shifts.mean()),
                             decimal("%.2f", tally.shifts.deviation()),
                             decimal("%.1f %%", 100 * static_cast<double>(tally.shifts.lost())
                                                    / static_cast<double>(tally.shifts.count()))})
                     << '\n';
    terminal.out << say(QT_TRANSLATE_NOOP("CommandLine", "%1 s, %2 rounds and %3 acts per second"),
                        {decimal("%.2f", seconds),
                         decimal("%.0f", static_cast<double>(tally.rounds) / seconds),
                         decimal("%.0f", static_cast<double>(tally.acts) / seconds)})
                 << '\n';
}

/// Redraws the line. Writes to the terminal directly: PrintableStream would escape it.
void drawBar(const Tally &tally, std::int64_t rounds)
{
    constexpr int Width = 40;
    const auto share = static_cast<double>(tally.rounds) / static_cast<double>(rounds);
    const int full = static_cast<int>(share * Width);
    std::fprintf(stderr, "\r[%s%s] %3.0f %%",
                 std::string(static_cast<std::size_t>(full), '#').c_str(),
                 std::string(static_cast<std::size_t>(Width - full), ' ').c_str(), share * 100);
}

} // namespace

Exit runSimulate(const Words &words, Terminal &terminal)
{
    Arguments arguments{words,
                        {"--house", "--rounds", "--seed", "--seats", "--threads", "--patrons"},
                        {"--json", "--no-side-bets"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (!arguments.has("--house") || !arguments.rest().empty())
        return badUsage(
            terminal,
            say(QT_TRANSLATE_NOOP("CommandLine", "simulate needs --house and takes only options")));
    const auto found = houseFor(*arguments.text("--house"), terminal);
    if (const auto *exit = std::get_if<Exit>(&found))
        return *exit;
    const auto &house = std::get<House>(found);
    Options options = simulateOptions(arguments, house);
    options.settings.stop = &s_interrupted;
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());

    const bool bar = isatty(STDERR_FILENO) != 0;
    s_interrupted = false;
    const auto before = std::signal(SIGINT, interrupted);
    const auto begun = std::chrono::steady_clock::now();
    const Tally tally = simulate(house, options.settings, [&](const Tally &soFar) {
        if (bar)
            drawBar(soFar, options.settings.rounds);
        return true;
    });
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    std::signal(SIGINT, before);
    if (bar)
        std::fprintf(stderr, "\r%60s\r", "");
    if (s_interrupted)
        terminal.error << "pitwise-cli: "
                       << say(QT_TRANSLATE_NOOP("CommandLine", "interrupted after %1 rounds"),
                              {std::to_string(tally.rounds)})
                       << '\n';
    if (options.json)
        printJson(house, tally, took.count(), terminal);
    else
        printText(house, tally, took.count(), terminal);
    return tally.findings == 0 ? Exit::Clean : Exit::Findings;
}

} // namespace pitwise
