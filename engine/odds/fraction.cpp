// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/fraction.h"

#include <algorithm>

namespace pitwise {

namespace {

std::string digitsOf(Wide number)
{
    std::string text;
    do {
        const int digit = static_cast<int>(number % 10);
        text += static_cast<char>('0' + (digit < 0 ? -digit : digit));
        number /= 10;
    } while (number != 0);
    std::reverse(text.begin(), text.end());
    return text;
}

} // namespace

std::string toText(Fraction fraction)
{
    return (fraction.above() < 0 ? "-" : "") + digitsOf(fraction.above()) + '/'
         + digitsOf(fraction.below());
}

} // namespace pitwise
