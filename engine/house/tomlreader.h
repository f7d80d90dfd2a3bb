// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/base/money.h"
#include "engine/base/ratio.h"
#include "engine/house/words.h"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include <optional>
#include <set>
#include <string>
#include <utility>

namespace pitwise {

/// A section of a TOML file that is read key by key. Every key asked for is known from then on;
/// what is left at the end was never asked for and is a fault. All faults are gathered, none is
/// thrown.
class TomlSection
{
public:
    TomlSection(const toml::table *table, std::string path, toml::source_position from,
                Faults &faults);

    [[nodiscard]] bool exists() const { return m_table != nullptr; }
    [[nodiscard]] bool has(const char *key) const;
    TomlSection section(const char *key);

    std::string text(const char *key);
    int integer(const char *key, int least, int most, std::optional<int> otherwise = {});
    bool flag(const char *key, std::optional<bool> otherwise = {});
    Money money(const char *key);
    Ratio ratio(const char *key);
    std::vector<Money> moneys(const char *key, std::size_t most);

    template<typename Choice>
    Choice choice(const char *key, std::optional<Choice> otherwise = {})
    {
        const auto &words = WordsOf<Choice>;
        const toml::node *node = find(key, otherwise.has_value());
        if (node == nullptr)
            return otherwise.value_or(words[0].second);
        std::string allowed;
        for (const auto &[word, value] : words) {
            if (node->value_exact<std::string>() == std::string{word})
                return value;
            allowed += (allowed.empty() ? "\"" : ", \"") + std::string{word} + '"';
        }
        fault(*node, key, "must be one of " + allowed);
        return words[0].second;
    }

    /// The node itself; a missing one is a fault unless it is optional. Marks the key as known.
    const toml::node *find(const char *key, bool optional);
    void fault(const toml::node &node, const std::string &key, const std::string &what);
    /// A fault at a key that was read before, or at the section where the key is missing.
    void faultAt(const char *key, const std::string &what);
    /// Reports every key that nobody asked for.
    void finish();

private:
    const toml::table *m_table;
    std::string m_path;
    toml::source_position m_from;
    Faults &m_faults;
    std::set<std::string, std::less<>> m_known;
};

} // namespace pitwise
