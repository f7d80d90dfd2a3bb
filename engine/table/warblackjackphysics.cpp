// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/gametable.h"
#include "engine/table/warblackjackhands.h"

namespace pitwise::warblackjack {

namespace {

bool mayAnswer(const Table &table, const House &house, const patron::Decide &what)
{
    switch (what.decision) {
    case Decision::Parlay:
    case Decision::Keep:
        return mayParlay(table, house, what.hand);
    case Decision::EvenMoney:
        return mayTakeEvenMoney(table, house, what.hand);
    case Decision::Hit:
        return mayAct(table, house, what.hand);
    case Decision::Stand:
        return mayStand(table, house, what.hand);
    case Decision::None:
    case Decision::War:
    case Decision::Surrender:
        break;
    }
    return false;
}

/// WB-10: doubles all of the bet, or less where the house allows it; a parlay may stay as it is.
WhyNot doubles(const House &house, const Bet &bet, const Amount &amount)
{
    const bool fits =
        house.blackjack.doubleForLess ? amount.money <= bet.amount : amount.money == bet.amount;
    return fits && amount.money > Money{} ? WhyNot{} : Impossible::DoubleAmount;
}

bool parlayRides(const Seat &hand)
{
    return hand.blackjack.bonusDone && hand.bet(BetKind::Bonus).open();
}

} // namespace

WhyNot decide(const Table &table, const House &house, const patron::Decide &what)
{
    return mayAnswer(table, house, what) ? WhyNot{} : Impossible::NothingToDecide;
}

WhyNot doubleDown(const Table &table, const House &house, const patron::Double &what)
{
    if (!mayDouble(table, house, what.hand))
        return Impossible::NoDouble;
    const Seat &his = table.at(what.hand);
    if (const WhyNot why = doubles(house, his.bet(BetKind::Main), what.main))
        return why;
    if (!what.war)
        return {};
    return parlayRides(his) ? doubles(house, his.bet(BetKind::Bonus), *what.war)
                            : WhyNot{Impossible::NoChipsThere};
}

WhyNot split(const Table &table, const House &house, const patron::Split &what)
{
    if (!maySplit(table, house, what.hand))
        return Impossible::NoSplit;
    return what.war && !parlayRides(table.at(what.hand)) ? WhyNot{Impossible::NoChipsThere}
                                                         : WhyNot{};
}

WhyNot insure(const Table &table, const House &house, const patron::Insure &what)
{
    if (!mayInsure(table, house, what.hand))
        return Impossible::NoInsurance;
    const Bet &insurance = table.at(what.hand).bet(BetKind::Insurance);
    const Money all = insurance.amount + insurance.late + what.amount.money;
    return all * 2 > table.at(what.hand).bet(BetKind::Main).amount
             ? WhyNot{Impossible::InsuranceAmount}
             : WhyNot{};
}

} // namespace pitwise::warblackjack
