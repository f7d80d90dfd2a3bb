// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulate/tally.h"

#include "engine/procedure/betting.h"
#include "engine/simulate/gamehappenings.h"
#include "engine/table/warblackjackhands.h"

#include <cmath>
#include <utility>

namespace pitwise {

std::string_view name(TallyBet bet)
{
    switch (bet) {
    case TallyBet::Main:
        return "main";
    case TallyBet::Tie:
        return "tie";
    case TallyBet::WarTie:
        return "war-tie";
    case TallyBet::Bonus:
        return "bonus";
    case TallyBet::Parlay:
        return "parlay";
    case TallyBet::Insurance:
        return "insurance";
    }
    return {};
}

double BetTally::edge() const
{
    return wagered == 0 ? 0 : -static_cast<double>(net) / static_cast<double>(wagered);
}

double BetTally::standardError() const
{
    if (wagered == 0)
        return 0;
    const double e = edge();
    const double residual = netNet + 2 * e * netBet + e * e * betBet;
    return std::sqrt(std::max(0.0, residual)) / static_cast<double>(wagered);
}

BetTally &BetTally::operator+=(const BetTally &other)
{
    count += other.count;
    wagered += other.wagered;
    net += other.net;
    netNet += other.netNet;
    netBet += other.netBet;
    betBet += other.betBet;
    return *this;
}

Tally &Tally::operator+=(const Tally &other)
{
    rounds += other.rounds;
    acts += other.acts;
    events += other.events;
    findings += other.findings;
    for (std::size_t i = 0; i < bets.size(); ++i)
        bets[i] += other.bets[i];
    happenings += other.happenings;
    shifts += other.shifts;
    return *this;
}

void RoundTally::opened(const Table &table, const House &house)
{
    const auto count = [&](const Bet &bet, TallyBet as) {
        if (bet.amount == Money{})
            return;
        ++of(as).count;
        of(as).bet += bet.amount.inCents();
    };
    for (const SeatId seat : table.busy) {
        count(table.at(seat).bet(BetKind::Main), TallyBet::Main);
        count(table.at(seat).bet(sideBet(house)), gameHappenings(house).sideBet);
    }
}

void RoundTally::settled(const Table &table, HandId hand, BetKind bet, std::int64_t gain)
{
    const auto late = [&](TallyBet as) { // placed during the round: counted when it is settled
        ++of(as).count;
        of(as).bet += table.at(hand).bet(bet).amount.inCents();
        of(as).net += gain;
    };
    switch (bet) {
    case BetKind::Main:
        of(TallyBet::Main).net += gain;
        return;
    case BetKind::Tie:
        of(TallyBet::Tie).net += gain;
        return;
    case BetKind::War:
        of(TallyBet::Main).net += gain;
        return;
    case BetKind::Bonus:
        if (isBonus(table.at(hand), bet))
            of(TallyBet::Bonus).net += gain;
        else
            late(TallyBet::Parlay);
        return;
    case BetKind::WarTie:
        return late(TallyBet::WarTie);
    case BetKind::Insurance:
        return late(TallyBet::Insurance);
    case BetKind::Post:
        return; // the house's own money
    }
}

void RoundTally::count(const Table &table, const House &house, const Act &act)
{
    if (const auto *pay = std::get_if<act::Pay>(&act)) {
        settled(table, pay->hand, pay->bet, pay->amount.money.inCents());
    } else if (const auto *take = std::get_if<act::Take>(&act)) {
        for (const BetKind kind : take->bets)
            settled(table, take->hand, kind,
                    -(take->amount ? take->amount->money : table.at(take->hand).bet(kind).amount)
                         .inCents());
    } else if (const auto *give = std::get_if<act::Give>(&act)) {
        of(TallyBet::Main).net += table.at(give->hand).bet(BetKind::Post).amount.inCents();
    } else if (isAny<act::End>(act)) {
        endRound(table, house);
    } else if (isAny<act::Shuffle>(act)) {
        m_shuffled = true;
    } else {
        opened(table, house);
    }
}

void RoundTally::endRound(const Table &table, const House &house)
{
    ++m_tally.rounds;
    m_tally.happenings.count(table, house, std::exchange(m_shuffled, false));
    m_shift += table.tray - table.trayBefore;
    if (++m_roundsInShift == m_roundsOfShift) {
        m_tally.shifts.add(std::exchange(m_shift, Money{}));
        m_roundsInShift = 0;
    }
    for (std::size_t i = 0; i < m_sums.size(); ++i) {
        Sum &sum = m_sums[i];
        if (sum.count == 0)
            continue;
        BetTally &bet = m_tally.bets[i];
        const auto net = static_cast<double>(sum.net);
        const auto wagered = static_cast<double>(sum.bet);
        bet.count += sum.count;
        bet.wagered += sum.bet;
        bet.net += sum.net;
        bet.netNet += net * net;
        bet.netBet += net * wagered;
        bet.betBet += wagered * wagered;
        sum = {};
    }
}

} // namespace pitwise
