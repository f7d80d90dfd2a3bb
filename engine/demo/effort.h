// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/pairs.h"

namespace pitwise {

/// How long a dealer's hands take: a model, not a measurement. Seconds.
struct TimeModel
{
    double call = 1.2;
    double card = 0.8; ///< dealt or burned
    double chips = 1.6; ///< a bet taken, paid, posted or handed back
    double sweep = 0.9; ///< cards picked up
    double further = 0.25; ///< each further hand that is swept in the same motion
    double reach = 0.1; ///< for each seat away from the middle of the table
    double shoe = 20; ///< a shuffle and all that belongs to it
};

/// What a showing costs the dealer, and what it leaves for the floor to see.
struct Effort
{
    int rounds = 0;
    int acts = 0; ///< of the dealer
    int motions = 0; ///< of his hands: cards swept one after the other are one
    double seconds = 0; ///< by the model
    int hands = 0; ///< whose cards were collected after their chips were moved
    double evidence = 0; ///< seconds that those cards lay between, in all

    [[nodiscard]] double evidencePerHand() const { return hands == 0 ? 0 : evidence / hands; }
    [[nodiscard]] double secondsPerRound() const { return rounds == 0 ? 0 : seconds / rounds; }
    [[nodiscard]] double motionsPerRound() const
    {
        return rounds == 0 ? 0 : static_cast<double>(motions) / rounds;
    }
    Effort &operator+=(const Effort &other);
};

[[nodiscard]] Effort effortOf(const Showing &showing, const TimeModel &model);

/// The time of one act; a further hand of a sweep takes less.
[[nodiscard]] double secondsOf(const House &house, const Act &act, bool sweepsOn,
                               const TimeModel &model);

/// Both tables.
struct EffortOfBoth
{
    Effort left;
    Effort right;
};
/// Over many rounds of the same patrons.
[[nodiscard]] EffortOfBoth averageEffort(const House &left, const House &right,
                                         const CrowdSettings &patrons, int rounds,
                                         const TimeModel &model);

} // namespace pitwise
