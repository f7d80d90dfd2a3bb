// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/sketches.h"

#include "engine/house/pergame.h"
#include "ui/handout/tablesketch.h"
#include "ui/text/gamewords.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

using namespace sketch;

constexpr PerGame<BetKind> OpeningSideBet{BetKind::Tie, BetKind::Bonus};

bool hasSideBet(const House &house)
{
    return OpeningSideBet.of(house) == BetKind::Bonus || house.tieBet.allowed;
}

/// Bets at every seat, a side bet at every other.
void placeBets(TableSketch &table, const House &house)
{
    for (int seat = 1; seat <= table.seats(); ++seat) {
        table.chips(seat, BetKind::Main);
        if (hasSideBet(house) && seat % 2 == 1)
            table.chips(seat, OpeningSideBet.of(house));
    }
}

/// Cards for pictures in which ranks do not matter.
constexpr std::array SomeCards{"Qs", "4d", "Th", "7c", "Jd", "2s", "8h", "5c", "Kd"};

/// One card, or two where a hand has two.
void dealSomeCards(TableSketch &table, const House &house, int seat)
{
    static constexpr PerGame<int> CardsOfHand{1, 2};
    for (int nth = 0; nth < CardsOfHand.of(house); ++nth) {
        const auto which = static_cast<std::size_t>(seat - 1 + 4 * nth) % SomeCards.size();
        table.deal(seat, nth, SomeCards[which]);
    }
}

} // namespace

Sketch coverSketch(const House &house)
{
    TableSketch table{house};
    table.namePlaces();
    placeBets(table, house);
    table.cardPlace(0, 0);
    table.cardPlace(0, 1);
    for (int seat = 1; seat <= table.seats(); ++seat)
        table.cardPlace(seat, 0);
    return table.take(
        house.table.seats == 1
            ? words(QT_TRANSLATE_NOOP("Words",
                                      "The table as the dealer sees it: one seat, the shoe "
                                      "at his left hand, the discard rack at his right, "
                                      "the tray before him."))
            : words(QT_TRANSLATE_NOOP(
                        "Words", "The table as the dealer sees it: seats 1 to %1 from his left "
                                 "to his right, the shoe at his left hand, the discard rack at "
                                 "his right, the tray before him."),
                    {number(house.table.seats)}));
}

Sketch betsSketch(const House &house)
{
    TableSketch table{house};
    placeBets(table, house);
    const auto limits = [](const char *pattern, const Limit &limit) {
        return words(pattern, {moneyWords(limit.min), moneyWords(limit.max)});
    };
    static constexpr PerGame<const char *> Main{
        QT_TRANSLATE_NOOP("Words", "main bet %1 to %2"),
        QT_TRANSLATE_NOOP("Words", "blackjack bet %1 to %2")};
    table.say(limits(Main.of(house), house.limits.main));
    const BetKind side = OpeningSideBet.of(house);
    if (hasSideBet(house))
        table.add(Label{
            {50, 42},
            side == BetKind::Tie
                ? limits(QT_TRANSLATE_NOOP("Words", "tie bet %1 to %2"), house.limits.tie)
                : limits(QT_TRANSLATE_NOOP("Words", "War bonus %1 to %2"), house.limits.bonus),
            2.6,
            Align::Middle,
            true});
    if (house.calls.placeBets)
        table.add(Label{{50, 48.3},
                        words(QT_TRANSLATE_NOOP("Words", "\"%1\""), {callWords(Call::PlaceBets)}),
                        2.4,
                        Align::Middle,
                        false,
                        Tone::Mark});
    return table.take(words(QT_TRANSLATE_NOOP("Words", "The bets are on their spots; no card is "
                                                       "dealt.")));
}

/// Pick and pay: the cards of the seats already settled are gone. Lay and pay: one sweep.
Sketch cardsSketch(const House &house)
{
    TableSketch table{house};
    const bool picks = house.cards.style == Style::PickAndPay;
    const auto order = table.inOrder(picks ? house.settlement.mains : house.cards.sweep);
    const std::size_t gone = picks ? order.size() / 2 : 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i < gone) {
            table.cardPlace(order[i], 0);
        } else {
            dealSomeCards(table, house, order[i]);
            table.chips(order[i], BetKind::Main);
        }
        if (!picks)
            table.badge(table.card(order[i], 0), static_cast<int>(i) + 1);
    }
    table.deal(0, 0, "9s");
    if (!picks)
        table.badge(table.card(0, 0), static_cast<int>(order.size()) + 1);
    table.arrow(picks ? house.settlement.mains : house.cards.sweep, TableSketch::Side::Dealer,
                picks ? words(QT_TRANSLATE_NOOP("Words", "hand by hand"))
                      : words(QT_TRANSLATE_NOOP("Words", "one sweep")));
    table.add(Arrow{{{62, 46.5}, {81, 49.5}}, true});
    return table.take(
        picks ? words(QT_TRANSLATE_NOOP("Words",
                                        "Pick and pay: the cards of the settled seats are gone, "
                                        "the others are still on the layout."))
              : words(QT_TRANSLATE_NOOP(
                  "Words", "Lay and pay: all cards stay until the last bet is settled, then they "
                           "leave in one sweep, the dealer's last.")));
}

