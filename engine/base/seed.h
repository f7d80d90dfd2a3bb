// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// What shoes and patrons are made from: a number that people can tell each other, or the 256
/// secret bits of an exam, which nobody can guess from the cards he has seen.
struct Seed
{
    static constexpr std::size_t Bytes = 32;

    std::array<std::uint64_t, 4> words{}; ///< a number has only the first one

    constexpr Seed() = default;
    constexpr Seed(std::uint64_t number) : words{number} { } // NOLINT: a number is a seed
    /// Little-endian.
    explicit Seed(const std::array<std::uint8_t, Bytes> &bytes);

    [[nodiscard]] constexpr bool isNumber() const
    {
        return words[1] == 0 && words[2] == 0 && words[3] == 0;
    }
    /// 64 bits for what needs no secrecy. They tell nothing about the other bits of a secret seed.
    [[nodiscard]] std::uint64_t number() const;
    [[nodiscard]] std::array<std::uint8_t, Bytes> bytes() const;

    bool operator==(const Seed &) const = default;
};

/// All 256 bits, as 64 hexadecimal digits.
[[nodiscard]] std::string toText(const Seed &seed);
[[nodiscard]] std::optional<Seed> secretFromText(std::string_view text);

} // namespace pitwise
