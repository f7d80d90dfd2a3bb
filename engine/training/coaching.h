// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/sittingtags.h"

namespace pitwise {

/// What becomes of a mistake, and what a trainee is shown while dealing. Everybody who shows
/// something asks this; nobody asks which kind of coaching it is.
struct CoachingPolicy
{
    /// When the trainee hears of a finding.
    enum class Tells { AtOnce, AfterRound, Never };

    bool holdsBackWrongActs; ///< a wrong act is judged and does not happen
    Tells tells;
    bool givesHints;
    bool showsScore;
    bool showsAmounts; ///< in figures, beside chips and hands
    bool listsPatrons; ///< the list of steps also tells what patrons did

    bool operator==(const CoachingPolicy &) const = default;
    /// Mistakes made so far may be told now.
    [[nodiscard]] constexpr bool tellsNow(bool roundOver) const
    {
        return tells == Tells::AtOnce || (tells == Tells::AfterRound && roundOver);
    }
};

[[nodiscard]] const CoachingPolicy &policyOf(Coaching coaching);

} // namespace pitwise
