// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/tagtext.h"

#include "engine/base/plaintext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace pitwise {

namespace {

constexpr std::array<std::pair<char, char>, 5> Escapes{
    {{'"', '"'}, {'\\', '\\'}, {'\n', 'n'}, {'\r', 'r'}, {'\t', 't'}}};

std::string inHex(char byte)
{
    constexpr std::string_view Digits = "0123456789abcdef";
    const auto value = static_cast<unsigned char>(byte);
    return {'\\', 'x', Digits[value >> 4U], Digits[value & 0xFU]};
}

/// The byte of `1b`, the two characters after `\x`.
bool readHex(std::string_view digits, char &byte)
{
    unsigned value = 0;
    const char *const end = digits.data() + digits.size();
    const auto [rest, error] = std::from_chars(digits.data(), end, value, 16);
    byte = static_cast<char>(value);
    return digits.size() == 2 && error == std::errc{} && rest == end;
}

} // namespace

std::string escapedTag(std::string_view value)
{
    std::string text;
    for (std::size_t i = 0; i < value.size();) {
        const char c = value[i];
        const auto *const escape = std::find_if(Escapes.begin(), Escapes.end(),
                                                [c](const auto &e) { return e.first == c; });
        const auto length = utf8Length(value, i);
        if (escape != Escapes.end())
            text += {'\\', escape->second};
        else if (length == 0 || !isPlainLine(value.substr(i, length)))
            text += inHex(c);
        else
            text += value.substr(i, length);
        // A character that is not plain is written byte by byte.
        const bool whole = length > 1 && isPlainLine(value.substr(i, length));
        i += whole ? length : 1;
    }
    return text;
}

std::string unescapedTag(std::string_view value)
{
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value[i] != '\\' || i + 1 == value.size()) {
            text += value[i];
            continue;
        }
        const char next = value[i + 1];
        const auto *const escape = std::find_if(Escapes.begin(), Escapes.end(),
                                                [next](const auto &e) { return e.second == next; });
        char byte = 0;
        if (escape != Escapes.end()) {
            text += escape->first;
            ++i;
        } else if (next == 'x' && readHex(value.substr(i + 2, 2), byte)) {
            text += byte;
            i += 3;
        } else {
            text += value[i];
        }
    }
    return text;
}

std::size_t closingQuote(std::string_view line, std::size_t from)
{
    while (from < line.size() && line[from] != '"')
        from += line[from] == '\\' ? 2 : 1;
    return from < line.size() ? from : std::string_view::npos;
}

} // namespace pitwise
