// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/coaching.h"

namespace pitwise {

namespace {

using Tells = CoachingPolicy::Tells;

constexpr CoachingPolicy Coach{.holdsBackWrongActs = true,
                               .tells = Tells::AtOnce,
                               .givesHints = true,
                               .showsScore = true,
                               .showsAmounts = true,
                               .listsPatrons = true,
                               .dealsAgain = true};
constexpr CoachingPolicy Practice{.holdsBackWrongActs = false,
                                  .tells = Tells::AfterRound,
                                  .givesHints = true,
                                  .showsScore = true,
                                  .showsAmounts = true,
                                  .listsPatrons = true,
                                  .dealsAgain = true};
constexpr CoachingPolicy Silent{.holdsBackWrongActs = false,
                                .tells = Tells::Never,
                                .givesHints = false,
                                .showsScore = false,
                                .showsAmounts = false,
                                .listsPatrons = false};

constexpr CoachingPolicy Exam{.holdsBackWrongActs = false,
                              .tells = Tells::Never,
                              .givesHints = false,
                              .showsScore = false,
                              .showsAmounts = false,
                              .listsPatrons = false,
                              .roundsStandAlone = true,
                              .mayBeEnded = false};

} // namespace

const CoachingPolicy &policyOf(Coaching coaching)
{
    switch (coaching) {
    case Coaching::Coach:
        return Coach;
    case Coaching::Practice:
        return Practice;
    case Coaching::Silent:
        return Silent;
    case Coaching::Exam:
        break;
    }
    return Exam;
}

} // namespace pitwise
