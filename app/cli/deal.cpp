// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/language.h"
#include "engine/patrons/perfectdealer.h"
#include "engine/session/notation.h"

#include <ostream>

namespace pitwise {

namespace {

struct DealOptions
{
    SessionSpec spec;
    CrowdSettings crowd;
    std::int64_t rounds = 1;
};

DealOptions dealOptions(Arguments &arguments, const House &house)
{
    DealOptions options;
    options.spec.house = arguments.text("--house").value_or("");
    options.spec.seed = arguments.seed();
    options.spec.startsWithShuffle = arguments.has("--shuffle");
    if (const auto style = arguments.text("--style")) {
        if (*style == "pick-and-pay")
            options.spec.style = Style::PickAndPay;
        else if (*style == "lay-and-pay")
            options.spec.style = Style::LayAndPay;
        else
            arguments.fail(
                say(QT_TRANSLATE_NOOP("CommandLine",
                                      "--style is pick-and-pay or lay-and-pay, not '%1'"),
                    {*style}));
    }
    options.rounds = arguments.number("--rounds", 1, 10'000'000, 1);
    options.crowd.seed = *options.spec.seed;
    options.crowd.seats =
        static_cast<int>(arguments.number("--seats", 1, house.table.seats, house.table.seats));
    options.crowd.oddBets = static_cast<int>(arguments.number("--odd-bets", 0, 100, 10));
    options.crowd.irregularities =
        static_cast<int>(arguments.number("--irregularities", 0, 100, 10));
    if (const auto temper = arguments.text("--temper")) {
        if (*temper == "careful")
            options.crowd.temper = Temper::Careful;
        else if (*temper == "bold")
            options.crowd.temper = Temper::Bold;
        else if (*temper != "mixed")
            arguments.fail(say(
                QT_TRANSLATE_NOOP("CommandLine", "--temper is careful, mixed or bold, not '%1'"),
                {*temper}));
    }
    options.spec.patrons = seating(house, options.crowd.seats, *options.spec.seed);
    return options;
}

} // namespace

Exit runDeal(const Words &words, Terminal &terminal)
{
    Arguments arguments{words,
                        {"--house", "--seed", "--rounds", "--style", "--seats", "--temper",
                         "--odd-bets", "--irregularities"},
                        {"--shuffle"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (!arguments.has("--house") || !arguments.rest().empty())
        return badUsage(terminal, say(QT_TRANSLATE_NOOP(
                                      "CommandLine", "deal needs --house and takes only options")));
    const auto found = houseFor(*arguments.text("--house"), terminal);
    if (const auto *exit = std::get_if<Exit>(&found))
        return *exit;
    const auto &house = std::get<House>(found);
    const auto options = dealOptions(arguments, house);
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());

    Session session{options.spec, house};
    Crowd crowd{options.crowd};
    terminal.out << toText(options.spec);
    std::size_t written = 0;
    for (std::int64_t round = 0; round < options.rounds; ++round) {
        const bool finished = dealRound(session, crowd);
        for (; written < session.log().size(); ++written)
            terminal.out << toText(session.log()[written], house.table.chips) << '\n';
        session.forgetLog();
        written = 0;
        if (!terminal.out)
            return Exit::Unreachable;
        if (!finished) {
            terminal.error << "pitwise-cli: "
                           << say(QT_TRANSLATE_NOOP("CommandLine",
                                                    "the round could not be finished"))
                           << '\n';
            return Exit::Findings;
        }
    }
    terminal.out.flush();
    return terminal.out ? Exit::Clean : Exit::Unreachable;
}

} // namespace pitwise
