// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <array>

namespace pitwise {

/// Which chips lie where. The engine counts money; this remembers the chips it was put down in, and
/// those in the tray. It is only for display: if the two disagree, the money is right.
class ChipLedger
{
public:
    enum class Part : std::uint8_t { Bet, Late, Payoff };

    ChipLedger() = default;
    explicit ChipLedger(const House &house);
    /// For a table that nobody followed: chips that were named, else as few as possible.
    ChipLedger(const House &house, const Table &table);

    /// Updates the chips after `event`.
    void follow(const Event &event, const Table &before, const Table &after);

    [[nodiscard]] const ChipCounts &chips(HandId hand, BetKind bet, Part part) const;
    /// Chips in each tube.
    [[nodiscard]] const std::array<int, MaxChipKinds> &tubes() const { return m_tubes; }

private:
    void followHand(HandId hand, const Table &before, const Table &after, const ChipCounts *told);
    void moveTray(const ChipCounts &chips, int sign);
    [[nodiscard]] ChipCounts built(Money amount) const;

    using Parts = std::array<ChipCounts, 3>;
    ChipSet m_set;
    std::array<std::array<Parts, BetKinds>, static_cast<std::size_t>(MaxSeats *MaxHands)> m_chips{};
    std::array<int, MaxChipKinds> m_tubes{};
};

[[nodiscard]] Money moneyOf(const Bet &bet, ChipLedger::Part part);

} // namespace pitwise
