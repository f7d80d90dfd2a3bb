// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/draft.h"

#include "engine/house/tomltext.h"

#include <algorithm>
#include <utility>

namespace pitwise {

namespace {

constexpr std::string_view ProvenanceSection = "provenance";

bool isNumber(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto dot = std::min(text.find('.'), text.size());
    const auto whole = text.substr(0, dot);
    const auto rest = text.substr(std::min(dot + 1, text.size()));
    return !whole.empty() && (whole.size() == 1 || whole.front() != '0')
        && std::all_of(whole.begin(), whole.end(), isDigit)
        && std::all_of(rest.begin(), rest.end(), isDigit) && (dot == text.size() || !rest.empty());
}

std::string quoted(std::string_view text)
{
    std::string all = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            all += '\\';
        all += c;
    }
    return all + '"';
}

/// Anything but a number is quoted, so that the file stays TOML and the reader reports the value.
std::string numberOrText(std::string_view text)
{
    return isNumber(text) ? std::string{text} : quoted(text);
}

std::string listOf(std::string_view text)
{
    std::string list = "[";
    constexpr std::string_view Between = " ,\t";
    while (true) {
        const auto first = text.find_first_not_of(Between);
        if (first == std::string_view::npos)
            return list + ']';
        text.remove_prefix(first);
        const auto end = std::min(text.find_first_of(Between), text.size());
        list += (list.size() > 1 ? ", " : "") + numberOrText(text.substr(0, end));
        text.remove_prefix(end);
    }
}

std::string literalFor(const HouseKey &key, std::string_view value)
{
    switch (key.kind) {
    case KeyKind::Text:
    case KeyKind::Ratio:
    case KeyKind::Choice:
        return quoted(value);
    case KeyKind::Flag:
        return value == "yes" || value == "true" ? "true"
             : value == "no" || value == "false" ? "false"
                                                 : quoted(value);
    case KeyKind::Count:
    case KeyKind::Money:
        return numberOrText(value);
    case KeyKind::Chips:
        return listOf(value);
    }
    return quoted(value);
}

std::string unquoted(const std::string &literal)
{
    if (literal.size() < 2 || (literal.front() != '"' && literal.front() != '\''))
        return literal;
    std::string text;
    for (std::size_t i = 1; i + 1 < literal.size(); ++i) {
        const bool escaped = literal.front() == '"' && literal[i] == '\\' && i + 2 < literal.size();
        text += escaped ? literal[++i] : literal[i];
    }
    return text;
}

/// The amounts of a list, separated by spaces, without comments.
std::string listed(const std::string &literal)
{
    std::string text;
    bool comment = false;
    for (const char c : literal) {
        comment = c == '\n' ? false : comment || c == '#';
        const bool between = c == '[' || c == ']' || c == ',' || c == '"' || c == ' ' || c == '\n'
                          || c == '\r' || c == '\t';
        if (comment || (between && (text.empty() || text.back() == ' ')))
            continue;
        text += between ? ' ' : c;
    }
    if (!text.empty() && text.back() == ' ')
        text.pop_back();
    return text;
}

/// The reverse of `literalFor`.
std::string valueFrom(const HouseKey &key, const std::string &literal)
{
    if (key.kind == KeyKind::Flag)
        return literal == "true" ? "yes" : literal == "false" ? "no" : unquoted(literal);
    return key.kind == KeyKind::Chips ? listed(literal) : unquoted(literal);
}

/// The last key before this one that is in the section.
std::string_view keyBefore(const std::string &text, std::string_view key, std::string_view section)
{
    std::string_view before;
    const auto inSection = [&](std::string_view each) {
        return section.empty() ? each.find('.') == std::string_view::npos
                               : each.starts_with(section) && each.size() > section.size()
                                     && each[section.size()] == '.';
    };
    for (const HouseKey &each : houseKeys()) {
        if (each.key == key)
            break;
        if (!inSection(each.key))
            continue;
        const auto local = each.key.substr(section.empty() ? 0 : section.size() + 1);
        if (tomlLiteral(text, section, local))
            before = local;
    }
    return before;
}

} // namespace

HouseDraft::HouseDraft(std::string toml)
    : m_text(std::move(toml)),
      m_reading(readHouse(m_text)),
      m_first(m_text)
{
}

void HouseDraft::setText(std::string toml)
{
    m_text = std::move(toml);
    m_reading = readHouse(m_text);
}

bool HouseDraft::isReadable() const
{
    return isToml(m_text);
}

