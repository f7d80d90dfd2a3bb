// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/drills/drill.h"

#include "engine/drills/material.h"

namespace pitwise {

namespace {

constexpr std::uint64_t DrillStream = 3'000'000'019; // far from those of shuffles and situations
constexpr int Tries = 40;

std::optional<DrillTask> questionTask(const House &house, std::span<const House> others,
                                      std::uint64_t seed)
{
    auto questions = askAbout(house, 1, KeyStream{Seed{seed}, DrillStream}, others);
    if (questions.empty())
        return std::nullopt;
    DrillTask task;
    task.drill = Drill::Questions;
    task.house = house;
    task.table = newTable(house, Seed{seed});
    task.ask = ask::Rule{std::move(questions.front())};
    return task;
}

std::optional<DrillTask> fromRound(Drill drill, DrillLevel level, const House &house,
                                   const DrillRound &round, Rng &rng)
{
    switch (drill) {
    case Drill::Payouts:
        return payoutTask(round, house, level, rng);
    case Drill::Outcomes:
        return outcomeTask(round, house, rng);
    case Drill::NextAct:
        return nextActTask(round, house, rng);
    case Drill::BurnAndDeal:
        return runTask(round, house, level, rng);
    case Drill::Limits:
        return limitTask(round, house, rng);
    case Drill::Calls:
        return callTask(round, house, rng);
    case Drill::SpotMistake:
        return watchTask(round, house, rng);
    case Drill::CutStack:
    case Drill::Questions:
        break;
    }
    return std::nullopt;
}

} // namespace

std::string_view name(Drill drill)
{
    switch (drill) {
    case Drill::Payouts:
        return "payouts";
    case Drill::CutStack:
        return "cut-stack";
    case Drill::Outcomes:
        return "outcomes";
    case Drill::NextAct:
        return "next-act";
    case Drill::BurnAndDeal:
        return "burn-and-deal";
    case Drill::Limits:
        return "limits";
    case Drill::Calls:
        return "calls";
    case Drill::SpotMistake:
        return "spot-mistake";
    case Drill::Questions:
        break;
    }
    return "questions";
}

std::optional<Drill> drillNamed(std::string_view text)
{
    for (const Drill drill : AllDrills) {
        if (name(drill) == text)
            return drill;
    }
    return std::nullopt;
}

std::optional<DrillTask> drillTask(Drill drill, DrillLevel level, const House &house,
                                   std::span<const House> others, std::uint64_t seed)
{
    if (drill == Drill::Questions)
        return questionTask(house, others, seed);
    Rng rng{seed, DrillStream + static_cast<std::uint64_t>(drill)};
    if (drill == Drill::CutStack)
        return stackTask(house, level, rng);
    const auto some = ingredientsOf(drill, level);
    for (int i = 0; i < Tries; ++i) {
        const auto round = drillRound(some, house, rng);
        auto task = round ? fromRound(drill, level, house, *round, rng) : std::nullopt;
        if (task) {
            task->level = level;
            return task;
        }
    }
    return std::nullopt;
}

} // namespace pitwise
