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

/// A finding, and the log entry it belongs to.
struct Recorded
{
    std::size_t event = 0;
    int round = 1;
    Finding finding;
    /// False: the round was dealt again, or the act did not happen and another of its findings
    /// counts.
    bool counts = true;
    bool dealtAgain = false; ///< belongs to an attempt at a round that was then dealt again

    bool operator==(const Recorded &) const = default;
};

/// An act that was physically impossible. It is listed, but it is not a mistake.
struct Refusal
{
    std::size_t event = 0;
    Impossible why{};

    bool operator==(const Refusal &) const = default;
};

/// A session is its spec and its log. The table, the findings and the score are computed from them.
class Session
{
public:
    Session(SessionSpec spec, const House &house);

    /// Logs the event, refuses it if it is impossible, judges it, lets it happen.
    Step perform(const Event &event, SessionTime at = {});
    Step perform(const Act &act, SessionTime at = {});
    /// The same, but an impossible act is not logged.
    Step attempt(const Act &act, SessionTime at = {});
    /// The same without a `Step`, for simulations and replays.
    void advance(const Event &event, SessionTime at = {}) { follow(event, at, nullptr); }
    void advance(const Act &act, SessionTime at = {}) { follow(act, at, Refused::Listed, nullptr); }

    /// The dealer asked for a hint: the next act that he does was done with help.
    void noteHint() { m_hinted = true; }

    /// Call after `advance` where a demonstration may end; the others do it themselves.
    void startAfterShown();
    /// A demonstration was shown up to here: the trainee's round starts now.
    void startHere();

    /// Clears the log but keeps its memory. Findings and score so far are lost.
    void forgetLog();
    /// Makes room in the log for this many events.
    void reserve(std::size_t events);

    [[nodiscard]] const SessionSpec &spec() const { return m_spec; }
    [[nodiscard]] const House &house() const { return m_house; }
    [[nodiscard]] const Table &table() const { return m_table; }
    [[nodiscard]] const std::vector<LogEntry> &log() const { return m_log; }
    [[nodiscard]] const std::vector<Recorded> &findings() const { return m_findings; }
    [[nodiscard]] const std::vector<Refusal> &refusals() const { return m_refusals; }
    /// Rounds started: the finished ones, and the current one if anything happened in it.
    [[nodiscard]] int rounds() const;
    /// The finished rounds, in order.
    [[nodiscard]] const std::vector<EndedRound> &endedRounds() const { return m_ended; }
    /// Without those of attempts at a round that was then dealt again.
    [[nodiscard]] int dealerActs() const { return m_dealerActs; }
    /// How often a round was dealt again.
    [[nodiscard]] int dealtAgain() const { return m_dealtAgain; }
    /// The current round can be dealt again, or the last one if this one has not begun.
    [[nodiscard]] bool canDealAgain() const;

private:
    enum class Refused { Listed, Dropped };
    static constexpr std::size_t None = static_cast<std::size_t>(-1);

    /// Everything that dealing a round again goes back to.
    struct RoundStart
    {
        Table table;
        std::size_t log = 0; ///< the first entry of the round
        std::size_t ended = 0; ///< rounds that ended before it
        int dealerActs = 0;
    };

    [[nodiscard]] Step newStep(SessionTime at) const;
    /// `told` receives the outcome; null if nobody needs it.
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
    void keepStart();
    void dealAgain(SessionTime at, Step *told);
    void setAside(std::size_t from);
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
    std::size_t m_firstAct = None; ///< place in the log of the first act of this round
    int m_dealerActs = 0;
    int m_dealtAgain = 0;
    bool m_hinted = false; ///< a hint was given since the last act
    bool m_keepsStarts = false;
    std::vector<RoundStart> m_starts; ///< of the current round and the one before, if kept
};

/// Performs a log from the beginning.
[[nodiscard]] Session replay(const SessionSpec &spec, const House &house,
                             std::span<const LogEntry> log);

} // namespace pitwise
