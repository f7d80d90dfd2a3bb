// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/situations/dealtround.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pitwise {

/// What somebody wants to meet in the next round. A name is a finding code, a clause or a skill.
struct SituationWish
{
    std::vector<std::string> names;
    std::uint64_t seed = 0;
    std::optional<int> seats; ///< patrons sit at seats 1 to this one; empty: as it comes
};

/// Why there is no such round.
struct NoSituation
{
    enum class Why {
        UnknownName, ///< it means nothing in any house
        NotInThisHouse,
        NotTogether, ///< each of them, but not all in one round
        TooFewSeats, ///< it needs more patrons than were asked for
    };
    Why why{};
    std::string name; ///< the one that cannot be had; empty for NotTogether
};

/// A round, dealt right, in which every name can be got wrong. The same wish gives the same round.
[[nodiscard]] std::variant<DealtRound, NoSituation> situationFor(const House &house,
                                                                 const SituationWish &wish);

/// All names that this house can have. Deals some hundred rounds to find out.
struct SituationNames
{
    std::vector<std::string> codes;
    std::vector<std::string> clauses;
    std::vector<std::string> skills;

    bool operator==(const SituationNames &) const = default;
};
[[nodiscard]] SituationNames situationNames(const House &house);

} // namespace pitwise
