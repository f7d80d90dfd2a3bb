// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/card.h"

namespace pitwise {

namespace {
constexpr std::string_view Ranks = "23456789TJQKA";
constexpr std::string_view Suits = "cdhs";
} // namespace

std::string toText(Card card)
{
    return {Ranks[static_cast<std::size_t>(card.rank() - 2)],
            Suits[static_cast<std::size_t>(card.suit())]};
}

std::optional<Card> cardFromText(std::string_view text)
{
    if (text.size() != 2)
        return std::nullopt;
    const auto rank = Ranks.find(text[0]);
    const auto suit = Suits.find(text[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return std::nullopt;
    return Card::ofKind(static_cast<int>(rank * Suits.size() + suit));
}

} // namespace pitwise
