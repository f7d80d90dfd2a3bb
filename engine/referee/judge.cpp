// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/referee/judge.h"

#include "engine/referee/presumption.h"

namespace pitwise {

namespace {

struct Own
{
    const Situation &now;
    const Act &act;

    MaybeFinding step(ShoeStep step) const { return judgeNewShoe(now, act, step); }

    MaybeFinding operator()(const act::Shuffle &) const { return step(ShoeStep::Shuffle); }
    MaybeFinding operator()(const act::OfferCut &) const { return step(ShoeStep::OfferCut); }
    MaybeFinding operator()(const act::Cut &) const { return step(ShoeStep::Cut); }
    MaybeFinding operator()(const act::PlaceCutCard &) const { return step(ShoeStep::CutCard); }
    MaybeFinding operator()(const act::Load &) const { return step(ShoeStep::Load); }
    MaybeFinding operator()(const act::Say &what) const { return judgeSay(now, what); }
    MaybeFinding operator()(const act::Deal &what) const { return judgeDeal(now, what); }
    MaybeFinding operator()(const act::Burn &) const
    {
        return now.table.shoeState.preparing ? step(ShoeStep::Burn) : judgeBurn(now);
    }
    MaybeFinding operator()(const act::Discard &) const { return judgeDiscard(now); }
    MaybeFinding operator()(const act::Take &what) const { return judgeTake(now, what); }
    MaybeFinding operator()(const act::Pay &what) const { return judgePay(now, what); }
    MaybeFinding operator()(const act::Retract &what) const { return judgeRetract(now, what); }
    MaybeFinding operator()(const act::Post &what) const { return judgePost(now, what); }
    MaybeFinding operator()(const act::Give &what) const { return judgeGive(now, what); }
    MaybeFinding operator()(const act::Return &what) const { return judgeReturn(now, what); }
    MaybeFinding operator()(const act::Refuse &what) const { return judgeRefuse(now, what); }
    MaybeFinding operator()(const act::Split &what) const { return judgeSplit(now, what); }
    MaybeFinding operator()(const act::Peek &) const { return judgePeek(now); }
    MaybeFinding operator()(const act::Reveal &) const { return judgeReveal(now); }
    MaybeFinding operator()(const act::Void &) const { return notInProcedure(Rule::Malfunction); }
    MaybeFinding operator()(const act::Collect &what) const { return judgeCollect(now, what); }
    MaybeFinding operator()(const act::End &) const { return judgeEnd(now); }
};

bool isFloorCall(const Act &act)
{
    const auto *say = std::get_if<act::Say>(&act);
    return say != nullptr && say->call == Call::Floor;
}

/// ON-9: after a malfunction the floor is called, then comes the void. A dealer who goes on is told
/// so once; the void has its place all the same.
MaybeFinding duringMalfunction(const Situation &now, const Act &act)
{
    const Malfunction malfunction = now.table.round.malfunction;
    if (std::holds_alternative<act::Void>(act))
        return std::nullopt;
    if (isFloorCall(act) && malfunction != Malfunction::FloorCalled)
        return std::nullopt;
    if (malfunction == Malfunction::FloorCalled)
        return notInProcedure(Rule::Malfunction, placeOf(act));
    return std::visit(Own{now, act}, act);
}

} // namespace

Verdict judge(const Table &table, const House &house, const Act &act)
{
    const Situation now{table, house};
    const auto ownOf = [&](const Situation &then) {
        return table.round.malfunction == Malfunction::None ? visitAct(Own{then, act}, act)
                                                            : duringMalfunction(then, act);
    };
    if (house.game == Game::WarBlackjack) {
        if (const Presumption presumption = presumedBy(now, act); presumption.any()) {
            Table granted = table;
            grant(granted, presumption);
            return {omissions(now, act), ownOf({granted, house})};
        }
    }
    return {omissions(now, act), ownOf(now)};
}

} // namespace pitwise
