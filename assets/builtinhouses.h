// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

namespace pitwise {

struct BuiltInHouse
{
    std::string_view id;
    std::string_view toml;
};

/// The houses that come with the product, as the text of their files.
[[nodiscard]] const std::vector<BuiltInHouse> &builtInHouses();

} // namespace pitwise
