// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/score.h"

#include <algorithm>
#include <set>

namespace pitwise {

Score scoreOf(const Session &session)
{
    const ScoringRules &rules = session.house().scoring;
    Score score;
    std::set<int> faultyRounds;
    std::set<std::size_t> faultyActs;
    for (const Recorded &recorded : session.findings()) {
        int weight = 0;
        switch (severityOf(recorded.finding.code)) {
        case Severity::Critical:
            ++score.critical;
            weight = rules.critical;
            break;
        case Severity::Major:
            ++score.major;
            weight = rules.major;
            break;
        case Severity::Minor:
            ++score.minor;
            weight = rules.minor;
            break;
        }
        score.corrected += recorded.finding.corrected ? 1 : 0;
        score.lost += recorded.finding.corrected ? weight / 2.0 : weight;
        faultyRounds.insert(recorded.round);
        faultyActs.insert(recorded.event);
    }
    score.points = std::max(0.0, 100.0 - score.lost);
    score.passed = score.points >= rules.pass;
    score.rounds = session.rounds();
    score.cleanRounds = std::max(0, score.rounds - static_cast<int>(faultyRounds.size()));
    score.acts = session.dealerActs();
    score.cleanActs = score.acts - static_cast<int>(faultyActs.size());
    return score;
}

} // namespace pitwise
