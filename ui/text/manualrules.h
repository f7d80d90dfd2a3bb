// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <array>
#include <span>
#include <string_view>

namespace pitwise {

/// A part of the manual that is made of rules.
enum class Chapter { Table, Shoe, Round, Payments, Irregularities, Styles };
inline constexpr std::array AllChapters{Chapter::Table,          Chapter::Shoe,
                                        Chapter::Round,          Chapter::Payments,
                                        Chapter::Irregularities, Chapter::Styles};

/// The rules a chapter tells, in its order; `limits.main` stands for both ends of the limit.
[[nodiscard]] std::span<const std::string_view> rulesOf(Chapter chapter, Game game);

} // namespace pitwise
