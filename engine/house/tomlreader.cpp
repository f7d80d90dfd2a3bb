// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/tomlreader.h"

#include <cmath>

namespace pitwise {

namespace {

Fault faultFrom(toml::source_position at, std::string what)
{
    return {static_cast<int>(at.line), static_cast<int>(at.column), std::move(what)};
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

bool TomlSection::has(const char *key) const
{
    return m_table != nullptr && m_table->contains(key);
}

TomlSection TomlSection::section(const char *key)
{
    m_known.emplace(key);
    const auto path = m_path.empty() ? std::string{key} : m_path + '.' + key;
    const auto *node = m_table == nullptr ? nullptr : m_table->get(key);
    if (node == nullptr)
        return {nullptr, path, m_from, m_faults};
    if (!node->is_table()) {
        fault(*node, key, "must be a section");
        return {nullptr, path, node->source().begin, m_faults};
    }
    return {node->as_table(), path, node->source().begin, m_faults};
}

const toml::node *TomlSection::find(const char *key, bool optional)
{
    m_known.emplace(key);
    const auto *node = m_table == nullptr ? nullptr : m_table->get(key);
    if (node == nullptr && !optional)
        faultAt(key, "is missing");
    return node;
}

void TomlSection::fault(const toml::node &node, const std::string &key, const std::string &what)
{
    const auto path = m_path.empty() ? key : m_path + '.' + key;
    m_faults.push_back(faultFrom(node.source().begin, path + ' ' + what));
}

void TomlSection::faultAt(const char *key, const std::string &what)
{
    if (has(key)) {
        fault(*m_table->get(key), key, what);
        return;
    }
    const auto path = m_path.empty() ? std::string{key} : m_path + '.' + key;
    m_faults.push_back(faultFrom(m_from, path + ' ' + what));
}

std::string TomlSection::text(const char *key)
{
    const auto *node = find(key, false);
    if (node == nullptr)
        return {};
    const auto value = node->value_exact<std::string>();
    if (!value || value->empty())
        fault(*node, key, "must be a text");
    return value.value_or("");
}

int TomlSection::integer(const char *key, int least, int most, std::optional<int> otherwise)
{
    const auto *node = find(key, otherwise.has_value());
    if (node == nullptr)
        return otherwise.value_or(most);
    const auto value = node->value_exact<std::int64_t>();
    if (!value || *value < least || *value > most) {
        fault(*node, key,
              "must be a whole number from " + std::to_string(least) + " to "
                  + std::to_string(most));
        return most; // the widest, so that no other key is blamed for this one
    }
    return static_cast<int>(*value);
}

bool TomlSection::flag(const char *key, std::optional<bool> otherwise)
{
    const auto *node = find(key, otherwise.has_value());
    if (node == nullptr)
        return otherwise.value_or(false);
    const auto value = node->value_exact<bool>();
    if (!value)
        fault(*node, key, "must be true or false");
    return value.value_or(false);
}

Money TomlSection::money(const char *key)
{
    const auto *node = find(key, false);
    if (node == nullptr)
        return {};
    const auto value = moneyFrom(*node);
    if (!value)
        fault(*node, key, "must be an amount above 0, to the cent");
    return value.value_or(Money{});
}

Ratio TomlSection::ratio(const char *key)
{
    const auto *node = find(key, false);
    if (node == nullptr)
        return {};
    const auto text = node->value_exact<std::string>();
    const auto value = text ? ratioFromText(*text) : std::nullopt;
    if (!value)
        fault(*node, key, "must be a ratio such as \"10:1\", both sides from 1 to 1000");
    return value.value_or(Ratio{});
}

std::vector<Money> TomlSection::moneys(const char *key, std::size_t most)
{
    std::vector<Money> values;
    const auto *node = find(key, false);
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
            fault(item, key, "holds something that is not an amount above 0, to the cent");
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
        if (m_known.find(key.str()) == m_known.end()) {
            const auto path =
                m_path.empty() ? std::string{key.str()} : m_path + '.' + std::string{key.str()};
            m_faults.push_back(faultFrom(key.source().begin, "unknown key " + path));
        }
    }
}

} // namespace pitwise
