// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/newshoe.h"

#include "engine/referee/position.h"

namespace pitwise {

namespace {

Rule ruleOf(ShoeStep step)
{
    switch (step) {
    case ShoeStep::Shuffle:
        return Rule::ShoeShuffle;
    case ShoeStep::CutCard:
        return Rule::ShoeCutCard;
    case ShoeStep::Burn:
        return Rule::ShoeBurnFirst;
    case ShoeStep::OfferCut:
    case ShoeStep::Cut:
    case ShoeStep::Load:
        break;
    }
    return Rule::NewShoe;
}

Finding wrongStep(ShoeStep step)
{
    return {FindingCode::ShoeProcedure, ruleOf(step), {}, {}};
}

/// A cut card put in the wrong place may be moved until the shoe is loaded.
bool movesCutCard(const Position &now, ShoeStep step)
{
    const auto &[table, house] = now;
    return step == ShoeStep::CutCard && table.shoe.hasCutCard()
        && (table.shoe.behindCutCard() > house.shoe.cutCardFromEnd
            || table.shoe.behindCutCard() < 1)
        && !isDone(table, house, ShoeStep::Load);
}

} // namespace

// FC-14, TH-1, ON-1: the shuffle comes after the cut card, or before every round. In a shoe that
// nobody has shuffled yet it is one of the steps of FC-3.
Finding shuffleSkipped(const Position &now)
{
    const auto &[table, house] = now;
    if (house.shoe.shuffle == ShuffleRule::EveryRound)
        return {FindingCode::ShuffleMissed, Rule::ShoeShuffle, {}, {}};
    if (table.shuffles == 0)
        return {FindingCode::ShoeProcedure, Rule::NewShoe, {}, {}};
    return {FindingCode::ShuffleMissed, Rule::CutCardOut, {}, {}};
}

// FC-3: shuffle, a patron cuts, the cut card among the last cards, into the shoe, first card
// burned. TH-1, ON-1: shuffled before every round.
MaybeFinding judgeNewShoe(const Position &now, const Act &act, ShoeStep step)
{
    const auto &[table, house] = now;
    if (step == ShoeStep::Shuffle) {
        const bool due = table.shoeState.shuffleDue || !table.hasNextCard()
                      || (wasSkipped(table, step) && !table.round.dealing);
        return due ? MaybeFinding{} : wrongStep(step);
    }
    if (table.shoeState.shuffleDue)
        return shuffleSkipped(now);
    if (step == ShoeStep::Load && (table.shoeState.refilled || table.shoeState.loadAgain))
        return std::nullopt;
    if (step == ShoeStep::Burn && !hasStep(house, step))
        return notInProcedure(Rule::ShoeBurnFirst);
    // A patron may decline to cut; then another one is asked.
    const auto *offer = std::get_if<act::OfferCut>(&act);
    if (offer && table.shoeState.preparing && table.shoeState.patronCut == 0
        && !isDone(table, house, ShoeStep::Cut) && isDone(table, house, step)
        && table.shoeState.cutOfferedTo != offer->seat && mayBeAskedToCut(table, offer->seat))
        return std::nullopt;
    if (mayComeLate(table, step))
        return std::nullopt;
    if (!table.shoeState.preparing || !hasStep(house, step)
        || (isDone(table, house, step) && !movesCutCard(now, step)))
        return wrongStep(step);
    if (!wasSkipped(table, step) && nextStep(table, house) != step && !movesCutCard(now, step))
        return wrongStep(nextStep(table, house).value_or(step));
    // The patron has not put the cut card in yet.
    if (step == ShoeStep::Cut && table.shoeState.patronCut == 0 && !nobodyIsLeftToCut(table)
        && !wasSkipped(table, ShoeStep::OfferCut))
        return wrongStep(step);
    if (const auto *cutCard = std::get_if<act::PlaceCutCard>(&act);
        cutCard && (cutCard->behind < 1 || cutCard->behind > house.shoe.cutCardFromEnd)) {
        Finding finding = wrongStep(step);
        finding.expected = house.shoe.cutCardFromEnd;
        finding.actual = cutCard->behind;
        return finding;
    }
    return std::nullopt;
}

} // namespace pitwise
