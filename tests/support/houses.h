// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/houses/houselibrary.h"
#include "assets/builtinhouses.h"

#include <string>
#include <vector>

namespace pitwise::test {

[[nodiscard]] inline House house(const std::string &id)
{
    return std::get<House>(findHouse(id));
}

[[nodiscard]] inline std::vector<House> builtIn()
{
    std::vector<House> houses;
    for (const BuiltInHouse &entry : builtInHouses())
        houses.push_back(house(std::string{entry.id}));
    return houses;
}

/// Invented houses that set every key differently from the built-in houses.
[[nodiscard]] std::vector<House> variants();

/// Both styles of every built-in house, and the variants.
[[nodiscard]] std::vector<House> everyHouse();

} // namespace pitwise::test
