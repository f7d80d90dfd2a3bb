// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/houses/houselibrary.h"
#include "assets/builtinhouses.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <variant>

// Each target defines this; libFuzzer, or driver.cpp without it, calls it with one input after
// another. What must not be ends in a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace pitwise::fuzz {

inline std::string_view textOf(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), size}; // NOLINT: bytes as text
}

inline void must(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "must hold: %s\n", what);
    std::abort();
}

/// Built-in houses only: no input may make a target read a file.
inline std::variant<House, std::string> builtIn(const std::string &id)
{
    static const std::map<std::string, House> houses = [] {
        std::map<std::string, House> all;
        for (const BuiltInHouse &each : builtInHouses())
            all.emplace(each.id, std::get<House>(findHouse(std::string{each.id})));
        return all;
    }();
    const auto found = houses.find(id);
    if (found != houses.end())
        return found->second;
    return "unknown house";
}

} // namespace pitwise::fuzz
