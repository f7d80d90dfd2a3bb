// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/language.h"
#include "app/cli/tabletext.h"
#include "app/cli/messages.h"
#include "engine/procedure/expected.h"
#include "engine/training/savedsession.h"
#include "ui/files/wholefile.h"

#include <chrono>
#include <istream>
#include <ostream>
#include <random>
#include <span>

namespace pitwise {

namespace {

/// A table in the terminal: the user types the dealer's acts, patrons answer, the referee judges.
class TextTable
{
public:
    TextTable(const PlaySettings &settings, const House &house, Terminal &terminal)
        : m_sitting(settings, house),
          m_terminal(terminal)
    {
    }

    /// Runs until the user quits or the input ends.
    void run()
    {
        out() << tableText(table(), house());
        out() << "  "
              << say(QT_TRANSLATE_NOOP("CommandLine",
                                       "Seed %1: the same seed deals the same cards again."),
                     {std::to_string(m_sitting.settings().seed)})
              << '\n';
        out() << say(QT_TRANSLATE_NOOP("CommandLine",
                                       "Type an act ('say place-bets'), or: ? (what comes next), "
                                       "table, score, save FILE, help, quit."))
              << '\n';
        tell(m_sitting.session().log());
        std::string line;
        while (prompt() && std::getline(m_terminal.in, line)) {
            if (!m_terminal.interactive)
                out() << line << '\n';
            line.erase(line.find_last_not_of(" \t\r") + 1);
            if (line == "quit" || line == "exit")
                break;
            if (!command(line))
                act(line);
        }
        out() << '\n';
        score();
    }

    /// Deals a round without mistakes.
    void demonstrate()
    {
        out() << tableText(table(), house());
        const int round = table().roundNumber;
        tell(m_sitting.session().log());
        while (table().roundNumber == round) {
            const auto next = m_sitting.next();
            if (!next)
                break;
            const Step step = m_sitting.perform(*next, now());
            if (step.refused)
                break;
            out() << "  > " << (step.roundEnded ? "end" : describe(*next, table(), house()))
                  << '\n';
            if (!step.roundEnded)
                tell(step.answers);
        }
        score();
    }

    [[nodiscard]] Exit exit() const
    {
        return m_sitting.session().findings().empty() && !m_refused ? Exit::Clean : Exit::Findings;
    }

private:
    std::ostream &out() { return m_terminal.out; }
    const Table &table() const { return m_sitting.table(); }
    const House &house() const { return m_sitting.house(); }
    static std::int64_t now()
    {
        using namespace std::chrono;
        return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    }

    bool prompt()
    {
        out() << say(QT_TRANSLATE_NOOP("CommandLine", "dealer")) << "> " << std::flush;
        return true;
    }

    /// Prints what patrons and chance did.
    void tell(std::span<const LogEntry> answers)
    {
        for (const LogEntry &entry : answers)
            out() << "    " << describe(entry.event, table(), house()) << '\n';
    }

    bool command(const std::string &line)
    {
        if (line == "?" || line == "hint") {
            hint();
        } else if (line == "table") {
            out() << tableText(table(), house());
        } else if (line == "score") {
            score();
        } else if (line == "help") {
            out() << helpFor("notation");
        } else if (line == "save") {
            out() << "    " << say(QT_TRANSLATE_NOOP("CommandLine", "save needs a file name."))
                  << '\n';
        } else if (line.starts_with("save ")) {
            save(line.substr(5));
        } else {
            return false;
        }
        return true;
    }

    void hint()
    {
        const auto acts = expected(table(), house());
        if (acts.empty())
            out() << "    "
                  << say(QT_TRANSLATE_NOOP("CommandLine", "Nothing. Wait for the patrons."))
                  << '\n';
        for (const Act &act : acts)
            out() << "    " << toText(Event{act}, house().table.chips) << '\n';
    }

    void save(const std::string &path)
    {
        const auto trouble = writeWholeFile(path, textOf(m_sitting));
        out() << "    "
              << (trouble ? say(QT_TRANSLATE_NOOP("CommandLine", "%1: cannot be written: %2"),
                                {path, trouble->why})
                          : say(QT_TRANSLATE_NOOP("CommandLine", "%1: saved."), {path}))
              << '\n';
    }

