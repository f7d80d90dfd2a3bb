// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/clauses.h"

namespace pitwise {

std::string_view clauseTable(); // made from docs/clauses.md when the program is built

std::string clauseText(std::string_view id)
{
    if (id.empty())
        return {};
    // A row is `| WA-9 | War: the patron adds a bet ... |`.
    const std::string_view table = clauseTable();
    const std::string head = "\n| " + std::string{id} + " | ";
    const std::size_t at = table.find(head);
    if (at == std::string_view::npos)
        return {};
    const std::size_t from = at + head.size();
    const std::size_t to = table.find(" |", from);
    return std::string{table.substr(from, to == std::string_view::npos ? to : to - from)};
}

} // namespace pitwise
