// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/derivedcheck.h"

#include "app/crypto/enginehash.h"
#include "app/records/sessionoutcome.h"
#include "engine/session/notation.h"

namespace pitwise {

namespace {

std::set<std::string> enginesOf(Database &database)
{
    std::set<std::string> engines;
    for (const Row &row : database.ask("SELECT DISTINCT engine FROM sessions"))
        engines.insert(row.text(0));
    return engines;
}

} // namespace

DerivedCheck::DerivedCheck(Database &database, StoredSessions &sessions,
                           const HouseToday &houseToday)
    : m_database(database),
      m_sessions(sessions),
      m_houseToday(houseToday),
      m_engines(enginesOf(database))
{
}

void DerivedCheck::check(const StoredSession &session, CheckReport &report)
{
    ChangedSince changed{.session = session.id,
                         .engine = session.engine != engineHash(),
                         .house = isHouseChanged(session)};
    if (session.state != SessionState::UnderWay)
        compare(session, changed, report);
    report.otherEngine += changed.engine ? 1 : 0;
    if (changed.engine || changed.house)
        report.changed.push_back(changed);
}

void DerivedCheck::compare(const StoredSession &session, ChangedSince &changed, CheckReport &report)
{
    const auto stored = storedOutcome(m_database, session.id);
    const auto derived = outcomeOf(session, m_sessions.lines(session.id));
    const auto *fresh = std::get_if<SessionOutcome>(&derived);
    if (!stored && fresh == nullptr)
        return; // it could not be judged when it ended, either
    bool same = stored && fresh != nullptr;
    if (same) {
        SessionOutcome today = *fresh;
        today.summary.engine = stored->summary.engine;
        same = today == *stored;
    }
    // Another engine that worked here may have come to another result.
    const bool mayDiffer = stored && stored->summary.engine != engineHash()
                        && m_engines.contains(stored->summary.engine);
    changed.otherwise = mayDiffer && !same;
    if (!same && !mayDiffer)
        report.faults.push_back({session.id, 0,
                                 std::string{stored ? "its stored findings or score do not fit "
                                                      "its acts"
                                                    : "its findings and score were removed"}
                                     + "; 'pitwise-cli records rebuild' makes them again"});
}

bool DerivedCheck::isHouseChanged(const StoredSession &session) const
{
    const auto spec = m_houseToday ? readTags(session.spec) : std::nullopt;
    const auto today = spec ? m_houseToday(spec->house) : std::nullopt;
    return today && toHex(digestOf(*today)) != session.houseHash;
}

} // namespace pitwise
