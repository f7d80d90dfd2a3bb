// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/sitting.h"

#include "engine/patrons/untiltheywait.h"
#include "engine/procedure/expected.h"

#include <algorithm>
#include <utility>

namespace pitwise {

namespace {

/// Patrons think about an offer, but play their hands at once.
bool takesThought(Decision decision)
{
    return decision != Decision::Hit && decision != Decision::Stand;
}

bool sameEvents(std::span<const LogEntry> some, std::span<const LogEntry> more)
{
    return some.size() <= more.size()
        && std::equal(some.begin(), some.end(), more.begin(),
                      [](const LogEntry &a, const LogEntry &b) { return a.event == b.event; });
}

} // namespace

Sitting::Sitting(const PlaySettings &settings, const SessionSpec &spec, const House &house)
    : m_settings(settings),
      m_session(spec, house),
      m_crowd(crowdOf(settings, house)),
      m_ledger(m_session.house())
{
}

Sitting::Sitting(const PlaySettings &settings, const House &house)
    : Sitting(settings, specOf(settings, house), house)
{
    letPatronsAct(SessionTime::ofMs(0));
}

std::optional<Sitting> Sitting::dealtAgain(const SessionSpec &spec, const House &house,
                                           std::span<const LogEntry> log)
{
    // Patrons are deterministic: performing the same acts makes them do the same again, and brings
    // them to the state they were in.
    Sitting sitting{settingsOf(spec, log), spec, house};
    sitting.m_patronsThink = true;
    sitting.dealAgain(log);
    if (!sameEvents(log, sitting.m_session.log()))
        return std::nullopt;
    sitting.takeTimesOf(log);
    sitting.continueAfter(log);
    return sitting;
}

Sitting Sitting::resumed(const SessionSpec &spec, const House &house, std::span<const LogEntry> log)
{
    if (auto again = dealtAgain(spec, house, log))
        return std::move(*again);
    // Pitwise did not write this file: take its lines as they are; our patrons continue from there.
    Sitting sitting{settingsOf(spec, log), spec, house};
    sitting.m_patronsThink = true;
    sitting.followAll(log);
    sitting.letPatronsAct({});
    sitting.continueAfter(log);
    return sitting;
}

/// The clock goes on from the last time of `log`.
void Sitting::continueAfter(std::span<const LogEntry> log)
{
    m_patronsThink = false;
    for (const LogEntry &entry : log) {
        if (entry.at.known())
            m_elapsed = m_latest = entry.at.ms();
    }
}

/// Repeats the dealer's acts. Patrons answer at the same places as before.
void Sitting::dealAgain(std::span<const LogEntry> log)
{
    letPatronsAct({});
    for (const LogEntry &entry : log) {
        if (const auto *act = std::get_if<Act>(&entry.event))
            performAt(*act, {});
        else if (m_decided && entry.event == Event{PatronAct{*m_decided}})
            answerAt({});
    }
}

void Sitting::followAll(std::span<const LogEntry> log)
{
    for (const LogEntry &entry : log) {
        const Table before = table();
        const Step step = m_session.perform(entry.event, entry.at); // logs refused acts too
        follow(step, entry.event, before);
        if (step.roundEnded)
            endRound();
    }
}

/// Gives the session the times of `log`. What patrons did after its end gets the last of them.
void Sitting::takeTimesOf(std::span<const LogEntry> log)
{
    Session timed = replay(m_session.spec(), m_session.house(), log);
    const SessionTime last = log.empty() ? SessionTime{} : log.back().at;
    for (std::size_t i = log.size(); i < m_session.log().size(); ++i)
        timed.perform(m_session.log()[i].event, last);
    m_session = std::move(timed);
}

/// Performs an event. An impossible act of the dealer is not logged.
Step Sitting::happen(const Event &event, SessionTime at)
{
    const auto *act = std::get_if<Act>(&event);
    const Table before = table();
    Step step = act != nullptr ? m_session.attempt(*act, at) : m_session.perform(event, at);
    if (act == nullptr || !step.refused)
        follow(step, event, before);
    return step;
}

/// Updates clock, chips and list of steps.
void Sitting::follow(const Step &step, const Event &event, const Table &before)
{
    if (step.at.known())
        m_latest = step.at.ms();
    if (step.happened)
        m_ledger.follow(event, before, table());
    if (m_stepsAreOld) {
        m_steps.clear();
        m_stepsAreOld = false;
    }
    m_roundHasFindings = m_roundHasFindings || !step.findings.empty();
    m_steps.push_back({step.number, event, seenIn(event, before, table()), step.findings});
}

std::vector<LogEntry> Sitting::letPatronsAct(SessionTime at)
{
    std::vector<LogEntry> answers;
    if (m_decided)
        return answers;
    untilTheyWait(m_crowd, table(), house(), [&](const Event &event) {
        const auto *act = std::get_if<PatronAct>(&event);
        const auto *decide = act == nullptr ? nullptr : std::get_if<patron::Decide>(act);
        if (decide != nullptr && m_patronsThink && takesThought(decide->decision)) {
            m_decided = *decide;
            return false;
        }
        if (happen(event, at).refused)
            return false;
        answers.emplace_back(event, at);
        return true;
    });
    return answers;
}

std::optional<SeatId> Sitting::thinking() const
{
    return m_decided ? std::optional{m_decided->hand.seat} : std::nullopt;
}

std::optional<Step> Sitting::answer(std::int64_t now)
{
    return answerAt(timeAt(now));
}

std::optional<Step> Sitting::answerAt(SessionTime at)
{
    if (!m_decided)
        return std::nullopt;
    Step step = happen(PatronAct{*std::exchange(m_decided, std::nullopt)}, at);
    step.answers = letPatronsAct(at);
    return step;
}

Step Sitting::perform(const Act &act, std::int64_t now)
{
    Step step = performAt(act, timeAt(now));
    if (!step.refused && !m_since)
        m_since = now;
    return step;
}

Step Sitting::performAt(const Act &act, SessionTime at)
{
    Step step = happen(act, at);
    if (step.refused)
        return step;
    if (step.roundEnded)
        endRound();
    // The dealer left him nothing to decide: he stops thinking.
    if (m_decided && impossible(table(), house(), Event{PatronAct{*m_decided}}))
        m_decided.reset();
    step.answers = letPatronsAct(at);
    return step;
}

void Sitting::endRound()
{
    m_stepsAreOld = true;
    m_decided.reset();
    const bool clean = !std::exchange(m_roundHasFindings, false);
    if (m_session.log().size() <= m_settings.shown) // part of the demonstration
        return;
    m_streak = clean ? m_streak + 1 : 0;
    m_cleanRounds += clean ? 1 : 0;
}

SessionTime Sitting::timeAt(std::int64_t now) const
{
    return SessionTime::ofMs(std::max(m_latest, m_elapsed + (m_since ? now - *m_since : 0)));
}

void Sitting::startClock(std::int64_t now, std::int64_t elapsed)
{
    m_elapsed = std::max(m_latest, elapsed);
    m_since = now;
}

void Sitting::pause(std::int64_t now)
{
    m_elapsed = timeAt(now).ms();
    m_since.reset();
}

std::optional<Act> Sitting::next() const
{
    return nextAct(table(), house());
}

} // namespace pitwise
