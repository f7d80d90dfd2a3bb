// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/pairs.h"

namespace pitwise {

/// How many seconds a dealer needs for each motion: a model, not a measurement.
struct TimeModel
{
    double call = 1.2;
    double card = 0.8; ///< dealt or burned
    double chips = 1.6; ///< a bet taken, paid, posted or handed back
    double sweep = 0.9; ///< cards picked up
    double further = 0.25; ///< each further hand swept in the same motion
    double reach = 0.1; ///< per seat away from the middle of the table
    double shoe = 20; ///< a shuffle with everything that belongs to it
};

/// How much work a showing is for the dealer, and how much evidence it leaves for the floor.
struct Effort
{
    int rounds = 0;
    int acts = 0; ///< the dealer's
    int motions = 0; ///< cards swept one after the other count as one
    double seconds = 0; ///< according to the model
    int hands = 0; ///< hands whose cards were collected after their chips moved
    double evidence = 0; ///< total seconds those cards stayed in view after that

    [[nodiscard]] double evidencePerHand() const { return hands == 0 ? 0 : evidence / hands; }
    [[nodiscard]] double secondsPerRound() const { return rounds == 0 ? 0 : seconds / rounds; }
    [[nodiscard]] double motionsPerRound() const
    {
        return rounds == 0 ? 0 : static_cast<double>(motions) / rounds;
    }
    Effort &operator+=(const Effort &other);
};

[[nodiscard]] Effort effortOf(const Showing &showing, const TimeModel &model);

/// The time of one act. `sweepsOn`: it continues a sweep, which takes less.
[[nodiscard]] double secondsOf(const House &house, const Act &act, bool sweepsOn,
                               const TimeModel &model);

/// Both tables.
struct EffortOfBoth
{
    Effort left;
    Effort right;
};
/// The effort over many rounds with the same patrons.
[[nodiscard]] EffortOfBoth averageEffort(const House &left, const House &right,
                                         const CrowdSettings &patrons, int rounds,
                                         const TimeModel &model);

} // namespace pitwise