bool HouseDraft::change(std::string text)
{
    if (text == m_text || !isToml(text))
        return false;
    setText(std::move(text));
    return true;
}

std::optional<std::string> HouseDraft::valueOf(std::string_view key) const
{
    const HouseKey *known = findHouseKey(key);
    const auto literal = tomlLiteral(m_text, {}, key);
    return known != nullptr && literal ? std::optional{valueFrom(*known, *literal)} : std::nullopt;
}

bool HouseDraft::write(std::string_view key, const std::string &literal)
{
    if (tomlLiteral(m_text, {}, key))
        return change(withLiteral(m_text, {}, key, literal));
    // It goes into the innermost section that exists, or into a new one.
    auto section = key.substr(0, key.rfind('.') == std::string_view::npos ? 0 : key.rfind('.'));
    while (section.find('.') != std::string_view::npos && !hasTomlSection(m_text, section))
        section = section.substr(0, section.rfind('.'));
    const std::string local{key.substr(section.empty() ? 0 : section.size() + 1)};
    return change(withNewKey(m_text, section, local, literal, keyBefore(m_text, key, section)));
}

bool HouseDraft::take(std::string_view key)
{
    const auto literal = tomlLiteral(m_text, {}, key);
    return literal && change(withoutKey(m_text, {}, key));
}

bool HouseDraft::setValue(std::string_view key, std::string_view value)
{
    const HouseKey *known = findHouseKey(key);
    if (known == nullptr)
        return false;
    if (valueOf(key).value_or("") == value)
        return true;
    if (!(value.empty() ? take(key) : write(key, literalFor(*known, value))))
        return false;
    if (!known->isRule())
        return true;
    if (isChanged(key)) {
        if (originOf(key) != "choice")
            writeOrigin(key, "choice");
        return true;
    }
    // Changed back: it gets its old origin.
    const auto first = tomlLiteral(m_first, ProvenanceSection, key);
    writeOrigin(key, first ? unquoted(*first) : std::string{});
    return true;
}

bool HouseDraft::isChanged(std::string_view key) const
{
    const HouseKey *known = findHouseKey(key);
    const auto first = tomlLiteral(m_first, {}, key);
    if (known == nullptr || !first)
        return valueOf(key).has_value();
    return valueOf(key) != valueFrom(*known, *first);
}

std::string HouseDraft::originOf(std::string_view key) const
{
    while (true) {
        if (const auto said = tomlLiteral(m_text, ProvenanceSection, key))
            return unquoted(*said);
        const auto dot = key.rfind('.');
        if (dot == std::string_view::npos)
            return {};
        key = key.substr(0, dot);
    }
}

bool HouseDraft::setOrigin(std::string_view key, std::string_view origin)
{
    return originOf(key) == origin || writeOrigin(key, origin);
}

bool HouseDraft::writeOrigin(std::string_view key, std::string_view origin)
{
    const bool there = tomlLiteral(m_text, ProvenanceSection, key).has_value();
    if (origin.empty())
        return there && change(withoutKey(m_text, ProvenanceSection, key));
    if (there)
        return change(withLiteral(m_text, ProvenanceSection, key, quoted(origin)));
    // Keep the order of the table of keys.
    std::string_view after;
    for (const HouseKey &each : houseKeys()) {
        if (each.key == key)
            break;
        if (tomlLiteral(m_text, ProvenanceSection, each.key))
            after = each.key;
    }
    return change(withNewKey(m_text, ProvenanceSection, quoted(key), quoted(origin), after));
}

Faults HouseDraft::faultsOf(std::string_view key) const
{
    Faults faults;
    for (const Fault &fault : m_reading.faults) {
        const std::string_view what = fault.what;
        const bool ofValue = what.substr(0, what.find(' ')) == key;
        const bool ofOrigin = what.starts_with("provenance.\"" + std::string{key} + '"');
        if (ofValue || ofOrigin)
            faults.push_back(fault);
    }
    return faults;
}

Faults HouseDraft::otherFaults() const
{
    Faults faults;
    for (const Fault &fault : m_reading.faults) {
        const std::string_view what = fault.what;
        const auto keys = houseKeys();
        if (std::none_of(keys.begin(), keys.end(), [&](const HouseKey &key) {
                return what.substr(0, what.find(' ')) == key.key
                    || what.starts_with("provenance.\"" + std::string{key.key} + '"');
            }))
            faults.push_back(fault);
    }
    return faults;
}

} // namespace pitwise
