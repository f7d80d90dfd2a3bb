// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/pace.h"
#include "engine/session/score.h"
#include "engine/session/seen.h"
#include "engine/session/session.h"
#include "engine/situations/situationpatrons.h"
#include "engine/training/chipledger.h"
#include "engine/training/playsettings.h"

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace pitwise {

/// A line in the list of steps: what somebody did, what it showed, and what was wrong.
struct RoundStep
{
    std::size_t number = 0; ///< in the log
    Event event;
    Seen seen;
    std::vector<Finding> findings;
    std::vector<Remedy> remedies; ///< what the floor put right
    SeatSet split; ///< seats that played several hands by then: they are called 3a and 3b

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

    /// One round made to order, with its cards and its patrons. `settings` say the house and the
    /// coaching. Resumed from a file, the usual patrons go on with it.
    static Sitting forSituation(const DealtRound &round, PlaySettings settings, const House &house);

    /// An impossible act is refused and not logged.
    Step perform(const Act &act, std::int64_t now);
    /// The dealer was shown a hint: the next act that he does was done with help.
    void noteHint() { m_session.noteHint(); }
    /// Deals the current round again from its start, or the last one if this one has not begun:
    /// the same cards, the same patrons. Empty if it cannot be.
    std::optional<Step> dealAgain(std::int64_t now);
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
    /// Mistakes in entries of the log before this one may be told now: in all of them, or in those
    /// of finished rounds.
    [[nodiscard]] std::size_t toldUntil() const;
    /// Rounds in a row without a finding, up to the last finished one.
    [[nodiscard]] int cleanStreak() const;
    [[nodiscard]] int cleanRounds() const;
    /// How much the patrons press the dealer in this round, 0 to `MostPressure`.
    [[nodiscard]] int pressure() const;
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
    using Patrons = std::variant<Crowd, SituationPatrons>;
    /// Patrons and chips at the start of a round.
    struct RoundStart
    {
        int round = 1;
        Patrons patrons;
        ChipLedger ledger;
    };

    void repeat(std::span<const LogEntry> log);
    Step dealAgainAt(SessionTime at);
    void keepStart();
    [[nodiscard]] std::vector<bool> roundsClean() const;
    void continueAfter(std::span<const LogEntry> log);
    void followAll(std::span<const LogEntry> log);
    void takeTimesOf(std::span<const LogEntry> log);
    Step performAt(const Act &act, SessionTime at);
    std::optional<Step> answerAt(SessionTime at);
    Step happen(const Event &event, SessionTime at);
    void follow(Step &step, const Event &event, const Table &before);
    std::vector<LogEntry> letPatronsAct(SessionTime at);
    void endRound();
    void press();
    [[nodiscard]] SessionTime timeAt(std::int64_t now) const;

    PlaySettings m_settings;
    Session m_session;
    Patrons m_patrons;
    ChipLedger m_ledger;
    bool m_patronsThink = false;
    std::optional<patron::Decide> m_decided; ///< but not said yet
    std::vector<RoundStep> m_steps;
    bool m_stepsAreOld = false; ///< of the round that just ended
    std::vector<RoundStart> m_starts; ///< of this round and the one before
    std::int64_t m_latest = 0; ///< latest time in the log; times never decrease
    std::int64_t m_elapsed = 0; ///< milliseconds until the clock was last started
    std::optional<std::int64_t> m_since; ///< when the clock was last started; empty: it is stopped
};

} // namespace pitwise
