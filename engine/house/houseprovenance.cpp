// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/houseprovenance.h"

#include "engine/house/rules.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

using Key = std::string_view;
constexpr std::array Keys{Key{"shoe.decks"},
                          Key{"shoe.shuffle"},
                          Key{"shoe.cut_card_from_end"},
                          Key{"shoe.burn_first"},
                          Key{"table.seats"},
                          Key{"table.hands_per_patron"},
                          Key{"table.chips"},
                          Key{"table.rounding"},
                          Key{"limits.main.min"},
                          Key{"limits.main.max"},
                          Key{"limits.tie.min"},
                          Key{"limits.tie.max"},
                          Key{"limits.bonus.min"},
                          Key{"limits.bonus.max"},
                          Key{"limits.combined_max"},
                          Key{"limits.under_minimum"},
                          Key{"limits.over_maximum"},
                          Key{"tie_bet.allowed"},
                          Key{"tie_bet.alone"},
                          Key{"tie_bet.pays"},
                          Key{"surrender.allowed"},
                          Key{"surrender.loses"},
                          Key{"war.burn"},
                          Key{"war.burn_before"},
                          Key{"war.house_posts"},
                          Key{"war.win_pays"},
                          Key{"war.tie_pays"},
                          Key{"war.tie_bet.allowed"},
                          Key{"war.tie_bet.pays"},
                          Key{"war.tie_bet.amount"},
                          Key{"settlement.first"},
                          Key{"settlement.ties"},
                          Key{"settlement.mains"},
                          Key{"settlement.wars"},
                          Key{"cards.style"},
                          Key{"cards.pick"},
                          Key{"cards.sweep"},
                          Key{"calls.place_bets"},
                          Key{"calls.no_more_bets"},
                          Key{"calls.war_or_surrender"},
                          Key{"calls.floor_above"},
                          Key{"payout.chips"},
                          Key{"payout.correction"},
                          Key{"bonus.ace"},
                          Key{"bonus.tie"},
                          Key{"bonus.pays"},
                          Key{"bonus.parlay"},
                          Key{"blackjack.pays"},
                          Key{"blackjack.soft17"},
                          Key{"blackjack.double_for_less"},
                          Key{"blackjack.double_after_split"},
                          Key{"blackjack.resplit_hands"},
                          Key{"blackjack.split_aces_one_card"},
                          Key{"blackjack.insurance"},
                          Key{"blackjack.peek"},
                          Key{"scoring.critical"},
                          Key{"scoring.major"},
                          Key{"scoring.minor"},
                          Key{"scoring.pass"},
                          Key{"scoring.pace"}};

bool isKnown(std::string_view key)
{
    // A section stands for all its keys: "limits.main" for its minimum and maximum.
    const auto matches = [key](std::string_view known) {
        return known == key
            || (known.size() > key.size() && known.starts_with(key) && known[key.size()] == '.');
    };
    return isProcedureRule(key) || std::any_of(Keys.begin(), Keys.end(), matches);
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
    void read(const toml::table &table, const std::string &prefix)
    {
        for (const auto &[key, node] : table) {
            const auto path = prefix + std::string{key.str()};
            if (const auto *inner = node.as_table())
                read(*inner, path + '.');
            else
                entry(path, key.source().begin, node);
        }
    }

private:
    void entry(const std::string &path, toml::source_position at, const toml::node &node)
    {
        if (!isKnown(path)) {
            fault(at, "unknown key provenance.\"" + path + '"');
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
