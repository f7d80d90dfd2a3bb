// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace pitwise {

/// What an exam grades separately.
enum class SkillGroup : std::uint8_t {
    Cards, ///< shoe, dealing, burning, the dealer's own hand
    Payments, ///< every amount taken, paid, posted and returned
    Order, ///< the order of settlement, and when cards leave the layout
    Calls, ///< calls and offers, and waiting for the answer
    Irregularities, ///< bets the house does not take, exposed cards, calling the floor
};
inline constexpr std::array AllSkillGroups{SkillGroup::Cards, SkillGroup::Payments,
                                           SkillGroup::Order, SkillGroup::Calls,
                                           SkillGroup::Irregularities};
inline constexpr std::size_t SkillGroups = AllSkillGroups.size();

template<typename Value>
using PerGroup = std::array<Value, SkillGroups>;

/// `payments`.
[[nodiscard]] std::string_view name(SkillGroup group);
/// The group that findings of this code count in; none: it depends on the act.
[[nodiscard]] std::optional<SkillGroup> groupOf(FindingCode code);
/// The group a finding counts in. `act` is the one it was found on.
[[nodiscard]] SkillGroup groupOf(const Finding &finding, const Act &act);
/// The groups in which this act is judged.
[[nodiscard]] PerGroup<bool> judgedIn(const Act &act);

} // namespace pitwise
