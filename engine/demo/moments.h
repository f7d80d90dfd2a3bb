// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/effort.h"

#include <vector>

namespace pitwise {

/// A place on the timeline of two tables: how many frames of each are done.
struct ShownMoment
{
    std::size_t left = 0;
    std::size_t right = 0;
    double at = 0; ///< seconds from the start, according to the model

    bool operator==(const ShownMoment &) const = default;
};
/// The first one is the start of both tables.
using Moments = std::vector<ShownMoment>;

/// Both dealers do the same thing at the same moment. If only one has something to do, the other
/// waits.
[[nodiscard]] Moments inLockStep(const Pair &pair);

/// Each dealer works at his own speed.
[[nodiscard]] Moments inOwnTime(const Pair &pair, const TimeModel &model);

/// One table alone, beat by beat.
[[nodiscard]] Moments alone(const Showing &showing);

} // namespace pitwise
