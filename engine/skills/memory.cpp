// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/skills/memory.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace pitwise {

namespace {

constexpr double WantedRecall = 0.9;
constexpr int EnoughInARow = 3;
constexpr int RecentRounds = 5;
constexpr double SureDays = 30;

Grade gradeOf(const SkillResult &result)
{
    if (!result.right)
        return Grade::Again;
    return result.helped ? Grade::Hard : Grade::Good;
}

void addResult(SkillMemory &skill, const SkillResult &result, Moment at)
{
    const double days = skill.seen == 0 ? 0 : std::max(0.0, at.daysSince(skill.last));
    skill.trace = reviewed(skill.trace, gradeOf(result), days);
    skill.last = at;
    ++skill.seen;
    skill.right += result.right ? 1 : 0;
    skill.streak = !result.right ? 0 : skill.streak + (result.helped ? 0 : 1);
    skill.recent = static_cast<std::uint8_t>((skill.recent << 1U) | (result.right ? 1U : 0U));
    if (result.timed > 0) {
        constexpr double MsOfSecond = 1000;
        const double usual = static_cast<double>(result.ms) / MsOfSecond / result.timed;
        constexpr double Weight = 0.3; // of the newest time
        skill.seconds = skill.seconds < 0 ? usual : (1 - Weight) * skill.seconds + Weight * usual;
    }
}

} // namespace

std::string_view name(Level level)
{
    switch (level) {
    case Level::New:
        return "new";
    case Level::Learning:
        return "learning";
    case Level::Known:
        return "known";
    case Level::Fading:
        return "fading";
    case Level::Sure:
        return "sure";
    }
    return {};
}

double SkillMemory::recallAt(Moment now) const
{
    return retrievability(trace, now.daysSince(last));
}

std::pair<int, int> SkillMemory::wrongOfLast(int count) const
{
    const int known = std::min({count, seen, 8});
    const auto mask = static_cast<unsigned>((1U << static_cast<unsigned>(known)) - 1U);
    const int rightOnes = std::popcount(static_cast<unsigned>(recent) & mask);
    return {known - rightOnes, known};
}

double SkillMemory::chanceAt(Moment now) const
{
    // Right results in a row are the best evidence; two imagined ones, half right, keep it modest.
    const auto [wrong, known] = wrongOfLast(RecentRounds);
    const double shown = (known - wrong + 1.0) / (known + 2.0);
    return recallAt(now) * shown;
}

double SkillMemory::certainty() const
{
    return 1 - std::exp(-seen / 3.0);
}

Level SkillMemory::levelAt(Moment now) const
{
    if (seen == 0)
        return Level::New;
    if (streak < EnoughInARow)
        return Level::Learning;
    if (recallAt(now) < WantedRecall)
        return Level::Fading;
    return trace.stability >= SureDays ? Level::Sure : Level::Known;
}

Moment SkillMemory::due() const
{
    return last.plusDays(daysUntil(trace, WantedRecall));
}

void Memory::remember(std::span<const Observation> round, Moment at)
{
    for (const SkillResult &result : resultsOf(round))
        addResult(m_skills[result.skill], result, at);
}

void Memory::remember(const SkillResult &result, Moment began)
{
    const Moment when = result.at.known() ? Moment::ofMs(began.ms() + result.at.ms()) : began;
    addResult(m_skills[result.skill], result, when);
}

void Memory::rememberSession(std::span<const Observation> session, Moment began,
                             std::span<const LogEntry> log)
{
    for (const SkillResult &result : resultsOf(session, log))
        remember(result, began);
}

const SkillMemory *Memory::find(std::string_view skill) const
{
    const auto found = m_skills.find(skill);
    return found == m_skills.end() ? nullptr : &found->second;
}

} // namespace pitwise
