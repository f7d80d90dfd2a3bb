// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/skills/observation.h"

#include "engine/session/session.h"
#include "engine/skills/pitfalls.h"
#include "engine/skills/skill.h"

#include <utility>

namespace pitwise {

namespace {

/// For each entry of a log, how many after it went on without a mistake.
std::vector<std::size_t> cleanAfter(const SessionSpec &spec, const House &house,
                                    std::span<const LogEntry> log)
{
    Session session{spec, house};
    std::vector<bool> goesOn;
    for (const LogEntry &entry : log) {
        const Step step = session.perform(entry.event, entry.at);
        goesOn.push_back(step.refused || (step.happened && step.findings.empty()));
    }
    std::vector<std::size_t> after(log.size());
    for (std::size_t i = log.size(); i-- > 1;)
        after[i - 1] = goesOn[i] ? after[i] + 1 : 0;
    return after;
}

/// Follows a session act by act and remembers what was just explained.
class Watching
{
public:
    Watching(const SessionSpec &spec, const House &house) : m_session(spec, house) { }

    void follow(const LogEntry &entry, std::span<const LogEntry> rest)
    {
        const auto *act = std::get_if<Act>(&entry.event);
        const Table before = m_session.table();
        const Step step = m_session.perform(entry.event, entry.at);
        if (act == nullptr || step.refused)
            return;
        const double seconds = sinceLast(entry.at);
        if (step.number >= m_session.spec().sitting.shown) {
            for (Observation &each :
                 observe(before, m_session.house(), *act, step.findings, rest)) {
                each.helped = entry.hinted || (each.right && m_explained.contains(each.skill));
                each.seconds = seconds;
                each.round = step.round;
                each.event = step.number;
                if (!each.right)
                    m_explainedNow.insert(each.skill);
                m_seen.push_back(std::move(each));
            }
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

std::set<Rule> rulesPractised(const Table &before, const House &house, const Act &act,
                              std::span<const LogEntry> rest)
{
    std::set<Rule> rules;
    for (const Pitfall &each : practisedBy(before, house, act, rest))
        rules.insert(practisedAs(each.rule, house));
    return rules;
}

std::vector<Observation> observe(const Table &before, const House &house, const Act &act,
                                 std::span<const Finding> findings, std::span<const LogEntry> rest)
{
    std::set<Rule> rules;
    for (const Finding &finding : findings)
        rules.insert(practisedAs(finding.rule, house));
    if (findings.empty())
        rules = rulesPractised(before, house, act, rest);
    std::vector<Observation> seen;
    for (const Rule rule : rules)
        seen.push_back({.skill = skillKey(rule, house), .right = findings.empty()});
    return seen;
}

std::vector<Observation> observationsOf(const SessionSpec &spec, const House &house,
                                        std::span<const LogEntry> log)
{
    const auto clean = cleanAfter(spec, house, log);
    Watching watching{spec, house};
    for (std::size_t i = 0; i < log.size(); ++i)
        watching.follow(log[i], log.subspan(i + 1, clean[i]));
    return watching.take();
}

} // namespace pitwise
