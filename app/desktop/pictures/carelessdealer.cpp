// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/carelessdealer.h"

namespace pitwise::pictures {

Act CarelessDealer::insteadOf(const Act &right)
{
    constexpr int Every = 11;
    constexpr int First = 4;
    const auto *pay = std::get_if<act::Pay>(&right);
    if (pay == nullptr || ++m_payments % Every != First)
        return right;
    act::Pay wrong = *pay;
    wrong.amount = {pay->amount.money + Money::units(5), {}};
    return wrong;
}

} // namespace pitwise::pictures
