// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/tomltext.h"

#include "engine/house/tomlreader.h"

#include <algorithm>

namespace pitwise {

namespace {

std::size_t lineBegin(const std::string &text, std::size_t line)
{
    std::size_t at = 0;
    for (std::size_t i = 1; i < line && at != std::string::npos; ++i) {
        at = text.find('\n', at);
        at = at == std::string::npos ? text.size() : at + 1;
    }
    return std::min(at, text.size());
}

/// Columns count characters, not bytes.
std::size_t offsetOf(const std::string &text, toml::source_position at)
{
    std::size_t offset = lineBegin(text, at.line);
    for (std::size_t column = 1; column < at.column && offset < text.size(); ++column) {
        ++offset;
        constexpr unsigned Continues = 0x80;
        constexpr unsigned Mask = 0xC0;
        while (offset < text.size()
               && (static_cast<unsigned char>(text[offset]) & Mask) == Continues)
            ++offset;
    }
    return offset;
}

std::size_t endOfString(const std::string &text, std::size_t at)
{
    const char quote = text[at];
    for (++at; at < text.size() && text[at] != quote; ++at) {
        if (quote == '"' && text[at] == '\\')
            ++at;
    }
    return std::min(at + 1, text.size());
}

std::size_t endOfLiteral(const std::string &text, std::size_t at)
{
    if (at < text.size() && (text[at] == '"' || text[at] == '\''))
        return endOfString(text, at);
    if (at < text.size() && (text[at] == '[' || text[at] == '{')) {
        int depth = 0;
        while (at < text.size()) {
            if (text[at] == '"' || text[at] == '\'') {
                at = endOfString(text, at);
                continue;
            }
            if (text[at] == '#')
                at = std::min(text.find('\n', at), text.size());
            else if (text[at] == '[' || text[at] == '{')
                ++depth;
            else if (text[at] == ']' || text[at] == '}')
                --depth;
            ++at;
            if (depth == 0)
                break;
        }
        return std::min(at, text.size());
    }
    return std::min(text.find_first_of(" \t\r\n,#}]", at), text.size());
}

const toml::node *nodeAt(const toml::table &root, std::string_view section, std::string_view key)
{
    const auto inside = [](const toml::node *node, std::string_view name) -> const toml::node * {
        const auto *table = node == nullptr ? nullptr : node->as_table();
        return table == nullptr ? nullptr : table->get(name);
    };
    const toml::node *node = &root;
    while (!section.empty()) {
        const auto dot = std::min(section.find('.'), section.size());
        node = inside(node, section.substr(0, dot));
        section.remove_prefix(std::min(dot + 1, section.size()));
    }
    if (const auto *whole = inside(node, key))
        return whole;
    // As a path, for keys that are written with dots.
    while (node != nullptr && !key.empty()) {
        const auto dot = std::min(key.find('.'), key.size());
        node = inside(node, key.substr(0, dot));
        key.remove_prefix(std::min(dot + 1, key.size()));
    }
    return node;
}

struct Place
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::optional<Place> placeOfLiteral(const std::string &text, std::string_view section,
                                    std::string_view key)
{
    const auto parsed = parseToml(text);
    const auto *root = std::get_if<toml::table>(&parsed);
    const auto *node = root == nullptr ? nullptr : nodeAt(*root, section, key);
    if (node == nullptr || node->is_table())
        return std::nullopt;
    const std::size_t begin = offsetOf(text, node->source().begin);
    return Place{begin, endOfLiteral(text, begin)};
}

std::string_view trimmed(std::string_view line)
{
    constexpr std::string_view Blank = " \t\r";
    const auto first = line.find_first_not_of(Blank);
    if (first == std::string_view::npos)
        return {};
    return line.substr(first, line.find_last_not_of(Blank) - first + 1);
}

/// `war` of `[war] # comment`.
std::optional<std::string_view> headerOf(std::string_view line)
{
    line = trimmed(line);
    const auto end = line.find(']');
    if (line.empty() || line.front() != '[' || end == std::string_view::npos)
        return std::nullopt;
    return trimmed(line.substr(1, end - 1));
}

/// The start of the line after this place.
std::size_t afterLine(const std::string &text, std::size_t at)
{
    const auto end = text.find('\n', at);
    return end == std::string::npos ? text.size() : end + 1;
}

/// Where the section begins, after its header. Keys without a section begin with the text.
std::optional<std::size_t> sectionBegin(const std::string &text, std::string_view section)
{
    if (section.empty())
        return 0;
    for (std::size_t at = 0; at < text.size(); at = afterLine(text, at)) {
        const std::string_view line{text.data() + at, afterLine(text, at) - at};
        if (headerOf(line) == section)
            return afterLine(text, at);
    }
    return std::nullopt;
}

/// After the last line of the section that is neither blank nor a comment.
std::size_t sectionEnd(const std::string &text, std::size_t begin)
{
    std::size_t end = begin;
    for (std::size_t at = begin; at < text.size(); at = afterLine(text, at)) {
        const std::string_view line{text.data() + at, afterLine(text, at) - at};
        if (headerOf(line))
            break;
        if (const auto content = trimmed(line.substr(0, line.find('\n')));
            !content.empty() && content.front() != '#')
            end = afterLine(text, at);
    }
    return end;
}

std::string inserted(std::string text, std::size_t at, const std::string &line)
{
    if (at > 0 && text[at - 1] != '\n')
        text.insert(at++, "\n");
    return text.insert(at, line);
}

} // namespace

std::optional<std::string> tomlLiteral(const std::string &text, std::string_view section,
                                       std::string_view key)
{
    const auto place = placeOfLiteral(text, section, key);
    return place ? std::optional{text.substr(place->begin, place->end - place->begin)}
                 : std::nullopt;
}

std::string withLiteral(const std::string &text, std::string_view section, std::string_view key,
                        const std::string &literal)
{
    const auto place = placeOfLiteral(text, section, key);
    if (!place)
        return text;
    return text.substr(0, place->begin) + literal + text.substr(place->end);
}

std::string withNewKey(const std::string &text, std::string_view section, const std::string &key,
                       const std::string &literal, std::string_view after)
{
    const std::string line = key + " = " + literal + '\n';
    if (!after.empty()) {
        if (const auto place = placeOfLiteral(text, section, after))
            return inserted(text, afterLine(text, place->end), line);
    }
    if (const auto begin = sectionBegin(text, section))
        return inserted(text, after.empty() ? *begin : sectionEnd(text, *begin), line);
    // A new section goes before those that are not about the game.
    std::size_t at = text.size();
    for (const std::string_view later : {"provenance", "scoring"}) {
        if (const auto begin = sectionBegin(text, later))
            at = std::min(at, text.rfind('[', *begin - 1));
    }
    return inserted(text, at, '[' + std::string{section} + "]\n" + line + '\n');
}

std::string withoutKey(const std::string &text, std::string_view section, std::string_view key)
{
    const auto place = placeOfLiteral(text, section, key);
    if (!place)
        return text;
    const auto before = place->begin == 0 ? std::string::npos : text.rfind('\n', place->begin - 1);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    return text.substr(0, begin) + text.substr(afterLine(text, place->end));
}

bool hasTomlSection(const std::string &text, std::string_view section)
{
    return sectionBegin(text, section).has_value();
}

bool isToml(const std::string &text)
{
    return std::holds_alternative<toml::table>(parseToml(text));
}

} // namespace pitwise
