// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/acts.h"

namespace pitwise {

std::optional<HandId> placeOf(const Act &act)
{
    return std::visit(
        [](const auto &what) -> std::optional<HandId> {
            if constexpr (requires { what.hand; })
                return what.hand;
            else if constexpr (requires { what.seat; })
                return what.seat.number > 0 ? std::optional{HandId{what.seat, 0}} : std::nullopt;
            else
                return std::nullopt;
        },
        act);
}

} // namespace pitwise
