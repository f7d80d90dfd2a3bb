// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/sitting.h"

#include "engine/procedure/expected.h"
#include "ui/text/gamewords.h"

#include <algorithm>
#include <utility>

namespace pitwise::ui {

namespace {

/// An offer is thought over; a hand is played without hesitation.
bool takesThought(Decision decision)
{
    return decision != Decision::Hit && decision != Decision::Stand;
}

} // namespace

SessionSpec specOf(const PlaySettings &settings, const House &house)
{
    SessionSpec spec;
    spec.house = settings.house;
    spec.style = settings.style;
    spec.seed = settings.seed;
    spec.startsWithShuffle = settings.startsWithShuffle;
    spec.patrons = seating(house, std::min(settings.seats, house.table.seats), settings.seed);
    if (settings.coaching == Coaching::Coach)
        spec.mode = Mode::Coach;
    return spec;
}

CrowdSettings crowdOf(const PlaySettings &settings, const House &house)
{
    CrowdSettings crowd;
    crowd.seed = settings.seed;
    crowd.seats = std::clamp(settings.seats, 1, house.table.seats);
    crowd.temper = settings.temper;
    crowd.oddBets = settings.irregularities;
    crowd.irregularities = settings.irregularities;
    return crowd;
}

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
    letPatronsAct();
}

Sitting Sitting::resumed(const PlaySettings &settings, const SessionSpec &spec, const House &house,
                         std::span<const Event> events, const Timing &timing)
{
    // Patrons are deterministic: dealing the same again makes them do the same again, and leaves
    // them in the mood they were in.
    Sitting sitting{settings, spec, house};
    sitting.m_patronsThink = true;
    sitting.dealAgain(events, timing);
    const auto &log = sitting.m_session.log();
    const bool theirs =
        log.size() >= events.size() && std::equal(events.begin(), events.end(), log.begin());
    if (!theirs) {
        // Written by somebody else: what is written is what happened, and patrons go on from there.
        sitting = Sitting{settings, spec, house};
        sitting.m_patronsThink = true;
        sitting.followAll(events, timing);
        sitting.letPatronsAct();
    }
    sitting.m_patronsThink = false;
    sitting.m_since.reset();
    sitting.m_roundTime = timing.soFar;
    return sitting;
}

/// The dealer's acts again; a patron answers where he did.
void Sitting::dealAgain(std::span<const Event> events, const Timing &timing)
{
    letPatronsAct();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto rounds = m_rounds.size();
        if (const auto *act = std::get_if<Act>(&events[i]))
            perform(*act, 0);
        else if (m_decided && events[i] == Event{PatronAct{*m_decided}})
            answer();
        if (m_rounds.size() > rounds)
            m_rounds.back().time = timing.of(i);
    }
}

void Sitting::followAll(std::span<const Event> events, const Timing &timing)
{
    for (std::size_t i = 0; i < events.size(); ++i) {
        const int round = table().roundNumber;
        follow(events[i]);
        if (table().roundNumber == round)
            continue;
        endRound(0);
        m_rounds.back().time = timing.of(i);
    }
}

/// Lets an event happen, and keeps the chips and the list of steps up with it.
Step Sitting::follow(const Event &event)
{
    const Table before = table();
    Step step = m_session.perform(event);
    if (step.happened)
        m_ledger.follow(event, before, table());
    if (m_stepsAreOld) {
        m_steps.clear();
        m_stepsAreOld = false;
    }
    const auto *act = std::get_if<Act>(&event);
    StepLine line;
    line.text = narration(event, before, table());
    line.dealers = act != nullptr;
    line.findings = step.findings;
    if (act != nullptr)
        line.act = *act;
    m_roundHasFindings = m_roundHasFindings || !step.findings.empty();
    m_steps.push_back(std::move(line));
    return step;
}

std::vector<Event> Sitting::letPatronsAct()
{
    std::vector<Event> answers;
    while (!m_decided) {
        const auto event = m_crowd.react(table(), house());
        if (!event)
            break;
        const auto *act = std::get_if<PatronAct>(&*event);
        const auto *decide = act == nullptr ? nullptr : std::get_if<patron::Decide>(act);
        if (decide != nullptr && m_patronsThink && takesThought(decide->decision)) {
            m_decided = *decide;
            break;
        }
        if (follow(*event).refused)
            break;
        answers.push_back(*event);
    }
    return answers;
}

std::optional<SeatId> Sitting::thinking() const
{
    return m_decided ? std::optional{m_decided->hand.seat} : std::nullopt;
}

std::vector<Event> Sitting::answer()
{
    std::vector<Event> answers;
    if (!m_decided)
        return answers;
    const Event decided = PatronAct{*std::exchange(m_decided, std::nullopt)};
    follow(decided);
    answers.push_back(decided);
    for (const Event &event : letPatronsAct())
        answers.push_back(event);
    return answers;
}

Report Sitting::perform(const Act &act, std::int64_t now)
{
    Report report;
    report.act = act;
    // What hands cannot do leaves no trace, and so no line that nobody could read again.
    if (const auto why = impossible(table(), house(), act)) {
        report.step = {why, {}, false};
        return report;
    }
    if (!m_since)
        m_since = now;
    const int round = table().roundNumber;
    report.step = follow(act);
    report.roundEnded = table().roundNumber != round;
    if (report.roundEnded)
        endRound(now);
    // Whom the dealer has left nothing to decide need not think any longer.
    if (m_decided && impossible(table(), house(), Event{PatronAct{*m_decided}}))
        m_decided.reset();
    report.answers = letPatronsAct();
    return report;
}

void Sitting::endRound(std::int64_t now)
{
    m_stepsAreOld = true;
    m_decided.reset();
    if (m_session.log().size() <= m_settings.shown) { // somebody else dealt it
        m_roundHasFindings = false;
        return;
    }
    m_streak = m_roundHasFindings ? 0 : m_streak + 1;
    m_cleanRounds += m_roundHasFindings ? 0 : 1;
    m_roundHasFindings = false;
    m_rounds.push_back({m_session.log().size() - 1, m_roundTime + (m_since ? now - *m_since : 0)});
    m_roundTime = 0;
    m_since.reset();
}

void Sitting::pause(std::int64_t now)
{
    if (m_since)
        m_roundTime += now - *m_since;
    m_since.reset();
}

std::optional<Act> Sitting::next() const
{
    return nextAct(table(), house());
}

double Sitting::pace() const
{
    std::int64_t sum = 0;
    int timed = 0;
    for (const EndedRound &round : m_rounds) {
        sum += round.time;
        timed += round.time > 0 ? 1 : 0;
    }
    return timed == 0 ? 0 : static_cast<double>(sum) / 1000 / timed;
}

} // namespace pitwise::ui
