// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/languagefile.h"

namespace pitwise {

namespace {

// The form of a .qm file: 16 magic bytes, then sections of a tag, a length and data. All numbers
// have their highest byte first, texts are UTF-16 (translations) or UTF-8 (all else).
constexpr std::string_view Magic{"\x3c\xb8\x64\x18\xca\xef\x9c\x95\xcd\x21\x1c\xbf\x60\xa1\xbd\xdd",
                                 16};
constexpr unsigned char Hashes = 0x42;
constexpr unsigned char Messages = 0x69;

// The fields of a message.
constexpr unsigned char End = 1;
constexpr unsigned char Translation = 3;
constexpr unsigned char Obsolete = 5;
constexpr unsigned char Source = 6;
constexpr unsigned char Context = 7;
constexpr unsigned char Comment = 8;

std::uint32_t numberAt(std::string_view bytes, std::size_t at)
{
    std::uint32_t number = 0;
    for (std::size_t i = at; i < at + 4; ++i)
        number = (number << 8U) | static_cast<unsigned char>(bytes[i]);
    return number;
}

/// The bytes after a length; moves `at` behind them. Nothing if the file ends before they do.
std::optional<std::string_view> blockAt(std::string_view bytes, std::size_t &at)
{
    if (bytes.size() < 4 || at > bytes.size() - 4)
        return std::nullopt;
    const std::size_t length = numberAt(bytes, at);
    at += 4;
    if (length > bytes.size() - at)
        return std::nullopt;
    const auto block = bytes.substr(at, length);
    at += length;
    return block;
}

std::uint32_t hashOf(std::string_view text)
{
    std::uint32_t hash = 0;
    for (const char letter : text) {
        hash = (hash << 4U) + static_cast<unsigned char>(letter);
        const std::uint32_t high = hash & 0xf0000000U;
        hash = (hash ^ (high >> 24U)) & ~high;
    }
    return hash == 0 ? 1 : hash;
}

void appendUtf8(std::string &text, std::uint32_t letter)
{
    const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (letter < 0x80) {
        add(letter);
        return;
    }
    if (letter < 0x800) {
        add(0xc0U | (letter >> 6U));
    } else if (letter < 0x10000) {
        add(0xe0U | (letter >> 12U));
        add(0x80U | ((letter >> 6U) & 0x3fU));
    } else {
        add(0xf0U | (letter >> 18U));
        add(0x80U | ((letter >> 12U) & 0x3fU));
        add(0x80U | ((letter >> 6U) & 0x3fU));
    }
    add(0x80U | (letter & 0x3fU));
}

std::string utf8(std::string_view utf16)
{
    std::string text;
    const auto unit = [&](std::size_t at) {
        return std::uint32_t{static_cast<unsigned char>(utf16[at])} << 8U
             | static_cast<unsigned char>(utf16[at + 1]);
    };
    for (std::size_t at = 0; at + 1 < utf16.size(); at += 2) {
        std::uint32_t letter = unit(at);
        if (letter >= 0xd800 && letter < 0xdc00 && at + 3 < utf16.size()) {
            at += 2;
            letter = 0x10000U + ((letter - 0xd800U) << 10U) + (unit(at) - 0xdc00U);
        }
        appendUtf8(text, letter);
    }
    return text;
}

} // namespace

std::optional<LanguageFile> LanguageFile::read(std::string_view bytes)
{
    if (!bytes.starts_with(Magic))
        return std::nullopt;
    LanguageFile file;
    for (std::size_t at = Magic.size(); at < bytes.size();) {
        const auto tag = static_cast<unsigned char>(bytes[at++]);
        const auto section = blockAt(bytes, at);
        if (!section)
            return std::nullopt;
        if (tag == Hashes)
            file.m_hashes = *section;
        else if (tag == Messages)
            file.m_messages = *section;
    }
    return file;
}

std::optional<std::string> LanguageFile::find(std::string_view context,
                                              std::string_view source) const
{
    constexpr std::size_t Row = 8;
    const std::uint32_t hash = hashOf(source);
    std::size_t first = 0;
    std::size_t last = m_hashes.size() / Row;
    const std::size_t rows = last;
    while (first < last) {
        const std::size_t middle = first + (last - first) / 2;
        if (numberAt(m_hashes, middle * Row) < hash)
            first = middle + 1;
        else
            last = middle;
    }
    for (; first < rows && numberAt(m_hashes, first * Row) == hash; ++first) {
        if (auto text = messageAt(numberAt(m_hashes, first * Row + 4), context, source))
            return text;
    }
    return std::nullopt;
}

/// What stands there, if it is the message that was asked for. A field that a stripped file leaves
/// out fits.
std::optional<std::string> LanguageFile::messageAt(std::size_t at, std::string_view context,
                                                   std::string_view source) const
{
    std::optional<std::string> text;
    while (at < m_messages.size()) {
        const auto tag = static_cast<unsigned char>(m_messages[at++]);
        if (tag == End)
            break;
        if (tag == Obsolete) {
            at += 4;
            continue;
        }
        const auto field = blockAt(m_messages, at);
        if (!field)
            return std::nullopt;
        if ((tag == Source && *field != source) || (tag == Context && *field != context)
            || (tag == Comment && !field->empty()))
            return std::nullopt;
        if (tag == Translation && !text)
            text = utf8(*field);
    }
    return text && !text->empty() ? text : std::nullopt;
}

} // namespace pitwise
