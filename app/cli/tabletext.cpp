// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tabletext.h"

#include "engine/session/notation.h"

#include <sstream>

namespace pitwise {

namespace {

std::string cardsText(const Cards &cards)
{
    std::string text;
    const auto count = cards.dealt.size();
    for (auto i = count - static_cast<std::size_t>(cards.lying); i < count; ++i)
        text += (text.empty() ? "" : " ") + toText(cards.dealt[i]);
    return text.empty() ? "-" : text;
}

std::string betsText(const Seat &seat)
{
    std::string text;
    for (const BetKind kind : AllBets) {
        const Bet &bet = seat.bet(kind);
        if (bet.amount + bet.late + bet.payoff == Money{})
            continue;
        text += "  " + std::string{name(kind)} + ' ' + toText(bet.amount);
        if (bet.late > Money{})
            text += " (late: " + toText(bet.late) + ')';
        if (bet.payoff > Money{})
            text += " (paid " + toText(bet.payoff) + ')';
    }
    return text;
}

std::string padded(std::string text, std::size_t width)
{
    if (text.size() < width)
        text.append(width - text.size(), ' ');
    return text;
}

} // namespace

std::string tableText(const Table &table, const House &house)
{
    std::ostringstream out;
    out << "  " << house.name << ", " << name(house.cards.style) << ", round " << table.roundNumber
        << ". Shoe " << table.shoe.left() << ", discards " << table.discards.size() << ", tray "
        << toText(table.tray) << '\n';
    for (int i = 1; i <= table.seatCount; ++i) {
        const Seat &seat = table.at(seatAt(i));
        const auto bets = betsText(seat);
        if (bets.empty() && seat.cards.lying == 0)
            continue;
        out << "  seat " << i << "   " << padded(cardsText(seat.cards), 6) << bets
            << (seat.decision == Decision::War         ? "  at war"
                : seat.decision == Decision::Surrender ? "  surrendered"
                                                       : "")
            << '\n';
    }
    out << "  dealer   " << cardsText(table.dealer) << '\n';
    if (table.shoe.cutCardIsOut())
        out << "  The cut card is out.\n";
    if (!table.slipped.empty())
        out << "  Before the shoe lies "
            << (table.exposedCardOut() ? "a card that everybody has seen."
                                       : "a card that nobody has seen.")
            << '\n';
    return out.str();
}

std::string told(const Event &event, const Table &after, const House &house)
{
    auto line = toText(event, house.table.chips);
    const auto *act = std::get_if<Act>(&event);
    const auto *deal = act == nullptr ? nullptr : std::get_if<act::Deal>(act);
    if (deal == nullptr)
        return line;
    const Cards &cards = deal->hand.isDealer() ? after.dealer : after.at(deal->hand.seat).cards;
    return cards.dealt.empty() ? line : line + "   " + toText(cards.dealt[cards.dealt.size() - 1]);
}

} // namespace pitwise
