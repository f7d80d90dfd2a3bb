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
      m_patrons(Crowd{crowdOf(settings, house)}),
      m_ledger(m_session.house())
{
    keepStart();
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
    sitting.repeat(log);
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

Sitting Sitting::forSituation(const DealtRound &round, PlaySettings settings, const House &house)
{
    settings.seed = round.spec.seed.value_or(0);
    settings.style = round.spec.style;
    settings.startsWithShuffle = round.spec.startsWithShuffle;
    settings.irregularities = 0;
    settings.pressure = Pressure::None;
    settings.shown = 0;
    settings.seats = settingsOf(round.spec, round.log).seats;
    SessionSpec spec = withTags(round.spec, settings);
    spec.house = settings.house;
    Sitting sitting{settings, spec, house};
    sitting.m_patrons = SituationPatrons{round, house};
    sitting.m_starts.clear();
    sitting.keepStart();
    sitting.letPatronsAct(SessionTime::ofMs(0));
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
void Sitting::repeat(std::span<const LogEntry> log)
{
    letPatronsAct({});
    for (const LogEntry &entry : log) {
        if (const auto *act = std::get_if<Act>(&entry.event))
            performAt(*act, {});
        else if (isAgain(entry.event) && m_session.canDealAgain())
            dealAgainAt({});
        else if (m_decided && entry.event == Event{PatronAct{*m_decided}})
            answerAt({});
    }
}

void Sitting::followAll(std::span<const LogEntry> log)
{
    for (const LogEntry &entry : log) {
        const Table before = table();
        if (entry.hinted)
            m_session.noteHint();
        Step step = m_session.perform(entry.event, entry.at); // logs refused acts too
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
void Sitting::follow(Step &step, const Event &event, const Table &before)
{
    const auto *act = std::get_if<Act>(&event);
    if (act != nullptr && step.happened && !step.findings.empty())
        step.remedies = remediesIn(*act, step.findings, before, table());
    if (step.at.known())
        m_latest = step.at.ms();
    if (step.happened)
        m_ledger.follow(event, before, table());
    if (m_stepsAreOld) {
        m_steps.clear();
        m_stepsAreOld = false;
    }
    if (isAgain(event))
        m_steps.clear(); // the list starts again with the round
    SeatSet split;
    for (int i = 1; i <= table().seatCount; ++i)
        split.set(seatAt(i), before.handsAt(seatAt(i)) > 1);
    Seen seen = seenIn(event, before, table());
    for (const Remedy &remedy : step.remedies)
        seen.card = remedy.card ? remedy.card : seen.card; // it was seen before it left
    m_steps.push_back({step.number, event, seen, step.findings, step.remedies, split});
    if (m_session.log().size() == m_settings.shown)
        keepStart(); // the trainee takes over here
}

std::vector<LogEntry> Sitting::letPatronsAct(SessionTime at)
{
    std::vector<LogEntry> answers;
    if (m_decided)
        return answers;
    const auto happens = [&](const Event &event) {
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
    };
    std::visit([&](auto &patrons) { untilTheyWait(patrons, table(), house(), happens); },
               m_patrons);
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
    press();
    keepStart();
}

/// The crowd plans a round when its bets are due, so it is told before.
void Sitting::press()
{
    if (auto *crowd = std::get_if<Crowd>(&m_patrons);
        crowd != nullptr && m_settings.pressure == Pressure::Rising)
        crowd->setPressure(pressure());
}

/// Two clean rounds in a row raise it, a round with a mistake lowers it.
int Sitting::pressure() const
{
    if (m_settings.pressure != Pressure::Rising)
        return static_cast<int>(m_settings.pressure);
    constexpr int Raise = 2;
    int level = 0;
    int row = 0;
    for (const bool clean : roundsClean()) {
        row = clean ? row + 1 : 0;
        if (!clean) {
            level = std::max(0, level - 1);
        } else if (row == Raise) {
            level = std::min(MostPressure, level + 1);
            row = 0;
        }
    }
    return level;
}

void Sitting::keepStart()
{
    constexpr std::size_t Kept = 2;
    const int round = table().roundNumber;
    std::erase_if(m_starts, [&](const RoundStart &start) { return start.round >= round; });
    if (m_starts.size() == Kept)
        m_starts.erase(m_starts.begin());
    m_starts.push_back({round, m_patrons, m_ledger});
}

std::optional<Step> Sitting::dealAgain(std::int64_t now)
{
    if (!m_session.canDealAgain())
        return std::nullopt;
    Step step = dealAgainAt(timeAt(now));
    if (!m_since)
        m_since = now;
    return step;
}

/// Assumes that it can be dealt again.
Step Sitting::dealAgainAt(SessionTime at)
{
    Step step = happen(ChanceEvent{chance::Again{}}, at);
    m_decided.reset();
    const auto start = std::find_if(m_starts.begin(), m_starts.end(), [&](const RoundStart &one) {
        return one.round == table().roundNumber;
    });
    if (start != m_starts.end()) {
        m_patrons = start->patrons;
        m_ledger = start->ledger;
        m_starts.erase(std::next(start), m_starts.end());
    }
    step.answers = letPatronsAct(at);
    return step;
}

/// For each finished round, whether nothing in it was found.
std::vector<bool> Sitting::roundsClean() const
{
    const auto all = m_session.endedRounds().size();
    std::vector<bool> clean(all, true);
    for (const Recorded &recorded : m_session.findings()) {
        const auto nth = static_cast<std::size_t>(recorded.round - 1);
        if (!recorded.dealtAgain && recorded.event >= m_settings.shown && nth < all)
            clean[nth] = false;
    }
    clean.erase(clean.begin(), clean.end() - static_cast<std::ptrdiff_t>(rounds().size()));
    return clean;
}

int Sitting::cleanStreak() const
{
    const auto clean = roundsClean();
    return static_cast<int>(std::find(clean.rbegin(), clean.rend(), false) - clean.rbegin());
}

int Sitting::cleanRounds() const
{
    const auto clean = roundsClean();
    return static_cast<int>(std::count(clean.begin(), clean.end(), true));
}

std::size_t Sitting::toldUntil() const
{
    if (policy().tells != CoachingPolicy::Tells::AfterRound || m_stepsAreOld)
        return m_session.log().size();
    return m_session.endedRounds().empty() ? 0 : m_session.endedRounds().back().last + 1;
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
