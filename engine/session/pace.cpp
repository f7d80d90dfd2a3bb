// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/pace.h"

namespace pitwise {

namespace {

std::optional<std::int64_t> between(const LogEntry &from, const LogEntry &to)
{
    if (!from.at.known() || !to.at.known())
        return std::nullopt;
    return to.at.ms() - from.at.ms();
}

} // namespace

std::optional<std::int64_t> timeTaken(std::span<const LogEntry> log, std::size_t number)
{
    return number == 0 ? std::nullopt : between(log[number - 1], log[number]);
}

std::optional<std::int64_t> timeTaken(std::span<const LogEntry> log, const EndedRound &round)
{
    return between(log[round.first], log[round.last]);
}

double paceOf(std::span<const LogEntry> log, std::span<const EndedRound> rounds)
{
    std::int64_t sum = 0;
    int timed = 0;
    for (const EndedRound &round : rounds) {
        if (const auto time = timeTaken(log, round)) {
            sum += *time;
            ++timed;
        }
    }
    return timed == 0 ? 0 : static_cast<double>(sum) / 1000 / timed;
}

} // namespace pitwise
