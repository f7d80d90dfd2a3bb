// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/practise/nextround.h"

#include "engine/situations/situation.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

std::optional<DealtRound> roundWith(std::vector<SkillPick> &picks, const House &house,
                                    std::uint64_t seed)
{
    for (; !picks.empty(); picks.pop_back()) {
        SituationWish wish{.names = {}, .seed = seed};
        for (const SkillPick &pick : picks)
            wish.names.push_back(pick.skill);
        auto dealt = situationFor(house, wish);
        if (auto *round = std::get_if<DealtRound>(&dealt))
            return std::move(*round);
    }
    return std::nullopt;
}

NextRound roundToDeal(const DealtRound &round, Coaching coaching, const KnownHouse &known)
{
    PlaySettings settings;
    settings.house = known.name;
    settings.coaching = coaching;
    NextRound next;
    next.session = prepared(Sitting::forSituation(round, settings, known.house));
    return next;
}

} // namespace

NextRound practiceRound(const Standing &standing, std::uint64_t seed)
{
    // More than a round needs: the most urgent one may not be there for this number of seats.
    constexpr int Candidates = 8;
    constexpr int InOneRound = 3;
    auto candidates = picksFor(standing.past.memory, standing.course, standing.now, Candidates);
    for (; !candidates.empty(); candidates.erase(candidates.begin())) {
        std::vector<SkillPick> picks = candidates;
        picks.resize(std::min<std::size_t>(picks.size(), InOneRound));
        const auto round = roundWith(picks, standing.known.house, seed);
        if (!round)
            continue;
        NextRound next = roundToDeal(*round, Coaching::Coach, standing.known);
        next.asksForPace = std::all_of(picks.begin(), picks.end(), [&](const SkillPick &pick) {
            const Level level = standing.levelOf(pick.skill);
            return level == Level::Known || level == Level::Sure || level == Level::Fading;
        });
        next.picks = std::move(picks);
        return next;
    }
    return {};
}

NextRound sameRoundAs(const OwnMistake &mistake, const KnownHouse &known)
{
    NextRound next = roundToDeal(mistake.again, Coaching::Practice, known);
    next.mistake = mistake;
    return next;
}

void remember(Memory &memory, const SessionSpec &spec, const House &house,
              const std::vector<LogEntry> &log, Moment began)
{
    memory.rememberSession(observationsOf(spec, house, log), began, log);
}

void assumeRight(Memory &memory, const std::vector<SkillPick> &picks, Moment at)
{
    for (const SkillPick &pick : picks)
        memory.remember(SkillResult{.skill = pick.skill}, at);
}

} // namespace pitwise::ui
