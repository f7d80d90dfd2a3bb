// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/sittingtags.h"

namespace pitwise {

/// What happens to a mistake, and what a trainee sees while dealing. Code that shows something asks
/// this, and never which kind of coaching it is.
struct CoachingPolicy
{
    /// When the trainee hears about a finding.
    enum class Tells { AtOnce, AfterRound, Never };

    bool holdsBackWrongActs; ///< a wrong act is judged and does not happen
    Tells tells;
    bool givesHints;
    bool showsScore;
    bool showsAmounts; ///< in figures, beside chips and hands
    bool listsPatrons; ///< the list of steps includes the patrons
    bool dealsAgain = false; ///< a round may be dealt again from its start
    /// Patrons do not react to earlier rounds, so a mistake cannot change what later rounds ask.
    bool roundsStandAlone = false;
    bool mayBeEnded = true; ///< the trainee may end the session at any time and see its result

    bool operator==(const CoachingPolicy &) const = default;
    /// The mistakes so far may be shown now.
    [[nodiscard]] constexpr bool tellsNow(bool roundOver) const
    {
        return tells == Tells::AtOnce || (tells == Tells::AfterRound && roundOver);
    }
};

[[nodiscard]] const CoachingPolicy &policyOf(Coaching coaching);

} // namespace pitwise
