// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/pergame.h"
#include "ui/paint/feltpainter.h"

namespace pitwise::ui {

/// The layout of a game.
struct GameFelt
{
    bool fans = false; ///< hands can grow and be split, and are fanned out
    int cardSlots = 1; ///< printed at each seat
    qreal mainTextSize = 12; ///< on the main spot
    qreal rightOfCards = 84; ///< from the middle to the paytable: room for the dealer's hand
    BetSet laterSpots; ///< used only during a round: drawn dashed
    /// The spots that this house prints.
    BetSet (*spots)(const House &) = nullptr;
    QString (*spotText)(BetKind) = nullptr;
    QList<PrintedLine> (*paytable)(const House &) = nullptr;
};

namespace casinowar {
[[nodiscard]] BetSet spots(const House &house);
[[nodiscard]] QString spotText(BetKind bet);
[[nodiscard]] QList<PrintedLine> paytable(const House &house);
} // namespace casinowar

namespace warblackjack {
[[nodiscard]] BetSet spots(const House &house);
[[nodiscard]] QString spotText(BetKind bet);
[[nodiscard]] QList<PrintedLine> paytable(const House &house);
} // namespace warblackjack

inline constexpr PerGame<GameFelt> GameFelts{
    {
        .fans = false,
        .cardSlots = 1,
        .mainTextSize = 12,
        .rightOfCards = 84,
        .laterSpots = BetSet::of({BetKind::War, BetKind::WarTie, BetKind::Post}),
        .spots = casinowar::spots,
        .spotText = casinowar::spotText,
        .paytable = casinowar::paytable,
    },
    {
        .fans = true,
        .cardSlots = 2,
        .mainTextSize = 9.4, // two lines
        .rightOfCards = 150,
        .laterSpots = {},
        .spots = warblackjack::spots,
        .spotText = warblackjack::spotText,
        .paytable = warblackjack::paytable,
    }};

[[nodiscard]] constexpr const GameFelt &gameFelt(const House &house)
{
    return GameFelts.of(house);
}

} // namespace pitwise::ui