Sketch shoeSketch(const House &house)
{
    Sketch drawing;
    drawing.high = 27;
    constexpr double Left = 6;
    constexpr double ShoeWide = 64;
    constexpr double Top = 9;
    constexpr double High = 9;
    drawing.parts.push_back(Box{{Left, Top}, ShoeWide, High, Tone::Cloth});
    for (double x = Left + 1.6; x < Left + ShoeWide; x += 1.6)
        drawing.parts.push_back(Area{{{x, Top}, {x, Top + High}}, Tone::Line});
    const int cards = house.cardCount();
    drawing.parts.push_back(Label{
        {Left, Top - 3}, words(QT_TRANSLATE_NOOP("Words", "the first card")), 2.1, Align::Left});
    drawing.parts.push_back(
        Label{{Left, Top + High + 4},
              words(QT_TRANSLATE_NOOP("Words", "%1 cards in all"), {number(cards)}),
              2.3,
              Align::Left,
              true});
    if (house.shoe.shuffle == ShuffleRule::CutCard) {
        const double behind = ShoeWide * house.shoe.cutCardFromEnd / cards;
        const double x = Left + ShoeWide - std::max(behind, 2.0);
        drawing.parts.push_back(CutCard{{x, Top + High / 2}, High + 3});
        drawing.parts.push_back(Label{{Left + ShoeWide, Top - 3},
                                      words(QT_TRANSLATE_NOOP("Words", "the cut card")),
                                      2.1,
                                      Align::Right});
        drawing.parts.push_back(Label{{Left + ShoeWide, Top + High + 4},
                                      words(QT_TRANSLATE_NOOP("Words", "at most %1 behind it"),
                                            {number(house.shoe.cutCardFromEnd)}),
                                      2.3,
                                      Align::Right,
                                      true});
    }
    if (house.shoe.burnFirst > 0) {
        const int shown = std::min(house.shoe.burnFirst, 5);
        for (int i = 0; i < shown; ++i)
            drawing.parts.push_back(PlayingCard{{82 + i * 2.2, Top + High / 2}, 1, std::nullopt});
        drawing.parts.push_back(
            Label{{82 + (shown - 1) * 1.1, Top + High + 4},
                  words(QT_TRANSLATE_NOOP("Words", "burned: %1"), {number(house.shoe.burnFirst)}),
                  2.3,
                  Align::Middle,
                  true});
    }
    drawing.caption = words(QT_TRANSLATE_NOOP("Words", "The cards as they go into the shoe."));
    return drawing;
}

Sketch troublesSketch(const House &house)
{
    TableSketch table{house};
    const int late = (table.seats() + 1) / 2;
    for (int seat = 1; seat <= table.seats(); ++seat) {
        if (seat != late)
            table.chips(seat, BetKind::Main);
        dealSomeCards(table, house, seat);
    }
    table.chips(late, BetKind::Main);
    const Point spot = table.spot(late, BetKind::Main);
    table.add(Arrow{{spot, {spot.x, table.rail(spot.x).y - 4.4}}});
    table.showBehindPatrons();
    table.add(Label{{spot.x, table.rail(spot.x).y - 6.4},
                    words(QT_TRANSLATE_NOOP("Words", "a late bet: back to the patron")),
                    2.1,
                    Align::Middle,
                    true,
                    Tone::Mark});
    table.add(PlayingCard{{23, 50.5}, 1, std::nullopt});
    table.add(Label{{23, 44.6},
                    words(QT_TRANSLATE_NOOP("Words", "face down: the next card")),
                    1.9,
                    Align::Middle,
                    true,
                    Tone::Mark});
    table.add(PlayingCard{{74, 50.5}, 1, cardFromText("6h")});
    table.add(Arrow{{{77.2, 50.8}, {81.4, 50.8}}});
    table.add(Label{{74, 44.6},
                    words(QT_TRANSLATE_NOOP("Words", "exposed: to the discards")),
                    1.9,
                    Align::Middle,
                    true,
                    Tone::Mark});
    return table.take(words(QT_TRANSLATE_NOOP(
        "Words",
        "A late bet goes back, a card that slid out face down is the next card, an exposed "
        "card goes to the discards.")));
}

Sketch sketchOf(const House &house, Chapter chapter)
{
    switch (chapter) {
    case Chapter::Bets:
        return betsSketch(house);
    case Chapter::Deal:
        return casinowar::dealSketch(house);
    case Chapter::Settlement:
        return casinowar::settlementSketch(house);
    case Chapter::War:
        return casinowar::warSketch(house);
    case Chapter::Bonus:
        return warblackjack::bonusSketch(house);
    case Chapter::SecondCards:
        return warblackjack::secondCardsSketch(house);
    case Chapter::Play:
        return warblackjack::playSketch(house);
    case Chapter::DealersHand:
        return warblackjack::dealersHandSketch(house);
    case Chapter::Cards:
        return cardsSketch(house);
    case Chapter::Shoe:
        return shoeSketch(house);
    case Chapter::Troubles:
        return troublesSketch(house);
    case Chapter::Payouts:
        break;
    }
    return {};
}

} // namespace pitwise
