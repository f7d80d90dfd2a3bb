// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/diff.h"

#include <algorithm>

namespace pitwise {

namespace {

/// Money first, then order, cards and calls; within each, payments before limits.
int rankOf(const Difference &difference)
{
    const bool limits =
        difference.key.starts_with("limits.") || difference.key.starts_with("table.");
    return static_cast<int>(difference.risk) * 2 + (limits ? 1 : 0);
}

} // namespace

std::vector<Difference> difference(const House &known, const House &next)
{
    std::vector<Difference> differences;
    for (const HouseKey &key : houseKeys()) {
        // A rule that the new house does not have needs no sentence.
        if (!key.risk || !key.applies(next))
            continue;
        auto from = key.applies(known) ? key.text(known) : std::string{"none"};
        auto to = key.text(next);
        if (from != to)
            differences.push_back({std::string{key.key}, std::move(from), std::move(to), *key.risk,
                                   originOf(next.provenance, key.key)});
    }
    std::stable_sort(
        differences.begin(), differences.end(),
        [](const Difference &a, const Difference &b) { return rankOf(a) < rankOf(b); });
    return differences;
}

} // namespace pitwise
