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
    PaidTooMuch, ///< one unit more than the house pays: 11:1 for 10:1
    OutOfTurn, ///< a seat is settled before its turn
    BurnForgotten,
    CollectedEarly, ///< cards collected before their bet is paid
};

/// The house's own dealer, who may make one mistake.
class ShownDealer
{
public:
    /// He makes it at the `nth` chance, counted from 0.
    explicit ShownDealer(ShownMistake mistake, int nth = 0);

    /// His next acts, in order. Empty if there is nothing he can do.
    [[nodiscard]] std::vector<Act> next(const Table &table, const House &house, bool mayErr);

private:
    [[nodiscard]] std::optional<std::vector<Act>> wrong(const Table &table, const House &house,
                                                        const Act &act) const;

    ShownMistake m_mistake;
    int m_chancesLeft; ///< that he lets pass
    bool m_made;
};

} // namespace pitwise
