// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/seen.h"
#include "engine/session/session.h"
#include "engine/training/chipledger.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pitwise {

/// A round of a reviewed session, by its places in the log. A round that was dealt again has one
/// for each attempt.
struct ReviewedRound
{
    int number = 1;
    std::size_t first = 0;
    std::size_t end = 0; ///< one past its last entry
    int findings = 0;
    std::optional<std::int64_t> took; ///< milliseconds from its first entry to its last
    bool dealtAgain = false; ///< an attempt that does not count
    bool isShown = false; ///< a demonstration, which does not count either

    bool operator==(const ReviewedRound &) const = default;
};

/// The table around one entry of the log.
struct ReviewedMoment
{
    Table before;
    Table after;
    ChipLedger chipsBefore;
    ChipLedger chipsAfter;
    Seen seen; ///< what the entry showed
    std::vector<Remedy> remedies; ///< what the floor put right
    std::optional<Act> due; ///< what the house's own dealer would have done
    SeatSet split; ///< seats that played several hands by then
    bool happened = true; ///< false: refused, or held back by the coach
};

/// A session to look back at. Opening it deals it once; after that the table around any entry costs
/// one round.
class Review
{
public:
    Review(const SessionSpec &spec, const House &house, std::span<const LogEntry> log);

    [[nodiscard]] const Session &session() const { return m_session; }
    [[nodiscard]] std::size_t size() const { return m_session.log().size(); }
    [[nodiscard]] const LogEntry &entry(std::size_t number) const
    {
        return m_session.log()[number];
    }
    /// Every attempt at every round, in order; their entries make up the whole log.
    [[nodiscard]] const std::vector<ReviewedRound> &rounds() const { return m_rounds; }
    /// The place in `rounds()` of the round that this entry belongs to.
    [[nodiscard]] std::size_t roundOf(std::size_t number) const;
    /// What was found at this entry, omissions first.
    [[nodiscard]] std::span<const Recorded> findingsAt(std::size_t number) const;
    /// Why hands could not do it.
    [[nodiscard]] std::optional<Impossible> refusalAt(std::size_t number) const;
    /// Milliseconds since the entry before.
    [[nodiscard]] std::optional<std::int64_t> tookAt(std::size_t number) const;
    /// The first entry after `number` with a finding; the last one before it.
    [[nodiscard]] std::optional<std::size_t> findingAfter(std::size_t number) const;
    [[nodiscard]] std::optional<std::size_t> findingBefore(std::size_t number) const;
    [[nodiscard]] std::optional<std::size_t> firstFinding() const;

    [[nodiscard]] ReviewedMoment at(std::size_t number) const;

private:
    /// The session at the start of a round, without its log.
    struct Snapshot
    {
        Session session;
        ChipLedger chips;
    };

    void takeSnapshots();
    [[nodiscard]] bool hasDealersAct(std::size_t from, std::size_t until) const;
    void closeRound(std::size_t end, int number, bool dealtAgain);
    void countFindings();

    Session m_session;
    std::vector<ReviewedRound> m_rounds;
    std::vector<Snapshot> m_snapshots; ///< one for each of `m_rounds`
};

} // namespace pitwise
