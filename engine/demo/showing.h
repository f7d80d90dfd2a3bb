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

/// One moment of a demonstration: what was done, the table after it, what the referee said.
struct Frame
{
    Event event;
    Table table;
    std::vector<Finding> findings;
};

/// Rounds dealt by the house's own dealer, as they can be shown: forwards, backwards, at any place.
struct Showing
{
    SessionSpec spec;
    House house;
    CrowdSettings patrons; ///< who sits there, if a crowd does
    std::vector<LogEntry> earlier; ///< what happened before there was anything to show
    Table before;
    std::vector<Frame> frames;
    /// Beats: cards that leave belong to what was done before. The n-th is over when this many
    /// frames are.
    std::vector<std::size_t> beats;

    /// After so many frames.
    [[nodiscard]] const Table &tableAt(std::size_t count) const
    {
        return count == 0 ? before : frames[count - 1].table;
    }
    /// The whole session up to there.
    [[nodiscard]] std::vector<LogEntry> logUntil(std::size_t count) const;
    [[nodiscard]] std::vector<LogEntry> log() const { return logUntil(frames.size()); }
};

/// The first frame with a finding; nothing if there is none.
[[nodiscard]] std::optional<std::size_t> firstMistake(const Showing &showing);

[[nodiscard]] bool isCollect(const Event &event);

/// Keeps what happens from a certain round on as frames.
class Recording
{
public:
    Recording(const SessionSpec &spec, const House &house, int fromRound);

    [[nodiscard]] const Session &session() const { return m_session; }
    [[nodiscard]] const Table &table() const { return m_session.table(); }
    [[nodiscard]] bool shows() const { return table().roundNumber >= m_fromRound; }
    /// False: it could not be done.
    bool perform(const Event &event);
    /// One after the other; false: none of them could be done.
    bool perform(std::span<const Act> acts);
    [[nodiscard]] Showing take();

private:
    Session m_session;
    int m_fromRound;
    Showing m_showing;
};

} // namespace pitwise
