// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/drills/drillrecord.h"

#include <charconv>

namespace pitwise {

namespace {

std::vector<DrillRun> runsAt(const DrillRecord &record, DrillLevel level)
{
    std::vector<DrillRun> runs;
    for (const DrillRun &run : record.runs) {
        if (run.level == level)
            runs.push_back(run);
    }
    return runs;
}

/// Right answers of two runs, of a thousand.
int shareOf(const DrillRun &a, const DrillRun &b)
{
    return (a.right + b.right) * 1000 / std::max(1, a.asked + b.asked);
}

void append(std::string &text, const DrillRun &run)
{
    text += std::to_string(static_cast<int>(run.level)) + ' ' + std::to_string(run.asked) + ' '
          + std::to_string(run.right) + ' ' + std::to_string(run.milliseconds) + ';';
}

/// `1 10 9 34000`
std::optional<DrillRun> runFromText(std::string_view text)
{
    std::array<std::int64_t, 4> numbers{};
    const char *at = text.data();
    const char *end = at + text.size();
    for (std::int64_t &number : numbers) {
        while (at != end && *at == ' ')
            ++at;
        const auto [next, error] = std::from_chars(at, end, number);
        constexpr std::int64_t Most = 1'000'000'000;
        if (error != std::errc{} || number < 0 || number > Most)
            return std::nullopt;
        at = next;
    }
    const auto [level, asked, right, milliseconds] = numbers;
    if (at != end || level > 2 || asked == 0 || right > asked)
        return std::nullopt;
    return DrillRun{static_cast<DrillLevel>(level), static_cast<int>(asked),
                    static_cast<int>(right), milliseconds};
}

} // namespace

bool DrillRun::isBetterThan(const DrillRun &other) const
{
    const std::int64_t mine = std::int64_t{right} * other.asked;
    const std::int64_t theirs = std::int64_t{other.right} * asked;
    return mine != theirs ? mine > theirs : milliseconds * other.asked < other.milliseconds * asked;
}

void DrillRecord::add(const DrillRun &run)
{
    if (run.asked == 0)
        return;
    runs.push_back(run);
    if (runs.size() > MostRuns)
        runs.erase(runs.begin());
    auto &its = best[static_cast<std::size_t>(run.level)];
    if (!its || run.isBetterThan(*its))
        its = run;
}

std::optional<DrillRun> DrillRecord::last(DrillLevel level) const
{
    const auto some = runsAt(*this, level);
    return some.empty() ? std::nullopt : std::optional{some.back()};
}

Trend trendOf(const DrillRecord &record, DrillLevel level)
{
    const auto runs = runsAt(record, level);
    const std::size_t n = runs.size();
    if (n < 4)
        return Trend::Unknown;
    const int before = shareOf(runs[n - 4], runs[n - 3]);
    const int now = shareOf(runs[n - 2], runs[n - 1]);
    if (now != before)
        return now > before ? Trend::Better : Trend::Worse;
    const auto took = runs[n - 2].milliseconds + runs[n - 1].milliseconds;
    const auto once = runs[n - 4].milliseconds + runs[n - 3].milliseconds;
    constexpr std::int64_t Tenth = 10; // a tenth faster or slower counts
    if (took + once / Tenth < once)
        return Trend::Better;
    return took > once + once / Tenth ? Trend::Worse : Trend::Same;
}

bool clockRuns(const DrillRecord &record, DrillLevel level)
{
    const auto last = record.last(level);
    return last && last->accurate();
}

std::int64_t targetMilliseconds(Drill drill, DrillLevel level)
{
    constexpr std::array Slower{1.0, 1.25, 1.5}; // a harder task may take longer
    const auto seconds = [drill] {
        switch (drill) {
        case Drill::Payouts:
            return 6;
        case Drill::CutStack:
            return 5;
        case Drill::Outcomes:
            return 8;
        case Drill::NextAct:
            return 6;
        case Drill::BurnAndDeal:
            return 8;
        case Drill::Limits:
            return 6;
        case Drill::Calls:
            return 5;
        case Drill::SpotMistake:
            return 40;
        case Drill::Questions:
            break;
        }
        return 6;
    }();
    return static_cast<std::int64_t>(seconds * 1000 * Slower[static_cast<std::size_t>(level)]);
}

DrillLevel levelFor(Drill drill, const DrillRecord &record)
{
    DrillLevel level = DrillLevel::First;
    for (const DrillLevel each : {DrillLevel::First, DrillLevel::Second}) {
        const auto &best = record.best[static_cast<std::size_t>(each)];
        if (best && best->accurate()
            && best->milliseconds <= targetMilliseconds(drill, each) * best->asked)
            level = static_cast<DrillLevel>(static_cast<int>(each) + 1);
    }
    return level;
}

std::string toText(const DrillRecord &record)
{
    std::string text;
    for (const auto &best : record.best) {
        if (best)
            append(text, *best);
    }
    text += '|';
    for (const DrillRun &run : record.runs)
        append(text, run);
    return text;
}

DrillRecord drillRecordFromText(std::string_view text)
{
    DrillRecord record;
    bool bests = true;
    while (!text.empty()) {
        if (text.front() == '|') {
            bests = false;
            text.remove_prefix(1);
            continue;
        }
        const auto end = text.find(';');
        const auto run = runFromText(text.substr(0, end));
        if (!run || end == std::string_view::npos)
            return {};
        if (bests)
            record.best[static_cast<std::size_t>(run->level)] = *run;
        else if (record.runs.size() < DrillRecord::MostRuns)
            record.runs.push_back(*run);
        text.remove_prefix(end + 1);
    }
    return record;
}

} // namespace pitwise
