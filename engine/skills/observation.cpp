// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/skills/observation.h"

#include "engine/procedure/expected.h"
#include "engine/session/session.h"
#include "engine/skills/pitfalls.h"
#include "engine/skills/skill.h"

#include <utility>

namespace pitwise {

namespace {

/// Follows a session act by act and remembers what was just explained.
class Watching
{
public:
    Watching(const SessionSpec &spec, const House &house) : m_session(spec, house) { }

    void follow(const LogEntry &entry, bool hinted)
    {
        const auto *act = std::get_if<Act>(&entry.event);
        const Table before = m_session.table();
        const Step step = m_session.perform(entry.event, entry.at);
        if (act == nullptr || step.refused)
            return;
        const double seconds = sinceLast(entry.at);
        const bool counts = step.number >= m_session.spec().sitting.shown;
        for (Observation &each : observe(before, m_session.house(), *act, step.findings)) {
            each.helped = hinted || (each.right && m_explained.contains(each.skill));
            each.seconds = seconds;
            each.round = step.round;
            each.event = step.number;
            if (!each.right)
                m_explainedNow.insert(each.skill);
            if (counts)
                m_seen.push_back(std::move(each));
        }
        // In coach mode the dealer has just read what is right.
        m_explained = step.happened ? std::set<std::string>{} : std::move(m_explainedNow);
        m_explainedNow.clear();
    }

    std::vector<Observation> take() { return std::move(m_seen); }

private:
    double sinceLast(SessionTime at)
    {
        const SessionTime last = std::exchange(m_last, at);
        return at.known() && last.known() ? static_cast<double>(at.ms() - last.ms()) / 1000 : -1;
    }

    Session m_session;
    SessionTime m_last;
    std::set<std::string> m_explained;
    std::set<std::string> m_explainedNow;
    std::vector<Observation> m_seen;
};

} // namespace

std::set<Rule> rulesPractised(const Table &before, const House &house, const Act &act)
{
    Table after = before;
    performOn(after, house, act);
    const auto next = nextAct(after, house);
    std::set<Rule> rules;
    for (const Pitfall &each : pitfallsAt(before, house, act, next ? &*next : nullptr))
        rules.insert(each.rule);
    return rules;
}

std::vector<Observation> observe(const Table &before, const House &house, const Act &act,
                                 std::span<const Finding> findings)
{
    std::set<Rule> rules;
    for (const Finding &finding : findings)
        rules.insert(finding.rule);
    if (findings.empty())
        rules = rulesPractised(before, house, act);
    std::vector<Observation> seen;
    for (const Rule rule : rules)
        seen.push_back({.skill = skillKey(rule, house), .right = findings.empty()});
    return seen;
}

std::vector<Observation> observationsOf(const SessionSpec &spec, const House &house,
                                        std::span<const LogEntry> log,
                                        const std::set<std::size_t> &hinted)
{
    Watching watching{spec, house};
    for (std::size_t i = 0; i < log.size(); ++i)
        watching.follow(log[i], hinted.contains(i));
    return watching.take();
}

} // namespace pitwise
