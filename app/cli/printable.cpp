// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/printable.h"

#include "engine/base/plaintext.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace pitwise {

namespace {

constexpr unsigned char FirstOfC1 = 0xC2; ///< U+0080 to U+009F are C2 80 to C2 9F

bool isControl(unsigned char byte)
{
    return (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F;
}

/// Marks that turn the direction of what follows, and other ends of a line.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> Unseen{
    {{"\u061C", "\\u061c"},
     {"\u200E", "\\u200e"},
     {"\u200F", "\\u200f"},
     {"\u2028", "\\u2028"},
     {"\u2029", "\\u2029"},
     {"\u202A", "\\u202a"},
     {"\u202B", "\\u202b"},
     {"\u202C", "\\u202c"},
     {"\u202D", "\\u202d"},
     {"\u202E", "\\u202e"},
     {"\u2066", "\\u2066"},
     {"\u2067", "\\u2067"},
     {"\u2068", "\\u2068"},
     {"\u2069", "\\u2069"}}};

} // namespace

std::string printableName(std::string_view name)
{
    std::string line = onOneLine(name);
    for (const auto &[mark, shown] : Unseen) {
        for (auto at = line.find(mark); at != std::string::npos; at = line.find(mark, at))
            line.replace(at, mark.size(), shown);
    }
    return line;
}

bool PrintableBuffer::put(unsigned char byte)
{
    return m_to->sputc(static_cast<char>(byte)) != traits_type::eof();
}

bool PrintableBuffer::putEscaped(unsigned char byte)
{
    constexpr std::string_view Digits = "0123456789abcdef";
    const std::array<char, 4> text{'\\', 'x', Digits[byte >> 4U], Digits[byte & 0xFU]};
    return m_to->sputn(text.data(), text.size()) == static_cast<std::streamsize>(text.size());
}

/// Nearly all text is plain and passed on in one piece.
std::streamsize PrintableBuffer::xsputn(const char *text, std::streamsize count)
{
    const auto isPlain = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte != FirstOfC1 && !isControl(byte);
    };
    if (!m_afterC2 && std::all_of(text, text + count, isPlain))
        return m_to->sputn(text, count);
    return std::streambuf::xsputn(text, count);
}

PrintableBuffer::int_type PrintableBuffer::overflow(int_type c)
{
    if (traits_type::eq_int_type(c, traits_type::eof()))
        return traits_type::not_eof(c);
    const auto byte = static_cast<unsigned char>(traits_type::to_char_type(c));
    bool good = true;
    if (m_afterC2) {
        m_afterC2 = false;
        if (byte >= 0x80 && byte <= 0x9F)
            return putEscaped(byte) ? c : traits_type::eof();
        good = put(FirstOfC1);
    }
    if (byte == FirstOfC1) {
        m_afterC2 = true; // decided by the next byte
        return good ? c : traits_type::eof();
    }
    good = (isControl(byte) ? putEscaped(byte) : put(byte)) && good;
    return good ? c : traits_type::eof();
}

} // namespace pitwise
