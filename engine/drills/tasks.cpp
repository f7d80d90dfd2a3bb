// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/drills/material.h"
#include "engine/procedure/betting.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/turns.h"
#include "engine/session/notation.h"
#include "engine/skills/pitfalls.h"

#include <algorithm>
#include <set>

namespace pitwise {

namespace {

const Act *actAt(const DrillRound &round, std::size_t i)
{
    return std::get_if<Act>(&round.dealt.log[i].event);
}

/// The places in the log where the dealer's act fits.
template<typename Fits>
std::vector<std::size_t> placesWhere(const DrillRound &round, Fits fits)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < round.before.size(); ++i) {
        const Act *act = actAt(round, i);
        if (act != nullptr && fits(round.before[i], *act))
            places.push_back(i);
    }
    return places;
}

DrillTask taskAt(Drill drill, const House &house, const Table &table)
{
    DrillTask task;
    task.drill = drill;
    task.house = house;
    task.table = table;
    return task;
}

/// The right act among wrong ones, which the referee must find wrong. Empty without any.
std::optional<DrillTask> choiceTask(Drill drill, const Table &table, const House &house,
                                    const Act &right, std::vector<Act> wrong, Rng &rng)
{
    std::set<std::string> texts{toText(Event{right}, house.table.chips)};
    ask::Choice choice{{right}, 0};
    shuffle(wrong, rng);
    std::optional<Rule> rule;
    for (const Act &act : wrong) {
        const auto found = saidOf(table, house, act);
        if (choice.options.size() == MostDrillOptions || found.empty()
            || !texts.insert(toText(Event{act}, house.table.chips)).second)
            continue;
        choice.options.push_back(act);
        rule = rule ? rule : found.front().rule;
    }
    if (choice.options.size() < 2)
        return std::nullopt;
    shuffle(choice.options, rng);
    const auto at = std::find(choice.options.begin(), choice.options.end(), right);
    choice.right = static_cast<std::size_t>(at - choice.options.begin());
    DrillTask task = taskAt(drill, house, table);
    task.ask = choice;
    task.rule = ruleAtStake(table, house, right);
    task.rule = task.rule ? task.rule : rule;
    return task;
}

/// The bet of this seat that is settled in the pass; empty if it has none. Who goes to war unasked
/// is tied like the others, though nothing of his is moved yet.
std::optional<BetKind> betIn(const Table &table, const House &house, SeatId seat, Pass pass)
{
    for (const BetKind kind : {BetKind::War, BetKind::Main, BetKind::Bonus, BetKind::Tie}) {
        if (!table.at(seat).openBets().has(kind))
            continue;
        const bool waits = kind == BetKind::Main && pass == Pass::Mains
                        && fateOf(table, house, seat, kind).fate == Fate::AtWar;
        if (waits || passOf(table, house, seat, kind) == pass)
            return kind;
    }
    return std::nullopt;
}

std::optional<SeatResult> resultOf(Fate fate)
{
    if (fate == Fate::Wins)
        return SeatResult::Won;
    if (fate == Fate::Loses)
        return SeatResult::Lost;
    const bool tied = isTied(fate) || fate == Fate::AtWar || fate == Fate::Pushes;
    return tied ? std::optional{SeatResult::Tied} : std::nullopt;
}

/// Everybody who is settled in the pass of `turn`, in order; empty if somebody is not decided.
std::vector<SeatOutcome> outcomesIn(const Table &table, const House &house, Pass pass)
{
    std::vector<SeatOutcome> outcomes;
    for (const SeatId seat : table.busy) {
        const auto bet = betIn(table, house, seat, pass);
        if (!bet)
            continue;
        const auto result = resultOf(fateOf(table, house, seat, *bet).fate);
        if (!result || table.handsAt(seat) > 1)
            return {};
        outcomes.push_back({seat, *result});
    }
    std::sort(outcomes.begin(), outcomes.end(), [&](const SeatOutcome &a, const SeatOutcome &b) {
        return comesBefore(table, house, {pass, a.seat}, {pass, b.seat});
    });
    return outcomes;
}

/// Nothing of this pass was moved before `at`, one of the dealer's `moves`.
bool beginsPass(const DrillRound &round, std::span<const std::size_t> moves, std::size_t at,
                Pass pass, const House &house)
{
    return std::none_of(moves.begin(), moves.end(), [&](std::size_t earlier) {
        const Turn turn = dueTurn(round.before[earlier], house);
        return earlier < at && !turn.none() && turn.pass == pass;
    });
}

} // namespace

std::optional<DrillTask> payoutTask(const DrillRound &round, const House &house, DrillLevel level,
                                    Rng &rng)
{
    const auto fits = [&](const Table &table, const Act &act) {
        const auto amount = amountOf(act);
        const auto chips = amount ? house.table.chips.fewest(*amount) : std::nullopt;
        constexpr int EasyChips = 6;
        return chips && (level != DrillLevel::First || chips->total() <= EasyChips)
            && !betsAreOpen(table);
    };
    const auto places = placesWhere(round, fits);
    if (places.empty())
        return std::nullopt;
    const std::size_t at = oneOf(places, rng);
    const Table &table = round.before[at];
    DrillTask task = taskAt(Drill::Payouts, house, table);
    const Act &act = *actAt(round, at);
    task.ask = ask::Chips{act};
    task.rule = ruleAtStake(table, house, act);
    if (level == DrillLevel::Third && house.payout.chips == PayoutChips::Any) {
        task.house.payout.chips = PayoutChips::Fewest;
        task.fewestAsked = true;
    }
    return task;
}

