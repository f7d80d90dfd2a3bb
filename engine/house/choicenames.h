// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <array>
#include <string_view>
#include <utility>

namespace pitwise {

/// How a house file writes the values of a choice. The first one replaces a faulty value.
template<typename Choice>
inline constexpr std::array<std::pair<std::string_view, Choice>, 0> WordsOf{};

template<typename Choice, std::size_t Count>
using WordList = std::array<std::pair<std::string_view, Choice>, Count>;

// clang-format off
template<> inline constexpr WordList<Game, 2> WordsOf<Game>{{{"casino-war", Game::CasinoWar}, {"war-blackjack", Game::WarBlackjack}}};
template<> inline constexpr WordList<ShuffleRule, 2> WordsOf<ShuffleRule>{{{"cut-card", ShuffleRule::CutCard}, {"every-round", ShuffleRule::EveryRound}}};
template<> inline constexpr WordList<Rounding, 3> WordsOf<Rounding>{{{"patron", Rounding::Patron}, {"house", Rounding::House}, {"none", Rounding::None}}};
template<> inline constexpr WordList<UnderMinimum, 2> WordsOf<UnderMinimum>{{{"refuse", UnderMinimum::Refuse}, {"remind-once", UnderMinimum::RemindOnce}}};
template<> inline constexpr WordList<OverMaximum, 2> WordsOf<OverMaximum>{{{"refuse", OverMaximum::Refuse}, {"return-excess", OverMaximum::ReturnExcess}}};
template<> inline constexpr WordList<BurnBefore, 4> WordsOf<BurnBefore>{{{"none", BurnBefore::None}, {"war-round", BurnBefore::WarRound}, {"each-card", BurnBefore::EachCard}, {"first-and-dealer", BurnBefore::FirstAndDealer}}};
template<> inline constexpr WordList<WarTieAmount, 2> WordsOf<WarTieAmount>{{{"main", WarTieAmount::Main}, {"any", WarTieAmount::Any}}};
template<> inline constexpr WordList<FirstSettlement, 2> WordsOf<FirstSettlement>{{{"per-seat", FirstSettlement::PerSeat}, {"ties-then-mains", FirstSettlement::TiesThenMains}}};
template<> inline constexpr WordList<Direction, 2> WordsOf<Direction>{{{"right-to-left", Direction::RightToLeft}, {"left-to-right", Direction::LeftToRight}}};
template<> inline constexpr WordList<Style, 2> WordsOf<Style>{{{"pick-and-pay", Style::PickAndPay}, {"lay-and-pay", Style::LayAndPay}}};
template<> inline constexpr WordList<Pick, 3> WordsOf<Pick>{{{"after-pay", Pick::AfterPay}, {"before-pay", Pick::BeforePay}, {"either", Pick::Either}}};
template<> inline constexpr WordList<PayoutChips, 3> WordsOf<PayoutChips>{{{"any", PayoutChips::Any}, {"fewest", PayoutChips::Fewest}, {"color-for-color", PayoutChips::ColorForColor}}};
template<> inline constexpr WordList<Correction, 2> WordsOf<Correction>{{{"self", Correction::Self}, {"floor", Correction::Floor}}};
template<> inline constexpr WordList<AceRank, 2> WordsOf<AceRank>{{{"low", AceRank::Low}, {"high", AceRank::High}}};
template<> inline constexpr WordList<BonusTie, 2> WordsOf<BonusTie>{{{"house", BonusTie::House}, {"push", BonusTie::Push}}};
template<> inline constexpr WordList<Soft17, 2> WordsOf<Soft17>{{{"hit", Soft17::Hit}, {"stand", Soft17::Stand}}};
// clang-format on

template<typename Choice>
[[nodiscard]] constexpr std::string_view wordFor(Choice choice)
{
    for (const auto &[word, value] : WordsOf<Choice>) {
        if (value == choice)
            return word;
    }
    return {};
}

} // namespace pitwise
