// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/scenes.h"

#include "engine/procedure/expected.h"

namespace pitwise {

namespace {

/// The act belongs to preparing a new shoe.
bool preparesShoe(const Table &table, const Act &act)
{
    return isAny<act::Shuffle, act::OfferCut, act::Cut, act::PlaceCutCard, act::Load>(act)
        || (isAny<act::Burn>(act) && table.shoeState.preparing);
}

/// Patrons who bring the situation up often enough, with odd bets and irregularities if it needs
/// them.
CrowdSettings crowdFor(Situation situation, std::uint64_t seed, int guests)
{
    const bool odd = situation == Situation::OverLimit || situation == Situation::ExposedCard;
    const int percent = odd ? 50 : 0;
    return {seed, guests, situation == Situation::Surrender ? Temper::Careful : Temper::Bold,
            percent, percent};
}

} // namespace

SessionSpec specOf(const Scene &scene, const House &house)
{
    SessionSpec spec;
    spec.house = house.id;
    spec.seed = scene.patrons.seed;
    spec.patrons = seating(house, scene.patrons.seats, scene.patrons.seed);
    return spec;
}

std::optional<Scene> findScene(const House &house, Situation situation, std::uint64_t seed,
                               int guests)
{
    if (!canHappen(situation, house))
        return std::nullopt;
    constexpr std::uint64_t Tries = 2000;
    constexpr int RoundsOfShoe = 200; // more than any shoe lasts
    for (std::uint64_t each = seed; each < seed + Tries; ++each) {
        Scene scene{crowdFor(situation, each, guests), 1, 1, false};
        if (situation == Situation::Any)
            return scene;
        Session session{specOf(scene, house), house};
        Crowd crowd{scene.patrons};
        const int last = situation == Situation::CutCardOut ? RoundsOfShoe : 1;
        for (; scene.round <= last; ++scene.round) {
            if (!dealtRoundHas(situation, session, crowd))
                continue;
            scene.throughShuffle = situation == Situation::CutCardOut;
            return scene;
        }
    }
    return std::nullopt;
}

Showing show(const House &house, const Scene &scene, ShownMistake mistake, int nth)
{
    Recording recording{specOf(scene, house), house, scene.round};
    Crowd crowd{scene.patrons};
    ShownDealer dealer{mistake, nth};
    const int end = scene.round + scene.rounds;
    while (true) {
        const Table &table = recording.table();
        const bool over = table.roundNumber >= end;
        if (over && !scene.throughShuffle)
            break;
        if (!over || table.shoeState.preparing) // nobody bets before the new shoe is ready
            untilTheyWait(crowd, table, recording.session().house(), [&](const Event &event) {
                recording.perform(event);
                return true;
            });
        const auto acts = dealer.next(table, recording.session().house(), recording.shows());
        if (acts.empty() || (over && !preparesShoe(table, acts.front())))
            break;
        if (!recording.perform(acts))
            break;
    }
    Showing showing = recording.take();
    showing.patrons = scene.patrons;
    return showing;
}

} // namespace pitwise
