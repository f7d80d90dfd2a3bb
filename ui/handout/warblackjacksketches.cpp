// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/sketches.h"

#include "ui/handout/tablesketch.h"

#include <array>

namespace pitwise::warblackjack {

namespace {

using namespace sketch;

constexpr std::array FirstCards{"Kh", "4c", "8d", "Qs", "6d", "9h", "Jc", "3s", "Td"};
constexpr std::array SecondCards{"7s", "9d", "Th", "5c", "Kd", "8s", "9c", "6h", "Qd"};

std::string_view cardAt(const auto &cards, int seat)
{
    return cards[static_cast<std::size_t>(seat - 1) % cards.size()];
}

void layBets(TableSketch &table)
{
    for (int seat = 1; seat <= table.seats(); ++seat) {
        table.chips(seat, BetKind::Main);
        if (seat % 2 == 1)
            table.chips(seat, BetKind::Bonus);
    }
}

void dealHands(TableSketch &table)
{
    for (int seat = 1; seat <= table.seats(); ++seat) {
        table.chips(seat, BetKind::Main);
        table.deal(seat, 0, cardAt(FirstCards, seat));
        table.deal(seat, 1, cardAt(SecondCards, seat));
    }
}

/// A hand drawn large, with its name below.
void addHand(Sketch &drawing, double x, const std::vector<const char *> &cards,
             const Sentence &below)
{
    constexpr double Y = 11;
    constexpr double Step = 4.6;
    const double left = x - Step * static_cast<double>(cards.size() - 1) / 2;
    for (std::size_t i = 0; i < cards.size(); ++i)
        drawing.parts.push_back(
            PlayingCard{{left + Step * static_cast<double>(i), Y}, 1.4, cardFromText(cards[i])});
    drawing.parts.push_back(Label{{x, Y + 15}, below, 2, Align::Middle, true});
}

void addBets(Sketch &drawing, const House &house, double x, int stacks)
{
    const Money bet = exampleBet(house, BetKind::Main);
    for (int i = 0; i < stacks; ++i) {
        Stack stack{{x + (i - (stacks - 1) / 2.0) * 5.2, 20.6}, 1, {}};
        const auto counts = house.table.chips.fewest(bet);
        const auto &values = house.table.chips.values();
        for (std::size_t kind = values.size(); counts && kind-- > 0;)
            stack.chips.insert(stack.chips.end(), std::min<std::size_t>(counts->of[kind], 4),
                               values[kind]);
        drawing.parts.push_back(std::move(stack));
    }
}

} // namespace

Sketch bonusSketch(const House &house)
{
    TableSketch table{house};
    layBets(table);
    for (int seat = 1; seat <= table.seats(); ++seat)
        table.deal(seat, 0, cardAt(FirstCards, seat));
    table.deal(0, 0, "9s");
    table.arrow(Direction::LeftToRight, TableSketch::Side::Dealer,
                words(QT_TRANSLATE_NOOP("Words", "1. deal")));
    table.arrow(house.settlement.wars, TableSketch::Side::Patrons,
                words(QT_TRANSLATE_NOOP("Words", "2. settle the War bonus")));
    return table.take(words(QT_TRANSLATE_NOOP(
        "Words", "One card to each seat and to the dealer; then the War bonus is settled.")));
}

Sketch secondCardsSketch(const House &house)
{
    TableSketch table{house};
    dealHands(table);
    table.deal(0, 0, "Ah");
    table.deal(0, 1, {});
    table.arrow(Direction::LeftToRight, TableSketch::Side::Dealer,
                words(QT_TRANSLATE_NOOP("Words", "second cards")));
    if (house.blackjack.insurance)
        table.add(Label{{61, 48.8},
                        words(QT_TRANSLATE_NOOP("Words", "an ace: insurance?")),
                        2.1,
                        Align::Left,
                        true,
                        Tone::Mark});
    return table.take(words(QT_TRANSLATE_NOOP(
        "Words", "Two cards at every hand; the dealer's second card is face down.")));
}

Sketch playSketch(const House &house)
{
    Sketch drawing;
    drawing.high = 30;
    addHand(drawing, 12, {"5h", "6c", "9d"}, words(QT_TRANSLATE_NOOP("Words", "hit: one card")));
    addBets(drawing, house, 12, 1);
    addHand(drawing, 37, {"7d", "4s", "Kc"},
            words(QT_TRANSLATE_NOOP("Words", "double: one card, then stand")));
    addBets(drawing, house, 37, 2);
    if (house.blackjack.resplitHands > 1) {
        addHand(drawing, 67, {"8h", "3c"}, {});
        addBets(drawing, house, 67, 1);
        addHand(drawing, 85, {"8s", "Jd"}, {});
        addBets(drawing, house, 85, 1);
        drawing.parts.push_back(
            Label{{76, 26},
                  words(QT_TRANSLATE_NOOP("Words", "split: two hands, each with a full bet")),
                  2,
                  Align::Middle,
                  true});
    }
    drawing.caption = house.blackjack.resplitHands > 1
                        ? words(QT_TRANSLATE_NOOP("Words", "A hit, a double and a split."))
                        : words(QT_TRANSLATE_NOOP("Words", "A hit and a double."));
    return drawing;
}

Sketch dealersHandSketch(const House &house)
{
    TableSketch table{house};
    dealHands(table);
    table.deal(0, 0, "9s");
    table.deal(0, 1, "4h");
    table.deal(0, 2, "5d");
    table.arrow(house.settlement.mains, TableSketch::Side::Dealer,
                words(QT_TRANSLATE_NOOP("Words", "hand by hand")));
    return table.take(words(
        QT_TRANSLATE_NOOP("Words", "The dealer has drawn. The arrow is the order of settlement.")));
}

} // namespace pitwise::warblackjack
