// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/spec.h"

#include "engine/session/coaching.h"

#include <algorithm>

namespace pitwise {

namespace {

/// The given cards first, then the seed's shoe without them.
std::vector<Card> continued(const std::vector<Card> &given, Shoe shoe, CardList &burned,
                            int burnFirst)
{
    std::array<int, Card::Kinds> taken{};
    for (const Card card : given)
        ++taken[static_cast<std::size_t>(card.kind())];
    std::vector<Card> cards = given;
    for (const Card card : shoe.cards()) {
        if (auto &count = taken[static_cast<std::size_t>(card.kind())]; count > 0)
            --count;
        else if (static_cast<int>(burned.size()) < burnFirst)
            burned.push(card);
        else
            cards.push_back(card);
    }
    return cards;
}

void stackShoe(Table &table, const SessionSpec &spec, const House &house)
{
    table.discards.clear();
    if (!spec.shoeContinues) {
        table.shoe = Shoe::ofCards(*spec.shoe);
        table.cardsInPlay = table.shoe.left();
        return;
    }
    const auto all = Shoe::shuffled(house.shoe.decks, table.seed, 0);
    table.shoe = Shoe::ofCards(continued(*spec.shoe, all, table.discards, house.shoe.burnFirst));
    if (house.shoe.shuffle == ShuffleRule::CutCard)
        table.shoe.placeCutCard(house.shoe.cutCardFromEnd);
}

/// Nothing is shuffled yet: the dealer's first act is the shuffle.
void leaveUnshuffled(Table &table, const House &house)
{
    std::vector<Card> cards;
    cards.reserve(static_cast<std::size_t>(house.cardCount()));
    for (int i = 0; i < house.cardCount(); ++i)
        cards.push_back(Card::ofKind(i % Card::Kinds));
    table.shoe = Shoe::ofCards(cards);
    table.cardsInPlay = house.cardCount();
    table.discards.clear();
    table.shuffles = 0;
    table.shoeState.shuffleDue = true;
}

} // namespace

bool mayDealAgain(const SessionSpec &spec)
{
    return spec.sitting.coaching && policyOf(*spec.sitting.coaching).dealsAgain;
}

House houseOf(const SessionSpec &spec, House house)
{
    if (spec.style)
        house.cards.style = *spec.style;
    if (spec.style) // not the source's rule any more, but a choice
        house.provenance["cards.style"] = {};
    return house;
}

Seed seedOf(const SessionSpec &spec)
{
    return spec.secret ? *spec.secret : Seed{spec.seed.value_or(0)};
}

Table tableOf(const SessionSpec &spec, const House &house)
{
    Table table = newTable(house, seedOf(spec));
    if (spec.shoe)
        stackShoe(table, spec, house);
    if (spec.startsWithShuffle)
        leaveUnshuffled(table, house);
    for (const auto &spots : spec.patrons) {
        const auto lowest = std::min_element(
            spots.begin(), spots.end(), [](SeatId a, SeatId b) { return a.number < b.number; });
        for (const SeatId spot : spots) {
            table.patronOf[spot.index()] = static_cast<std::uint8_t>(lowest->index());
            table.taken.set(spot);
        }
    }
    return table;
}

} // namespace pitwise
