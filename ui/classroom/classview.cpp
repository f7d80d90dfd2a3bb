// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/classroom/classview.h"

#include <algorithm>
#include <tuple>

namespace pitwise::ui {

GroupLevel levelOf(const Trainee &trainee, SkillGroup group)
{
    constexpr int RoundsPerMistake = 10; // more mistakes than one in so many rounds are often
    if (trainee.recentRounds == 0)
        return GroupLevel::Unknown;
    const int mistakes = trainee.mistakes[static_cast<std::size_t>(group)];
    if (mistakes == 0)
        return GroupLevel::Clean;
    return mistakes * RoundsPerMistake <= trainee.recentRounds ? GroupLevel::Few
                                                               : GroupLevel::Often;
}

void sortByNeed(std::vector<Trainee> &trainees, const QDate &today)
{
    const auto need = [&](const Trainee &trainee) {
        const bool isDone = trainee.standing == Trainee::Standing::Ready
                         || trainee.standing == Trainee::Standing::Certified;
        return std::tuple{-trainee.stuckIn, !trainee.expiresSoon(today), isDone,
                          trainee.standing == Trainee::Standing::NothingYet, trainee.score};
    };
    std::stable_sort(trainees.begin(), trainees.end(),
                     [&](const Trainee &a, const Trainee &b) { return need(a) < need(b); });
}

} // namespace pitwise::ui
