// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/situations.h"

#include "engine/simulate/happenings.h"
#include "engine/table/gametable.h"

#include <algorithm>

namespace pitwise {

namespace {

template<typename Kind, typename Whole, typename Fits>
bool some(std::span<const LogEntry> log, Fits fits)
{
    return std::any_of(log.begin(), log.end(), [&](const LogEntry &entry) {
        const auto *whole = std::get_if<Whole>(&entry.event);
        const auto *kind = whole == nullptr ? nullptr : std::get_if<Kind>(whole);
        return kind != nullptr && fits(*kind);
    });
}

bool chanceInterfered(std::span<const LogEntry> log)
{
    return std::any_of(log.begin(), log.end(), [](const LogEntry &entry) {
        return std::holds_alternative<ChanceEvent>(entry.event);
    });
}

bool someBetIsOdd(std::span<const LogEntry> log)
{
    return some<act::Refuse, Act>(log, [](const auto &) { return true; })
        || some<act::Say, Act>(log,
                               [](const act::Say &say) { return say.call == Call::BelowMinimum; });
}

bool someBetIsTooHigh(std::span<const LogEntry> log, const House &house)
{
    return some<patron::Bet, PatronAct>(log, [&](const patron::Bet &bet) {
        if (bet.bet == BetKind::Main)
            return bet.amount.money > house.limits.main.max;
        if (bet.bet == BetKind::Tie)
            return bet.amount.money > house.limits.tie.max;
        return bet.bet == BetKind::Bonus && bet.amount.money > house.limits.bonus.max;
    });
}

bool isMixed(std::span<const LogEntry> log, const House &house, const Happenings &seen)
{
    const auto isMain = [](const auto &act) {
        if constexpr (requires { act.bets; })
            return act.bets.has(BetKind::Main);
        else
            return act.bet == BetKind::Main;
    };
    return some<act::Pay, Act>(log, isMain) && some<act::Take, Act>(log, isMain)
        && (!gameTable(house).wars || seen.of(Happening::FirstCardsTie) > 0);
}

} // namespace

bool canHappen(Situation situation, const House &house)
{
    const bool war = gameTable(house).wars;
    const bool bonus = gameTable(house).bets.has(BetKind::Bonus);
    switch (situation) {
    case Situation::Any:
    case Situation::Mixed:
    case Situation::OverLimit:
    case Situation::ExposedCard:
        return true;
    case Situation::TwoWars:
        return war && house.table.seats > 1;
    case Situation::WarTie:
        return war;
    case Situation::Surrender:
        return war && house.surrender.allowed;
    case Situation::CutCardOut:
        return house.shoe.shuffle == ShuffleRule::CutCard;
    case Situation::Parlay:
        return bonus && house.bonus.parlay;
    case Situation::Split:
        return gameTable(house).handsSplit && house.blackjack.resplitHands > 1;
    }
    return false;
}

bool hasSituation(Situation situation, const House &house, std::span<const LogEntry> log,
                  const Table &before)
{
    Happenings seen;
    seen.count(before, house, false);
    switch (situation) {
    case Situation::Any:
    case Situation::CutCardOut:
        return true;
    case Situation::Mixed:
        return isMixed(log, house, seen);
    case Situation::TwoWars:
        return seen.of(Happening::SeveralWars) > 0;
    case Situation::WarTie:
        return seen.of(Happening::WarTied) > 0;
    case Situation::Surrender:
        return seen.of(Happening::Surrendered) > 0;
    case Situation::OverLimit:
        return someBetIsTooHigh(log, house) && !chanceInterfered(log);
    case Situation::ExposedCard:
        return some<chance::Slip, ChanceEvent>(log,
                                               [](const chance::Slip &slip) { return slip.faceUp; })
            && !someBetIsOdd(log) && !someBetIsTooHigh(log, house);
    case Situation::Parlay:
        return seen.of(Happening::Parlayed) > 0;
    case Situation::Split:
        return seen.of(Happening::Split) > 0;
    }
    return false;
}

} // namespace pitwise
