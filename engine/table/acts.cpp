// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/acts.h"

namespace pitwise {

std::optional<HandId> placeOf(const Act &act)
{
    return visitKind([](const auto &what) { return placeOf(what); }, act);
}

} // namespace pitwise
