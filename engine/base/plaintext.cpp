// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/plaintext.h"

#include <algorithm>

namespace pitwise {

namespace {

/// A byte of UTF-8 that does not begin a character.
bool continues(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// U+0080 to U+009F: the upper control characters.
bool isUpperControl(std::string_view two)
{
    return two.size() == 2 && two[0] == '\xC2' && static_cast<unsigned char>(two[1]) < 0xA0;
}

/// U+2028 and U+2029 break lines; U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069 turn the
/// direction of writing.
bool breaksOrTurns(std::string_view three)
{
    if (three.size() < 3 || three[0] != '\xE2')
        return false;
    const auto last = static_cast<unsigned char>(three[2]);
    if (three[1] == '\x80')
        return last == 0x8E || last == 0x8F || (last >= 0xA8 && last <= 0xAE);
    return three[1] == '\x81' && last >= 0xA6 && last <= 0xA9;
}

} // namespace

bool isPlainLine(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x20 || byte == 0x7F || isUpperControl(text.substr(i, 2))
            || breaksOrTurns(text.substr(i, 3)))
            return false;
    }
    return true;
}

std::size_t utf8Length(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
    };
    const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF && follows(1))
        return 2;
    if (first >= 0xE0 && first <= 0xEF && follows(1) && follows(2)) {
        const bool overlong = first == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = first == 0xED && byte(1) > 0x9F;
        return overlong || surrogate ? 0 : 3;
    }
    if (first >= 0xF0 && first <= 0xF4 && follows(1) && follows(2) && follows(3)) {
        const bool overlong = first == 0xF0 && byte(1) < 0x90;
        const bool tooHigh = first == 0xF4 && byte(1) > 0x8F;
        return overlong || tooHigh ? 0 : 4;
    }
    return 0;
}

std::size_t lengthOf(std::string_view text)
{
    return text.size()
         - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues));
}

std::string onOneLine(std::string_view text)
{
    constexpr std::string_view Digits = "0123456789abcdef";
    std::string line;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n')
            line += "\\n";
        else if (byte < 0x20 || byte == 0x7F)
            line += {'\\', 'x', Digits[byte >> 4U], Digits[byte & 0xFU]};
        else
            line += c;
    }
    return line;
}

std::string shortened(std::string_view text)
{
    constexpr std::size_t Enough = 40;
    if (text.size() <= Enough)
        return std::string{text};
    auto end = Enough;
    while (end > 0 && continues(text[end]))
        --end; // do not cut a character in two
    return std::string{text.substr(0, end)} + "...";
}

} // namespace pitwise
