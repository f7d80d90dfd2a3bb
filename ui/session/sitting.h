// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/patrons/crowd.h"
#include "engine/session/score.h"
#include "engine/session/session.h"
#include "ui/session/chipledger.h"
#include "ui/text/sentence.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace pitwise::ui {

/// What becomes of a finding while dealing.
enum class Coaching {
    Coach, ///< stops at a mistake; it does not happen, and can be tried again
    Practice, ///< play goes on; each round is summed up
    Silent, ///< only recorded
};

/// Everything chosen before the first card.
struct PlaySettings
{
    std::string house = "washington"; ///< an id or a path
    int seats = 5; ///< that are taken
    std::optional<Style> style; ///< none: the house's own
    Coaching coaching = Coaching::Coach;
    Temper temper = Temper::Mixed;
    int irregularities = 0; ///< percent of rounds, odd bets alike
    bool startsWithShuffle = false;
    std::uint64_t seed = 0;
    std::size_t shown = 0; ///< so many events were a demonstration, and count for nobody

    bool operator==(const PlaySettings &) const = default;
};

/// A line in the list of steps: what somebody did, and what was wrong with it.
struct StepLine
{
    Sentence text;
    bool dealers = true;
    std::vector<Finding> findings;
    Act act; ///< of the dealer's lines
};

/// What came of one act: the step, what patrons and chance answered, and whether the round is over.
struct Report
{
    Act act;
    Step step;
    std::vector<Event> answers;
    bool roundEnded = false;
};

/// A round that ended: where in the log, and how many milliseconds it took (0: nobody knows).
struct EndedRound
{
    std::size_t end = 0;
    std::int64_t time = 0;
};

/// What a kept session tells of time, in milliseconds.
struct Timing
{
    std::map<std::size_t, std::int64_t> rounds; ///< by the event that ended them
    std::int64_t soFar = 0; ///< of the round under way

    [[nodiscard]] std::int64_t of(std::size_t event) const
    {
        const auto it = rounds.find(event);
        return it == rounds.end() ? 0 : it->second;
    }
};

/// A trainee at a table: the session, the patrons who answer him, and what he needs to be shown of
/// it. No Qt object, no clock: times are handed in.
class Sitting
{
public:
    Sitting(const PlaySettings &settings, const House &house);
    /// From a session that was written down. Patrons go on as they would have, if it is theirs.
    static Sitting resumed(const PlaySettings &settings, const SessionSpec &spec,
                           const House &house, std::span<const Event> events, const Timing &timing);

    Report perform(const Act &act, std::int64_t now);
    /// A patron who was asked takes his time: he answers only when `answer` is called, and the
    /// dealer can be too fast for him.
    void setPatronsThink(bool think) { m_patronsThink = think; }
    /// Whoever thinks.
    [[nodiscard]] std::optional<SeatId> thinking() const;
    /// He has made up his mind; what he and others do then.
    std::vector<Event> answer();
    /// The clock stands still while nobody deals.
    void pause(std::int64_t now);

    [[nodiscard]] const PlaySettings &settings() const { return m_settings; }
    [[nodiscard]] const Session &session() const { return m_session; }
    [[nodiscard]] const Table &table() const { return m_session.table(); }
    [[nodiscard]] const House &house() const { return m_session.house(); }
    [[nodiscard]] const ChipLedger &ledger() const { return m_ledger; }
    /// Of the round under way, or of the one that just ended.
    [[nodiscard]] const std::vector<StepLine> &steps() const { return m_steps; }
    [[nodiscard]] int stepsRound() const { return table().roundNumber - (m_stepsAreOld ? 1 : 0); }
    [[nodiscard]] std::optional<Act> next() const;

    [[nodiscard]] Score score() const { return scoreOf(m_session, m_settings.shown); }
    [[nodiscard]] int cleanStreak() const { return m_streak; }
    [[nodiscard]] int cleanRounds() const { return m_cleanRounds; }
    /// Rounds that ended.
    [[nodiscard]] int roundsDone() const { return static_cast<int>(m_rounds.size()); }
    /// Seconds a round, on average over those that were timed; 0: none yet.
    [[nodiscard]] double pace() const;
    [[nodiscard]] const std::vector<EndedRound> &rounds() const { return m_rounds; }
    /// Milliseconds of the round under way, up to the last pause.
    [[nodiscard]] std::int64_t soFar() const { return m_roundTime; }

private:
    Sitting(const PlaySettings &settings, const SessionSpec &spec, const House &house);
    void dealAgain(std::span<const Event> events, const Timing &timing);
    void followAll(std::span<const Event> events, const Timing &timing);
    Step follow(const Event &event);
    std::vector<Event> letPatronsAct();
    void endRound(std::int64_t now);

    PlaySettings m_settings;
    Session m_session;
    Crowd m_crowd;
    ChipLedger m_ledger;
    bool m_patronsThink = false;
    std::optional<patron::Decide> m_decided; ///< and not said yet
    std::vector<StepLine> m_steps;
    bool m_stepsAreOld = false; ///< of a round that ended
    bool m_roundHasFindings = false;
    int m_streak = 0;
    int m_cleanRounds = 0;
    std::optional<std::int64_t> m_since; ///< the clock runs since then
    std::int64_t m_roundTime = 0; ///< before that
    std::vector<EndedRound> m_rounds;
};

[[nodiscard]] SessionSpec specOf(const PlaySettings &settings, const House &house);
[[nodiscard]] CrowdSettings crowdOf(const PlaySettings &settings, const House &house);

} // namespace pitwise::ui
