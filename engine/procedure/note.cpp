// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/note.h"

#include "engine/procedure/betting.h"
#include "engine/procedure/collecting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/newshoe.h"
#include "engine/procedure/turns.h"

#include <algorithm>

namespace pitwise {

bool someTieWaits(const Table &table, const House &house)
{
    return gameTable(house).wars
        && !casinowar::standingOf(table, house, &Standing::mayDecide).empty();
}

bool isFirstBurn(const Table &table, const House &house)
{
    return burnsBeforeWar(house)
        && (inWarDeal(table)
            || (someTieWaits(table, house) && !nextPlaceInTurn(table, house)
                && casinowar::unsettledBeforeWar(table, house).none()));
}

bool isFirstWarCard(const Table &table, const House &house, HandId hand)
{
    return inWarDeal(table) && needsCard(table, house, hand);
}

namespace {

template<ActKind Kind>
void noteBegin(Table &table, const House &house, const Kind &act)
{
    if (table.shoeState.shuffleDue)
        skipStep(table, ShoeStep::Shuffle);
    skipTheRest(table, house);
    table.shoeState.preparing = table.shoeState.shuffleDue = false;
    if (house.shoe.shuffle == ShuffleRule::CutCard && table.shoeState.done != 0
        && !table.shoe.hasCutCard())
        table.shoe.placeCutCard(house.shoe.cutCardFromEnd);
    const auto *say = as<act::Say>(act);
    if (betsAreOpen(table) && (say == nullptr || say->call == Call::NoMoreBets))
        noteLowBets(table, house);
}

} // namespace

template<ActKind Kind>
void note(Table &table, const House &house, const Kind &act, bool inOrder)
{
    if (const auto *collect = as<act::Collect>(act)) {
        noteCollect(table, house, collect->hand, inOrder);
        return;
    }
    table.round.sweptEarly = false;
    if (const auto step = stepOf(table, act))
        noteStep(table, house, *step);
    if (beginsRound(table, act))
        noteBegin(table, house, act);
    if (const auto *say = as<act::Say>(act); say && say->call == Call::BelowMinimum)
        noteReminder(table, house, say->seat);
    gameProcedure(house).note(table, house, asAct(act));
    if (const Turn turn = turnOf(table, house, act); isOpen(table, house, turn))
        beginTurn(table, house, turn, inOrder);
    if (const auto *deal = as<act::Deal>(act); deal && needsCard(table, house, deal->hand))
        noteDeal(table, house, deal->hand, inOrder);
}

template<ActKind Kind>
void notePlain(Table &table, const House &house, const Kind &act)
{
    RoundState &round = table.round;
    if (isAny<act::Deal, act::Say>(act) && beginsRound(table, act))
        noteBegin(table, house, act);
    if (isAny<act::Burn>(act)) {
        round.warBegun = true;
        ++round.burned;
    }
    if (const Turn turn = turnOf(table, house, act); isOpen(table, house, turn))
        beginTurn(table, house, turn, true);
    if (const auto *deal = as<act::Deal>(act))
        noteDeal(table, house, deal->hand, true);
}
#define MAKE(Kind)                                                                                 \
    template void note(Table &, const House &, const Kind &, bool);                                \
    template void notePlain(Table &, const House &, const Kind &);
PITWISE_EACH_ACT(MAKE)
#undef MAKE

void note(Table &table, const House &house, const Act &act, bool inOrder)
{
    visitKind([&](const auto &what) { note(table, house, what, inOrder); }, act);
}

} // namespace pitwise
