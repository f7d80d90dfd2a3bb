// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/house.h"

#include "engine/house/words.h"

namespace pitwise {

Money House::takeable(Money exact) const
{
    switch (table.rounding) {
    case Rounding::Patron:
        return table.chips.roundedDown(exact);
    case Rounding::House:
        return table.chips.roundedUp(exact);
    case Rounding::None:
        break;
    }
    return exact;
}

std::string_view name(Game game)
{
    return wordFor(game);
}

std::string_view name(Style style)
{
    return wordFor(style);
}

std::string_view name(Direction direction)
{
    return wordFor(direction);
}

} // namespace pitwise
