// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/referee/forgottenend.h"

#include "engine/procedure/betting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"
#include "engine/table/apply.h"
#include "engine/table/gametable.h"
#include "engine/table/physics.h"
#include "engine/table/warblackjackhands.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

constexpr std::array OpeningBets{BetKind::Main, BetKind::Tie, BetKind::Bonus};

bool isCall(const Act &act, Call call)
{
    const auto *say = std::get_if<act::Say>(&act);
    return say != nullptr && say->call == call;
}

/// A bet for the next round: it came after this one's were closed.
bool hasLateBet(const Table &table, SeatId seat)
{
    return std::any_of(OpeningBets.begin(), OpeningBets.end(),
                       [&](BetKind kind) { return table.at(seat).bet(kind).late > Money{}; });
}

bool anyLateBet(const Table &table)
{
    for (const SeatId seat : table.round.lateBets) {
        if (hasLateBet(table, seat))
            return true;
    }
    return false;
}

/// Every bet is settled, though cards may still lie.
bool allIsSettled(const Position &now)
{
    const auto &[table, house] = now;
    if (!table.round.dealing)
        return table.round.voided && !table.cardsToCollect();
    if (table.cardsToCollect() && table.dealer.dealt.empty())
        return false;
    for (const SeatId seat : table.busy) {
        if (!seatFinished(table, house, seat))
            return false;
    }
    return true;
}

/// The dealer has begun to settle the round, so that a call for the next one is no slip.
bool settlementHasBegun(const Position &now)
{
    const Turn current = now.table.round.current;
    return now.table.round.dealing && !current.none()
        && (gameTable(now.house).wars || current.pass == Pass::Hands
            || (current.pass == Pass::Insurance && isRevealed(now.table)));
}

/// The cards of the next round are dealt with no call before them.
bool dealsToNewBet(const Position &now, const act::Deal &deal)
{
    const auto &[table, house] = now;
    if (deal.hand.isDealer() || deal.hand.split > 0 || !hasLateBet(table, deal.hand.seat))
        return false;
    const bool noCalls = !house.calls.placeBets && !house.calls.noMoreBets;
    return allIsSettled(now)
        || (noCalls && settlementHasBegun(now) && !needsCard(table, house, deal.hand));
}

/// A bet is mended before any call: it must be the next round's, for this one's are settled.
bool mendsNewBet(const Position &now, const Act &act)
{
    const Table &table = now.table;
    if (const auto *say = std::get_if<act::Say>(&act))
        return say->call == Call::BelowMinimum && hasLateBet(table, say->seat);
    const auto *back = std::get_if<act::Return>(&act);
    return back != nullptr && back->amount
        && back->amount->money < table.at(back->hand).bet(back->bet).late;
}

} // namespace

bool forgetsTheEnd(const Position &now, const Act &act)
{
    const auto &[table, house] = now;
    const RoundState &round = table.round;
    if ((!round.dealing && !round.voided) || round.malfunction != Malfunction::None)
        return false;
    if (const auto *deal = std::get_if<act::Deal>(&act))
        return dealsToNewBet(now, *deal);
    const bool inWar = gameTable(house).wars && inWarDeal(table) && round.warBegun;
    const bool shuffles = std::holds_alternative<act::Shuffle>(act);
    if (shuffles || isCall(act, Call::PlaceBets)) {
        if (shuffles && ranOut(table) && nextPlace(table, house))
            return false; // the round goes on with the discards
        const bool goesOn = inWar || (shuffles && ranOut(table));
        return allIsSettled(now) || (settlementHasBegun(now) && !goesOn);
    }
    if (mendsNewBet(now, act))
        return allIsSettled(now);
    if (!isCall(act, Call::NoMoreBets) || round.noMoreBetsMissed)
        return false;
    return allIsSettled(now) ? table.cardsToCollect() || anyLateBet(table)
                             : settlementHasBegun(now) && anyLateBet(table);
}

void addForgottenEnd(const Position &now, const Act &act, std::vector<Finding> &findings)
{
    const Table &table = now.table;
    if (table.round.disputed)
        findings.push_back({FindingCode::FloorNotCalled, Rule::Floor, {}, {}}); // FC-20
    addUnsettledBets(now, findings);
    Finding end{FindingCode::CardsLeft, Rule::RoundEnds, {}, {}, Act{act::End{}}};
    if (!table.cardsToCollect())
        end = std::holds_alternative<act::Deal>(act) || std::holds_alternative<act::Return>(act)
                ? notInProcedure(Rule::RoundEnds, placeOf(act))
                : judgeItself(now, act).value_or(notInProcedure(Rule::RoundEnds));
    end.expected = Act{act::End{}};
    findings.push_back(end);
}

void addUnsettledBets(const Position &now, std::vector<Finding> &findings)
{
    const Table &table = now.table; // Clang 14 does not capture structured bindings
    const House &house = now.house;
    eachHand(table, [&](HandId hand) {
        if (finished(table, house, hand))
            return;
        for (const BetKind kind : table.at(hand).openBets()) {
            const Bet &bet = table.at(hand).bet(kind);
            const BetFate fate = fateOf(table, house, hand, kind);
            if (!isUndecided(fate.fate) && !needsSettling(table.at(hand), kind, fate))
                continue;
            const Money winnings = isBonus(table.at(hand), kind) ? bet.payoff : Money{};
            findings.push_back({FindingCode::UnsettledBet,
                                payRule(now, hand, kind),
                                hand,
                                kind,
                                {},
                                bet.amount + winnings});
        }
    });
}

bool wantsTheEnd(const Finding &finding)
{
    return finding.expected == Measure{Act{act::End{}}};
}

void endForgottenRound(Table &table, const House &house)
{
    struct NewBet
    {
        SeatId seat;
        BetKind kind{};
        Money amount;
    };
    InlineList<NewBet, MaxSeats * OpeningBets.size()> bets;
    for (const SeatId seat : table.round.lateBets) {
        for (const BetKind kind : OpeningBets) {
            if (const Money late = table.at(seat).bet(kind).late; late > Money{})
                bets.push({seat, kind, late});
        }
    }
    apply(table, house, act::End{});
    for (const NewBet &bet : bets)
        apply(table, house, patron::Bet{HandId{bet.seat, 0}, bet.kind, Amount{bet.amount, {}}});
}

} // namespace pitwise
