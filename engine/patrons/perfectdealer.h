// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/patrons/crowd.h"
#include "engine/session/session.h"

namespace pitwise {

/// Lets the crowd do what it wants to until it waits for the dealer.
void letCrowdAct(Session &session, Crowd &crowd);

/// The house's own dealer: deals to the end of the round, always the first of the expected acts.
/// False: the round could not be finished, because hands could not do what was due.
bool dealRound(Session &session, Crowd &crowd);

} // namespace pitwise
