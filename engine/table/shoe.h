// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/card.h"
#include "engine/base/inlinelist.h"
#include "engine/base/rng.h"
#include "engine/base/seed.h"

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace pitwise {

inline constexpr int MaxCards = 8 * 52;
using CardList = InlineList<Card, MaxCards>;

/// The cards still to come and the cut card among them. Cards on the felt are not part of it.
///
/// Shuffled by Fisher-Yates from the front, one step as each card is drawn: a round that uses ten
/// cards pays for ten steps and sees the same cards as if all had been shuffled at once. Only a
/// secret seed shuffles all of them at once.
class Shoe
{
public:
    /// All cards of `decks`, in the order of the `nth` shuffle of `seed`; no cut card.
    static Shoe shuffled(int decks, const Seed &seed, std::uint64_t nth);
    /// These cards alone, shuffled.
    static Shoe shuffled(std::span<const Card> cards, const Seed &seed, std::uint64_t nth);
    /// Exactly these cards, the first is drawn first.
    static Shoe ofCards(std::span<const Card> cards);

    [[nodiscard]] int left() const { return m_size - m_next; }
    [[nodiscard]] bool empty() const { return left() == 0; }
    /// Draws the next card. The shoe must not be empty.
    Card draw()
    {
        if (m_settled == m_next)
            settleOne();
        return m_cards[static_cast<std::size_t>(m_next++)];
    }
    /// All cards that are left, in order (this finishes the shuffle).
    [[nodiscard]] std::span<const Card> cards();

    /// The first `count` cards go to the rear.
    void cut(int count);
    void placeCutCard(int behind) { m_behindCutCard = static_cast<std::int16_t>(behind); }
    [[nodiscard]] bool hasCutCard() const { return m_behindCutCard != NoCutCard; }
    [[nodiscard]] int behindCutCard() const { return m_behindCutCard; }
    /// A card from behind the cut card was drawn, so the cut card itself came out.
    [[nodiscard]] bool cutCardIsOut() const
    {
        return hasCutCard() && (left() < m_behindCutCard || empty());
    }

    /// The same cards are to come, however they got there.
    bool operator==(const Shoe &other) const;

private:
    static constexpr std::int16_t NoCutCard = -1;

    void shuffleBy(const Seed &seed, std::uint64_t nth);
    void settleOne()
    {
        const auto at = static_cast<std::size_t>(m_settled);
        const auto rest = static_cast<std::uint32_t>(m_size - m_settled);
        std::swap(m_cards[at], m_cards[at + m_rng.below(rest)]);
        ++m_settled;
    }
    void settleAll()
    {
        while (m_settled < m_size)
            settleOne();
    }

    std::array<Card, MaxCards> m_cards{};
    std::int16_t m_size = 0;
    std::int16_t m_next = 0;
    std::int16_t m_settled = 0; ///< cards before it are in their final order
    std::int16_t m_behindCutCard = NoCutCard;
    Rng m_rng;
};

} // namespace pitwise
