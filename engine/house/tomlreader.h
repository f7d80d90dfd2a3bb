// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/base/money.h"
#include "engine/base/ratio.h"
#include "engine/house/tomlparse.h"
#include "engine/house/choicenames.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// A section of a TOML file that is read key by key. It remembers which keys were asked for; at the
/// end, every other key is a fault. Faults are gathered, never thrown. A value that cannot be read
/// is replaced by one that causes no further faults.
class TomlSection
{
public:
    TomlSection(const toml::table *table, std::string path, toml::source_position from,
                Faults &faults);

    [[nodiscard]] bool exists() const { return m_table != nullptr; }
    [[nodiscard]] bool has(std::string_view key) const;
    TomlSection section(std::string_view key);

    static constexpr std::size_t LongestText = 300; ///< characters; it has to fit on a screen

    // A missing key is a fault.
    /// One line of at most `most` characters.
    std::string text(std::string_view key, std::size_t most = LongestText);
    int integer(std::string_view key, int least, int most);
    bool flag(std::string_view key);
    Money money(std::string_view key);
    Ratio ratio(std::string_view key);
    std::vector<Money> moneys(std::string_view key, std::size_t most);

    template<typename Choice>
    Choice choice(std::string_view key)
    {
        const auto &words = WordsOf<Choice>;
        const toml::node *node = find(key);
        if (node == nullptr)
            return words[0].second;
        std::string allowed;
        for (const auto &[word, value] : words) {
            if (node->value_exact<std::string>() == std::string{word})
                return value;
            allowed += (allowed.empty() ? "\"" : ", \"") + std::string{word} + '"';
        }
        fault(*node, key, "must be one of " + allowed);
        return words[0].second;
    }

    /// The value behind a key; a missing one is a fault.
    const toml::node *find(std::string_view key);
    /// The same, where the key may be missing.
    const toml::node *findOptional(std::string_view key);
    void fault(const toml::node &node, std::string_view key, const std::string &what);
    /// A fault at the key's value; if the key is missing, at the section.
    void faultAt(std::string_view key, const std::string &what);
    /// Reports every key that nobody asked for.
    void finish();

private:
    [[nodiscard]] std::string pathOf(std::string_view key) const;

    const toml::table *m_table;
    std::string m_path;
    toml::source_position m_from;
    Faults &m_faults;
    std::set<std::string, std::less<>> m_known;
};

} // namespace pitwise
