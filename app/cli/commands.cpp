// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands.h"

#include "app/cli/language.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace pitwise {

namespace {

struct Command
{
    const char *name;
    Exit (*run)(const Words &, Terminal &);
};

constexpr std::array Commands{
    Command{"houses", runHouses},       Command{"house", runHouse},
    Command{"deal", runDeal},           Command{"audit", runAudit},
    Command{"odds", runOdds},           Command{"play", runPlay},
    Command{"simulate", runSimulate},   Command{"manual", runManual},
    Command{"situation", runSituation}, Command{"lesson", runLesson},
};

bool asksForHelp(const Words &words)
{
    return std::any_of(words.begin(), words.end(),
                       [](const std::string &word) { return word == "--help" || word == "-h"; });
}

} // namespace

Exit badUsage(Terminal &terminal, const std::string &what)
{
    terminal.error << "pitwise-cli: "
                   << say(QT_TRANSLATE_NOOP("CommandLine", "%1 (see pitwise-cli --help)"), {what})
                   << '\n';
    return Exit::BadInput;
}

Exit runCommand(const Words &words, Terminal &terminal)
{
    if (words.empty()) {
        terminal.error << helpFor({});
        return Exit::BadInput;
    }
    if (words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
        const auto topic = words.size() > 1 ? words[1] : std::string{};
        if (helpFor(topic).empty())
            return badUsage(
                terminal,
                say(QT_TRANSLATE_NOOP("CommandLine", "there is no help on '%1'"), {topic}));
        terminal.out << helpFor(topic);
        return Exit::Clean;
    }
    if (words[0] == "--version") {
        terminal.out << "pitwise-cli " PITWISE_VERSION "\n";
        return Exit::Clean;
    }
    const Words rest(words.begin() + 1, words.end());
    if (asksForHelp(rest) && !helpFor(words[0]).empty()) {
        terminal.out << helpFor(words[0]);
        return Exit::Clean;
    }
    for (const Command &command : Commands) {
        if (words[0] == command.name)
            return command.run(rest, terminal);
    }
    return badUsage(terminal,
                    say(QT_TRANSLATE_NOOP("CommandLine", "unknown command '%1'"), {words[0]}));
}

} // namespace pitwise
