// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/referee/warblackjackpresumption.h"

#include "engine/procedure/collecting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"
#include "engine/referee/gamereferee.h"
#include "engine/table/chipmoves.h"

namespace pitwise::warblackjack {

namespace {

/// The hand whose blackjack bet or parlay the act settles; empty for other acts.
std::optional<HandId> settledHand(const Table &table, const Act &act)
{
    const auto rides = [&](HandId hand, BetKind bet) {
        return bet == BetKind::Main || (bet == BetKind::Bonus && !isBonus(table.at(hand), bet));
    };
    if (const auto *pay = std::get_if<act::Pay>(&act))
        return rides(pay->hand, pay->bet) ? std::optional{pay->hand} : std::nullopt;
    if (const auto *back = std::get_if<act::Return>(&act))
        return rides(back->hand, back->bet) ? std::optional{back->hand} : std::nullopt;
    if (const auto *take = std::get_if<act::Take>(&act)) {
        const bool any = take->bets.has(BetKind::Main)
                      || (take->bets.has(BetKind::Bonus) && rides(take->hand, BetKind::Bonus));
        return any ? std::optional{take->hand} : std::nullopt;
    }
    return std::nullopt;
}

bool settlesAgainstDealer(const Position &now, const Act &act)
{
    const auto hand = settledHand(now.table, act);
    return hand && standsAgainstDealer(now.table, *hand);
}

bool takesInsurance(const Act &act)
{
    const auto *take = std::get_if<act::Take>(&act);
    return take != nullptr && take->bets.has(BetKind::Insurance);
}

/// A second card comes before the dealer's first.
bool forgetsUpCard(const Position &now, const Act &act)
{
    const Table &table = now.table;
    const auto *deal = std::get_if<act::Deal>(&act);
    if (deal == nullptr || deal->hand.isDealer() || !table.dealer.dealt.empty()
        || table.round.dealer.upSkipped || table.round.voided
        || !firstCardsDue(table).without(table.round.skippedInDeal).empty())
        return false;
    const Seat &seat = table.at(deal->hand);
    return seat.cards.dealt.size() == 1 && isLive(seat);
}

/// The floor pays in his place. He may still do it, before the chips are handed over.
void payBonus(Table &table, const House &house, HandId hand)
{
    const Money due = pitwise::fateOf(table, house, hand, BetKind::Bonus).due;
    table.tray -= due;
    table.at(hand).bet(BetKind::Bonus).payoff = due;
    table.round.repairs.push({hand, BetKind::Bonus, due, FloorRepair::How::Paid});
}

/// WB-7: a winner is asked in his turn, and was not paid.
std::optional<HandId> bonusPaidFor(const Position &now, const Act &act)
{
    const auto *say = std::get_if<act::Say>(&act);
    if (say == nullptr || say->call != Call::Parlay || !now.house.bonus.parlay)
        return std::nullopt;
    const Seat &seat = now.table.at(say->seat);
    const bool asks = bonusIsWon(now.table, now.house, say->seat) && !seat.offered
                   && seat.bet(BetKind::Bonus).payoff == Money{} && seat.decision == Decision::None;
    if (!asks)
        return std::nullopt;
    Table paid = now.table;
    payBonus(paid, now.house, say->seat);
    markAllStale(paid);
    const Turn asking{Pass::Parlay, say->seat};
    const Turn before = pitwise::turnBefore(paid, now.house, asking);
    // Another winner is to be asked first: he would never be asked.
    const bool asksOther = !before.none() && before.pass == Pass::Parlay;
    return asksOther ? std::nullopt : std::optional{HandId{say->seat, 0}};
}

/// A hand is split or settled as if the hole card were there.
bool forgetsHoleCard(const Position &now, const Act &act)
{
    const auto &[table, house] = now;
    if (!holeCardIsDue(table))
        return false;
    if (takesInsurance(act)
        || (std::holds_alternative<act::Split>(act) && goesOn(table, house, act)))
        return true;
    const auto hand = settledHand(table, act);
    if (!hand)
        return false;
    if (isNatural(table.at(*hand)) || table.at(*hand).blackjack.evenMoney)
        return true;
    Table without = table;
    goOnWithoutHoleCard(without, house);
    markAllStale(without);
    return playIsOver(without, house);
}

/// Where nobody peeks, a natural waits for the hole card.
bool naturalWaits(const Table &table, HandId hand)
{
    const Seat &seat = table.at(hand);
    return isNatural(seat) && isLive(seat) && !seat.blackjack.evenMoney
        && !naturalIsPaidInPlay(table);
}

Table withHoleCardShown(const Table &table)
{
    Table shown = table;
    shown.round.dealer.holeDown = false;
    markAllStale(shown);
    return shown;
}

/// Insurance is moved as the hole card decides it, which nobody has seen yet.
bool settlesInsuranceUnseen(const Position &now, const Act &act)
{
    const auto *pay = std::get_if<act::Pay>(&act);
    const bool pays = pay != nullptr && pay->bet == BetKind::Insurance;
    const auto hand = placeOf(act);
    if ((!pays && !takesInsurance(act)) || !hand)
        return false;
    const auto fateIn = [&](const Table &table) {
        return pitwise::fateOf(table, now.house, *hand, BetKind::Insurance).fate;
    };
    return fateIn(now.table) == Fate::Undecided
        && fateIn(withHoleCardShown(now.table)) == (pays ? Fate::Wins : Fate::Loses);
}

/// The cards could leave if the hole card had been shown.
bool collectsUnseen(const Position &now, const Act &act)
{
    const auto &[table, house] = now;
    const auto *collect = std::get_if<act::Collect>(&act);
    return collect != nullptr && !leavesInItsTurn(table, house, collect->hand)
        && !mayCollect(table, house, collect->hand)
        && mayCollect(withHoleCardShown(table), house, collect->hand);
}

bool forgetsReveal(const Position &now, const Act &act)
{
    const Table &table = now.table; // Clang 14 does not capture structured bindings
    const House &house = now.house;
    if (!mayReveal(table, house))
        return false;
    if (settlesInsuranceUnseen(now, act) || collectsUnseen(now, act))
        return true;
    const auto *pay = std::get_if<act::Pay>(&act);
    if (pay != nullptr && pay->bet == BetKind::Insurance && blackjackIsOut(table))
        return true;
    if (const auto hand = settledHand(table, act); hand && naturalWaits(table, *hand))
        return true;
    if (!anyStandsAgainstDealer(table)
        && !findHand(table, [&](HandId hand) { return naturalWaits(table, hand); }))
        return false;
    const auto *deal = std::get_if<act::Deal>(&act);
    return (deal != nullptr && deal->hand.isDealer()) || settlesAgainstDealer(now, act);
}

/// A natural is paid, or insurance taken, as if the dealer had looked.
bool forgetsPeek(const Position &now, const Act &act)
{
    const auto &[table, house] = now;
    if (!peekIsDue(table, house))
        return false;
    if (const auto hand = settledHand(table, act);
        hand && isNatural(table.at(*hand)) && !table.at(*hand).blackjack.evenMoney)
        return true;
    return takesInsurance(act);
}

bool drawsOn(const Position &now, const Act &act)
{
    const auto &[table, house] = now;
    const auto *deal = std::get_if<act::Deal>(&act);
    if (deal == nullptr || !deal->hand.isDealer() || !table.round.dealer.stopped)
        return false;
    Table going = table;
    going.round.dealer.stopped = false;
    markAllStale(going);
    return dealerMustDraw(going, house);
}

bool stopsShort(const Position &now, const Act &act)
{
    const auto &[table, house] = now;
    const bool neverDrew = table.round.dealer.holeSkipped && table.dealer.dealt.size() == 1
                        && !table.round.dealer.stopped && playIsOver(table, house)
                        && anyStandsAgainstDealer(table);
    if (!neverDrew && !dealerMustDraw(table, house))
        return false;
    if (settlesAgainstDealer(now, act))
        return true;
    const auto *collect = std::get_if<act::Collect>(&act);
    if (collect == nullptr || leavesInItsTurn(table, house, collect->hand))
        return false;
    Table stopped = table; // if all hands push, only the cards are left to collect
    stopped.round.dealer.stopped = true;
    markAllStale(stopped);
    return mayCollect(stopped, house, collect->hand);
}

/// WB-9: the winnings ride, whether or not the original went back.
std::optional<HandId> parlayIn(const Position &now, const Act &act)
{
    const auto &[table, house] = now;
    const auto *pay = std::get_if<act::Pay>(&act);
    const auto *take = std::get_if<act::Take>(&act);
    const bool onWar = (pay != nullptr && pay->bet == BetKind::Bonus)
                    || (take != nullptr && take->bets.has(BetKind::Bonus));
    if (!onWar || !secondCardsLie(table))
        return std::nullopt;
    const HandId hand = pay != nullptr ? pay->hand : take->hand;
    const Seat &seat = table.at(hand);
    const bool waits = isBonus(seat, BetKind::Bonus) && seat.decision == Decision::Parlay
                    && seat.bet(BetKind::Bonus).payoff > Money{};
    return waits ? std::optional{hand} : std::nullopt;
}

} // namespace

Presumption presumedBy(const Position &now, const Act &act)
{
    Presumption presumption;
    presumption.upCardSkipped = forgetsUpCard(now, act);
    presumption.bonusPaid = bonusPaidFor(now, act);
    presumption.parlayStands = parlayIn(now, act);
    presumption.holeCardSkipped = forgetsHoleCard(now, act);
    presumption.peeked = forgetsPeek(now, act);
    presumption.dealerDrawsOn = drawsOn(now, act);
    presumption.holeCardShown = !presumption.peeked && forgetsReveal(now, act);
    if (!presumption.any()) {
        presumption.dealerHasDrawn = stopsShort(now, act);
        return presumption;
    }
    Table then = now.table;
    grant(then, now.house, presumption);
    presumption.dealerHasDrawn = stopsShort({then, now.house}, act);
    return presumption;
}

// The act is judged on the table as presumed, its omissions on the table as it is.
std::optional<Verdict> judgePresuming(const Position &now, const Act &act)
{
    const Presumption presumption = presumedBy(now, act);
    if (!presumption.any())
        return std::nullopt;
    Table granted = now.table;
    grant(granted, now.house, presumption);
    Verdict verdict;
    visitKind([&](const auto &what) { pitwise::addOmissions(now, what, verdict.findings); }, act);
    // The card or the call that tells of it is not told of a second time.
    if (!presumption.upCardSkipped && !presumption.bonusPaid)
        verdict.addOwn(judgeItself({granted, now.house}, act));
    return verdict;
}

void grant(Table &table, const House &house, const Presumption &presumption)
{
    table.round.dealer.upSkipped |= presumption.upCardSkipped;
    if (presumption.holeCardSkipped)
        goOnWithoutHoleCard(table, house);
    if (presumption.bonusPaid)
        payBonus(table, house, *presumption.bonusPaid);
    if (presumption.parlayStands)
        handOverBonus(table, *presumption.parlayStands,
                      table.at(*presumption.parlayStands).bet(BetKind::Bonus).amount);
    if (presumption.peeked)
        goOnUnpeeked(table);
    if (presumption.dealerDrawsOn)
        table.round.dealer.stopped = false;
    if (presumption.holeCardShown) {
        table.round.dealer.holeDown = false;
        table.round.dealer.shownByFloor = true;
    }
    if (presumption.dealerHasDrawn)
        table.round.dealer.stopped = true;
    if (presumption.any())
        markAllStale(table);
}

} // namespace pitwise::warblackjack
