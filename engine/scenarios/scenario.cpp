// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenarios/scenario.h"

#include "engine/base/plaintext.h"
#include "engine/scenarios/scenariodealing.h"
#include "engine/session/session.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace pitwise {

namespace {

constexpr std::string_view TitleMark = "scenario:";
constexpr std::string_view TaskMark = "task:";
constexpr std::string_view StreamMark = "patrons:"; // their random numbers: where they cut
constexpr std::size_t LongestLine = 400; // of a title or a task
constexpr std::uint64_t StreamsAtMost = 16;

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// What a comment `# MARK ...` before the first act says.
std::string marked(std::string_view text, std::string_view mark)
{
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        auto line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with("\xEF\xBB\xBF"))
            line.remove_prefix(3);
        if (line.starts_with('#')) {
            line = trimmed(line.substr(1));
            if (line.starts_with(mark))
                return std::string{trimmed(line.substr(mark.size())).substr(0, LongestLine)};
        } else if (!line.empty() && line.front() != '[') {
            return {};
        }
    }
    return {};
}

/// As one line of a file.
std::string oneLine(const std::string &text)
{
    std::string line = text.substr(0, LongestLine);
    std::replace_if(
        line.begin(), line.end(), [](unsigned char c) { return c < ' '; }, ' ');
    return std::string{trimmed(line)};
}

bool hasDealersActs(const DealFile &deal)
{
    return std::any_of(deal.log.begin(), deal.log.end(), [](const LogEntry &entry) {
        return std::holds_alternative<Act>(entry.event);
    });
}

/// The dealer's acts that the text itself has must be right.
void judgeText(const DealFile &deal, Faults &faults)
{
    const Session session = replay(deal.spec, deal.house, deal.log);
    for (const Refusal &refusal : session.refusals())
        faults.push_back({deal.lines[refusal.event], 1, "hands cannot do this"});
    for (const Recorded &recorded : session.findings())
        faults.push_back(
            {deal.lines[recorded.event], 1,
             "the dealer makes a mistake here: " + std::string{name(recorded.finding.code)}});
    if (faults.empty() && session.endedRounds().empty())
        faults.push_back({deal.lines.back(), 1, "the round does not end"});
    std::sort(faults.begin(), faults.end(),
              [](const Fault &a, const Fault &b) { return a.line < b.line; });
}

/// The stream that the text names, then others.
std::vector<std::uint64_t> streamsFor(const std::string &marked)
{
    std::vector<std::uint64_t> streams;
    std::uint64_t named = 0;
    const auto [rest, error] = std::from_chars(marked.data(), marked.data() + marked.size(), named);
    if (error == std::errc{} && rest == marked.data() + marked.size())
        streams.push_back(named);
    for (std::uint64_t stream = 0; stream < StreamsAtMost; ++stream)
        streams.push_back(stream);
    return streams;
}

/// Where a patron cuts, and whether he matches both bets of a split, is drawn: another stream may
/// do as the text says.
std::optional<DealtRound> dealtAsSaid(const DealFile &deal, const RoundScript &script,
                                      const std::string &marked, Faults &faults)
{
    std::optional<std::size_t> missing;
    for (const std::uint64_t stream : streamsFor(marked)) {
        ScenarioDealing dealing = dealScenario(deal.spec, deal.house, script, stream);
        if (!dealing.trouble.empty()) {
            faults.push_back({deal.lines.back(), 1, dealing.trouble});
            return std::nullopt;
        }
        const auto wrong = firstMissing(deal.log, dealing.round.log);
        if (!wrong)
            return std::move(dealing.round);
        missing = missing.value_or(*wrong);
    }
    faults.push_back({deal.lines[*missing], 1,
                      "this never happens when the house's own dealer deals the round"});
    return std::nullopt;
}

} // namespace

std::string scenarioTitle(std::string_view text)
{
    return marked(text, TitleMark);
}

ScenarioReading readScenario(std::string_view text, const HouseFinder &findHouse)
{
    ScenarioReading reading;
    DealReading read = readDeal(text, findHouse);
    reading.faults = std::move(read.faults);
    DealFile &deal = read.deal;
    if (!reading.faults.empty())
        return reading;
    if (deal.log.empty()) {
        reading.faults.push_back({1, 1, "nobody bets in it"});
        return reading;
    }
    deal.spec.mode.reset();
    deal.spec.sitting = {};
    const ScriptReading script = scriptFrom(deal.log, deal.house);
    if (script.trouble) {
        reading.faults.push_back({deal.lines[script.trouble->first], 1, script.trouble->second});
        return reading;
    }
    if (hasDealersActs(deal))
        judgeText(deal, reading.faults);
    if (!reading.faults.empty())
        return reading;
    if (auto round = dealtAsSaid(deal, script.script, marked(text, StreamMark), reading.faults))
        reading.scenario = Scenario{marked(text, TitleMark), marked(text, TaskMark),
                                    std::move(deal.house), std::move(*round)};
    return reading;
}

std::string toText(const Scenario &scenario)
{
    std::string text;
    if (!scenario.title.empty())
        text += "# " + std::string{TitleMark} + ' ' + oneLine(scenario.title) + '\n';
    if (!scenario.task.empty())
        text += "# " + std::string{TaskMark} + ' ' + oneLine(scenario.task) + '\n';
    if (scenario.round.stream != 0)
        text += "# " + std::string{StreamMark} + ' ' + std::to_string(scenario.round.stream) + '\n';
    return text + writeDeal(scenario.round.spec, scenario.house.table.chips, scenario.round.log);
}

std::variant<Scenario, std::string> scenarioOf(const ScenarioDraft &draft, const House &house)
{
    SessionSpec style;
    style.style = draft.style;
    const House dealt = houseOf(style, house);
    Rng rng{draft.seed, 1};
    auto round = dealScript(draft.script, dealt, draft.seed, rng);
    if (!round)
        return "The house's own dealer cannot deal this round without a mistake: a late bet or an "
               "irregularity may come when the round is over, a bet may have no place in this "
               "house, or there are not enough cards of a rank.";
    round->spec.house = draft.house;
    round->spec.style = draft.style;
    Scenario scenario{draft.title, draft.task, house, std::move(*round)};
    // What is saved must be read as the same round.
    const auto find = [&](const std::string &) -> std::variant<House, std::string> {
        return house;
    };
    ScenarioReading again = readScenario(toText(scenario), find);
    if (!again.scenario)
        return again.faults.front().what;
    return std::move(*again.scenario);
}

ScenarioDraft draftOf(const Scenario &scenario)
{
    return {scenario.title,
            scenario.task,
            scenario.round.spec.house,
            scenario.round.spec.style,
            scenario.round.script,
            scenario.round.spec.seed.value_or(0)};
}

} // namespace pitwise
