// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/pace.h"
#include "engine/session/score.h"
#include "engine/session/seen.h"
#include "engine/session/session.h"
#include "engine/training/chipledger.h"
#include "engine/training/playsettings.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pitwise {

/// A line in the list of steps: what somebody did, what it showed, and what was wrong.
struct RoundStep
{
    std::size_t number = 0; ///< in the log
    Event event;
    Seen seen;
    std::vector<Finding> findings;

    /// Null if patrons or chance did it.
    [[nodiscard]] const Act *act() const { return std::get_if<Act>(&event); }
};

/// A trainee at a table: the session, the patrons who answer him, and his pace. It has no clock:
/// the caller passes milliseconds that never decrease.
class Sitting
{
public:
    Sitting(const PlaySettings &settings, const House &house);
    /// Resumes a session that was read from a file: the same next card, and the same patrons in the
    /// same state if Pitwise wrote the file.
    static Sitting resumed(const SessionSpec &spec, const House &house,
                           std::span<const LogEntry> log);

    /// The same for a file that Pitwise must have written: empty if our patrons do something else.
    static std::optional<Sitting> dealtAgain(const SessionSpec &spec, const House &house,
                                             std::span<const LogEntry> log);

    /// An impossible act is refused and not logged.
    Step perform(const Act &act, std::int64_t now);
    /// If set, a patron who was asked answers only when `answer` is called, so the dealer can act
    /// too early.
    void setPatronsThink(bool think) { m_patronsThink = think; }
    /// The patron who is thinking.
    [[nodiscard]] std::optional<SeatId> thinking() const;
    /// The patron who is thinking answers. Empty if nobody is.
    std::optional<Step> answer(std::int64_t now);
    /// From now on the clock runs, even before the first act; so much time has passed already.
    void startClock(std::int64_t now, std::int64_t elapsed);
    /// Stops the clock until the next act.
    void pause(std::int64_t now);

    [[nodiscard]] const PlaySettings &settings() const { return m_settings; }
    [[nodiscard]] const CoachingPolicy &policy() const { return policyOf(m_settings.coaching); }
    [[nodiscard]] const Session &session() const { return m_session; }
    [[nodiscard]] const Table &table() const { return m_session.table(); }
    [[nodiscard]] const House &house() const { return m_session.house(); }
    [[nodiscard]] const ChipLedger &ledger() const { return m_ledger; }
    /// Of the current round, or of the one that just ended.
    [[nodiscard]] const std::vector<RoundStep> &steps() const { return m_steps; }
    [[nodiscard]] int stepsRound() const { return table().roundNumber - (m_stepsAreOld ? 1 : 0); }
    [[nodiscard]] std::optional<Act> next() const;

    [[nodiscard]] Score score() const { return scoreOf(m_session, m_settings.shown); }
    [[nodiscard]] int cleanStreak() const { return m_streak; }
    [[nodiscard]] int cleanRounds() const { return m_cleanRounds; }
    /// Finished rounds.
    [[nodiscard]] int roundsDone() const { return static_cast<int>(rounds().size()); }
    [[nodiscard]] std::span<const EndedRound> rounds() const
    {
        return endedFrom(m_session, m_settings.shown);
    }
    /// Average seconds per round, over rounds with times; 0 if there are none yet.
    [[nodiscard]] double pace() const { return paceOf(m_session.log(), rounds()); }

private:
    Sitting(const PlaySettings &settings, const SessionSpec &spec, const House &house);
    void dealAgain(std::span<const LogEntry> log);
    void continueAfter(std::span<const LogEntry> log);
    void followAll(std::span<const LogEntry> log);
    void takeTimesOf(std::span<const LogEntry> log);
    Step performAt(const Act &act, SessionTime at);
    std::optional<Step> answerAt(SessionTime at);
    Step happen(const Event &event, SessionTime at);
    void follow(const Step &step, const Event &event, const Table &before);
    std::vector<LogEntry> letPatronsAct(SessionTime at);
    void endRound();
    [[nodiscard]] SessionTime timeAt(std::int64_t now) const;

    PlaySettings m_settings;
    Session m_session;
    Crowd m_crowd;
    ChipLedger m_ledger;
    bool m_patronsThink = false;
    std::optional<patron::Decide> m_decided; ///< but not said yet
    std::vector<RoundStep> m_steps;
    bool m_stepsAreOld = false; ///< of the round that just ended
    bool m_roundHasFindings = false;
    int m_streak = 0;
    int m_cleanRounds = 0;
    std::int64_t m_latest = 0; ///< latest time in the log; times never decrease
    std::int64_t m_elapsed = 0; ///< milliseconds until the clock was last started
    std::optional<std::int64_t> m_since; ///< when the clock was last started; empty: it is stopped
};

} // namespace pitwise
