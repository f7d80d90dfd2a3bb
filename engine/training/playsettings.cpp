// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/playsettings.h"

#include "engine/session/logentry.h"

#include <algorithm>

namespace pitwise {

namespace {

/// The highest seat that anybody bet at.
int seatsUsed(std::span<const LogEntry> log)
{
    int seats = 1;
    for (const LogEntry &entry : log) {
        const auto *patron = std::get_if<PatronAct>(&entry.event);
        const auto *bet = patron == nullptr ? nullptr : std::get_if<patron::Bet>(patron);
        if (bet != nullptr)
            seats = std::max(seats, static_cast<int>(bet->hand.seat.number));
    }
    return seats;
}

} // namespace

PlaySettings filledUp(PlaySettings settings, const House &house)
{
    if (settings.pressure == Pressure::Busy || settings.pressure == Pressure::Rush)
        settings.seats = house.table.seats;
    return settings;
}

SessionSpec specOf(const PlaySettings &settings, const House &house)
{
    SessionSpec spec;
    spec.house = settings.house;
    spec.style = settings.style;
    if (settings.secret)
        spec.secret = settings.secret;
    else
        spec.seed = settings.seed;
    spec.startsWithShuffle = settings.startsWithShuffle;
    spec.patrons =
        seating(house, std::min(settings.seats, house.table.seats), seedOf(spec).number());
    return withTags(std::move(spec), settings);
}

SessionSpec withTags(SessionSpec spec, const PlaySettings &settings)
{
    spec.mode.reset();
    if (policyOf(settings.coaching).holdsBackWrongActs)
        spec.mode = Mode::Coach;
    spec.sitting = {settings.seats,
                    settings.temper,
                    settings.irregularities,
                    settings.coaching,
                    settings.pressure == Pressure::None ? std::nullopt
                                                        : std::optional{settings.pressure},
                    settings.shown};
    return spec;
}

PlaySettings settingsOf(const SessionSpec &spec, std::span<const LogEntry> log)
{
    const SittingTags &tags = spec.sitting;
    PlaySettings settings;
    settings.house = spec.house;
    settings.style = spec.style;
    settings.seed = spec.seed.value_or(0);
    settings.secret = spec.secret;
    settings.startsWithShuffle = spec.startsWithShuffle;
    settings.seats = tags.taken ? *tags.taken : seatsUsed(log);
    settings.temper = tags.temper.value_or(settings.temper);
    settings.irregularities = tags.irregularities.value_or(settings.irregularities);
    // The mode decided what happened to wrong acts in the log; the coaching must agree with it.
    const bool heldBack = spec.mode == Mode::Coach;
    settings.coaching = tags.coaching.value_or(Coaching::Practice);
    if (policyOf(settings.coaching).holdsBackWrongActs != heldBack)
        settings.coaching = heldBack ? Coaching::Coach : Coaching::Practice;
    settings.pressure = tags.pressure.value_or(Pressure::None);
    settings.shown = tags.shown;
    return settings;
}

CrowdSettings crowdOf(const PlaySettings &settings, const House &house)
{
    CrowdSettings crowd;
    crowd.seed = settings.secret ? settings.secret->number() : settings.seed;
    crowd.eachRoundAnew = policyOf(settings.coaching).roundsStandAlone;
    crowd.seats = std::clamp(settings.seats, 1, house.table.seats);
    crowd.temper = settings.temper;
    crowd.oddBets = settings.irregularities;
    crowd.irregularities = settings.irregularities;
    crowd.pressure =
        settings.pressure == Pressure::Rising ? 0 : static_cast<int>(settings.pressure);
    return crowd;
}

} // namespace pitwise
