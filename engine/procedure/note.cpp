// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/note.h"

#include "engine/procedure/betting.h"
#include "engine/procedure/blackjackplay.h"
#include "engine/procedure/collecting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/newshoe.h"
#include "engine/procedure/standing.h"
#include "engine/procedure/turns.h"

#include <algorithm>

namespace pitwise {

bool someTieWaits(const Table &table, const House &house)
{
    return house.game == Game::CasinoWar && !standingOf(table, house, &Standing::mayDecide).empty();
}

bool isFirstBurn(const Table &table, const House &house)
{
    return burnsBeforeWar(house)
        && (inWarDeal(table)
            || (someTieWaits(table, house) && !nextPlaceInTurn(table, house)
                && unsettledBeforeWar(table, house).none()));
}

bool isFirstWarCard(const Table &table, const House &house, HandId hand)
{
    return inWarDeal(table) && needsCard(table, house, hand);
}

namespace {

/// Insurance is over with the peek, the reveal, or the first card or chip of play.
template<ActKind Kind>
bool closesInsurance(const Table &table, const House &house, const Kind &act)
{
    if (house.game != Game::WarBlackjack || !secondCardsLie(table))
        return false;
    if (const Turn turn = turnOf(table, house, act); !turn.none())
        return turn.pass >= Pass::Insurance;
    return isAny<act::Peek, act::Reveal, act::Split, act::Deal>(act);
}

template<ActKind Kind>
void noteBegin(Table &table, const House &house, const Kind &act)
{
    if (table.shoeState.shuffleDue)
        skipStep(table, ShoeStep::Shuffle);
    table.shoeState.preparing = table.shoeState.shuffleDue = false;
    if (house.shoe.shuffle == ShuffleRule::CutCard && table.shoeState.done != 0
        && !table.shoe.hasCutCard())
        table.shoe.placeCutCard(house.shoe.cutCardFromEnd);
    const auto *say = as<act::Say>(act);
    if (betsAreOpen(table) && (say == nullptr || say->call == Call::NoMoreBets))
        noteLowBets(table, house);
}

/// The first burn or card of a war ends the first settlement; burns are counted.
template<ActKind Kind>
void noteWar(Table &table, const House &house, const Kind &act)
{
    const bool burns = isAny<act::Burn>(act);
    const bool tooSoon =
        burns && (someTieWaits(table, house) || !unsettledBeforeWar(table, house).none());
    if (beginsWar(table, house, act)) {
        passOverFirstSettlement(table, house);
        table.round.warBegun = true;
    }
    if (burns && table.round.warBegun) {
        ++table.round.burned;
        table.round.burnedTooSoon =
            static_cast<std::int16_t>(table.round.burnedTooSoon + (tooSoon ? 1 : 0));
    }
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
    if (closesInsurance(table, house, act))
        table.round.dealer.insuranceClosed = true;
    if (const auto step = stepOf(table, act))
        noteStep(table, house, *step);
    if (beginsRound(table, act))
        noteBegin(table, house, act);
    if (isAny<act::Burn, act::Deal>(act))
        noteWar(table, house, act);
    if (goesOn(table, house, act))
        passOverBeforeGoingOn(table, house);
    if (const Turn turn = turnOf(table, house, act); isOpen(table, house, turn))
        beginTurn(table, house, turn, inOrder);
    if (const auto *split = as<act::Split>(act))
        notePlayCard(table, house, split->hand);
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
