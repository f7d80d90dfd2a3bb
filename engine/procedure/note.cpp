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

namespace {

/// One motion over several bets belongs to the last pass among them.
Pass passOfAll(const Table &table, const House &house, HandId seat, BetSet bets)
{
    Pass pass = Pass::Ties;
    for (const BetKind kind : AllBets) {
        if (bets.has(kind))
            pass = std::max(pass, passOf(table, house, seat, kind));
    }
    return pass;
}

} // namespace

bool someTieWaits(const Table &table, const House &house)
{
    return house.game == Game::CasinoWar && !standingOf(table, house).mayDecide.empty();
}

Turn turnBegunBy(const Table &table, const House &house, const Act &act)
{
    const auto at = [&](HandId hand, BetKind bet) -> Turn {
        // War Blackjack: what is settled, or was never a bet, begins nothing.
        const bool known = house.game == Game::CasinoWar
                        || (bet != BetKind::Tie && bet != BetKind::WarTie && bet != BetKind::Post
                            && table.at(hand).bet(bet).open());
        if (hand.isDealer() || !known)
            return {};
        return Turn{passOf(table, house, hand, bet), hand.seat};
    };
    if (const auto *take = std::get_if<act::Take>(&act))
        return Turn{passOfAll(table, house, take->hand, take->bets), take->hand.seat};
    if (const auto *pay = std::get_if<act::Pay>(&act))
        return at(pay->hand, pay->bet);
    if (const auto *give = std::get_if<act::Give>(&act))
        return at(give->hand, BetKind::Post);
    if (const auto *post = std::get_if<act::Post>(&act))
        return Turn{Pass::Mains, post->hand.seat};
    if (const auto *back = std::get_if<act::Return>(&act)) { // a bonus, won and paid
        const Seat &seat = table.at(back->hand);
        const bool paid = seat.bet(back->bet).payoff > Money{};
        return isBonus(house, seat, back->bet) && paid ? at(back->hand, back->bet) : Turn{};
    }
    if (const auto *say = std::get_if<act::Say>(&act)) {
        if (say->call == Call::Parlay)
            return Turn{Pass::Parlay, say->seat};
        if (say->call == Call::WarOrSurrender)
            return Turn{Pass::Mains, say->seat};
    }
    return {};
}

bool beginsRound(const Table &table, const Act &act)
{
    if (table.round.dealing || table.round.voided)
        return false;
    if (std::holds_alternative<act::Deal>(act))
        return true;
    const auto *say = std::get_if<act::Say>(&act);
    return say != nullptr && (say->call == Call::PlaceBets || say->call == Call::NoMoreBets);
}

bool isFirstOfWar(const Table &table, const House &house, const Act &act)
{
    if (table.shoeState.preparing)
        return false;
    if (std::holds_alternative<act::Burn>(act) && burnsBeforeWar(house))
        return inWarDeal(table)
            || (someTieWaits(table, house) && !nextPlaceInTurn(table, house)
                && unsettledBeforeWar(table, house).none());
    const auto *deal = std::get_if<act::Deal>(&act);
    return deal != nullptr && inWarDeal(table) && needsCard(table, house, deal->hand);
}

namespace {

/// Insurance is over with the peek, the reveal, or the first card or chip of play.
bool closesInsurance(const Table &table, const House &house, const Act &act)
{
    if (house.game != Game::WarBlackjack || !secondCardsLie(table))
        return false;
    if (const Turn turn = turnOf(table, house, act); !turn.none())
        return turn.pass >= Pass::Insurance;
    return std::holds_alternative<act::Peek>(act) || std::holds_alternative<act::Reveal>(act)
        || std::holds_alternative<act::Split>(act) || std::holds_alternative<act::Deal>(act);
}

void noteBegin(Table &table, const House &house, const Act &act)
{
    if (table.shoeState.shuffleDue)
        skipStep(table, ShoeStep::Shuffle);
    table.shoeState.preparing = table.shoeState.shuffleDue = false;
    if (house.shoe.shuffle == ShuffleRule::CutCard && table.shoeState.done != 0
        && !table.shoe.hasCutCard())
        table.shoe.placeCutCard(house.shoe.cutCardFromEnd);
    const auto *say = std::get_if<act::Say>(&act);
    if (betsAreOpen(table) && (say == nullptr || say->call == Call::NoMoreBets))
        noteLowBets(table, house);
}

/// The first burn or card of a war ends the first settlement; burns are counted.
void noteWar(Table &table, const House &house, const Act &act)
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

void note(Table &table, const House &house, const Act &act, bool inOrder)
{
    if (isAny<act::Collect>(act)) {
        noteCollect(table, house, std::get<act::Collect>(act).hand, inOrder);
        return;
    }
    table.round.sweptEarly = false;
    if (closesInsurance(table, house, act))
        table.round.dealer.insuranceClosed = true;
    if (isAny<act::Shuffle, act::OfferCut, act::Cut, act::PlaceCutCard, act::Load, act::Burn>(
            act)) {
        if (const auto step = stepOf(table, act))
            noteStep(table, house, *step);
    }
    if (beginsRound(table, act))
        noteBegin(table, house, act);
    if (isAny<act::Burn, act::Deal>(act))
        noteWar(table, house, act);
    if (goesOn(table, house, act))
        passOverBeforeGoingOn(table, house);
    if (const Turn turn = turnOf(table, house, act); !turn.none() && isOpen(table, house, turn))
        beginTurn(table, house, turn, inOrder && !isAny<act::Return>(act));
    if (const auto *split = std::get_if<act::Split>(&act))
        notePlayCard(table, house, split->hand);
    if (const auto *deal = std::get_if<act::Deal>(&act);
        deal && needsCard(table, house, deal->hand))
        noteDeal(table, house, deal->hand);
}

} // namespace pitwise
