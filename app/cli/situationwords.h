// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/situations/situation.h"

#include <string>

namespace pitwise {

/// One sentence that says why there is no such round.
[[nodiscard]] std::string whyNoSituation(const NoSituation &none, const House &house);

/// The name means nothing, here or in any house we know: the user mistyped it.
[[nodiscard]] bool isUnknown(const NoSituation &none, const House &house);

} // namespace pitwise
