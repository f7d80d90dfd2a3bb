// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/random.h"

#include <sodium.h>

namespace pitwise {

std::string randomBytes(std::size_t count)
{
    std::string bytes(count, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

std::uint64_t randomNumber()
{
    std::uint64_t number = 0;
    randombytes_buf(&number, sizeof number);
    return number;
}

std::string newId()
{
    constexpr std::string_view Hex = "0123456789abcdef";
    std::string bytes = randomBytes(16);
    bytes[6] = static_cast<char>((static_cast<unsigned char>(bytes[6]) & 0x0fU) | 0x40U);
    bytes[8] = static_cast<char>((static_cast<unsigned char>(bytes[8]) & 0x3fU) | 0x80U);
    std::string id;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            id += '-';
        const auto byte = static_cast<unsigned char>(bytes[i]);
        id += Hex[byte >> 4U];
        id += Hex[byte & 15U];
    }
    return id;
}

} // namespace pitwise
