// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/referee/judge.h"

#include "engine/procedure/newshoe.h"
#include "engine/referee/casinowarquicklook.h"
#include "engine/referee/floor.h"
#include "engine/referee/forgottenend.h"
#include "engine/referee/gamereferee.h"
#include "engine/referee/repairs.h"
#include "engine/table/apply.h"

#include <algorithm>

namespace pitwise {

namespace {

struct JudgingByKind
{
    const Position &now;

    MaybeFinding step(const Act &act, ShoeStep step) const { return judgeNewShoe(now, act, step); }

    MaybeFinding operator()(const act::Shuffle &what) const
    {
        return step(what, ShoeStep::Shuffle);
    }
    MaybeFinding operator()(const act::OfferCut &what) const
    {
        return step(what, ShoeStep::OfferCut);
    }
    MaybeFinding operator()(const act::Cut &what) const { return step(what, ShoeStep::Cut); }
    MaybeFinding operator()(const act::PlaceCutCard &what) const
    {
        return step(what, ShoeStep::CutCard);
    }
    MaybeFinding operator()(const act::Load &what) const { return step(what, ShoeStep::Load); }
    MaybeFinding operator()(const act::Say &what) const { return judgeSay(now, what); }
    MaybeFinding operator()(const act::Deal &what) const
    {
        return gameReferee(now.house).judgeDeal(now, what);
    }
    MaybeFinding operator()(const act::Burn &what) const
    {
        return isFirstBurnOfShoe(now.table) ? step(what, ShoeStep::Burn) : judgeBurn(now);
    }
    MaybeFinding operator()(const act::Discard &) const { return judgeDiscard(now); }
    MaybeFinding operator()(const act::Take &what) const { return judgeTake(now, what); }
    MaybeFinding operator()(const act::Pay &what) const { return judgePay(now, what); }
    MaybeFinding operator()(const act::Retract &what) const { return judgeRetract(now, what); }
    MaybeFinding operator()(const act::Post &what) const { return judgePost(now, what); }
    MaybeFinding operator()(const act::Give &what) const { return judgeGive(now, what); }
    MaybeFinding operator()(const act::Return &what) const { return judgeReturn(now, what); }
    MaybeFinding operator()(const act::Refuse &what) const { return judgeRefuse(now, what); }
    MaybeFinding operator()(const act::Split &what) const
    {
        return warblackjack::judgeSplit(now, what);
    }
    MaybeFinding operator()(const act::Peek &) const { return warblackjack::judgePeek(now); }
    MaybeFinding operator()(const act::Reveal &) const { return warblackjack::judgeReveal(now); }
    MaybeFinding operator()(const act::Void &) const { return notInProcedure(Rule::Malfunction); }
    MaybeFinding operator()(const act::Collect &what) const { return judgeCollect(now, what); }
    MaybeFinding operator()(const act::End &) const { return judgeEnd(now); }
};

template<ActKind Kind>
MaybeFinding duringMalfunction(const Position &now, const Kind &act)
{
    const Malfunction malfunction = now.table.round.malfunction;
    const auto *say = as<act::Say>(act);
    const bool floorCall = say != nullptr && say->call == Call::Floor;
    if (isAny<act::Void>(act) || floorCall)
        return std::nullopt;
    if (malfunction == Malfunction::FloorCalled)
        return notInProcedure(Rule::Malfunction, placeOf(act));
    return JudgingByKind{now}(act);
}

template<ActKind Kind>
MaybeFinding judgeKind(const Position &now, const Kind &act)
{
    return now.table.round.malfunction == Malfunction::None ? JudgingByKind{now}(act)
                                                            : duringMalfunction(now, act);
}

/// Bets go back because of these omissions.
bool voidsBets(const std::vector<Finding> &omissions)
{
    return std::any_of(omissions.begin(), omissions.end(), [](const Finding &finding) {
        return finding.code == FindingCode::LimitIgnored
            || finding.code == FindingCode::LateBetAccepted;
    });
}

/// Adds what the act comes too late for, and its own mistake.
template<ActKind Kind>
void judgeOn(const Position &now, const Kind &act, Verdict &verdict)
{
    std::vector<Finding> omissions;
    addOmissions(now, act, omissions);
    verdict.findings.insert(verdict.findings.end(), omissions.begin(), omissions.end());
    if (isAny<act::Deal>(act) && voidsBets(omissions)) { // who gets a card without them?
        Table ruled = now.table;
        makeGoodOmissions(ruled, now.house, omissions);
        verdict.addOwn(judgeKind({ruled, now.house}, act));
    } else if (!repeatsTheFloor(now, asAct(act))) {
        verdict.addOwn(judgeKind(now, act));
    }
}

} // namespace

MaybeFinding judgeItself(const Position &now, const Act &act)
{
    return visitKind([&](const auto &what) { return judgeKind(now, what); }, act);
}

template<ActKind Kind>
Verdict judge(const Table &table, const House &house, const Kind &act)
{
    return isPlainlyRight(table, house, act) ? Verdict{} : judgeInFull(table, house, act);
}

template<ActKind Kind>
Verdict judgeInFull(const Table &table, const House &house, const Kind &act)
{
    const Position now{table, house};
    Verdict verdict;
    if (forgetsTheEnd(now, asAct(act))) { // told once; then the act is judged as usual
        Table next = table;
        endForgottenRound(next, house);
        addForgottenEnd(now, asAct(act), verdict.findings);
        judgeOn({next, house}, act, verdict);
        return verdict;
    }
    if (auto presuming = gameReferee(house).judgePresuming(now, asAct(act)))
        return std::move(*presuming);
    judgeOn(now, act, verdict);
    return verdict;
}
#define MAKE(Kind)                                                                                 \
    template Verdict judge(const Table &, const House &, const Kind &);                            \
    template Verdict judgeInFull(const Table &, const House &, const Kind &);
PITWISE_EACH_ACT(MAKE)
#undef MAKE

Verdict judge(const Table &table, const House &house, const Act &act)
{
    return visitKind([&](const auto &what) { return judge(table, house, what); }, act);
}

} // namespace pitwise
