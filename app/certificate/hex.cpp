// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/hex.h"

#include <sodium.h>

namespace pitwise {

namespace {

constexpr std::string_view Digits = "0123456789abcdef";

} // namespace

std::string hexOf(std::string_view bytes)
{
    std::string hex;
    hex.reserve(2 * bytes.size());
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        hex += Digits[value >> 4];
        hex += Digits[value & 15];
    }
    return hex;
}

std::optional<std::string> bytesFromHex(std::string_view hex)
{
    if (hex.size() % 2 != 0)
        return std::nullopt;
    std::string bytes;
    bytes.reserve(hex.size() / 2);
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        const auto high = Digits.find(hex[i]);
        const auto low = Digits.find(hex[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        bytes += static_cast<char>(high << 4 | low);
    }
    return bytes;
}

std::string base64UrlOf(std::string_view bytes)
{
    constexpr int Variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_encoded_len(bytes.size(), Variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytesOf(bytes), bytes.size(), Variant);
    text.pop_back(); // its end
    return text;
}

} // namespace pitwise
