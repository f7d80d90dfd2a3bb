// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/dealing.h"
#include "engine/procedure/turns.h"
#include "engine/table/warblackjackhands.h"

#include <algorithm>
#include <optional>

namespace pitwise {

/// One motion over several bets belongs to the last pass among them.
[[nodiscard]] inline Pass passOfAll(const Table &table, const House &house, HandId seat,
                                    BetSet bets)
{
    Pass pass = Pass::Ties;
    for (const BetKind kind : bets)
        pass = std::max(pass, passOf(table, house, seat, kind));
    return pass;
}

/// The turn that an act begins by taking, paying, giving, posting or offering. None for other acts.
template<AnyAct What>
[[nodiscard]] Turn turnOf(const Table &table, const House &house, const What &act)
{
    const auto at = [&](HandId hand, BetKind bet) -> Turn {
        const GameProcedure &game = gameProcedure(house);
        if (hand.isDealer() || !game.turnBets.has(bet)
            || (!game.settledBetsBeginTurns && !table.at(hand).bet(bet).open()))
            return {};
        return Turn{passOf(table, house, hand, bet), hand.seat};
    };
    if (!isAny<act::Take, act::Pay, act::Give, act::Post, act::Return, act::Say>(act))
        return {};
    if (const auto *take = as<act::Take>(act))
        return Turn{passOfAll(table, house, take->hand, take->bets), take->hand.seat};
    if (const auto *pay = as<act::Pay>(act))
        return at(pay->hand, pay->bet);
    if (const auto *give = as<act::Give>(act))
        return at(give->hand, BetKind::Post);
    if (const auto *post = as<act::Post>(act))
        return gameTable(house).wars ? Turn{Pass::Mains, post->hand.seat} : Turn{};
    if (const auto *back = as<act::Return>(act)) { // a bonus, won and paid
        const Seat &seat = table.at(back->hand);
        const bool paid = seat.bet(back->bet).payoff > Money{};
        return isBonus(seat, back->bet) && paid ? at(back->hand, back->bet) : Turn{};
    }
    if (const auto *say = as<act::Say>(act); say && say->call == gameProcedure(house).offer)
        return Turn{gameProcedure(house).offerPass, say->seat};
    return {};
}

/// The act opens a new round: an invitation, the end of bets, or the first card.
template<AnyAct What>
[[nodiscard]] bool beginsRound(const Table &table, const What &act)
{
    if (!isAny<act::Deal, act::Say>(act) || table.round.dealing || table.round.voided)
        return false;
    if (isAny<act::Deal>(act))
        return true;
    const auto *say = as<act::Say>(act);
    return say != nullptr && (say->call == Call::PlaceBets || say->call == Call::NoMoreBets);
}

/// A burn, or a card for this hand, would be the first of the war.
[[nodiscard]] bool isFirstBurn(const Table &table, const House &house);
[[nodiscard]] bool isFirstWarCard(const Table &table, const House &house, HandId hand);

/// The act begins the war: it is the first burn or war card after the first settlement.
template<AnyAct What>
[[nodiscard]] bool beginsWar(const Table &table, const House &house, const What &act)
{
    if (!isAny<act::Burn, act::Deal>(act) || !table.round.dealing || table.round.warBegun
        || table.shoeState.preparing)
        return false;
    if (isAny<act::Burn>(act))
        return isFirstBurn(table, house);
    const auto *deal = as<act::Deal>(act);
    return deal != nullptr && isFirstWarCard(table, house, deal->hand);
}

/// A tied patron has not decided yet.
[[nodiscard]] bool someTieWaits(const Table &table, const House &house);

/// Records what the act means for the order: turn begun, places passed over, burns counted. Called
/// before `apply`. An act on a turn with nothing to do begins no turn. `inOrder`: the referee has
/// found it in order, so that is not checked again.
void note(Table &table, const House &house, const Act &act, bool inOrder = false);
template<ActKind Kind>
void note(Table &table, const House &house, const Kind &act, bool inOrder = false);
/// The same for an act that the referee's quick look found right: it passes over nothing.
template<ActKind Kind>
void notePlain(Table &table, const House &house, const Kind &act);

} // namespace pitwise
