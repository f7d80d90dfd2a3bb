// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// Lower-case hex digits.
[[nodiscard]] std::string hexOf(std::string_view bytes);
/// None: not an even number of lower-case hex digits.
[[nodiscard]] std::optional<std::string> bytesFromHex(std::string_view hex);
/// Without padding, as in a JWT.
[[nodiscard]] std::string base64UrlOf(std::string_view bytes);

// libsodium takes bytes as unsigned characters.
[[nodiscard]] inline const unsigned char *bytesOf(std::string_view text)
{
    return reinterpret_cast<const unsigned char *>(text.data());
}
[[nodiscard]] inline unsigned char *bytesOf(std::string &text)
{
    return reinterpret_cast<unsigned char *>(text.data());
}
[[nodiscard]] inline const unsigned char *bytesOf(const std::string &text)
{
    return bytesOf(std::string_view{text});
}

} // namespace pitwise
