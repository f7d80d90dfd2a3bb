// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/score.h"

#include <algorithm>

namespace pitwise {

namespace {

/// Acts and rounds of somebody else.
struct Before
{
    int acts = 0;
    int rounds = 0;
};

Before countedBefore(const Session &session, std::size_t from)
{
    Before before;
    for (std::size_t i = 0; i < std::min(from, session.log().size()); ++i) {
        const auto *act = std::get_if<Act>(&session.log()[i]);
        const bool refused =
            std::any_of(session.refusals().begin(), session.refusals().end(),
                        [&](const Refusal &refusal) { return refusal.event == i; });
        before.acts += act != nullptr && !refused ? 1 : 0;
        before.rounds += act != nullptr && isAny<act::End>(*act) && !refused ? 1 : 0;
    }
    return before;
}

} // namespace

Score scoreOf(const Session &session, std::size_t from)
{
    const ScoringRules &rules = session.house().scoring;
    Score score;
    // Findings stand in the order of the log, so those of one act, and of one round, are together.
    int faultyRounds = 0;
    int faultyActs = 0;
    const Recorded *last = nullptr;
    for (const Recorded &recorded : session.findings()) {
        if (recorded.event < from)
            continue;
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
    const Before before = countedBefore(session, from);
    score.rounds = session.rounds() - before.rounds;
    score.cleanRounds = std::max(0, score.rounds - faultyRounds);
    score.acts = session.dealerActs() - before.acts;
    score.cleanActs = score.acts - faultyActs;
    return score;
}

} // namespace pitwise