    void act(const std::string &line)
    {
        const auto read = readLine(line, house());
        if (std::holds_alternative<std::monostate>(read))
            return;
        if (const auto *fault = std::get_if<Fault>(&read)) {
            out() << "    "
                  << say(QT_TRANSLATE_NOOP("CommandLine",
                                           "column %1: %2 ('help' shows the notation)"),
                         {std::to_string(fault->column), fault->what})
                  << '\n';
            return;
        }
        const Event &event = std::get<LogEntry>(read).event;
        if (!std::holds_alternative<Act>(event)) {
            out() << "    "
                  << say(QT_TRANSLATE_NOOP(
                         "CommandLine", "You are the dealer; patrons and chance act on their own."))
                  << '\n';
            return;
        }
        perform(std::get<Act>(event));
    }

    void perform(const Act &act)
    {
        const Step step = m_sitting.perform(act, now());
        if (step.refused) {
            m_refused = true;
            out() << "    "
                  << say(QT_TRANSLATE_NOOP("CommandLine", "Not possible: %1."),
                         {reason(*step.refused, inWords)})
                  << '\n';
            return;
        }
        for (const Finding &finding : step.findings) {
            out() << "    " << name(finding.code) << " (" << name(severityOf(finding.code))
                  << "): " << message(finding, act, house(), inWords) << "\n      ["
                  << originText(originOf(house().provenance, name(finding.rule))) << "]\n";
        }
        if (!step.happened)
            out() << "    " << say(QT_TRANSLATE_NOOP("CommandLine", "Nothing moved: try again."))
                  << '\n';
        else if (std::holds_alternative<act::Deal>(act))
            out() << "    " << describe(act, table(), house()) << '\n';
        if (step.roundEnded) {
            out() << "  " << say(QT_TRANSLATE_NOOP("CommandLine", "The round is over.")) << '\n';
            score();
        }
        tell(step.answers);
    }

    void score()
    {
        const Score score = m_sitting.score();
        out() << "  "
              << say(QT_TRANSLATE_NOOP(
                         "CommandLine",
                         "Score %1 of 100 (%2 critical, %3 major, %4 minor), %5 of %6 "
                         "rounds clean, %7 of %8 acts clean."),
                     {shownPoints(score.points), std::to_string(score.critical),
                      std::to_string(score.major), std::to_string(score.minor),
                      std::to_string(score.cleanRounds), std::to_string(score.rounds),
                      std::to_string(score.cleanActs), std::to_string(score.acts)})
              << '\n';
    }

    Sitting m_sitting;
    Terminal &m_terminal;
    bool m_refused = false; ///< an act was refused
};

} // namespace

Exit runPlay(const Words &words, Terminal &terminal)
{
    Arguments arguments{words,
                        {"--house", "--seed", "--seats", "--style", "--irregularities"},
                        {"--coach", "--shuffle", "--demo"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (!arguments.rest().empty())
        return badUsage(terminal, say(QT_TRANSLATE_NOOP("CommandLine", "play takes only options")));
    PlaySettings settings;
    settings.house = arguments.text("--house").value_or("washington");
    const auto found = houseFor(settings.house, terminal);
    if (const auto *exit = std::get_if<Exit>(&found))
        return *exit;
    const auto &house = std::get<House>(found);
    settings.seed = arguments.has("--seed") ? arguments.seed() : std::random_device{}();
    settings.startsWithShuffle = arguments.has("--shuffle");
    settings.coaching = arguments.has("--coach") ? Coaching::Coach : Coaching::Practice;
    if (const auto style = arguments.text("--style")) {
        if (*style != "pick-and-pay" && *style != "lay-and-pay")
            return badUsage(
                terminal,
                say(QT_TRANSLATE_NOOP("CommandLine", "--style is pick-and-pay or lay-and-pay")));
        settings.style = *style == "pick-and-pay" ? Style::PickAndPay : Style::LayAndPay;
    }
    settings.seats = static_cast<int>(
        arguments.number("--seats", 1, house.table.seats, std::min(3, house.table.seats)));
    settings.irregularities = static_cast<int>(arguments.number("--irregularities", 0, 100, 0));
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());

    TextTable table{settings, house, terminal};
    if (arguments.has("--demo"))
        table.demonstrate();
    else
        table.run();
    return table.exit();
}

} // namespace pitwise
