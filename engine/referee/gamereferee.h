// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/pergame.h"
#include "engine/referee/position.h"

namespace pitwise {

/// The parts of the referee and the floor that differ between games.
struct GameReferee
{
    bool quickLook = false; ///< uses `casinowarquicklook.h`
    bool cleanIsInOrder = false; ///< a clean act passes over no turn

    MaybeFinding (*judgeDeal)(const Position &, const act::Deal &) = nullptr;
    /// The rule to cite when a bet is paid or taken.
    Rule (*payRule)(const Position &, HandId, BetKind) = nullptr;
    /// Omissions that the act comes too late to mend, in this game alone.
    void (*addOmissions)(const Position &, const Act &, std::vector<Finding> &) = nullptr;
    /// The verdict on an act that presumes a step that was never done; empty if it presumes none.
    std::optional<Verdict> (*judgePresuming)(const Position &, const Act &) = nullptr;

    /// Before an act happens: makes true what it presumes.
    void (*prepare)(Table &, const House &, const Act &) = nullptr;
    /// The call has no place now but still counts: it need not be repeated.
    bool (*hears)(const Table &, const House &, const act::Say &) = nullptr;
};

namespace casinowar {
[[nodiscard]] MaybeFinding judgeDeal(const Position &now, const act::Deal &deal);
[[nodiscard]] Rule payRule(const Position &now, HandId hand, BetKind bet);
inline void addOmissions(const Position &, const Act &, std::vector<Finding> &) { }
[[nodiscard]] inline std::optional<Verdict> judgePresuming(const Position &, const Act &)
{
    return std::nullopt;
}
inline void prepare(Table &, const House &, const Act &) { }
[[nodiscard]] inline bool hears(const Table &, const House &, const act::Say &)
{
    return false;
}
} // namespace casinowar

namespace warblackjack {
[[nodiscard]] MaybeFinding judgeDeal(const Position &now, const act::Deal &deal);
[[nodiscard]] Rule payRule(const Position &now, HandId hand, BetKind bet);
void addOmissions(const Position &now, const Act &act, std::vector<Finding> &findings);
[[nodiscard]] std::optional<Verdict> judgePresuming(const Position &now, const Act &act);
void prepare(Table &table, const House &house, const Act &act);
[[nodiscard]] bool hears(const Table &table, const House &house, const act::Say &say);
} // namespace warblackjack

inline constexpr PerGame<GameReferee> GameReferees{
    {
        .quickLook = true,
        .cleanIsInOrder = true,
        .judgeDeal = casinowar::judgeDeal,
        .payRule = casinowar::payRule,
        .addOmissions = casinowar::addOmissions,
        .judgePresuming = casinowar::judgePresuming,
        .prepare = casinowar::prepare,
        .hears = casinowar::hears,
    },
    {
        .quickLook = false,
        .cleanIsInOrder = false,
        .judgeDeal = warblackjack::judgeDeal,
        .payRule = warblackjack::payRule,
        .addOmissions = warblackjack::addOmissions,
        .judgePresuming = warblackjack::judgePresuming,
        .prepare = warblackjack::prepare,
        .hears = warblackjack::hears,
    }};

[[nodiscard]] constexpr const GameReferee &gameReferee(const House &house)
{
    return GameReferees.of(house);
}

} // namespace pitwise
