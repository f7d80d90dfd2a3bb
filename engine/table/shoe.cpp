// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/shoe.h"

#include "engine/base/keystream.h"

#include <algorithm>

namespace pitwise {

namespace {

/// Deck after deck, each 2c..As: the order before the first swap.
constexpr std::array<Card, MaxCards> newDecks()
{
    std::array<Card, MaxCards> cards{};
    for (int i = 0; i < MaxCards; ++i)
        cards[static_cast<std::size_t>(i)] = Card::ofKind(i % Card::Kinds);
    return cards;
}
constexpr auto NewDecks = newDecks();

} // namespace

Shoe Shoe::shuffled(int decks, const Seed &seed, std::uint64_t nth)
{
    Shoe shoe;
    shoe.m_cards = NewDecks;
    shoe.m_size = static_cast<std::int16_t>(decks * Card::Kinds);
    shoe.shuffleBy(seed, nth);
    return shoe;
}

Shoe Shoe::shuffled(std::span<const Card> cards, const Seed &seed, std::uint64_t nth)
{
    Shoe shoe = ofCards(cards);
    shoe.m_settled = 0;
    shoe.shuffleBy(seed, nth);
    return shoe;
}

void Shoe::shuffleBy(const Seed &seed, std::uint64_t nth)
{
    if (seed.isNumber()) {
        m_rng = Rng{seed.words[0], nth};
        return;
    }
    KeyStream random{seed, nth};
    for (; m_settled < m_size; ++m_settled) {
        const auto at = static_cast<std::size_t>(m_settled);
        const auto rest = static_cast<std::uint32_t>(m_size - m_settled);
        std::swap(m_cards[at], m_cards[at + random.below(rest)]);
    }
}

Shoe Shoe::ofCards(std::span<const Card> cards)
{
    Shoe shoe;
    shoe.m_size = static_cast<std::int16_t>(std::min<std::size_t>(cards.size(), MaxCards));
    std::copy_n(cards.begin(), shoe.m_size, shoe.m_cards.begin());
    shoe.m_settled = shoe.m_size;
    return shoe;
}

std::span<const Card> Shoe::cards()
{
    settleAll();
    return {m_cards.data() + m_next, static_cast<std::size_t>(left())};
}

void Shoe::cut(int count)
{
    settleAll();
    if (count > 0 && count < left())
        std::rotate(m_cards.begin() + m_next, m_cards.begin() + m_next + count,
                    m_cards.begin() + m_size);
}

bool Shoe::operator==(const Shoe &other) const
{
    if (left() != other.left() || m_behindCutCard != other.m_behindCutCard)
        return false;
    Shoe mine = *this;
    Shoe theirs = other;
    const auto a = mine.cards();
    const auto b = theirs.cards();
    return std::equal(a.begin(), a.end(), b.begin());
}

} // namespace pitwise
