// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/madepast.h"

#include "engine/base/rng.h"
#include "engine/situations/course.h"

#include <algorithm>
#include <array>

namespace pitwise::pictures {

namespace {

constexpr int Weeks = 12;

/// Better from week to week, and worse at what comes late in the course.
void learn(Memory &memory, const std::vector<std::string> &course, Moment now)
{
    Rng rng{7, 7};
    const auto count = static_cast<int>(course.size());
    for (int i = 0; i < count * 5 / 6; ++i) {
        const int rounds = 1 + (count - i) / 3;
        for (int round = 0; round < rounds; ++round) {
            const double daysAgo = 60.0 * (rounds - round) / rounds;
            const bool early = round * 2 < rounds;
            const bool right = !rng.chance(static_cast<std::uint32_t>(early ? 35 : 4 + i / 2));
            memory.remember(SkillResult{.skill = course[static_cast<std::size_t>(i)],
                                        .right = right,
                                        .ms = 3000,
                                        .timed = 1},
                            now.plusDays(-daysAgo));
        }
    }
}

} // namespace

MadePast::MadePast(const House &house, Moment now)
{
    learn(m_past.memory, courseOf(house), now);
    for (int week = Weeks; week > 0; --week) {
        constexpr double SecondsDealt = 5400;
        m_past.sessions.push_back({.began = now.plusDays(-7.0 * week + 3),
                                   .house = house.id,
                                   .game = house.game,
                                   .rounds = 30,
                                   .acts = 600,
                                   .findings = 4 + week * 5 + (week * 7) % 11,
                                   .seconds = SecondsDealt,
                                   .pace = 66.0 + week * 5 + (week * 5) % 9});
    }
    constexpr std::array Codes{FindingCode::WrongPayout, FindingCode::SettledOutOfOrder,
                               FindingCode::OfferMissed};
    for (const FindingCode code : Codes) {
        OwnMistake mistake;
        mistake.at = now.plusDays(-1.0 - static_cast<double>(m_mistakes.size()) * 2);
        mistake.finding.code = code;
        m_mistakes.push_back(mistake);
    }
}

void MadePast::past(const QString &, QObject *,
                    std::function<void(const DealerPast &, const QString &)> then)
{
    then(m_past, {});
}

void MadePast::mistakes(const QString &, const std::string &, QObject *,
                        std::function<void(const std::vector<OwnMistake> &, const QString &)> then)
{
    then(m_mistakes, {});
}

} // namespace pitwise::pictures
