// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/exam/examsituations.h"

#include "engine/procedure/betting.h"
#include "engine/simulate/happenings.h"
#include "engine/table/gametable.h"

#include <algorithm>
#include <optional>

namespace pitwise {

namespace {

// In the order of ExamSituation.
constexpr std::array<std::string_view, ExamSituations> Names{
    "war",         "several-wars",   "war-won",          "war-lost",     "war-tied", "surrender",
    "tie-bet-won", "bonus-won",      "parlay",           "natural",      "double",   "split",
    "bust",        "insurance",      "dealer-blackjack", "dealer-bust",  "low-bet",  "high-bet",
    "late-bet",    "side-bet-alone", "exposed-card",     "slipped-card", "dispute",  "malfunction",
};

/// Those that simulations count too.
std::optional<Happening> happeningOf(ExamSituation situation)
{
    switch (situation) {
    case ExamSituation::War:
        return Happening::SomeWar;
    case ExamSituation::SeveralWars:
        return Happening::SeveralWars;
    case ExamSituation::WarWon:
        return Happening::WarWon;
    case ExamSituation::WarLost:
        return Happening::WarLost;
    case ExamSituation::WarTied:
        return Happening::WarTied;
    case ExamSituation::Surrender:
        return Happening::Surrendered;
    case ExamSituation::BonusWon:
        return Happening::BonusWon;
    case ExamSituation::Parlay:
        return Happening::Parlayed;
    case ExamSituation::Natural:
        return Happening::Natural;
    case ExamSituation::Double:
        return Happening::Doubled;
    case ExamSituation::Split:
        return Happening::Split;
    case ExamSituation::Bust:
        return Happening::Busted;
    case ExamSituation::DealerBlackjack:
        return Happening::DealerBlackjack;
    case ExamSituation::DealerBust:
        return Happening::DealerBusted;
    case ExamSituation::TieBetWon:
    case ExamSituation::Insurance:
    case ExamSituation::LowBet:
    case ExamSituation::HighBet:
    case ExamSituation::LateBet:
    case ExamSituation::SideBetAlone:
    case ExamSituation::ExposedCard:
    case ExamSituation::SlippedCard:
    case ExamSituation::Dispute:
    case ExamSituation::Malfunction:
        break;
    }
    return std::nullopt;
}

/// Somebody did such a thing in the round.
template<typename Whole, typename Kind, typename Fits>
bool anybody(const ExamRound &round, Fits fits)
{
    return std::any_of(round.log.begin(), round.log.end(), [&](const LogEntry &entry) {
        const auto *whole = std::get_if<Whole>(&entry.event);
        const auto *kind = whole == nullptr ? nullptr : std::get_if<Kind>(whole);
        return kind != nullptr && fits(*kind);
    });
}

bool refusedAny(const ExamRound &round)
{
    return anybody<Act, act::Refuse>(round, [](const act::Refuse &) { return true; });
}

bool lowBet(const ExamRound &round)
{
    return anybody<PatronAct, patron::Bet>(round, [&](const patron::Bet &bet) {
        return bet.bet != BetKind::WarTie && bet.amount.money < limitOf(round.house, bet.bet).min;
    });
}

bool highBet(const ExamRound &round)
{
    return anybody<PatronAct, patron::Bet>(round, [&](const patron::Bet &bet) {
        return bet.bet != BetKind::WarTie && bet.amount.money > limitOf(round.house, bet.bet).max;
    });
}

/// A patron bets after the call "no more bets".
bool lateBet(const ExamRound &round)
{
    bool closed = false;
    for (const LogEntry &entry : round.log) {
        const auto *act = std::get_if<Act>(&entry.event);
        const auto *say = act == nullptr ? nullptr : std::get_if<act::Say>(act);
        closed = closed || (say != nullptr && say->call == Call::NoMoreBets);
        const auto *patron = std::get_if<PatronAct>(&entry.event);
        const auto *bet = patron == nullptr ? nullptr : std::get_if<patron::Bet>(patron);
        if (closed && bet != nullptr && bet->bet != BetKind::WarTie)
            return true;
    }
    return false;
}

/// The side bet of a seat is refused although it is within its limits: it stood alone.
bool sideBetAlone(const ExamRound &round)
{
    const BetKind side = sideBet(round.house);
    return anybody<Act, act::Refuse>(round, [&](const act::Refuse &refused) {
        return refused.bet == side
            && !anybody<PatronAct, patron::Bet>(round, [&](const patron::Bet &bet) {
                   return bet.hand.seat == refused.hand.seat && bet.bet == BetKind::Main;
               });
    });
}

bool slipped(const ExamRound &round, bool faceUp)
{
    return anybody<ChanceEvent, chance::Slip>(
        round, [&](const chance::Slip &slip) { return slip.faceUp == faceUp; });
}

} // namespace

std::string_view name(ExamSituation situation)
{
    return Names[static_cast<std::size_t>(situation)];
}

bool canHappen(ExamSituation situation, const House &house)
{
    if (const auto happening = happeningOf(situation))
        return canHappen(*happening, house);
    switch (situation) {
    case ExamSituation::TieBetWon:
        return gameTable(house).wars && house.tieBet.allowed;
    case ExamSituation::Insurance:
        return gameTable(house).holeCard && house.blackjack.insurance;
    case ExamSituation::SideBetAlone:
        return !(gameTable(house).wars && house.tieBet.allowed && house.tieBet.alone);
    case ExamSituation::LowBet:
        return house.table.chips.values().front() < house.limits.main.min;
    case ExamSituation::War:
    case ExamSituation::SeveralWars:
    case ExamSituation::WarWon:
    case ExamSituation::WarLost:
    case ExamSituation::WarTied:
    case ExamSituation::Surrender:
    case ExamSituation::BonusWon:
    case ExamSituation::Parlay:
    case ExamSituation::Natural:
    case ExamSituation::Double:
    case ExamSituation::Split:
    case ExamSituation::Bust:
    case ExamSituation::DealerBlackjack:
    case ExamSituation::DealerBust:
    case ExamSituation::HighBet:
    case ExamSituation::LateBet:
    case ExamSituation::ExposedCard:
    case ExamSituation::SlippedCard:
    case ExamSituation::Dispute:
    case ExamSituation::Malfunction:
        break;
    }
    return true;
}

bool occursIn(ExamSituation situation, const ExamRound &round)
{
    if (const auto happening = happeningOf(situation)) {
        Happenings seen;
        seen.count(round.before, round.house, false);
        return seen.of(*happening) > 0;
    }
    const auto any = [](const auto &) { return true; };
    switch (situation) {
    case ExamSituation::TieBetWon:
        return anybody<Act, act::Pay>(round,
                                      [](const act::Pay &pay) { return pay.bet == BetKind::Tie; });
    case ExamSituation::Insurance:
        return anybody<PatronAct, patron::Insure>(round, any);
    case ExamSituation::LowBet:
        return lowBet(round);
    case ExamSituation::HighBet:
        return highBet(round);
    case ExamSituation::LateBet:
        return lateBet(round);
    case ExamSituation::SideBetAlone:
        return refusedAny(round) && sideBetAlone(round);
    case ExamSituation::ExposedCard:
        return slipped(round, true);
    case ExamSituation::SlippedCard:
        return slipped(round, false);
    case ExamSituation::Dispute:
        return anybody<ChanceEvent, chance::Dispute>(round, any);
    case ExamSituation::Malfunction:
        return anybody<ChanceEvent, chance::Malfunction>(round, any);
    case ExamSituation::War:
    case ExamSituation::SeveralWars:
    case ExamSituation::WarWon:
    case ExamSituation::WarLost:
    case ExamSituation::WarTied:
    case ExamSituation::Surrender:
    case ExamSituation::BonusWon:
    case ExamSituation::Parlay:
    case ExamSituation::Natural:
    case ExamSituation::Double:
    case ExamSituation::Split:
    case ExamSituation::Bust:
    case ExamSituation::DealerBlackjack:
    case ExamSituation::DealerBust:
        break;
    }
    return false;
}

} // namespace pitwise
