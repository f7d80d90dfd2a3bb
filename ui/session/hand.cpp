// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/hand.h"

#include <algorithm>

namespace pitwise::ui {

bool Hand::lifts(const Spot &spot) const
{
    return std::find(lifted.begin(), lifted.end(), spot) != lifted.end();
}

void Hand::add(int kind, int count)
{
    constexpr int MostChips = 400; // as many as two hands hold
    for (int i = 0; i < count && order.size() < MostChips; ++i) {
        ++chips.of[static_cast<std::size_t>(kind)];
        order.push_back(kind);
    }
}

void Hand::removeLast()
{
    if (order.empty())
        return;
    --chips.of[static_cast<std::size_t>(order.back())];
    order.pop_back();
}

void Hand::removeOne(int kind)
{
    const auto last = std::find(order.rbegin(), order.rend(), kind);
    if (last == order.rend())
        return;
    --chips.of[static_cast<std::size_t>(kind)];
    order.erase(std::next(last).base());
}

void Hand::clearChips()
{
    chips = {};
    order.clear();
}

} // namespace pitwise::ui
