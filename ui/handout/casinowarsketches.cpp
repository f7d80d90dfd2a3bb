// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/sketches.h"

#include "ui/handout/tablesketch.h"

#include <array>

namespace pitwise::casinowar {

namespace {

using sketch::Label;
using sketch::Point;

/// Against the dealer's nine of spades: higher, lower and equal cards.
constexpr std::array Firsts{"Kh", "4c", "9d", "Qs", "6d", "9h", "Jc", "3s", "Td"};

std::string_view firstCard(int seat)
{
    return Firsts[static_cast<std::size_t>(seat - 1) % Firsts.size()];
}

Sentence outcomeWord(const House &house, int seat)
{
    const auto card = cardFromText(firstCard(seat));
    constexpr int Nine = 9;
    if (card->rank() > Nine)
        return words(QT_TRANSLATE_NOOP("Words", "pay"));
    if (card->rank() < Nine)
        return words(QT_TRANSLATE_NOOP("Words", "take"));
    return house.surrender.allowed ? words(QT_TRANSLATE_NOOP("Words", "war?"))
                                   : words(QT_TRANSLATE_NOOP("Words", "war"));
}

void layBets(TableSketch &table, const House &house)
{
    for (int seat = 1; seat <= table.seats(); ++seat) {
        table.chips(seat, BetKind::Main);
        if (house.tieBet.allowed && seat % 3 != 1)
            table.chips(seat, BetKind::Tie);
    }
}

/// Two seats that are far enough apart for their war spots, or one.
std::vector<int> seatsAtWar(int seats)
{
    if (seats < 4)
        return {(seats + 1) / 2};
    return {2, seats - 1};
}

/// Numbers what is burned and dealt, in order.
class WarOrder
{
public:
    WarOrder(TableSketch &table, const House &house) : m_table(table), m_house(house) { }

    void burn() { m_table.badge({81.2 + 3.8 * m_burns++, 45}, m_next++); }
    void card(int seat, std::string_view text)
    {
        m_table.deal(seat, 1, text);
        const Point at = m_table.card(seat, 1);
        m_table.badge({at.x + 2.2, at.y + 3}, m_next++);
    }
    void finish() const
    {
        if (m_burns == 0)
            return;
        const bool one = m_house.war.burn == 1;
        m_table.add(Label{{89, 41.8},
                          words(one ? QT_TRANSLATE_NOOP("Words", "burn %1 card")
                                    : QT_TRANSLATE_NOOP("Words", "burn %1 cards"),
                                {number(m_house.war.burn)}),
                          2.1,
                          sketch::Align::Middle,
                          true,
                          sketch::Tone::Mark});
    }

private:
    TableSketch &m_table;
    const House &m_house;
    int m_next = 1;
    int m_burns = 0;
};

} // namespace

Sketch dealSketch(const House &house)
{
    TableSketch table{house};
    layBets(table, house);
    for (int seat = 1; seat <= table.seats(); ++seat) {
        table.deal(seat, 0, firstCard(seat));
        const Point at = table.card(seat, 0);
        table.badge({at.x, at.y + 5.4}, seat);
    }
    table.deal(0, 0, "9s");
    const Point own = table.card(0, 0);
    table.badge({own.x - 4.8, own.y}, table.seats() + 1);
    return table.take(words(QT_TRANSLATE_NOOP(
        "Words", "The order of the cards: from left to right, the dealer last.")));
}

Sketch settlementSketch(const House &house)
{
    TableSketch table{house};
    layBets(table, house);
    for (int seat = 1; seat <= table.seats(); ++seat) {
        table.deal(seat, 0, firstCard(seat));
        table.word(seat, outcomeWord(house, seat));
    }
    table.deal(0, 0, "9s");
    const bool perSeat = house.settlement.first == FirstSettlement::PerSeat;
    if (perSeat || !house.tieBet.allowed) {
        table.arrow(house.settlement.mains, TableSketch::Side::Dealer,
                    perSeat ? words(QT_TRANSLATE_NOOP("Words", "seat by seat"))
                            : words(QT_TRANSLATE_NOOP("Words", "main bets")));
        return table.take(words(QT_TRANSLATE_NOOP(
            "Words", "The dealer shows a nine. The arrow is the order of settlement.")));
    }
    table.arrow(house.settlement.ties, TableSketch::Side::Patrons,
                words(QT_TRANSLATE_NOOP("Words", "first the tie bets")));
    table.arrow(house.settlement.mains, TableSketch::Side::Dealer,
                words(QT_TRANSLATE_NOOP("Words", "then the main bets")));
    return table.take(words(QT_TRANSLATE_NOOP(
        "Words", "The dealer shows a nine. The arrows are the order of settlement: tie bets, then "
                 "main bets.")));
}

Sketch warSketch(const House &house)
{
    TableSketch table{house};
    const auto wars = seatsAtWar(table.seats());
    for (const int seat : wars) {
        table.laterSpot(seat, BetKind::War);
        if (house.war.housePosts)
            table.laterSpot(seat, BetKind::Post);
        if (house.war.tieBet.allowed)
            table.laterSpot(seat, BetKind::WarTie);
        table.chips(seat, BetKind::Main);
        table.chips(seat, BetKind::War);
        if (house.war.housePosts)
            table.chips(seat, BetKind::Post);
        table.deal(seat, 0, "9d");
    }
    table.deal(0, 0, "9s");
    WarOrder order{table, house};
    const bool burns = house.war.burn > 0;
    const BurnBefore before = house.war.burnBefore;
    bool first = true;
    for (const int seat : wars) {
        if (burns && (before == BurnBefore::EachCard || (first && before != BurnBefore::None)))
            order.burn();
        order.card(seat, first ? "Kc" : "3h");
        first = false;
    }
    if (burns && (before == BurnBefore::EachCard || before == BurnBefore::FirstAndDealer))
        order.burn();
    order.card(0, "7d");
    order.finish();
    return table.take(words(QT_TRANSLATE_NOOP(
        "Words", "Seats at war. The numbers are the order of burns and war cards.")));
}

} // namespace pitwise::casinowar
