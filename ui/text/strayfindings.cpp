// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/gametable.h"
#include "ui/text/findingcontext.h"
#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

Sentence noSuchStep()
{
    return words(QT_TRANSLATE_NOOP("Words", "This house has no such step at this point."));
}

Sentence onlyBadBetsGoBack()
{
    return words(QT_TRANSLATE_NOOP(
        "Words", "Only a bet that the house does not take is refused or handed back."));
}

Sentence housePostsNothing()
{
    return words(QT_TRANSLATE_NOOP("Words", "This house posts nothing."));
}

/// Why the act had no place there, by what it was.
struct StrayWants
{
    const FindingContext &context;
    const House &house = context.house;

    template<typename Other>
    Sentence operator()(const Other &) const
    {
        return noSuchStep();
    }
    Sentence operator()(const act::Burn &) const
    {
        const bool ofWar = context.finding.rule == Rule::WarBurn && gameTable(house).wars;
        if (!ofWar || house.war.burn == 0)
            return noSuchStep();
        return words(QT_TRANSLATE_NOOP("Words", "Cards are burned only before a war card."));
    }
    Sentence operator()(const act::Deal &deal) const
    {
        if (!deal.faceDown)
            return noSuchStep();
        return gameTable(house).holeCard
                 ? words(
                     QT_TRANSLATE_NOOP("Words", "Only the dealer's hole card is dealt face down."))
                 : words(QT_TRANSLATE_NOOP("Words", "Cards are dealt face up."));
    }
    Sentence operator()(const act::Say &say) const
    {
        const bool isMade = (say.call == Call::PlaceBets && house.calls.placeBets)
                         || (say.call == Call::NoMoreBets && house.calls.noMoreBets);
        return isMade ? words(QT_TRANSLATE_NOOP(
                            "Words", "This call is made once a round, before the first card."))
                      : noSuchStep();
    }
    Sentence operator()(const act::Discard &) const
    {
        return words(
            QT_TRANSLATE_NOOP("Words", "Only a card that was shown by mistake is discarded."));
    }
    Sentence operator()(const act::Refuse &) const
    {
        const bool remind = context.finding.rule == Rule::UnderMinimum
                         && house.limits.underMinimum == UnderMinimum::RemindOnce;
        if (!remind)
            return onlyBadBetsGoBack();
        return words(QT_TRANSLATE_NOOP(
            "Words",
            "This house honours a patron's first bet below the minimum, with a reminder."));
    }
    Sentence operator()(const act::Return &) const
    {
        if (context.finding.rule == Rule::OverMaximum)
            return onlyBadBetsGoBack();
        return words(QT_TRANSLATE_NOOP("Words", "Only a push is handed back."));
    }
    Sentence operator()(const act::Take &) const
    {
        return words(QT_TRANSLATE_NOOP("Words", "Only a bet that has lost is taken."));
    }
    Sentence operator()(const act::Give &) const
    {
        return words(
            QT_TRANSLATE_NOOP("Words", "The post is given to a patron who won or tied his war."));
    }
    Sentence operator()(const act::Pay &pay) const
    {
        if (pay.bet != BetKind::Post)
            return words(QT_TRANSLATE_NOOP("Words", "Only a bet that has won is paid."));
        if (!house.war.housePosts)
            return housePostsNothing();
        return words(
            QT_TRANSLATE_NOOP("Words", "The post is given to the winner; nothing is paid on it."));
    }
    Sentence operator()(const act::Post &) const
    {
        return house.war.housePosts
                 ? words(QT_TRANSLATE_NOOP("Words", "The house posts once, beside a war bet."))
                 : housePostsNothing();
    }
    Sentence operator()(const act::Retract &) const
    {
        return house.payout.correction == Correction::Self
                 ? words(QT_TRANSLATE_NOOP("Words", "Only a wrong payoff is taken back, and before "
                                                    "another seat is begun."))
                 : words(QT_TRANSLATE_NOOP("Words", "Only a wrong payoff is taken back, and in "
                                                    "this house only after the floor was called."));
    }
    Sentence operator()(const act::Void &) const
    {
        return words(QT_TRANSLATE_NOOP(
            "Words", "A round is void only after a malfunction, when the floor has ruled."));
    }
};

} // namespace

Told strayFinding(const FindingContext &context)
{
    const bool voided = context.finding.rule == Rule::Malfunction && !isAny<act::Void>(context.act);
    return {words(QT_TRANSLATE_NOOP("Words", "%1: not due now."), {instruction(context.act)}),
            voided ? words(QT_TRANSLATE_NOOP(
                "Words", "After a malfunction nothing is dealt, paid or taken: the round is void."))
                   : std::visit(StrayWants{context}, context.act)};
}

} // namespace pitwise
