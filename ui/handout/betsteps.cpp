// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/steps.h"

#include "engine/house/pergame.h"
#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

Sentence belowMinimum(const House &house)
{
    if (house.limits.underMinimum == UnderMinimum::Refuse)
        return words(
            QT_TRANSLATE_NOOP("Words", "A bet below the minimum: refuse it and hand it back."));
    return words(QT_TRANSLATE_NOOP("Words",
                                   "A patron's first bet below the minimum: let it stand and say "
                                   "\"%1\". Refuse every later one."),
                 {callWords(Call::BelowMinimum)});
}

Sentence aboveMaximum(const House &house)
{
    return words(
        house.limits.overMaximum == OverMaximum::Refuse
            ? QT_TRANSLATE_NOOP("Words", "A bet above the maximum: refuse it and hand it back.")
            : QT_TRANSLATE_NOOP("Words", "A bet above the maximum: hand back the excess. "
                                         "The rest stands."));
}

Sentence casinoWarSideBet(const House &house)
{
    if (!house.tieBet.allowed)
        return words(QT_TRANSLATE_NOOP("Words", "A tie bet: refuse it. This house has none."));
    return words(house.tieBet.alone
                     ? QT_TRANSLATE_NOOP("Words", "A tie bet without a main bet: let it stand.")
                     : QT_TRANSLATE_NOOP("Words", "A tie bet without a main bet: refuse it."));
}

Sentence warBlackjackSideBet(const House &)
{
    return words(QT_TRANSLATE_NOOP("Words", "A War bonus without a blackjack bet: refuse it."));
}

} // namespace

Steps betSteps(const House &house)
{
    static constexpr PerGame<Sentence (*)(const House &)> SideBet{casinoWarSideBet,
                                                                  warBlackjackSideBet};
    Steps steps;
    if (house.calls.placeBets)
        steps.push_back(
            words(QT_TRANSLATE_NOOP("Words", "Say \"%1\"."), {callWords(Call::PlaceBets)}));
    steps.push_back(words(QT_TRANSLATE_NOOP(
        "Words", "Look at every spot. What is wrong with a bet is put right before you close the "
                 "bets.")));
    steps.push_back(belowMinimum(house));
    steps.push_back(aboveMaximum(house));
    steps.push_back(SideBet.of(house)(house));
    steps.push_back(
        house.calls.noMoreBets
            ? words(QT_TRANSLATE_NOOP("Words", "Say \"%1\". The bets are closed."),
                    {callWords(Call::NoMoreBets)})
            : words(QT_TRANSLATE_NOOP(
                "Words", "Deal. Your first card closes the bets; you need not say so.")));
    return steps;
}

Sentence lateBetStep(const House &house)
{
    if (!house.calls.noMoreBets)
        return words(QT_TRANSLATE_NOOP("Words",
                                       "A bet added or changed after the first card is late: "
                                       "refuse it before you do anything else."));
    return words(QT_TRANSLATE_NOOP("Words",
                                   "A bet added or changed after \"%1\" is late: refuse it "
                                   "before you do anything else."),
                 {callWords(Call::NoMoreBets)});
}

} // namespace pitwise
