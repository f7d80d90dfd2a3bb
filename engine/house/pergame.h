// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <utility>

namespace pitwise {

/// One answer for each game: a value, a sentence, a function. This is the one place that tells
/// games apart. A game added to the switch needs a parameter here; then the compiler asks for one
/// more answer wherever there are any.
template<typename T>
class PerGame
{
public:
    constexpr PerGame(T casinoWar, T warBlackjack)
        : m_casinoWar(std::move(casinoWar)),
          m_warBlackjack(std::move(warBlackjack))
    {
    }

    [[nodiscard]] constexpr const T &of(Game game) const
    {
        switch (game) {
        case Game::CasinoWar:
            return m_casinoWar;
        case Game::WarBlackjack:
            return m_warBlackjack;
        }
        __builtin_unreachable();
    }
    [[nodiscard]] constexpr const T &of(const House &house) const { return of(house.game); }

private:
    T m_casinoWar;
    T m_warBlackjack;
};

} // namespace pitwise
