// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/review/review.h"

#include "engine/procedure/expected.h"

#include <algorithm>
#include <utility>

namespace pitwise {

namespace {

constexpr auto byEvent = [](const auto &recorded, std::size_t number) {
    return recorded.event < number;
};

/// Performs an entry on a session whose log may be empty: a demonstration ends by its place.
void follow(Session &session, const LogEntry &entry, std::size_t number)
{
    session.advance(entry.event, entry.at);
    if (number + 1 == session.spec().sitting.shown)
        session.startHere();
}

} // namespace

Review::Review(const SessionSpec &spec, const House &house, std::span<const LogEntry> log)
    : m_session(replay(spec, house, log))
{
    takeSnapshots();
    countFindings();
}

/// A round begins after the entry that ended the one before, or that deals it again. The chips are
/// only for display: here they are followed round by round.
void Review::takeSnapshots()
{
    Session session{m_session.spec(), m_session.house()};
    ChipLedger chips{session.house()};
    m_snapshots.push_back({session, chips});
    std::size_t first = 0;
    for (std::size_t i = 0; i < size(); ++i) {
        const int round = session.table().roundNumber;
        const bool again = isAgain(entry(i).event) && session.canDealAgain();
        const bool begun = again && hasDealersAct(first, i);
        if (again && !begun && !m_rounds.empty())
            m_rounds.back().dealtAgain = true; // this round has not begun: the last one is meant
        follow(session, entry(i), i);
        const bool ended = !again && session.table().roundNumber != round;
        if ((!ended && !begun) || i + 1 == size())
            continue;
        closeRound(i + 1, round, begun);
        session.forgetLog();
        chips.follow(entry(i).event, m_snapshots.back().session.table(), session.table());
        m_snapshots.push_back({session, chips});
        first = i + 1;
    }
    const bool over = !m_session.endedRounds().empty() && size() > 0
                   && m_session.endedRounds().back().last + 1 == size();
    closeRound(size(), session.table().roundNumber - (over ? 1 : 0), false);
}

bool Review::hasDealersAct(std::size_t from, std::size_t until) const
{
    return std::any_of(
        m_session.log().begin() + static_cast<std::ptrdiff_t>(from),
        m_session.log().begin() + static_cast<std::ptrdiff_t>(until),
        [](const LogEntry &each) { return std::holds_alternative<Act>(each.event); });
}

void Review::closeRound(std::size_t end, int number, bool dealtAgain)
{
    const std::size_t first = m_rounds.empty() ? 0 : m_rounds.back().end;
    ReviewedRound round{.number = number, .first = first, .end = end, .dealtAgain = dealtAgain};
    round.isShown = end > first && end <= m_session.spec().sitting.shown;
    if (end > first && entry(first).at.known() && entry(end - 1).at.known())
        round.took = entry(end - 1).at.ms() - entry(first).at.ms();
    m_rounds.push_back(round);
}

void Review::countFindings()
{
    for (const Recorded &recorded : m_session.findings()) {
        ReviewedRound &round = m_rounds[roundOf(recorded.event)];
        ++round.findings;
        round.dealtAgain = round.dealtAgain || recorded.dealtAgain;
    }
}

std::size_t Review::roundOf(std::size_t number) const
{
    const auto after =
        std::upper_bound(m_rounds.begin(), m_rounds.end(), number,
                         [](std::size_t at, const ReviewedRound &round) { return at < round.end; });
    const auto nth = static_cast<std::size_t>(after - m_rounds.begin());
    return std::min(nth, m_rounds.size() - 1);
}

std::span<const Recorded> Review::findingsAt(std::size_t number) const
{
    const auto &all = m_session.findings();
    const auto from = std::lower_bound(all.begin(), all.end(), number, byEvent);
    const auto to = std::lower_bound(from, all.end(), number + 1, byEvent);
    return {all.data() + (from - all.begin()), static_cast<std::size_t>(to - from)};
}

std::optional<Impossible> Review::refusalAt(std::size_t number) const
{
    const auto &all = m_session.refusals();
    const auto found = std::lower_bound(all.begin(), all.end(), number, byEvent);
    return found != all.end() && found->event == number ? std::optional{found->why} : std::nullopt;
}

std::optional<std::int64_t> Review::tookAt(std::size_t number) const
{
    return timeTaken(m_session.log(), number);
}

std::optional<std::size_t> Review::findingAfter(std::size_t number) const
{
    const auto &all = m_session.findings();
    const auto found = std::lower_bound(all.begin(), all.end(), number + 1, byEvent);
    return found != all.end() ? std::optional{found->event} : std::nullopt;
}

std::optional<std::size_t> Review::findingBefore(std::size_t number) const
{
    const auto &all = m_session.findings();
    const auto found = std::lower_bound(all.begin(), all.end(), number, byEvent);
    return found != all.begin() ? std::optional{std::prev(found)->event} : std::nullopt;
}

std::optional<std::size_t> Review::firstFinding() const
{
    const auto &all = m_session.findings();
    return all.empty() ? std::nullopt : std::optional{all.front().event};
}

ReviewedMoment Review::at(std::size_t number) const
{
    const std::size_t nth = roundOf(number);
    Session session = m_snapshots[nth].session;
    ChipLedger chips = m_snapshots[nth].chips;
    for (std::size_t i = m_rounds[nth].first; i < number; ++i) {
        const Table before = session.table();
        follow(session, entry(i), i);
        chips.follow(entry(i).event, before, session.table());
    }
    const Event &event = entry(number).event;
    ReviewedMoment moment;
    moment.before = session.table();
    moment.chipsBefore = chips;
    moment.due = nextAct(session.table(), session.house());
    for (int i = 1; i <= moment.before.seatCount; ++i)
        moment.split.set(seatAt(i), moment.before.handsAt(seatAt(i)) > 1);
    const Step step = session.perform(event, entry(number).at);
    moment.happened = step.happened;
    moment.after = session.table();
    if (step.happened)
        chips.follow(event, moment.before, moment.after);
    moment.chipsAfter = chips;
    moment.seen = seenIn(event, moment.before, moment.after);
    const auto *act = std::get_if<Act>(&event);
    if (act != nullptr && step.happened && !step.findings.empty())
        moment.remedies = remediesIn(*act, step.findings, moment.before, moment.after);
    for (const Remedy &remedy : moment.remedies)
        moment.seen.card = remedy.card ? remedy.card : moment.seen.card; // seen before it left
    return moment;
}

} // namespace pitwise
