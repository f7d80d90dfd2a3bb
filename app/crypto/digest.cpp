// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/digest.h"

#include <sodium.h>

namespace pitwise {

Digest digestOf(std::initializer_list<std::string_view> parts)
{
    Digest digest;
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, digest.bytes.size());
    for (const std::string_view part : parts)
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(part.data()),
                                  part.size());
    crypto_generichash_final(&state, digest.bytes.data(), digest.bytes.size());
    return digest;
}

Digest digestOf(std::string_view text)
{
    return digestOf({text});
}

std::string toHex(const Digest &digest)
{
    constexpr std::string_view Hex = "0123456789abcdef";
    std::string text;
    text.reserve(2 * digest.bytes.size());
    for (const unsigned byte : digest.bytes) {
        text += Hex[byte >> 4U];
        text += Hex[byte & 15U];
    }
    return text;
}

std::optional<Digest> digestFromHex(std::string_view hex)
{
    constexpr std::string_view Digits = "0123456789abcdef";
    Digest digest;
    if (hex.size() != 2 * digest.bytes.size())
        return std::nullopt;
    for (std::size_t i = 0; i < digest.bytes.size(); ++i) {
        const auto high = Digits.find(hex[2 * i]);
        const auto low = Digits.find(hex[2 * i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        digest.bytes[i] = static_cast<unsigned char>(high * 16 + low);
    }
    return digest;
}

} // namespace pitwise
