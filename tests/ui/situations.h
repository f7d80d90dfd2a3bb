// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"

#include <functional>

namespace pitwise::test {

/// What happens in a correctly dealt first round.
struct Happened
{
    bool tiePaid = false;
    bool war = false;
    bool surrender = false;
    bool parlay = false;
    bool split = false;
    bool doubled = false;
    bool bust = false;
};

[[nodiscard]] Happened firstRoundOf(const PlaySettings &settings, const House &house);

/// The first seed whose first round has what the test needs; aborts if there is none.
[[nodiscard]] std::uint64_t seedWith(PlaySettings settings, const House &house,
                                     const std::function<bool(const Happened &)> &enough);

} // namespace pitwise::test
