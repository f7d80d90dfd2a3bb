// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/skills/skillresults.h"

#include <charconv>
#include <cmath>
#include <map>

namespace pitwise {

namespace {

// How a round went, as the first letter of a stored result.
constexpr char Right = '+';
constexpr char Helped = '~';
constexpr char Wrong = '-';
constexpr char WrongAndHelped = '=';

char signOf(const SkillResult &result)
{
    if (result.right)
        return result.helped ? Helped : Right;
    return result.helped ? WrongAndHelped : Wrong;
}

/// Takes a number and the letter after it off the front of `text`.
template<typename Number>
bool take(std::string_view &text, Number &number, char after)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{})
        return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (after == ' ')
        return text.empty() || text.front() == ' ';
    if (text.empty() || text.front() != after)
        return false;
    text.remove_prefix(1);
    return true;
}

std::optional<SkillResult> takeResult(const std::string &skill, std::string_view &text)
{
    constexpr std::string_view Signs{"+~-="};
    if (text.empty() || Signs.find(text.front()) == std::string_view::npos)
        return std::nullopt;
    SkillResult result{.skill = skill};
    result.right = text.front() == Right || text.front() == Helped;
    result.helped = text.front() == Helped || text.front() == WrongAndHelped;
    text.remove_prefix(1);
    std::int64_t at = 0;
    if (!text.empty() && text.front() == ':') // its time is not known
        text.remove_prefix(1);
    else if (take(text, at, ':') && at >= 0)
        result.at = SessionTime::ofMs(at);
    else
        return std::nullopt;
    if (!take(text, result.ms, '/') || !take(text, result.timed, ' ') || result.timed < 0)
        return std::nullopt;
    return result;
}

} // namespace

std::vector<SkillResult> resultsOf(std::span<const Observation> round)
{
    std::map<std::string_view, SkillResult> bySkill;
    for (const Observation &each : round) {
        SkillResult &result = bySkill[each.skill];
        result.skill = each.skill;
        result.right = result.right && each.right;
        result.helped = result.helped || each.helped;
        if (each.seconds >= 0) {
            constexpr double MsOfSecond = 1000;
            result.ms += std::llround(each.seconds * MsOfSecond);
            ++result.timed;
        }
    }
    std::vector<SkillResult> results;
    for (auto &[skill, result] : bySkill)
        results.push_back(std::move(result));
    return results;
}

std::vector<SkillResult> resultsOf(std::span<const Observation> session,
                                   std::span<const LogEntry> log)
{
    std::vector<SkillResult> results;
    for (std::size_t from = 0; from < session.size();) {
        std::size_t to = from;
        while (to < session.size() && session[to].round == session[from].round)
            ++to;
        for (SkillResult &result : resultsOf(session.subspan(from, to - from))) {
            result.at = log[session[to - 1].event].at;
            results.push_back(std::move(result));
        }
        from = to;
    }
    return results;
}

std::string resultsText(std::span<const SkillResult> ofOneSkill)
{
    std::string text;
    for (const SkillResult &result : ofOneSkill) {
        if (!text.empty())
            text += ' ';
        text += signOf(result);
        if (result.at.known())
            text += std::to_string(result.at.ms());
        text += ':' + std::to_string(result.ms) + '/' + std::to_string(result.timed);
    }
    return text;
}

std::optional<std::vector<SkillResult>> resultsFromText(const std::string &skill,
                                                        std::string_view text)
{
    std::vector<SkillResult> results;
    while (!text.empty()) {
        auto result = takeResult(skill, text);
        if (!result)
            return std::nullopt;
        results.push_back(std::move(*result));
        if (!text.empty())
            text.remove_prefix(1); // the space
    }
    return results;
}

} // namespace pitwise
