// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/patrons/crowd.h"
#include "engine/session/session.h"

namespace pitwise {

/// Lets the crowd act until it waits for the dealer.
void letCrowdAct(Session &session, Crowd &crowd);

/// The house's own dealer, who deals to the end of the round: always the first expected act. False
/// if the round cannot be finished, because the act that is due is impossible.
bool dealRound(Session &session, Crowd &crowd);

} // namespace pitwise
