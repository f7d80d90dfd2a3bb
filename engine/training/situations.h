// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/patrons/untiltheywait.h"
#include "engine/procedure/expected.h"
#include "engine/session/session.h"

#include <array>
#include <cstdint>
#include <span>

namespace pitwise {

/// A situation that a presenter or a trainee can ask for.
enum class Situation : std::uint8_t {
    Any,
    Mixed, ///< somebody wins, somebody loses, somebody ties
    TwoWars, ///< two or more in the round
    WarTie,
    Surrender,
    OverLimit, ///< a bet above the maximum
    ExposedCard,
    CutCardOut, ///< with the new shoe after it
    Parlay,
    Split,
};
inline constexpr std::array AllSituations{
    Situation::Any,       Situation::Mixed,     Situation::TwoWars,     Situation::WarTie,
    Situation::Surrender, Situation::OverLimit, Situation::ExposedCard, Situation::CutCardOut,
    Situation::Parlay,    Situation::Split};

/// It is possible in this house.
[[nodiscard]] bool canHappen(Situation situation, const House &house);

/// The round has the situation. `log` is the round, `before` the table just before its end.
[[nodiscard]] bool hasSituation(Situation situation, const House &house,
                                std::span<const LogEntry> log, const Table &before);

/// Deals to the end of the round, and says whether it had the situation. Records no frames, because
/// most rounds do not have it.
template<typename Patrons>
bool dealtRoundHas(Situation situation, Session &session, Patrons &patrons)
{
    const House &house = session.house();
    const int round = session.table().roundNumber;
    const std::size_t from = session.log().size();
    bool has = false;
    while (session.table().roundNumber == round) {
        untilTheyWait(patrons, session.table(), house,
                      [&](const Event &event) { return !session.perform(event).refused; });
        const auto act = nextAct(session.table(), house);
        if (!act)
            return false;
        if (isAny<act::End>(*act))
            has = hasSituation(situation, house, std::span{session.log()}.subspan(from),
                               session.table());
        if (!session.perform(*act).happened)
            return false;
    }
    if (situation == Situation::CutCardOut)
        return session.table().shoeState.shuffleDue;
    return has;
}

} // namespace pitwise
