// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/house.h"

namespace pitwise {

Money House::payable(Money exact) const
{
    switch (table.rounding) {
    case Rounding::Patron:
        return table.chips.roundedUp(exact);
    case Rounding::House:
        return table.chips.roundedDown(exact);
    case Rounding::None:
        break;
    }
    return exact;
}

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
    switch (game) {
    case Game::CasinoWar:
        return "casino-war";
    case Game::WarBlackjack:
        return "war-blackjack";
    }
    return {};
}

std::string_view name(Style style)
{
    switch (style) {
    case Style::PickAndPay:
        return "pick-and-pay";
    case Style::LayAndPay:
        return "lay-and-pay";
    }
    return {};
}

std::string_view name(Direction direction)
{
    switch (direction) {
    case Direction::RightToLeft:
        return "right-to-left";
    case Direction::LeftToRight:
        return "left-to-right";
    }
    return {};
}

} // namespace pitwise
