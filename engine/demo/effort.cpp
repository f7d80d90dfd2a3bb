// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/effort.h"

#include <array>
#include <cmath>
#include <cstdlib>

namespace pitwise {

namespace {

double reachOf(const House &house, const Act &act, const TimeModel &model)
{
    const auto place = placeOf(act);
    if (!place || place->isDealer())
        return 0;
    const double middle = (house.table.seats + 1) / 2.0;
    return model.reach * std::abs(place->seat.number - middle);
}

std::size_t indexOf(HandId hand)
{
    return hand.seat.index() * MaxHands + hand.split;
}

} // namespace

double secondsOf(const House &house, const Act &act, bool sweepsOn, const TimeModel &model)
{
    if (isAny<act::Say>(act))
        return model.call;
    if (isAny<act::Deal, act::Burn, act::Discard, act::Split, act::Peek, act::Reveal>(act))
        return model.card + reachOf(house, act, model);
    if (isAny<act::Collect>(act))
        return sweepsOn ? model.further : model.sweep + reachOf(house, act, model);
    if (isAny<act::Shuffle>(act))
        return model.shoe;
    if (isAny<act::Take, act::Pay, act::Retract, act::Post, act::Give, act::Return, act::Refuse>(
            act))
        return model.chips + reachOf(house, act, model);
    return 0; // the other steps of a new shoe are part of its time; `end` is not a motion
}

Effort &Effort::operator+=(const Effort &other)
{
    rounds += other.rounds;
    acts += other.acts;
    motions += other.motions;
    seconds += other.seconds;
    hands += other.hands;
    evidence += other.evidence;
    return *this;
}

Effort effortOf(const Showing &showing, const TimeModel &model)
{
    Effort effort;
    effort.rounds = showing.tableAt(showing.frames.size()).roundNumber - showing.before.roundNumber;
    // When the last chips of each hand moved; negative: not in this round.
    std::array<double, static_cast<std::size_t>(MaxSeats * MaxHands)> settled{};
    settled.fill(-1);
    bool sweeping = false;
    for (const Frame &frame : showing.frames) {
        const auto *act = std::get_if<Act>(&frame.event);
        if (act == nullptr)
            continue;
        ++effort.acts;
        const bool collects = isAny<act::Collect>(*act);
        const double seconds = secondsOf(showing.house, *act, collects && sweeping, model);
        effort.motions += seconds > 0 && !isAny<act::Say>(*act) && !(collects && sweeping) ? 1 : 0;
        sweeping = collects;
        effort.seconds += seconds;
        const auto place = placeOf(*act);
        if (!place || place->isDealer()) {
            if (isAny<act::End>(*act))
                settled.fill(-1);
            continue;
        }
        double &since = settled[indexOf(*place)];
        if (isAny<act::Take, act::Pay, act::Give, act::Return>(*act)) {
            since = effort.seconds;
        } else if (collects && since >= 0) {
            ++effort.hands;
            effort.evidence += effort.seconds - since;
            since = -1;
        }
    }
    return effort;
}

EffortOfBoth averageEffort(const House &left, const House &right, const CrowdSettings &patrons,
                           int rounds, const TimeModel &model)
{
    EffortOfBoth all;
    const bool styles = areStylesOfOneHouse(left, right);
    // Few rounds per shoe, so that few frames are in memory at once.
    const int atOnce = styles ? 10 : 1;
    CrowdSettings crowd = patrons;
    for (int done = 0; done < rounds; done += atOnce) {
        const Pair both =
            styles ? showTwoStyles(left, right, {crowd, 1, std::min(atOnce, rounds - done), false})
                   : showTwoHouses(left, right, crowd.seed, crowd.seats);
        all.left += effortOf(both.left, model);
        all.right += effortOf(both.right, model);
        ++crowd.seed;
    }
    return all;
}

} // namespace pitwise
