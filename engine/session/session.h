// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/judge.h"
#include "engine/session/spec.h"
#include "engine/table/physics.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace pitwise {

/// A finding, with the line of the log it stands on.
struct Recorded
{
    std::size_t event = 0;
    int round = 1;
    Finding finding;

    bool operator==(const Recorded &) const = default;
};

/// Something that hands could not do: listed, no fault.
struct Refusal
{
    std::size_t event = 0;
    Impossible why{};

    bool operator==(const Refusal &) const = default;
};

/// What came of one event.
struct Step
{
    std::optional<Impossible> refused;
    std::vector<Finding> findings; ///< omissions first, the act's own last
    bool happened = true; ///< false: refused, or wrong in coach mode
};

/// A session is its spec and its log; the table, the findings and the score are folds of that log.
class Session
{
public:
    Session(SessionSpec spec, const House &house);

    /// Logged, then: impossible -> judge -> the floor -> apply.
    Step perform(const Event &event);
    Step perform(const Act &act);

    /// Uses the memory of the log again: what happened so far cannot be told any more.
    void forgetLog();
    /// Room in the log for so many events.
    void reserve(std::size_t events) { m_log.reserve(events); }

    [[nodiscard]] const SessionSpec &spec() const { return m_spec; }
    [[nodiscard]] const House &house() const { return m_house; }
    [[nodiscard]] const Table &table() const { return m_table; }
    [[nodiscard]] const std::vector<Event> &log() const { return m_log; }
    [[nodiscard]] const std::vector<Recorded> &findings() const { return m_findings; }
    [[nodiscard]] const std::vector<Refusal> &refusals() const { return m_refusals; }
    /// Rounds begun: those that ended, and the one under way if anything happened in it.
    [[nodiscard]] int rounds() const;
    [[nodiscard]] int dealerActs() const { return m_dealerActs; }

private:
    Step refuse(Impossible why);
    template<ActKind Kind>
    Step performKind(const Kind &act);
    template<PatronKind Kind>
    Step performPatrons(const Kind &act);
    template<ActKind Kind>
    Step performWrong(const Kind &act, Verdict &verdict);
    template<ActKind Kind>
    void markCorrected(const Kind &act);
    void markCorrected(HandId hand, BetKind bet);

    SessionSpec m_spec;
    House m_house;
    Table m_table;
    std::vector<Event> m_log;
    std::vector<Recorded> m_findings;
    std::vector<Refusal> m_refusals;
    int m_dealerActs = 0;
};

/// The same events again, from the beginning.
[[nodiscard]] Session replay(const SessionSpec &spec, const House &house,
                             std::span<const Event> events);

} // namespace pitwise
