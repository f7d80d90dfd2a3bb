// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/session.h"
#include "engine/situations/dealtround.h"

#include <optional>

namespace pitwise {

/// A round of a session as a round of its own, to be dealt once more: the same cards, and patrons
/// who do the same. Empty if there is no such round, or if it cannot stand alone, like one whose
/// shoe was shuffled in the middle.
[[nodiscard]] std::optional<DealtRound> sameRound(const Session &session, int round);

} // namespace pitwise
