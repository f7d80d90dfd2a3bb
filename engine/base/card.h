// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// One of the 52 cards, in a single byte. Suits never matter in these games.
class Card
{
public:
    static constexpr int Kinds = 52;

    constexpr Card() = default;
    /// `kind` is 0..51, in the order 2c 2d 2h 2s 3c ... As.
    static constexpr Card ofKind(int kind) { return Card{static_cast<std::uint8_t>(kind)}; }

    [[nodiscard]] constexpr int kind() const { return m_kind; }
    /// 2..14; the ace is 14.
    [[nodiscard]] constexpr int rank() const { return m_kind / 4 + 2; }
    [[nodiscard]] constexpr int suit() const { return m_kind % 4; }

    constexpr bool operator==(const Card &) const = default;

private:
    constexpr explicit Card(std::uint8_t kind) : m_kind(kind) { }
    std::uint8_t m_kind = 0;
};

/// Blackjack value: an ace is 1, picture cards are 10.
[[nodiscard]] constexpr int hardValue(Card card)
{
    return card.rank() == 14 ? 1 : card.rank() > 10 ? 10 : card.rank();
}

/// `Ah`, `Td`, `9c`, `2s`.
[[nodiscard]] std::string toText(Card card);
[[nodiscard]] std::optional<Card> cardFromText(std::string_view text);

} // namespace pitwise
