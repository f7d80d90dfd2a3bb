// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/chipledger.h"

#include <algorithm>

namespace pitwise {

namespace {

constexpr std::array AllParts{ChipLedger::Part::Bet, ChipLedger::Part::Late,
                              ChipLedger::Part::Payoff};
constexpr int FirstFloat = TubeHolds * 2 / 3;

std::size_t indexOf(HandId hand)
{
    return hand.seat.index() * MaxHands + hand.split;
}

void add(ChipCounts &lying, const ChipCounts &more)
{
    for (std::size_t i = 0; i < lying.of.size(); ++i)
        lying.of[i] =
            static_cast<std::uint16_t>(std::min(lying.of[i] + more.of[i], MaxChipsOfAKind));
}

/// The chips named in an event; null if there are none.
const ChipCounts *toldChips(const Event &event)
{
    const ChipCounts *told = nullptr;
    if (const auto *act = std::get_if<Act>(&event)) {
        if (const auto *pay = std::get_if<act::Pay>(act))
            told = &pay->amount.chips;
        else if (const auto *post = std::get_if<act::Post>(act))
            told = &post->amount.chips;
    } else if (const auto *patron = std::get_if<PatronAct>(&event)) {
        if (const auto *bet = std::get_if<patron::Bet>(patron))
            told = &bet->amount.chips;
    }
    return told;
}

} // namespace

Money moneyOf(const Bet &bet, ChipLedger::Part part)
{
    switch (part) {
    case ChipLedger::Part::Bet:
        return bet.amount;
    case ChipLedger::Part::Late:
        return bet.late;
    case ChipLedger::Part::Payoff:
        return bet.payoff;
    }
    return {};
}

ChipLedger::ChipLedger(const House &house) : m_set(house.table.chips)
{
    for (std::size_t i = 0; i < m_set.values().size(); ++i)
        m_tubes[i] = FirstFloat;
}

ChipLedger::ChipLedger(const House &house, const Table &table) : ChipLedger(house)
{
    eachHand(table, [&](HandId hand) {
        for (const BetKind kind : AllBets) {
            const Bet &bet = table.at(hand).bet(kind);
            for (const Part part : AllParts) {
                ChipCounts &lying = m_chips[indexOf(hand)][static_cast<std::size_t>(kind)]
                                           [static_cast<std::size_t>(part)];
                const Money money = moneyOf(bet, part);
                const bool named = part == Part::Bet && m_set.worth(bet.chips) == money;
                lying = named ? bet.chips : built(money);
            }
        }
    });
}

ChipCounts ChipLedger::built(Money amount) const
{
    // For an amount that chips cannot make (a take that left half a chip) show the nearest.
    return m_set.fewest(m_set.roundedUp(amount)).value_or(ChipCounts{});
}

const ChipCounts &ChipLedger::chips(HandId hand, BetKind bet, Part part) const
{
    return m_chips[indexOf(hand)][static_cast<std::size_t>(bet)][static_cast<std::size_t>(part)];
}

void ChipLedger::moveTray(const ChipCounts &chips, int sign)
{
    for (std::size_t i = 0; i < m_set.values().size(); ++i) {
        m_tubes[i] += sign * chips.of[i];
        // The floor brings a fill before a tube is empty, and takes away what does not fit.
        if (m_tubes[i] < 1 || m_tubes[i] > TubeHolds)
            m_tubes[i] = FirstFloat;
    }
}

void ChipLedger::followHand(HandId hand, const Table &before, const Table &after,
                            const ChipCounts *told)
{
    for (const BetKind kind : AllBets) {
        const Bet &was = before.at(hand).bet(kind);
        const Bet &is = after.at(hand).bet(kind);
        for (const Part part : AllParts) {
            const Money old = moneyOf(was, part);
            const Money now = moneyOf(is, part);
            if (old == now)
                continue;
            ChipCounts &lying = m_chips[indexOf(hand)][static_cast<std::size_t>(kind)]
                                       [static_cast<std::size_t>(part)];
            if (now == Money{}) {
                lying = {};
            } else if (now > old && told != nullptr && m_set.worth(*told) == now - old) {
                add(lying, *told);
            } else if (now > old && old > Money{}) { // chips added to the bet
                add(lying, built(now - old));
            } else {
                lying = built(now);
            }
        }
    }
}

void ChipLedger::follow(const Event &event, const Table &before, const Table &after)
{
    const ChipCounts *told = toldChips(event);
    for (int i = 1; i <= after.seatCount; ++i) {
        const int hands = std::max(before.handsAt(seatAt(i)), after.handsAt(seatAt(i)));
        for (int nth = 0; nth < hands; ++nth)
            followHand({seatAt(i), nth}, before, after, told);
    }
    const Money gain = after.tray - before.tray;
    if (gain > Money{})
        moveTray(built(gain), 1);
    else if (gain < Money{})
        moveTray(told != nullptr && m_set.worth(*told) == -gain ? *told : built(-gain), -1);
}

} // namespace pitwise
