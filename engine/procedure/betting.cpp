// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/betting.h"

#include "engine/procedure/gameprocedure.h"

#include <algorithm>

namespace pitwise {

namespace {

using Remedy = BetIssue::Remedy;

bool belowMinimum(const Table &table, const House &house, SeatId id, BetKind kind)
{
    const Money amount = table.at(id).bet(kind).amount;
    return amount > Money{} && amount < limitOf(house, kind).min;
}

/// In this round.
bool remindedPatron(const Table &table, SeatId id)
{
    for (const SeatId seat : table.busy) {
        const auto i = seat.index();
        if (table.patronOf[i] == table.patronOf[id.index()] && table.seats[i].reminded)
            return true;
    }
    return false;
}

std::optional<BetIssue> overMaximum(const House &house, Money amount, Money most)
{
    if (amount <= most)
        return std::nullopt;
    if (house.limits.overMaximum == OverMaximum::Refuse)
        return BetIssue{Remedy::Refuse, {}, Rule::OverMaximum};
    return BetIssue{Remedy::ReturnExcess, amount - most, Rule::OverMaximum};
}

/// Counts the bets below the minimum of the patron at `his`, from the first seat up to bet `kind`
/// at seat `last`.
int lowBetsUpTo(const Table &table, const House &house, SeatId last, BetKind kind, SeatId his)
{
    int count = 0;
    for (int i = 1; i <= last.number; ++i) {
        if (table.patronOf[seatAt(i).index()] != table.patronOf[his.index()])
            continue;
        for (const BetKind each : {BetKind::Main, sideBet(house)}) {
            if (i == last.number && each > kind)
                break;
            count += belowMinimum(table, house, seatAt(i), each) ? 1 : 0;
        }
    }
    return count;
}

/// The bet is above its own maximum, or both bets of the seat together are above theirs (WB-2):
/// then the side bet goes back.
std::optional<BetIssue> aboveLimits(const Table &table, const House &house, SeatId id, BetKind kind)
{
    const Seat &seat = table.at(id);
    const Money own = limitOf(house, kind).max;
    if (!house.limits.combinedMax)
        return overMaximum(house, seat.bet(kind).amount, own);
    const Money main = std::min(seat.bet(BetKind::Main).amount, house.limits.main.max);
    const Money together = *house.limits.combinedMax;
    const Money room = kind == BetKind::Main ? together : std::max(Money{}, together - main);
    auto issue = overMaximum(house, seat.bet(kind).amount, std::min(own, room));
    if (issue && room < own) {
        issue->rule = Rule::LimitCombined;
        // What is left of the side bet must still reach its minimum.
        if (kind != BetKind::Main && room < limitOf(house, kind).min)
            *issue = {Remedy::Refuse, {}, Rule::LimitCombined};
    }
    return issue;
}

/// The bet is within its own limits, and the house has no combined one.
bool isWithin(const House &house, BetKind kind, Money amount)
{
    const Limit &limit = limitOf(house, kind);
    return amount >= limit.min && amount <= limit.max && !house.limits.combinedMax;
}

} // namespace

std::optional<BetIssue> againstLimits(const Table &table, const House &house, SeatId id,
                                      BetKind kind)
{
    if (isWithin(house, kind, table.at(id).bet(kind).amount))
        return std::nullopt;
    if (!belowMinimum(table, house, id, kind))
        return aboveLimits(table, house, id, kind);
    const bool honoured = house.limits.underMinimum == UnderMinimum::RemindOnce
                       && table.lowBets[table.patronOf[id.index()]] == 0
                       && lowBetsUpTo(table, house, id, kind, id) == 1;
    const bool reminded = remindedPatron(table, id);
    // A bet that came after the reminder is the next low one, whatever became of the first.
    if (!honoured || (reminded && !table.at(id).bet(kind).reminded))
        return BetIssue{Remedy::Refuse, {}, Rule::UnderMinimum};
    if (reminded)
        return std::nullopt;
    return BetIssue{Remedy::Remind, {}, Rule::UnderMinimum};
}

namespace {

/// The main bet stands, or will once its issue is dealt with.
bool mainStands(const Table &table, const House &house, SeatId id)
{
    const Bet &main = table.at(id).bet(BetKind::Main);
    if (main.amount == Money{})
        return main.exists(); // moved too early, already reported
    const auto issue = againstLimits(table, house, id, BetKind::Main);
    return !issue || issue->remedy != Remedy::Refuse;
}

} // namespace

const Limit &limitOf(const House &house, BetKind kind)
{
    if (kind == BetKind::Main)
        return house.limits.main;
    return kind == BetKind::Bonus ? house.limits.bonus : house.limits.tie;
}

BetKind sideBet(const House &house)
{
    return gameProcedure(house).sideBet;
}

Money excessTogether(const Table &table, const House &house, SeatId id)
{
    const Seat &seat = table.at(id);
    const Bet &main = seat.bet(BetKind::Main);
    const Bet &side = seat.bet(sideBet(house));
    if (!house.limits.combinedMax || main.ruled || side.ruled)
        return {};
    return std::max(Money{}, main.amount + side.amount - *house.limits.combinedMax);
}

std::optional<BetIssue> betIssue(const Table &table, const House &house, SeatId id, BetKind kind)
{
    const Bet &bet = table.at(id).bet(kind);
    if (bet.amount == Money{} || bet.ruled)
        return std::nullopt;
    if (kind == BetKind::Main && isWithin(house, kind, bet.amount))
        return std::nullopt; // by far the most common case
    if (kind == BetKind::Tie && !house.tieBet.allowed)
        return BetIssue{Remedy::Refuse, {}, Rule::TieBetAllowed};
    if (kind == BetKind::Tie && !house.tieBet.alone && !mainStands(table, house, id))
        return BetIssue{Remedy::Refuse, {}, Rule::TieBetAlone};
    if (kind == BetKind::Bonus && !mainStands(table, house, id)) // WB-2
        return BetIssue{Remedy::Refuse, {}, Rule::MainRequired};
    return againstLimits(table, house, id, kind);
}

bool betsArePlain(const Table &table, const House &house)
{
    return gameProcedure(house).betsArePlain(table, house);
}

std::optional<BetIssue> warTieIssue(const Table &table, const House &house, SeatId id)
{
    const Seat &seat = table.at(id);
    const Bet &bet = seat.bet(BetKind::WarTie);
    if (!bet.open() || table.round.warBegun)
        return std::nullopt;
    if (!house.war.tieBet.allowed)
        return BetIssue{Remedy::Refuse, {}, Rule::WarTieBetAllowed};
    if (!seat.atWar())
        return BetIssue{Remedy::Refuse, {}, Rule::WarTieBetAllowed};
    if (house.war.tieBet.amount == WarTieAmount::Main
        && bet.amount != seat.bet(BetKind::War).amount)
        return BetIssue{Remedy::Refuse, {}, Rule::WarTieBetAmount};
    return std::nullopt;
}

bool mayRefuse(const Table &table, const House &house, SeatId id, BetKind kind)
{
    if (kind == BetKind::WarTie)
        return warTieIssue(table, house, id).has_value();
    if (!betsAreOpen(table) || !isOpeningBet(house, kind))
        return false;
    const auto issue = betIssue(table, house, id, kind);
    if (issue && issue->remedy == Remedy::Refuse)
        return true;
    // FC-16: of two low bets, either may be the one that is honoured.
    return belowMinimum(table, house, id, kind)
        && lowBetsUpTo(table, house, seatAt(table.seatCount), sideBet(house), id) > 1;
}

bool mayRemind(const Table &table, const House &house, SeatId id)
{
    if (remindedPatron(table, id))
        return false;
    if (table.at(id).reminderBlamed)
        return true;
    return table.lowBets[table.patronOf[id.index()]] == 0
        && (belowMinimum(table, house, id, BetKind::Main)
            || belowMinimum(table, house, id, sideBet(house)));
}

void noteReminder(Table &table, const House &house, SeatId id)
{
    for (const SeatId seat : table.busy) {
        if (table.patronOf[seat.index()] != table.patronOf[id.index()])
            continue;
        for (const BetKind kind : {BetKind::Main, sideBet(house)}) {
            if (belowMinimum(table, house, seat, kind))
                table.at(seat).bet(kind).reminded = true;
        }
    }
}

void noteLowBets(Table &table, const House &house)
{
    if (house.limits.underMinimum != UnderMinimum::RemindOnce)
        return; // low bets are not counted
    std::array<bool, MaxSeats> low{};
    for (const SeatId id : table.busy) {
        if (table.at(id).reminded || belowMinimum(table, house, id, BetKind::Main)
            || belowMinimum(table, house, id, sideBet(house)))
            low[table.patronOf[id.index()]] = true;
    }
    for (std::size_t patron = 0; patron < low.size(); ++patron) {
        if (low[patron] && table.lowBets[patron] < 255)
            ++table.lowBets[patron];
    }
}

} // namespace pitwise
