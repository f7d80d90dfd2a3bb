// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/skills/practice.h"

#include <algorithm>

namespace pitwise {

namespace {

/// A skill that was practised a moment ago waits a little: what comes back at once teaches less.
constexpr double RestSeconds = 100;
constexpr double RestFactor = 0.35;
/// How urgent something new is; a little less for what comes later in the course.
constexpr double NewUrgency = 0.62;

struct Candidate
{
    SkillPick pick;
    double urgency = 0;
};

PracticeReason reasonFor(const SkillMemory &skill, Moment now)
{
    switch (skill.levelAt(now)) {
    case Level::New:
        return PracticeReason::Next;
    case Level::Learning:
        return skill.wrongOfLast(5).first > 0 ? PracticeReason::Weak : PracticeReason::Young;
    case Level::Fading:
        return PracticeReason::Due;
    case Level::Known:
    case Level::Sure:
        break;
    }
    return PracticeReason::Keep;
}

Candidate candidateFor(const std::string &skill, const SkillMemory *known, Moment now, double place)
{
    if (known == nullptr || known->seen == 0)
        return {{skill, PracticeReason::Next, 0, 0}, NewUrgency - 0.1 * place};
    const auto [wrong, of] = known->wrongOfLast(5);
    Candidate candidate{{skill, reasonFor(*known, now), wrong, of}, 1 - known->chanceAt(now)};
    if (now.secondsSince(known->last) < RestSeconds)
        candidate.urgency *= RestFactor;
    return candidate;
}

} // namespace

std::vector<SkillPick> picksFor(const Memory &memory, std::span<const std::string> course,
                                Moment now, int most)
{
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < course.size(); ++i)
        candidates.push_back(
            candidateFor(course[i], memory.find(course[i]), now,
                         static_cast<double>(i) / static_cast<double>(course.size())));
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate &a, const Candidate &b) { return a.urgency > b.urgency; });
    std::vector<SkillPick> picks;
    for (const Candidate &each : candidates) {
        if (static_cast<int>(picks.size()) < most)
            picks.push_back(each.pick);
    }
    return picks;
}

bool isMastered(const Memory &memory, std::span<const std::string> course, Moment now)
{
    return std::all_of(course.begin(), course.end(), [&](const std::string &skill) {
        const SkillMemory *known = memory.find(skill);
        const Level level = known == nullptr ? Level::New : known->levelAt(now);
        return level == Level::Known || level == Level::Sure;
    });
}

} // namespace pitwise
