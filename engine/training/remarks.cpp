// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/remarks.h"

#include "engine/base/rng.h"

#include <array>

namespace pitwise {

namespace {

constexpr std::uint64_t RemarkStream = 4'000'000'007; // far from those of shuffles and crowds

std::vector<SeatId> seatsWithBets(const Table &table)
{
    std::vector<SeatId> seats;
    for (const SeatId seat : table.busy)
        seats.push_back(seat);
    return seats;
}

} // namespace

std::optional<Remark> remarkAt(const Sitting &sitting)
{
    constexpr std::array Percent{0, 6, 9, 14}; // of the dealer's acts, by level
    const int level = sitting.pressure();
    const auto seats = level > 0 ? seatsWithBets(sitting.table()) : std::vector<SeatId>{};
    if (seats.empty())
        return std::nullopt;
    const PlaySettings &settings = sitting.settings();
    const auto number = settings.secret ? settings.secret->number() : settings.seed;
    Rng rng{number, RemarkStream + sitting.session().log().size()};
    if (!rng.chance(Percent[static_cast<std::size_t>(level)]))
        return std::nullopt;
    const SeatId seat = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
    // Each level adds a kind: they chat, then they hurry him, then they doubt him.
    const auto kind = static_cast<Remark::Kind>(rng.below(static_cast<std::uint32_t>(level)));
    return Remark{seat, kind, static_cast<int>(rng.below(Remark::Ways))};
}

} // namespace pitwise
