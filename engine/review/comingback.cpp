// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/review/comingback.h"

#include "engine/skills/observation.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace pitwise {

namespace {

using SkillCounts = std::map<std::string, SkillComingBack>;

void countSkills(SkillCounts &counts, const Session &session, std::size_t nth)
{
    // A skill counts once a round, wrong if any of its acts was.
    std::map<std::string, std::map<int, bool>> wrongIn;
    for (const Observation &seen : observationsOf(session.spec(), session.house(), session.log())) {
        bool &wrong = wrongIn[seen.skill][seen.round];
        wrong = wrong || !seen.right;
        if (!seen.right)
            counts[seen.skill].last = {nth, seen.event};
    }
    for (const auto &[skill, rounds] : wrongIn) {
        SkillComingBack &one = counts[skill];
        one.skill = skill;
        one.house = session.house().id;
        one.rounds += static_cast<int>(rounds.size());
        const auto wrong = std::count_if(rounds.begin(), rounds.end(),
                                         [](const auto &round) { return round.second; });
        one.wrong += static_cast<int>(wrong);
        one.sessions += wrong > 0 ? 1 : 0;
    }
}

void countFindings(std::map<FindingCode, FindingComingBack> &counts, const Session &session,
                   std::size_t nth)
{
    std::set<FindingCode> here;
    for (const Recorded &recorded : session.findings()) {
        if (!recorded.counts || recorded.event < session.spec().sitting.shown)
            continue;
        FindingComingBack &one = counts[recorded.finding.code];
        one.code = recorded.finding.code;
        one.last = {nth, recorded.event};
        ++one.times;
        if (here.insert(one.code).second)
            ++one.sessions;
    }
}

} // namespace

ComingBack comingBack(const std::vector<const Session *> &sessions)
{
    std::map<FindingCode, FindingComingBack> findings;
    SkillCounts skills;
    for (std::size_t i = 0; i < sessions.size(); ++i) {
        countFindings(findings, *sessions[i], i);
        countSkills(skills, *sessions[i], i);
    }
    ComingBack back;
    for (const auto &[code, one] : findings)
        back.findings.push_back(one);
    for (const auto &[skill, one] : skills) {
        if (one.wrong > 0)
            back.skills.push_back(one);
    }
    std::stable_sort(back.findings.begin(), back.findings.end(), [](const auto &a, const auto &b) {
        return std::tuple{a.sessions, a.times} > std::tuple{b.sessions, b.times};
    });
    std::stable_sort(back.skills.begin(), back.skills.end(), [](const auto &a, const auto &b) {
        return std::tuple{a.sessions, a.wrong} > std::tuple{b.sessions, b.wrong};
    });
    return back;
}

} // namespace pitwise
