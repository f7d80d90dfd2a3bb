// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sound/sounds.h"

#include <vector>

namespace pitwise {
class Sitting;
struct ChipCounts;
struct Step;
} // namespace pitwise

namespace pitwise::ui {

/// A sound, where it comes from and when.
struct Cue
{
    Sound sound{};
    double place = 0; ///< -1 is the dealer's far left, 1 his far right
    int after = 0; ///< milliseconds

    bool operator==(const Cue &) const = default;
};

/// What is heard of a step that has just happened at this sitting: the act, then the answers.
/// Shoe and discard rack change sides for a left-handed dealer.
[[nodiscard]] std::vector<Cue> cuesOf(const Step &step, const Sitting &sitting,
                                      bool leftHanded = false);
/// What is heard when the chips in the dealer's hand change.
[[nodiscard]] std::vector<Cue> cuesOfHand(int before, int now);
/// How loud the room is, from 0 to 1: it grows with the trouble that the trainee has asked for.
[[nodiscard]] double roomOf(const Sitting &sitting);

} // namespace pitwise::ui
