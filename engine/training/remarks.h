// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"

#include <optional>

namespace pitwise {

/// What a patron says that is no request: it changes nothing, and the dealer deals on.
struct Remark
{
    enum class Kind : std::uint8_t { Chat, Hurry, Doubt };
    static constexpr int Ways = 4; ///< to say each

    SeatId seat;
    Kind kind{};
    int way = 0;

    bool operator==(const Remark &) const = default;
};

/// What a patron says after the last entry of the log. It follows from the seed and the log, so a
/// replay hears the same. Empty: nobody says anything; without pressure nobody ever does.
[[nodiscard]] std::optional<Remark> remarkAt(const Sitting &sitting);

} // namespace pitwise
