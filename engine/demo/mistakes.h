// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace pitwise {

/// A mistake that a presenter can show.
enum class ShownMistake : std::uint8_t {
    None,
    PaidTooMuch, ///< a unit more than the house pays: 11:1 for 10:1
    OutOfTurn, ///< another seat is settled before the one that is due
    BurnForgotten,
    CollectedEarly, ///< cards leave before their bet was paid
};

/// The house's own dealer, who may make one mistake.
class ShownDealer
{
public:
    explicit ShownDealer(ShownMistake mistake);

    /// What he does now, at once one after the other; nothing: he knows no way on.
    [[nodiscard]] std::vector<Act> next(const Table &table, const House &house, bool mayErr);

private:
    [[nodiscard]] std::optional<std::vector<Act>> wrong(const Table &table, const House &house,
                                                        const Act &act) const;

    ShownMistake m_mistake;
    bool m_made;
};

} // namespace pitwise
