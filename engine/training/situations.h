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

/// What a presenter or a trainee may want to see.
enum class Situation : std::uint8_t {
    Any,
    Mixed, ///< somebody wins, somebody loses, somebody ties
    TwoWars, ///< at least two at once
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

/// This house can have it at all.
[[nodiscard]] bool canHappen(Situation situation, const House &house);

/// What somebody did in a round has the situation; `before` is the table before its end.
[[nodiscard]] bool hasSituation(Situation situation, const House &house,
                                std::span<const LogEntry> log, const Table &before);

/// Deals on to the end of the round, and says whether it had the situation. Keeps nothing that
/// could be shown: most rounds that are looked at have not what is looked for.
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
