// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/skills/pitfalls.h"

#include "engine/procedure/expected.h"
#include "engine/procedure/keepstanding.h"
#include "engine/referee/floor.h"
#include "engine/table/apply.h"
#include "engine/table/physics.h"

#include <algorithm>

namespace pitwise {

namespace {

void addFindings(Pitfalls &pitfalls, std::span<const Finding> findings)
{
    for (const Finding &finding : findings)
        pitfalls.insert({finding.code, finding.rule});
}

void addVerdict(Pitfalls &pitfalls, const Table &table, const House &house, const Act &act)
{
    if (!impossible(table, house, act))
        addFindings(pitfalls, judge(table, house, act).findings);
}

/// Leaves out the act before `rest`: what is the first thing that the referee says, up to the next
/// round's first act?
void addOmission(Pitfalls &pitfalls, Table table, const House &house,
                 std::span<const LogEntry> rest)
{
    const int round = table.roundNumber;
    for (const LogEntry &entry : rest) {
        const bool next = table.roundNumber > round && std::holds_alternative<Act>(entry.event);
        const auto found = performOn(table, house, entry.event);
        addFindings(pitfalls, found);
        if (!found.empty() || next)
            return;
    }
}

/// What comes of doing something else, or of leaving it out.
Pitfalls neighboursOf(const Table &before, const House &house, const Act &act,
                      std::span<const LogEntry> rest)
{
    Pitfalls pitfalls = pitfallsAt(before, house, act);
    Table after = before;
    performOn(after, house, act);
    if (const auto next = nextAct(after, house))
        addVerdict(pitfalls, before, house, *next);
    addOmission(pitfalls, before, house, rest);
    return pitfalls;
}

/// Does the next act before anybody answered the one before it.
void addHaste(Pitfalls &pitfalls, Table table, const House &house, const Act &act, const Act &next)
{
    performOn(table, house, act);
    addVerdict(pitfalls, table, house, next);
}

/// What comes of not waiting for the patrons' answer to the act.
Pitfalls hastyActs(const Table &before, const House &house, const Act &act,
                   std::span<const LogEntry> rest)
{
    Pitfalls pitfalls;
    const auto next = std::find_if(rest.begin(), rest.end(), [](const LogEntry &entry) {
        return std::holds_alternative<Act>(entry.event);
    });
    if (next == rest.begin())
        return pitfalls;
    if (next != rest.end())
        addHaste(pitfalls, before, house, act, std::get<Act>(next->event));
    Table after = before;
    performOn(after, house, act);
    for (const Act &hasty : impatience(after, house))
        addVerdict(pitfalls, after, house, hasty);
    return pitfalls;
}

} // namespace

Pitfalls practisedIn(const SessionSpec &spec, const House &house, std::span<const LogEntry> log)
{
    const House styled = houseOf(spec, house);
    Table table = tableOf(spec, styled);
    Pitfalls practised;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (const auto *act = std::get_if<Act>(&log[i].event))
            practised.merge(practisedBy(table, styled, *act, log.subspan(i + 1)));
        performOn(table, styled, log[i].event);
    }
    return practised;
}

std::vector<Finding> performOn(Table &table, const House &house, const Event &event)
{
    if (impossible(table, house, event))
        return {};
    std::vector<Finding> found;
    if (const auto *act = std::get_if<Act>(&event)) {
        Verdict verdict = judge(table, house, *act);
        visitKind(
            [&](const auto &what) {
                if (verdict.clean())
                    return carryOut(table, house, what);
                makeGoodOmissions(table, house, verdict.omissions());
                carryOut(table, house, what, verdict);
            },
            *act);
        found = std::move(verdict.findings);
    } else {
        apply(table, house, event);
    }
    keepStanding(table, house);
    return found;
}

Pitfalls pitfallsAt(const Table &table, const House &house, const Act &act)
{
    Pitfalls pitfalls;
    for (const Act &mistake : mistakesFor(table, house, act))
        addVerdict(pitfalls, table, house, mistake);
    return pitfalls;
}

Pitfalls practisedBy(const Table &before, const House &house, const Act &act,
                     std::span<const LogEntry> rest)
{
    Pitfalls pitfalls = neighboursOf(before, house, act, rest);
    pitfalls.merge(hastyActs(before, house, act, rest));
    return pitfalls;
}

RoundPitfalls pitfallsOf(const SessionSpec &spec, const House &house, std::span<const LogEntry> log)
{
    const House styled = houseOf(spec, house);
    Table table = tableOf(spec, styled);
    RoundPitfalls pitfalls;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (const auto *act = std::get_if<Act>(&log[i].event)) {
            const auto rest = log.subspan(i + 1);
            for (const Act &other : confusions(table, styled))
                addVerdict(pitfalls.own, table, styled, other);
            for (const Act &extra : intrusions(table))
                addVerdict(pitfalls.extra, table, styled, extra);
            pitfalls.practised.merge(neighboursOf(table, styled, *act, rest));
            pitfalls.extra.merge(hastyActs(table, styled, *act, rest));
            const bool one = rest.size() > 1 && !std::holds_alternative<Act>(rest[0].event)
                          && std::holds_alternative<Act>(rest[1].event);
            if (one) // two lines change places
                addHaste(pitfalls.own, table, styled, *act, std::get<Act>(rest[1].event));
        }
        performOn(table, styled, log[i].event);
    }
    pitfalls.own.insert(pitfalls.practised.begin(), pitfalls.practised.end());
    pitfalls.practised.merge(practisedIn(spec, house, log));
    return pitfalls;
}

} // namespace pitwise
