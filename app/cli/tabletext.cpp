// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tabletext.h"
#include "app/cli/language.h"

#include "engine/session/notation.h"
#include "engine/table/warblackjackhands.h"

#include <sstream>

namespace pitwise {

namespace {

/// As the patrons see them: the hole card is face down.
std::string cardsText(const Table &table, HandId hand)
{
    std::string text;
    const Cards &cards = table.cardsAt(hand);
    const auto count = cards.dealt.size();
    for (auto i = count - static_cast<std::size_t>(cards.lying); i < count; ++i) {
        const bool down = liesFaceDown(table, hand, i);
        text += (text.empty() ? "" : " ") + (down ? std::string{"??"} : toText(cards.dealt[i]));
    }
    return text.empty() ? "-" : text;
}

std::string stateText(const Seat &seat)
{
    if (seat.decision == Decision::War)
        return "  " + say(QT_TRANSLATE_NOOP("CommandLine", "at war"));
    if (seat.decision == Decision::Surrender)
        return "  " + say(QT_TRANSLATE_NOOP("CommandLine", "surrendered"));
    switch (seat.blackjack.request) {
    case Request::None:
        break;
    case Request::Hit:
        return "  " + say(QT_TRANSLATE_NOOP("CommandLine", "wants a card"));
    case Request::Double:
        return "  " + say(QT_TRANSLATE_NOOP("CommandLine", "doubles"));
    case Request::Split:
        return "  " + say(QT_TRANSLATE_NOOP("CommandLine", "splits"));
    }
    if (seat.blackjack.stood)
        return "  " + say(QT_TRANSLATE_NOOP("CommandLine", "stands"));
    return seat.blackjack.evenMoney ? "  " + say(QT_TRANSLATE_NOOP("CommandLine", "even money"))
                                    : "";
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
            text += ' ' + say(QT_TRANSLATE_NOOP("CommandLine", "(late: %1)"), {toText(bet.late)});
        if (bet.payoff > Money{})
            text += ' ' + say(QT_TRANSLATE_NOOP("CommandLine", "(paid %1)"), {toText(bet.payoff)});
    }
    return text;
}

} // namespace

std::string tableText(const Table &table, const House &house)
{
    std::ostringstream out;
    out << "  "
        << say(QT_TRANSLATE_NOOP("CommandLine", "%1, %2, round %3. Shoe %4, discards %5, tray %6"),
               {house.name, std::string{name(house.cards.style)}, std::to_string(table.roundNumber),
                std::to_string(table.shoe.left()), std::to_string(table.discards.size()),
                toText(table.tray)})
        << '\n';
    eachHand(table, [&](HandId hand) {
        const Seat &seat = table.at(hand);
        const auto bets = betsText(seat);
        if (bets.empty() && seat.cards.lying == 0)
            return;
        out << "  " << padded(say(QT_TRANSLATE_NOOP("CommandLine", "seat %1"), {toText(hand)}), 9)
            << padded(cardsText(table, hand), 6) << bets << stateText(seat) << '\n';
    });
    out << "  " << padded(say(QT_TRANSLATE_NOOP("CommandLine", "dealer")), 9)
        << cardsText(table, DealerHand) << '\n';
    if (table.shoe.cutCardIsOut())
        out << "  " << say(QT_TRANSLATE_NOOP("CommandLine", "The cut card is out.")) << '\n';
    if (!table.slipped.empty())
        out << "  "
            << (table.exposedCardOut()
                    ? say(QT_TRANSLATE_NOOP("CommandLine", "Out of the shoe: an exposed card."))
                    : say(QT_TRANSLATE_NOOP("CommandLine",
                                            "Out of the shoe: a card nobody has seen.")))
            << '\n';
    return out.str();
}

std::string describe(const Event &event, const Table &after, const House &house)
{
    auto line = toText(event, house.table.chips);
    const auto *act = std::get_if<Act>(&event);
    const auto *deal = act == nullptr ? nullptr : std::get_if<act::Deal>(act);
    if (deal == nullptr)
        return line;
    const Cards &cards = after.cardsAt(deal->hand);
    if (deal->hand.isDealer() && after.round.dealer.holeDown)
        return line;
    return cards.dealt.empty() ? line : line + "   " + toText(cards.dealt[cards.dealt.size() - 1]);
}

} // namespace pitwise
