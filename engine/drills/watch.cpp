// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/drills/material.h"
#include "engine/procedure/expected.h"
#include "engine/skills/pitfalls.h"

#include <algorithm>

namespace pitwise {

namespace {

constexpr int ActsAfter = 3; ///< that the dealer goes on after his mistake

/// A mistake in place of the act that the referee reports once, as the act's own.
std::optional<Act> onePlainMistake(const Table &table, const House &house, const Act &act, Rng &rng)
{
    std::vector<Act> mistakes = mistakesFor(table, house, act);
    shuffle(mistakes, rng);
    for (const Act &mistake : mistakes) {
        if (saidOf(table, house, mistake).size() == 1)
            return mistake;
    }
    return std::nullopt;
}

/// Other mistakes of this round, to choose from.
std::vector<FindingCode> otherCodes(const DrillRound &round, const House &house, FindingCode right)
{
    std::vector<FindingCode> codes;
    for (std::size_t i = 0; i < round.before.size(); ++i) {
        const auto *act = std::get_if<Act>(&round.dealt.log[i].event);
        if (act == nullptr)
            continue;
        for (const Pitfall &each : pitfallsAt(round.before[i], house, *act)) {
            if (each.code != right
                && std::find(codes.begin(), codes.end(), each.code) == codes.end())
                codes.push_back(each.code);
        }
    }
    return codes;
}

} // namespace

std::optional<DrillTask> watchTask(const DrillRound &round, const House &house, Rng &rng)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < round.before.size(); ++i) {
        if (std::holds_alternative<Act>(round.dealt.log[i].event))
            places.push_back(i);
    }
    const std::size_t at = oneOf(places, rng);
    const auto wrong =
        onePlainMistake(round.before[at], house, std::get<Act>(round.dealt.log[at].event), rng);
    if (!wrong)
        return std::nullopt;
    ask::Watch watch;
    for (std::size_t i = 0; i < at; ++i)
        watch.events.push_back(round.dealt.log[i].event);
    Table table = round.before[at];
    watch.events.emplace_back(*wrong);
    watch.wrongAt = at;
    watch.finding = performOn(table, house, *wrong).front();
    for (int i = 0; i < ActsAfter; ++i) {
        const auto act = nextAct(table, house);
        if (!act)
            break;
        watch.events.emplace_back(*act);
        performOn(table, house, *act);
    }
    watch.options = otherCodes(round, house, watch.finding.code);
    if (watch.options.empty())
        return std::nullopt;
    shuffle(watch.options, rng);
    watch.options.resize(std::min(watch.options.size(), MostDrillOptions - 1));
    watch.options.push_back(watch.finding.code);
    shuffle(watch.options, rng);
    const auto right = std::find(watch.options.begin(), watch.options.end(), watch.finding.code);
    watch.right = static_cast<std::size_t>(right - watch.options.begin());
    DrillTask task;
    task.drill = Drill::SpotMistake;
    task.house = house;
    task.table = round.before.front();
    task.rule = watch.finding.rule;
    task.ask = std::move(watch);
    return task;
}

} // namespace pitwise
