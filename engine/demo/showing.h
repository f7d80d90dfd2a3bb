// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/patrons/crowd.h"
#include "engine/session/session.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace pitwise {

/// One event of a demonstration, the table after it, and what the referee found.
struct Frame
{
    Event event;
    Table table;
    std::vector<Finding> findings;
};

/// Rounds dealt by the house's own dealer, to be shown forwards, backwards, or from any step.
struct Showing
{
    SessionSpec spec;
    House house;
    CrowdSettings patrons; ///< if a crowd sits there
    std::vector<LogEntry> earlier; ///< the session before the first frame
    Table before;
    std::vector<Frame> frames;
    /// The frame count at the end of each beat. A beat is an event with the cards collected after
    /// it.
    std::vector<std::size_t> beats;

    /// The table after `count` frames.
    [[nodiscard]] const Table &tableAt(std::size_t count) const
    {
        return count == 0 ? before : frames[count - 1].table;
    }
    /// The whole session up to frame `count`.
    [[nodiscard]] std::vector<LogEntry> logUntil(std::size_t count) const;
    [[nodiscard]] std::vector<LogEntry> log() const { return logUntil(frames.size()); }
};

/// The first frame with a finding.
[[nodiscard]] std::optional<std::size_t> firstMistake(const Showing &showing);

[[nodiscard]] bool isCollect(const Event &event);

/// Performs a session and keeps frames from round `fromRound` on.
class Recording
{
public:
    Recording(const SessionSpec &spec, const House &house, int fromRound);

    [[nodiscard]] const Session &session() const { return m_session; }
    [[nodiscard]] const Table &table() const { return m_session.table(); }
    [[nodiscard]] bool shows() const { return table().roundNumber >= m_fromRound; }
    /// False if it was impossible.
    bool perform(const Event &event);
    /// Performs them in order. False if none was possible.
    bool perform(std::span<const Act> acts);
    [[nodiscard]] Showing take();

private:
    Session m_session;
    int m_fromRound;
    Showing m_showing;
};

} // namespace pitwise
