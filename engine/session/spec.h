// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/session/sittingtags.h"
#include "engine/table/table.h"

#include <optional>
#include <string>
#include <vector>

namespace pitwise {

enum class Mode {
    Assess, ///< what hands can do happens and is judged
    Coach, ///< a wrong act is judged and does not happen
};

/// How a session begins; with its log it is the whole session.
struct SessionSpec
{
    std::string house; ///< an id or a path, as it was written
    std::optional<Style> style;
    std::optional<std::vector<Card>> shoe;
    bool shoeContinues = false; ///< the rest of the shoe follows in the order of the seed
    std::optional<std::uint64_t> seed;
    bool startsWithShuffle = false;
    std::vector<std::vector<SeatId>> patrons; ///< empty: every seat its own patron
    std::optional<Mode> mode;
    SittingTags sitting;

    bool operator==(const SessionSpec &) const = default;
};

/// The house as this session plays it.
[[nodiscard]] House houseOf(const SessionSpec &spec, House house);
/// The table before the first line.
[[nodiscard]] Table tableOf(const SessionSpec &spec, const House &house);

} // namespace pitwise
