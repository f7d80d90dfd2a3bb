// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/score.h"

#include <algorithm>

namespace pitwise {

Score scoreOf(const Session &session)
{
    const ScoringRules &rules = session.house().scoring;
    Score score;
    // Findings stand in the order of the log, so those of one act, and of one round, are together.
    int faultyRounds = 0;
    int faultyActs = 0;
    const Recorded *last = nullptr;
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
        faultyRounds += last == nullptr || last->round != recorded.round ? 1 : 0;
        faultyActs += last == nullptr || last->event != recorded.event ? 1 : 0;
        last = &recorded;
    }
    score.points = std::max(0.0, 100.0 - score.lost);
    score.passed = score.points >= rules.pass;
    score.rounds = session.rounds();
    score.cleanRounds = std::max(0, score.rounds - faultyRounds);
    score.acts = session.dealerActs();
    score.cleanActs = score.acts - faultyActs;
    return score;
}

} // namespace pitwise