std::optional<DrillTask> stackTask(const House &house, DrillLevel level, Rng &rng)
{
    constexpr std::array MostChips{10, 20, 40};
    const auto most = static_cast<std::uint32_t>(MostChips[static_cast<std::size_t>(level)]);
    DrillTask task = taskAt(Drill::CutStack, house, newTable(house, Seed{rng.next() >> 16U}));
    const Money chip = oneOf(house.table.chips.values(), rng);
    task.ask = ask::Heaps{chip, static_cast<int>(most / 2 + 1 + rng.below(most / 2))};
    return task;
}

std::optional<DrillTask> outcomeTask(const DrillRound &round, const House &house, Rng &rng)
{
    std::vector<DrillTask> tasks;
    const auto moves = placesWhere(round, [](const Table &table, const Act &act) {
        return table.round.dealing && isAny<act::Take, act::Pay, act::Say>(act);
    });
    for (const std::size_t at : moves) {
        const Table &table = round.before[at];
        const Turn turn = dueTurn(table, house);
        if (turn.none() || !beginsPass(round, moves, at, turn.pass, house))
            continue;
        const auto outcomes = outcomesIn(table, house, turn.pass);
        if (outcomes.size() < 2)
            continue;
        DrillTask task = taskAt(Drill::Outcomes, house, table);
        task.ask = ask::Outcomes{
            betIn(table, house, outcomes.front().seat, turn.pass).value_or(BetKind::Main),
            outcomes};
        task.rule = ruleAtStake(table, house, *actAt(round, at));
        tasks.push_back(std::move(task));
    }
    return tasks.empty() ? std::nullopt : std::optional{oneOf(tasks, rng)};
}

std::optional<DrillTask> nextActTask(const DrillRound &round, const House &house, Rng &rng)
{
    const auto all = placesWhere(round, [](const Table &, const Act &) { return true; });
    const std::size_t at = oneOf(all, rng);
    const Table &table = round.before[at];
    const Act &right = *actAt(round, at);
    std::vector<Act> wrong = mistakesFor(table, house, right);
    const auto more = confusions(table, house);
    wrong.insert(wrong.end(), more.begin(), more.end());
    for (const std::size_t later : all) { // what is right a little later is what tempts most
        if (later > at)
            wrong.push_back(*actAt(round, later));
    }
    return choiceTask(Drill::NextAct, table, house, right, wrong, rng);
}

std::optional<DrillTask> limitTask(const DrillRound &round, const House &house, Rng &rng)
{
    const auto places = placesWhere(round, [&](const Table &table, const Act &act) {
        const auto *say = std::get_if<act::Say>(&act);
        const bool call =
            say != nullptr && (say->call == Call::NoMoreBets || say->call == Call::BelowMinimum);
        return betsAreOpen(table) && (call || isAny<act::Refuse, act::Return, act::Deal>(act));
    });
    if (places.empty())
        return std::nullopt;
    const std::size_t at = places.front(); // an odd bet comes before "no more bets"
    const Table &table = round.before[at];
    const Act &right = *actAt(round, at);
    const auto place = placeOf(right);
    std::vector<Act> wrong{act::Say{Call::NoMoreBets, {}}};
    for (const SeatId seat : table.busy) {
        if (place && !place->isDealer() && place->seat != seat)
            continue;
        wrong.push_back(act::Say{Call::BelowMinimum, seat});
        for (const BetKind kind : table.at(seat).openBets()) {
            const Money bet = table.at(seat).bet(kind).amount;
            const Limit &limit = limitOf(house, kind);
            wrong.push_back(act::Refuse{seat, kind});
            for (const Money back : {bet - limit.max, bet - limit.min, limit.min}) {
                if (back > Money{} && back < bet)
                    wrong.push_back(act::Return{seat, kind, Amount{back, {}}});
            }
        }
    }
    return choiceTask(Drill::Limits, table, house, right, wrong, rng);
}

std::optional<DrillTask> callTask(const DrillRound &round, const House &house, Rng &rng)
{
    const auto places = placesWhere(
        round, [](const Table &, const Act &act) { return std::holds_alternative<act::Say>(act); });
    if (places.empty())
        return std::nullopt;
    const std::size_t at = oneOf(places, rng);
    const Table &table = round.before[at];
    const auto &right = std::get<act::Say>(*actAt(round, at));
    std::vector<Act> wrong;
    for (const Call call : AllCalls) {
        if (!isToOnePatron(call)) {
            wrong.push_back(act::Say{call, {}});
            continue;
        }
        for (const SeatId seat : table.busy)
            wrong.push_back(act::Say{call, seat});
    }
    return choiceTask(Drill::Calls, table, house, right, wrong, rng);
}

std::optional<DrillTask> runTask(const DrillRound &round, const House &house, DrillLevel level,
                                 Rng &rng)
{
    constexpr std::size_t LeastCards = 3;
    std::vector<DrillTask> tasks;
    for (std::size_t i = 0; i < round.before.size(); ++i) {
        const std::size_t from = i;
        ask::Run run;
        bool burns = false;
        while (i < round.before.size() && actAt(round, i) != nullptr
               && isAny<act::Deal, act::Burn>(*actAt(round, i))) {
            burns = burns || isAny<act::Burn>(*actAt(round, i));
            run.right.push_back(*actAt(round, i++));
        }
        if (run.right.size() < LeastCards)
            continue;
        DrillTask task = taskAt(Drill::BurnAndDeal, house, round.before[from]);
        task.rule = ruleAtStake(task.table, house, run.right.front());
        task.ask = std::move(run);
        // The first deal is for beginners, unless the house never burns.
        if (burns && level != DrillLevel::First)
            return task;
        tasks.push_back(std::move(task));
    }
    return tasks.empty() ? std::nullopt : std::optional{oneOf(tasks, rng)};
}

} // namespace pitwise
