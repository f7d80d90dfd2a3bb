// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/json.h"

#include <array>
#include <charconv>

namespace pitwise {

void JsonWriter::separate()
{
    if (m_needsComma)
        m_text += ',';
    m_needsComma = true;
}

JsonWriter &JsonWriter::open(char bracket)
{
    separate();
    m_text += bracket;
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::close(char bracket)
{
    m_text += bracket;
    m_needsComma = true;
    return *this;
}

void JsonWriter::quote(std::string_view text)
{
    constexpr std::string_view Hex = "0123456789abcdef";
    m_text += '"';
    const auto control = [&](unsigned char byte) {
        m_text += "\\u00";
        m_text += Hex[byte >> 4U];
        m_text += Hex[byte & 15U];
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const auto byte = static_cast<unsigned char>(c);
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
        if (c == '"' || c == '\\') {
            m_text += '\\';
            m_text += c;
        } else if (byte < 0x20 || byte == 0x7F) {
            control(byte);
        } else if (byte == 0xC2 && next >= 0x80 && next < 0xA0) { // U+0080 to U+009F
            control(static_cast<unsigned char>(next));
            ++i;
        } else {
            m_text += c;
        }
    }
    m_text += '"';
}

JsonWriter &JsonWriter::key(std::string_view name)
{
    separate();
    quote(name);
    m_text += ':';
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::value(std::string_view text)
{
    separate();
    quote(text);
    return *this;
}

JsonWriter &JsonWriter::number(std::string_view digits)
{
    separate();
    m_text += digits;
    return *this;
}

JsonWriter &JsonWriter::value(std::int64_t number)
{
    separate();
    m_text += std::to_string(number);
    return *this;
}

JsonWriter &JsonWriter::value(double number)
{
    separate();
    std::array<char, 32> digits{};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    m_text.append(digits.data(), end);
    return *this;
}

JsonWriter &JsonWriter::value(bool truth)
{
    separate();
    m_text += truth ? "true" : "false";
    return *this;
}

JsonWriter &JsonWriter::null()
{
    separate();
    m_text += "null";
    return *this;
}

} // namespace pitwise
