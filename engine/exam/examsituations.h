// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/session.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace pitwise {

/// What a blueprint may demand of the rounds of an exam.
enum class ExamSituation : std::uint8_t {
    // Casino War
    War,
    SeveralWars, ///< two or more in the round
    WarWon,
    WarLost,
    WarTied,
    Surrender,
    TieBetWon,
    // War Blackjack
    BonusWon,
    Parlay,
    Natural,
    Double,
    Split,
    Bust,
    Insurance,
    DealerBlackjack,
    DealerBust,
    // any game
    LowBet, ///< below the minimum
    HighBet, ///< above the maximum
    LateBet,
    SideBetAlone, ///< where the house does not take one
    ExposedCard, ///< a card slid out of the shoe and was seen
    SlippedCard, ///< a card slid out unseen
    Dispute,
    Malfunction,
};
inline constexpr int ExamSituations = 24;

[[nodiscard]] constexpr std::array<ExamSituation, ExamSituations> allExamSituations()
{
    std::array<ExamSituation, ExamSituations> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<ExamSituation>(i);
    return all;
}

/// As in a blueprint: `several-wars`.
[[nodiscard]] std::string_view name(ExamSituation situation);
/// It is possible in this house.
[[nodiscard]] bool canHappen(ExamSituation situation, const House &house);

/// A round as it was dealt.
struct ExamRound
{
    std::span<const LogEntry> log;
    const Table &before; ///< just before the round ended
    const House &house;
};
[[nodiscard]] bool occursIn(ExamSituation situation, const ExamRound &round);

} // namespace pitwise
