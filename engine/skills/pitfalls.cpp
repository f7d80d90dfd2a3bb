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

/// Leaves out the act before `rest`: what is the first thing that the referee says?
void addOmission(Pitfalls &pitfalls, Table table, const House &house,
                 std::span<const LogEntry> rest)
{
    for (const LogEntry &entry : rest) {
        const auto found = performOn(table, house, entry.event);
        addFindings(pitfalls, found);
        if (!found.empty())
            return;
    }
}

/// Performs a right act, and adds what it shows that the dealer can do.
void practise(Table &table, const House &house, const Act &act, Pitfalls &practised)
{
    const auto mistakes = mistakesFor(table, house, act);
    for (const Act &mistake : mistakes)
        addVerdict(practised, table, house, mistake);
    const Table before = table;
    performOn(table, house, act);
    if (const auto next = nextAct(table, house))
        addVerdict(practised, before, house, *next);
}

} // namespace

Pitfalls practisedIn(const SessionSpec &spec, const House &house, std::span<const LogEntry> log)
{
    const House styled = houseOf(spec, house);
    Table table = tableOf(spec, styled);
    Pitfalls practised;
    for (const LogEntry &entry : log) {
        if (const auto *act = std::get_if<Act>(&entry.event))
            practise(table, styled, *act, practised);
        else
            performOn(table, styled, entry.event);
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

Pitfalls pitfallsAt(const Table &table, const House &house, const Act &act, const Act *next)
{
    Pitfalls pitfalls;
    for (const Act &mistake : mistakesFor(table, house, act))
        addVerdict(pitfalls, table, house, mistake);
    if (next != nullptr)
        addVerdict(pitfalls, table, house, *next);
    return pitfalls;
}

RoundPitfalls pitfallsOf(const SessionSpec &spec, const House &house, std::span<const LogEntry> log)
{
    const House styled = houseOf(spec, house);
    Table table = tableOf(spec, styled);
    RoundPitfalls pitfalls;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const auto *act = std::get_if<Act>(&log[i].event);
        if (act == nullptr) {
            performOn(table, styled, log[i].event);
            continue;
        }
        const auto rest = log.subspan(i + 1);
        for (const Act &other : confusions(table, styled))
            addVerdict(pitfalls.own, table, styled, other);
        for (const Act &extra : intrusions(table))
            addVerdict(pitfalls.extra, table, styled, extra);
        addOmission(pitfalls.own, table, styled, rest);
        practise(table, styled, *act, pitfalls.practised);
        // The next act, before the patrons have answered.
        const auto next = std::find_if(rest.begin(), rest.end(), [](const LogEntry &entry) {
            return std::holds_alternative<Act>(entry.event);
        });
        if (next != rest.end() && next != rest.begin())
            addVerdict(pitfalls.own, table, styled, std::get<Act>(next->event));
    }
    pitfalls.own.insert(pitfalls.practised.begin(), pitfalls.practised.end());
    return pitfalls;
}

} // namespace pitwise
