// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/note.h"

#include "engine/procedure/betting.h"
#include "engine/procedure/blackjackplay.h"
#include "engine/procedure/collecting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/newshoe.h"
#include "engine/procedure/turns.h"
#include "engine/table/physics.h"

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
    for (const SeatId seat : table.openBets[static_cast<std::size_t>(BetKind::Main)]) {
        if (mayDecide(table, house, seat))
            return true;
    }
    return false;
}

std::optional<Turn> turnOf(const Table &table, const House &house, const Act &act)
{
    using Maybe = std::optional<Turn>;
    const auto at = [&](HandId hand, BetKind bet) -> Maybe {
        // War Blackjack: what is settled, or was never a bet, begins nothing.
        const bool known = house.game == Game::CasinoWar
                        || (bet != BetKind::Tie && bet != BetKind::WarTie && bet != BetKind::Post
                            && table.at(hand).bet(bet).open());
        if (hand.isDealer() || !known)
            return std::nullopt;
        return Turn{passOf(table, house, hand, bet), hand.seat};
    };
    return std::visit(
        Overloaded{
            [&](const act::Take &what) -> Maybe {
                return Turn{passOfAll(table, house, what.hand, what.bets), what.hand.seat};
            },
            [&](const act::Pay &what) -> Maybe { return at(what.hand, what.bet); },
            [&](const act::Give &what) -> Maybe { return at(what.hand, BetKind::Post); },
            [&](const act::Post &what) -> Maybe {
                return Turn{Pass::Mains, what.hand.seat};
            },
            [&](const act::Return &what) -> Maybe { // the winnings of a bonus, or the bet beside
                const bool bonus = isBonus(house, table.at(what.hand), what.bet);
                const bool paid = table.at(what.hand).bet(what.bet).payoff > Money{};
                return bonus && paid ? at(what.hand, what.bet) : std::nullopt;
            },
            [&](const act::Say &what) -> Maybe {
                if (what.call == Call::Parlay)
                    return Turn{Pass::Parlay, what.seat};
                if (what.call != Call::WarOrSurrender)
                    return std::nullopt;
                return Turn{Pass::Mains, what.seat};
            },
            [](const auto &) -> Maybe { return std::nullopt; },
        },
        act);
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

bool beginsWar(const Table &table, const House &house, const Act &act)
{
    if (table.round.warBegun || table.shoeState.preparing || !table.round.dealing)
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
    if (const auto turn = turnOf(table, house, act))
        return turn->pass >= Pass::Insurance;
    return std::holds_alternative<act::Peek>(act) || std::holds_alternative<act::Reveal>(act)
        || std::holds_alternative<act::Split>(act) || std::holds_alternative<act::Deal>(act);
}

} // namespace

void note(Table &table, const House &house, const Act &act)
{
    if (!std::holds_alternative<act::Collect>(act))
        table.round.sweptEarly = false;
    if (closesInsurance(table, house, act))
        table.round.dealer.insuranceClosed = true;
    if (const auto step = stepOf(table, act))
        noteStep(table, house, *step);
    if (beginsRound(table, act)) {
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
    const bool burns = std::holds_alternative<act::Burn>(act);
    const bool tooSoon =
        burns && (someTieWaits(table, house) || !unsettledBeforeWar(table, house).none());
    if (beginsWar(table, house, act)) {
        passOverFirstSettlement(table, house);
        table.round.warBegun = true;
    }
    if (goesOn(table, house, act))
        passOverBeforeGoingOn(table, house);
    if (const auto turn = turnOf(table, house, act); turn && isOpen(table, house, *turn))
        beginTurn(table, house, *turn);
    if (const auto *split = std::get_if<act::Split>(&act))
        notePlayCard(table, house, split->hand);
    if (burns && table.round.warBegun) {
        ++table.round.burned;
        table.round.burnedTooSoon =
            static_cast<std::int16_t>(table.round.burnedTooSoon + (tooSoon ? 1 : 0));
    }
    if (const auto *deal = std::get_if<act::Deal>(&act);
        deal && needsCard(table, house, deal->hand))
        noteDeal(table, house, deal->hand);
    if (const auto *collect = std::get_if<act::Collect>(&act))
        noteCollect(table, house, collect->hand);
}

} // namespace pitwise
