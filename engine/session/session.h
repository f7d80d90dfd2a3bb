// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/judge.h"
#include "engine/session/pace.h"
#include "engine/session/spec.h"
#include "engine/session/step.h"

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

/// A session is its spec and its log; the table, the findings and the score are folds of that log.
class Session
{
public:
    Session(SessionSpec spec, const House &house);

    /// Logged, then: impossible -> judge -> the floor -> apply.
    Step perform(const Event &event, SessionTime at = {});
    Step perform(const Act &act, SessionTime at = {});
    /// The same, but an act that cannot be done leaves no line in the log.
    Step attempt(const Act &act, SessionTime at = {});
    /// The same for whoever needs no step: simulations, replays.
    void advance(const Event &event, SessionTime at = {}) { follow(event, at, nullptr); }
    void advance(const Act &act, SessionTime at = {}) { follow(act, at, Refused::Listed, nullptr); }

    /// Uses the memory of the log again: what happened so far cannot be told any more.
    void forgetLog();
    /// Room in the log for so many events.
    void reserve(std::size_t events);

    [[nodiscard]] const SessionSpec &spec() const { return m_spec; }
    [[nodiscard]] const House &house() const { return m_house; }
    [[nodiscard]] const Table &table() const { return m_table; }
    [[nodiscard]] const std::vector<LogEntry> &log() const { return m_log; }
    [[nodiscard]] const std::vector<Recorded> &findings() const { return m_findings; }
    [[nodiscard]] const std::vector<Refusal> &refusals() const { return m_refusals; }
    /// Rounds begun: those that ended, and the one under way if anything happened in it.
    [[nodiscard]] int rounds() const;
    /// Those that ended, in their order.
    [[nodiscard]] const std::vector<EndedRound> &endedRounds() const { return m_ended; }
    [[nodiscard]] int dealerActs() const { return m_dealerActs; }

private:
    enum class Refused { Listed, Dropped };
    static constexpr std::size_t None = static_cast<std::size_t>(-1);

    [[nodiscard]] Step newStep(SessionTime at) const;
    /// `told` hears what came of it, where somebody wants to know.
    void follow(const Act &act, SessionTime at, Refused refused, Step *told);
    void follow(const Event &event, SessionTime at, Step *told);
    template<ActKind Kind>
    void followKind(const Kind &act, SessionTime at, Refused refused, Step *told);
    template<typename Who, typename Kind>
    void followOthers(const Kind &what, SessionTime at, Step *told);
    template<ActKind Kind>
    void followWrong(const Kind &act, Verdict &verdict, Step *told);
    void refuse(Impossible why, Refused refused, Step *told);
    void endRound(Step *told);
    template<ActKind Kind>
    void markCorrected(const Kind &act, Step *told);
    void markCorrected(HandId hand, BetKind bet, Step *told);

    SessionSpec m_spec;
    House m_house;
    Table m_table;
    std::vector<LogEntry> m_log;
    std::vector<Recorded> m_findings;
    std::vector<Refusal> m_refusals;
    std::vector<EndedRound> m_ended;
    std::size_t m_firstAct = None; ///< of the round under way, in the log
    int m_dealerActs = 0;
};

/// The same again, from the beginning.
[[nodiscard]] Session replay(const SessionSpec &spec, const House &house,
                             std::span<const LogEntry> log);

} // namespace pitwise
