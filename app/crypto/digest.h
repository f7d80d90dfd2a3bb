// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// A BLAKE2b-256 hash.
struct Digest
{
    std::array<unsigned char, 32> bytes{};

    bool operator==(const Digest &) const = default;
};

/// The hash of the parts, joined without anything between them.
[[nodiscard]] Digest digestOf(std::initializer_list<std::string_view> parts);
[[nodiscard]] Digest digestOf(std::string_view text);

/// 64 lower-case hex digits.
[[nodiscard]] std::string toHex(const Digest &digest);
/// None: not exactly 64 lower-case hex digits.
[[nodiscard]] std::optional<Digest> digestFromHex(std::string_view hex);

} // namespace pitwise
