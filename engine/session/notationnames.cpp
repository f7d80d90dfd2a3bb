// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Words and times of the notation, for reader and writer.
#include "engine/session/notation.h"

#include <algorithm>

namespace pitwise {

std::string_view name(BetKind bet)
{
    switch (bet) {
    case BetKind::Main:
        return "main";
    case BetKind::Tie:
        return "tie";
    case BetKind::War:
    case BetKind::Bonus: // no game has both, so both are written `war`
        return "war";
    case BetKind::WarTie:
        return "war-tie";
    case BetKind::Post:
        return "post";
    case BetKind::Insurance:
        return "insurance";
    }
    return {};
}

std::string_view name(Call call)
{
    switch (call) {
    case Call::PlaceBets:
        return "place-bets";
    case Call::NoMoreBets:
        return "no-more-bets";
    case Call::WarOrSurrender:
        return "war-or-surrender";
    case Call::BelowMinimum:
        return "below-minimum";
    case Call::Parlay:
        return "parlay";
    case Call::Insurance:
        return "insurance";
    case Call::Floor:
        return "floor";
    }
    return {};
}

std::string_view name(Decision decision)
{
    switch (decision) {
    case Decision::None:
        return "none";
    case Decision::War:
        return "war";
    case Decision::Surrender:
        return "surrender";
    case Decision::Parlay:
        return "parlay";
    case Decision::Keep:
        return "keep";
    case Decision::EvenMoney:
        return "even-money";
    case Decision::Hit:
        return "hit";
    case Decision::Stand:
        return "stand";
    }
    return {};
}

std::string_view name(Temper temper)
{
    switch (temper) {
    case Temper::Careful:
        return "careful";
    case Temper::Mixed:
        return "mixed";
    case Temper::Bold:
        return "bold";
    }
    return {};
}

std::string_view name(Coaching coaching)
{
    switch (coaching) {
    case Coaching::Coach:
        return "coach";
    case Coaching::Practice:
        return "practice";
    case Coaching::Silent:
        return "silent";
    case Coaching::Exam:
        return "exam";
    }
    return {};
}

std::string_view name(Pressure pressure)
{
    switch (pressure) {
    case Pressure::None:
        return "none";
    case Pressure::Lively:
        return "lively";
    case Pressure::Busy:
        return "busy";
    case Pressure::Rush:
        return "rush";
    case Pressure::Rising:
        return "rising";
    }
    return {};
}

std::string toText(SessionTime time)
{
    std::string decimals = std::to_string(1000 + time.ms() % 1000);
    decimals.front() = '.';
    return std::to_string(time.ms() / 1000) + decimals;
}

std::optional<SessionTime> timeFromText(std::string_view text)
{
    const auto point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view part = text.substr(std::min(point + 1, text.size()));
    constexpr std::size_t SecondsAtMost = 9; // digits: thirty years
    const bool pointless = point == text.size();
    if (whole.empty() || whole.size() > SecondsAtMost || part.size() > 3
        || (!pointless && part.empty()))
        return std::nullopt;
    std::int64_t ms = 0;
    for (const char digit :
         std::string{whole} + std::string{part} + std::string(3 - part.size(), '0')) {
        if (digit < '0' || digit > '9')
            return std::nullopt;
        ms = ms * 10 + (digit - '0');
    }
    return SessionTime::ofMs(ms);
}

} // namespace pitwise
