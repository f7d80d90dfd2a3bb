// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/tomlreader.h"

#include "engine/base/plaintext.h"

#include <cmath>

namespace pitwise {

namespace {

Fault faultFrom(toml::source_position at, std::string what)
{
    return {static_cast<int>(at.line), static_cast<int>(at.column), std::move(what)};
}

std::string anAmount()
{
    return "an amount above 0, to the cent, at most " + toText(Money::largest());
}

std::optional<Money> moneyFrom(const toml::node &node)
{
    const auto number = node.is_number() ? node.value<double>() : std::nullopt;
    if (!number || !(*number > 0) || *number * 100 > Money::largest().inCents())
        return std::nullopt;
    const double cents = *number * 100;
    if (std::abs(cents - std::round(cents)) > 1e-6)
        return std::nullopt;
    return Money::cents(std::llround(cents));
}

} // namespace

TomlSection::TomlSection(const toml::table *table, std::string path, toml::source_position from,
                         Faults &faults)
    : m_table(table),
      m_path(std::move(path)),
      m_from(from),
      m_faults(faults)
{
}

std::string TomlSection::pathOf(std::string_view key) const
{
    return (m_path.empty() ? "" : m_path + '.') + std::string{key};
}

bool TomlSection::has(std::string_view key) const
{
    return m_table != nullptr && m_table->contains(key);
}

TomlSection TomlSection::section(std::string_view key)
{
    const auto *node = findOptional(key);
    if (node == nullptr)
        return {nullptr, pathOf(key), m_from, m_faults};
    if (!node->is_table())
        fault(*node, key, "must be a section");
    return {node->as_table(), pathOf(key), node->source().begin, m_faults};
}

const toml::node *TomlSection::find(std::string_view key)
{
    const auto *node = findOptional(key);
    if (node == nullptr)
        faultAt(key, "is missing");
    return node;
}

const toml::node *TomlSection::findOptional(std::string_view key)
{
    m_known.emplace(key);
    return m_table == nullptr ? nullptr : m_table->get(key);
}

void TomlSection::fault(const toml::node &node, std::string_view key, const std::string &what)
{
    m_faults.push_back(faultFrom(node.source().begin, pathOf(key) + ' ' + what));
}

void TomlSection::faultAt(std::string_view key, const std::string &what)
{
    if (has(key))
        fault(*m_table->get(key), key, what);
    else
        m_faults.push_back(faultFrom(m_from, pathOf(key) + ' ' + what));
}

std::string TomlSection::text(std::string_view key, std::size_t most)
{
    const auto *node = find(key);
    if (node == nullptr)
        return {};
    auto value = node->value_exact<std::string>();
    if (!value || value->empty())
        fault(*node, key, "must be a text");
    else if (!isPlainLine(*value))
        fault(*node, key, "must be one line of text, without control characters");
    else if (lengthOf(*value) > most)
        fault(*node, key, "must be at most " + std::to_string(most) + " characters long");
    else
        return *value;
    return {};
}

int TomlSection::integer(std::string_view key, int least, int most)
{
    const auto *node = find(key);
    if (node == nullptr)
        return most;
    const auto value = node->value_exact<std::int64_t>();
    if (!value || *value < least || *value > most) {
        fault(*node, key,
              "must be a whole number from " + std::to_string(least) + " to "
                  + std::to_string(most));
        return most; // the widest, so that no other key gets a fault because of this one
    }
    return static_cast<int>(*value);
}

bool TomlSection::flag(std::string_view key)
{
    const auto *node = find(key);
    if (node == nullptr)
        return false;
    const auto value = node->value_exact<bool>();
    if (!value)
        fault(*node, key, "must be true or false");
    return value.value_or(false);
}

Money TomlSection::money(std::string_view key)
{
    const auto *node = find(key);
    if (node == nullptr)
        return {};
    const auto value = moneyFrom(*node);
    if (!value)
        fault(*node, key, "must be " + anAmount());
    return value.value_or(Money{});
}

Ratio TomlSection::ratio(std::string_view key)
{
    const auto *node = find(key);
    if (node == nullptr)
        return {};
    const auto text = node->value_exact<std::string>();
    const auto value = text ? ratioFromText(*text) : std::nullopt;
    if (!value)
        fault(*node, key, "must be a ratio such as \"10:1\", both sides from 1 to 1000");
    return value.value_or(Ratio{});
}

std::vector<Money> TomlSection::moneys(std::string_view key, std::size_t most)
{
    std::vector<Money> values;
    const auto *node = find(key);
    if (node == nullptr)
        return values;
    const auto *list = node->as_array();
    if (list == nullptr || list->empty() || list->size() > most) {
        fault(*node, key, "must be a list of 1 to " + std::to_string(most) + " amounts");
        return values;
    }
    std::set<Money> seen;
    for (const auto &item : *list) {
        const auto value = moneyFrom(item);
        if (!value)
            fault(item, key, "holds something that is not " + anAmount());
        else if (!seen.insert(*value).second)
            fault(item, key, "holds " + toText(*value) + " twice");
        else
            values.push_back(*value);
    }
    return values;
}

void TomlSection::finish()
{
    if (m_table == nullptr)
        return;
    for (const auto &[key, node] : *m_table) {
        if (m_known.find(key.str()) == m_known.end())
            m_faults.push_back(
                faultFrom(key.source().begin, "unknown key " + shortened(pathOf(key.str()))));
    }
}

} // namespace pitwise
