// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/perfectdealer.h"

#include "engine/procedure/expected.h"

namespace pitwise {

void letCrowdAct(Session &session, Crowd &crowd)
{
    while (const auto event = crowd.react(session.table(), session.house())) {
        if (session.perform(*event).refused)
            return;
    }
}

bool dealRound(Session &session, Crowd &crowd)
{
    const int round = session.table().roundNumber;
    while (session.table().roundNumber == round) {
        letCrowdAct(session, crowd);
        const auto act = nextAct(session.table(), session.house());
        if (!act || !session.perform(*act).happened)
            return false;
    }
    return true;
}

} // namespace pitwise
