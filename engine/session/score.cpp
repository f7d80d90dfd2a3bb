// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/score.h"

#include <algorithm>

namespace pitwise {

namespace {

bool isRefused(const Session &session, std::size_t event)
{
    return std::any_of(session.refusals().begin(), session.refusals().end(),
                       [&](const Refusal &refusal) { return refusal.event == event; });
}

/// How many acts the dealer made before event `end`.
int actsBefore(const Session &session, std::size_t end)
{
    int acts = 0;
    for (std::size_t i = 0; i < std::min(end, session.log().size()); ++i) {
        const bool dealers = std::holds_alternative<Act>(session.log()[i].event);
        acts += dealers && !isRefused(session, i) ? 1 : 0;
    }
    return acts;
}

/// How many acts the dealer made from event `begin` on, in the last attempt at the round.
int actsFrom(const Session &session, std::size_t begin)
{
    int acts = 0;
    for (std::size_t i = begin; i < session.log().size(); ++i) {
        const Event &event = session.log()[i].event;
        acts = isAgain(event) ? 0 : acts;
        acts += std::holds_alternative<Act>(event) && !isRefused(session, i) ? 1 : 0;
    }
    return acts;
}

} // namespace

std::span<const EndedRound> endedFrom(const Session &session, std::size_t from)
{
    const std::span<const EndedRound> all = session.endedRounds();
    const auto first = std::find_if(all.begin(), all.end(),
                                    [&](const EndedRound &round) { return round.last >= from; });
    return all.subspan(static_cast<std::size_t>(first - all.begin()));
}

Score scoreOf(const Session &session, std::size_t from, std::size_t until)
{
    const ScoringRules &rules = session.house().scoring;
    Score score;
    // Findings are in the order of the log, so those of one act or one round are next to each
    // other.
    int faultyRounds = 0;
    int faultyActs = 0;
    const Recorded *last = nullptr;
    for (const Recorded &recorded : session.findings()) {
        if (recorded.event < from || recorded.event >= until || recorded.dealtAgain)
            continue;
        faultyRounds += last == nullptr || last->round != recorded.round ? 1 : 0;
        faultyActs += last == nullptr || last->event != recorded.event ? 1 : 0;
        last = &recorded;
        if (!recorded.counts)
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
    }
    score.dealtAgain = session.dealtAgain();
    score.points = std::max(0.0, 100.0 - score.lost);
    score.passed = score.points >= rules.pass;
    const auto rounds = endedFrom(session, from);
    const bool all = until >= session.log().size();
    const int begun = all ? session.rounds() : static_cast<int>(session.endedRounds().size());
    score.rounds = begun - static_cast<int>(session.endedRounds().size() - rounds.size());
    score.cleanRounds = std::max(0, score.rounds - faultyRounds);
    score.acts = session.dealerActs() - actsBefore(session, from)
               - (all ? 0 : actsFrom(session, std::max(from, until)));
    score.pace = paceOf(session.log(), rounds);
    score.cleanActs = score.acts - faultyActs;
    return score;
}

} // namespace pitwise
