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
    Assess, ///< a wrong act is judged and happens
    Coach, ///< a wrong act is judged and does not happen
};

/// How a session starts. Spec and log together are the whole session.
struct SessionSpec
{
    std::string house; ///< an id or a path, as in the file
    std::optional<Style> style;
    std::optional<std::vector<Card>> shoe;
    bool shoeContinues = false; ///< after `shoe`, the seed shuffles the rest
    std::optional<std::uint64_t> seed;
    std::optional<Seed> secret; ///< of an exam, instead of `seed`
    bool startsWithShuffle = false;
    std::vector<std::vector<SeatId>> patrons; ///< seats of one patron; empty: one patron per seat
    std::optional<Mode> mode;
    SittingTags sitting;

    bool operator==(const SessionSpec &) const = default;
};

/// The house with the style of this session.
[[nodiscard]] House houseOf(const SessionSpec &spec, House house);
/// What shoes and patrons are made from.
[[nodiscard]] Seed seedOf(const SessionSpec &spec);
/// The table before the first event.
[[nodiscard]] Table tableOf(const SessionSpec &spec, const House &house);

} // namespace pitwise
