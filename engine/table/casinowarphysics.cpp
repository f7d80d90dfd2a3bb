// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/gametable.h"

namespace pitwise::casinowar {

WhyNot decide(const Table &table, const House &house, const patron::Decide &what)
{
    const bool war = what.decision == Decision::War;
    const bool surrender = what.decision == Decision::Surrender;
    if ((!war && !surrender) || !mayDecide(table, house, what.hand.seat))
        return Impossible::NothingToDecide;
    return surrender && !house.surrender.allowed ? WhyNot{Impossible::NoSurrenderHere} : WhyNot{};
}

WhyNot doubleDown(const Table &, const House &, const patron::Double &)
{
    return Impossible::NoDouble;
}

WhyNot split(const Table &, const House &, const patron::Split &)
{
    return Impossible::NoSplit;
}

WhyNot insure(const Table &, const House &, const patron::Insure &)
{
    return Impossible::NoInsurance;
}

} // namespace pitwise::casinowar
