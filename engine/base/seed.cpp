// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/seed.h"

#include "engine/base/keystream.h"

namespace pitwise {

namespace {

constexpr std::uint64_t NumberStream = ~std::uint64_t{0}; // no shuffle has this number
constexpr std::string_view HexDigits = "0123456789abcdef";

} // namespace

Seed::Seed(const std::array<std::uint8_t, Bytes> &bytes)
{
    for (std::size_t i = 0; i < Bytes; ++i)
        words[i / 8] |= std::uint64_t{bytes[i]} << (8 * (i % 8));
}

std::array<std::uint8_t, Seed::Bytes> Seed::bytes() const
{
    std::array<std::uint8_t, Bytes> bytes{};
    for (std::size_t i = 0; i < Bytes; ++i)
        bytes[i] = static_cast<std::uint8_t>(words[i / 8] >> (8 * (i % 8)));
    return bytes;
}

std::uint64_t Seed::number() const
{
    if (isNumber())
        return words[0];
    return KeyStream{*this, NumberStream}.nextSeed().words[0];
}

std::string toText(const Seed &seed)
{
    std::string text;
    for (const std::uint8_t byte : seed.bytes()) {
        text += HexDigits[byte >> 4];
        text += HexDigits[byte & 15];
    }
    return text;
}

std::optional<Seed> secretFromText(std::string_view text)
{
    if (text.size() != 2 * Seed::Bytes)
        return std::nullopt;
    std::array<std::uint8_t, Seed::Bytes> bytes{};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto digit = HexDigits.find(text[i]);
        if (digit == std::string_view::npos)
            return std::nullopt;
        bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] << 4 | digit);
    }
    return Seed{bytes};
}

} // namespace pitwise
