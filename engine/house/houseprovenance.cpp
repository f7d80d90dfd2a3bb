// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/houseprovenance.h"

#include "engine/base/plaintext.h"
#include "engine/house/housekeys.h"
#include "engine/house/rules.h"

#include <algorithm>

namespace pitwise {

namespace {

bool isKnown(std::string_view key)
{
    // The name of a section stands for all its keys.
    const auto matches = [key](const HouseKey &each) {
        const auto known = each.key;
        return !each.section().empty()
            && (known == key
                || (known.size() > key.size() && known.starts_with(key)
                    && known[key.size()] == '.'));
    };
    const auto keys = houseKeys();
    return isProcedureRule(key) || std::any_of(keys.begin(), keys.end(), matches);
}

/// `WA-9`: capital letters, a hyphen, digits.
bool isClause(std::string_view text)
{
    const auto hyphen = text.find('-');
    if (hyphen == std::string_view::npos || hyphen == 0 || hyphen + 1 == text.size())
        return false;
    const auto isLetter = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto id = text.substr(0, hyphen);
    const auto number = text.substr(hyphen + 1);
    return std::all_of(id.begin(), id.end(), isLetter)
        && std::all_of(number.begin(), number.end(), isDigit);
}

class Reader
{
public:
    Reader(Provenance &into, Faults &faults) : m_into(into), m_faults(faults) { }

    /// Quoted `"war.burn"` and bare `war.burn` (a table in a table) read the same.
    void read(const toml::table &table, const std::string &prefix, int depth = 1)
    {
        constexpr int Deepest = 3; // war.tie_bet.pays
        for (const auto &[key, node] : table) {
            const auto path = prefix + std::string{key.str()};
            if (const auto *inner = node.as_table(); inner != nullptr && depth < Deepest)
                read(*inner, path + '.', depth + 1);
            else
                entry(path, key.source().begin, node);
        }
    }

private:
    void entry(const std::string &path, toml::source_position at, const toml::node &node)
    {
        if (!isKnown(path)) {
            fault(at, "unknown key provenance.\"" + shortened(path) + '"');
            return;
        }
        const auto text = node.value_exact<std::string>().value_or("");
        if (text == "choice")
            m_into[path] = {Origin::Kind::Choice, {}};
        else if (text.starts_with("reading ") && isClause(std::string_view{text}.substr(8)))
            m_into[path] = {Origin::Kind::Reading, text.substr(8)};
        else if (isClause(text))
            m_into[path] = {Origin::Kind::Source, text};
        else
            fault(node.source().begin,
                  "provenance.\"" + path
                      + "\" must be a clause such as \"WA-9\", \"reading WA-4\" or \"choice\"");
    }

    void fault(toml::source_position at, std::string what)
    {
        m_faults.push_back(
            {static_cast<int>(at.line), static_cast<int>(at.column), std::move(what)});
    }

    Provenance &m_into;
    Faults &m_faults;
};

} // namespace

Provenance readProvenance(const toml::node *node, Faults &faults)
{
    Provenance provenance;
    if (node == nullptr)
        return provenance;
    if (const auto *table = node->as_table()) {
        Reader{provenance, faults}.read(*table, "");
    } else {
        faults.push_back({static_cast<int>(node->source().begin.line),
                          static_cast<int>(node->source().begin.column),
                          "provenance must be a section"});
    }
    return provenance;
}

} // namespace pitwise
