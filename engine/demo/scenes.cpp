// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/scenes.h"

#include "engine/procedure/expected.h"
#include "engine/simulate/happenings.h"
#include "engine/table/gametable.h"

#include <algorithm>

namespace pitwise {

namespace {

template<typename Kind, typename Whole, typename Fits>
bool some(std::span<const Event> events, Fits fits)
{
    return std::any_of(events.begin(), events.end(), [&](const Event &event) {
        const auto *whole = std::get_if<Whole>(&event);
        const auto *kind = whole == nullptr ? nullptr : std::get_if<Kind>(whole);
        return kind != nullptr && fits(*kind);
    });
}

bool chanceInterfered(std::span<const Event> events)
{
    return std::any_of(events.begin(), events.end(),
                       [](const Event &event) { return event.index() == 2; });
}

bool someBetIsOdd(std::span<const Event> events)
{
    return some<act::Refuse, Act>(events, [](const auto &) { return true; })
        || some<act::Say, Act>(events,
                               [](const act::Say &say) { return say.call == Call::BelowMinimum; });
}

bool someBetIsTooHigh(std::span<const Event> events, const House &house)
{
    return some<patron::Bet, PatronAct>(events, [&](const patron::Bet &bet) {
        if (bet.bet == BetKind::Main)
            return bet.amount.money > house.limits.main.max;
        if (bet.bet == BetKind::Tie)
            return bet.amount.money > house.limits.tie.max;
        return bet.bet == BetKind::Bonus && bet.amount.money > house.limits.bonus.max;
    });
}

bool isMixed(std::span<const Event> events, const House &house, const Happenings &seen)
{
    const auto isMain = [](const auto &act) {
        if constexpr (requires { act.bets; })
            return act.bets.has(BetKind::Main);
        else
            return act.bet == BetKind::Main;
    };
    return some<act::Pay, Act>(events, isMain) && some<act::Take, Act>(events, isMain)
        && (!gameTable(house).wars || seen.of(Happening::FirstCardsTie) > 0);
}

/// Only what belongs to a new shoe.
bool preparesShoe(const Table &table, const Act &act)
{
    return isAny<act::Shuffle, act::OfferCut, act::Cut, act::PlaceCutCard, act::Load>(act)
        || (isAny<act::Burn>(act) && table.shoeState.preparing);
}

/// A crowd that has it often enough: bets that the house does not simply take, chance.
CrowdSettings crowdFor(Situation situation, std::uint64_t seed, int guests)
{
    const bool odd = situation == Situation::OverLimit || situation == Situation::ExposedCard;
    const int percent = odd ? 50 : 0;
    return {seed, guests, situation == Situation::Surrender ? Temper::Careful : Temper::Bold,
            percent, percent};
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

bool hasSituation(Situation situation, const House &house, std::span<const Event> events,
                  const Table &before)
{
    Happenings seen;
    seen.count(before, house, false);
    switch (situation) {
    case Situation::Any:
    case Situation::CutCardOut:
        return true;
    case Situation::Mixed:
        return isMixed(events, house, seen);
    case Situation::TwoWars:
        return seen.of(Happening::SeveralWars) > 0;
    case Situation::WarTie:
        return seen.of(Happening::WarTied) > 0;
    case Situation::Surrender:
        return seen.of(Happening::Surrendered) > 0;
    case Situation::OverLimit:
        return someBetIsTooHigh(events, house) && !chanceInterfered(events);
    case Situation::ExposedCard:
        return some<chance::Slip, ChanceEvent>(events,
                                               [](const chance::Slip &slip) { return slip.faceUp; })
            && !someBetIsOdd(events) && !someBetIsTooHigh(events, house);
    case Situation::Parlay:
        return seen.of(Happening::Parlayed) > 0;
    case Situation::Split:
        return seen.of(Happening::Split) > 0;
    }
    return false;
}

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
    constexpr int RoundsOfShoe = 200; // no shoe lasts longer
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

Showing show(const House &house, const Scene &scene, ShownMistake mistake)
{
    Recording recording{specOf(scene, house), house, scene.round};
    Crowd crowd{scene.patrons};
    ShownDealer dealer{mistake};
    const int end = scene.round + scene.rounds;
    while (true) {
        const Table &table = recording.table();
        const bool over = table.roundNumber >= end;
        if (over && !scene.throughShuffle)
            break;
        // Nobody bets before the new shoe is ready.
        while (const auto event = over && !table.shoeState.preparing
                                    ? std::optional<Event>{}
                                    : crowd.react(table, recording.session().house()))
            recording.perform(*event);
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
