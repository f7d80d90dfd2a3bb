// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/perfectdealer.h"

#include "engine/patrons/untiltheywait.h"
#include "engine/procedure/expected.h"

namespace pitwise {

void letCrowdAct(Session &session, Crowd &crowd)
{
    untilTheyWait(crowd, session.table(), session.house(),
                  [&](const Event &event) { return !session.perform(event).refused; });
}

bool dealRound(Session &session, Crowd &crowd)
{
    constexpr int ActsAtMost = 1000; // five times what a full table at war with every burn needs
    const int round = session.table().roundNumber;
    for (int acts = 0; session.table().roundNumber == round; ++acts) {
        letCrowdAct(session, crowd);
        const auto act = nextAct(session.table(), session.house());
        if (!act || acts == ActsAtMost || !session.perform(*act).happened)
            return false;
    }
    return true;
}

} // namespace pitwise
