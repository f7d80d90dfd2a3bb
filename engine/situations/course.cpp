// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/situations/course.h"

#include "engine/situations/situation.h"
#include "engine/situations/target.h"

#include <algorithm>

namespace pitwise {

namespace {

/// When an ingredient is learned. A plain round comes first; what is odd or rare comes last.
int stageOf(Ingredient ingredient)
{
    using enum Ingredient;
    if (ingredient == Plain || (ingredient >= Win && ingredient <= Ace) || ingredient == HandWon
        || ingredient == HandLost || ingredient == HandPushed)
        return 0;
    if (ingredient >= Win)
        return 1;
    if (ingredient <= LateBet)
        return 2;
    return ingredient == NewShoe || ingredient == ShoeRunsOut ? 4 : 3;
}

int stageOf(const std::string &skill, const House &house)
{
    const auto target = targetFor(skill, house);
    if (!target || target->recipes.empty())
        return 1;
    int stage = 0;
    for (const Ingredient each : target->recipes.front())
        stage = std::max(stage, stageOf(each));
    return stage;
}

} // namespace

std::vector<std::string> courseOf(const House &house)
{
    std::vector<std::string> course = situationNames(house).skills;
    std::stable_sort(course.begin(), course.end(), [&](const auto &a, const auto &b) {
        return stageOf(a, house) < stageOf(b, house);
    });
    return course;
}

} // namespace pitwise
