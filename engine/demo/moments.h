// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/effort.h"

#include <vector>

namespace pitwise {

/// A place on the timeline of two tables: so many frames of each are over.
struct Moment
{
    std::size_t left = 0;
    std::size_t right = 0;
    double at = 0; ///< seconds since the beginning, by the model

    bool operator==(const Moment &) const = default;
};
/// The first is the beginning of both.
using Moments = std::vector<Moment>;

/// What both dealers do at the same place is done at once; where only one has something to do, the
/// other waits for him.
[[nodiscard]] Moments inLockStep(const Pair &pair);

/// Each dealer goes on as fast as he is.
[[nodiscard]] Moments inOwnTime(const Pair &pair, const TimeModel &model);

/// One table alone, beat by beat.
[[nodiscard]] Moments alone(const Showing &showing);

} // namespace pitwise
