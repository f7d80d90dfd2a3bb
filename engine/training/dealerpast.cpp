// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/dealerpast.h"

#include "engine/session/score.h"
#include "engine/situations/sameround.h"
#include "engine/skills/skill.h"

#include <algorithm>
#include <map>

namespace pitwise {

namespace {

double secondsOf(const std::vector<LogEntry> &log)
{
    constexpr double MsOfSecond = 1000;
    const auto last = std::find_if(log.rbegin(), log.rend(),
                                   [](const LogEntry &entry) { return entry.at.known(); });
    return last == log.rend() ? 0 : static_cast<double>(last->at.ms()) / MsOfSecond;
}

} // namespace

PastSession inFigures(const Session &session, Moment began)
{
    const Score score = scoreOf(session, session.spec().sitting.shown);
    return {.began = began,
            .house = session.house().id,
            .game = session.house().game,
            .rounds = score.rounds,
            .acts = score.acts,
            .findings = score.critical + score.major + score.minor,
            .seconds = secondsOf(session.log()),
            .pace = score.pace};
}

void remember(DealerPast &past, const Session &session, Moment began)
{
    past.memory.rememberSession(observationsOf(session.spec(), session.house(), session.log()),
                                began, session.log());
    past.sessions.push_back(inFigures(session, began));
}

double hoursAt(Game game, const std::vector<PastSession> &sessions)
{
    constexpr double SecondsOfHour = 3600;
    std::map<Game, double> seconds;
    for (const PastSession &each : sessions)
        seconds[each.game] += each.seconds;
    return seconds[game] / SecondsOfHour;
}

std::vector<OwnMistake> mistakesIn(const Session &session, Moment began)
{
    std::vector<OwnMistake> mistakes;
    for (const Recorded &each : session.findings()) {
        if (each.event < session.spec().sitting.shown
            || (!mistakes.empty() && mistakes.back().round == each.round))
            continue;
        auto again = sameRound(session, each.round);
        if (!again)
            continue;
        const SessionTime at = session.log()[each.event].at;
        mistakes.push_back({.at = at.known() ? Moment::ofMs(began.ms() + at.ms()) : began,
                            .round = each.round,
                            .finding = each.finding,
                            .skill = skillOf(each.finding.rule, session.house()),
                            .again = std::move(*again)});
    }
    return mistakes;
}

bool isOpen(const Memory &memory, std::string_view skill)
{
    const SkillMemory *known = memory.find(skill);
    return known == nullptr || known->streak < RightAgain;
}

void keepOpen(std::vector<OwnMistake> &mistakes, std::vector<OwnMistake> older,
              const Memory &memory, int most)
{
    for (auto each = older.rbegin(); each != older.rend(); ++each) {
        const bool known =
            std::any_of(mistakes.begin(), mistakes.end(),
                        [&](const OwnMistake &other) { return other.skill == each->skill; });
        if (!known && isOpen(memory, each->skill) && static_cast<int>(mistakes.size()) < most)
            mistakes.push_back(std::move(*each));
    }
}

} // namespace pitwise
