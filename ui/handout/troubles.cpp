// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/steps.h"

#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

using Row = std::vector<Sentence>;

Row wrongPayment(const House &house)
{
    return {words(QT_TRANSLATE_NOOP("Words", "You paid a wrong amount")),
            words(house.payout.correction == Correction::Self
                      ? QT_TRANSLATE_NOOP("Words",
                                          "Take the whole payment back before you settle another "
                                          "seat, then pay the right amount.")
                      : QT_TRANSLATE_NOOP("Words", "Leave it as it is and call the floor: only the "
                                                   "floor corrects a payment."))};
}

Row cutCardOut()
{
    return {words(QT_TRANSLATE_NOOP("Words", "The cut card comes out")),
            words(QT_TRANSLATE_NOOP("Words", "Finish the round, then shuffle."))};
}

Row largePayment(Ratio above)
{
    return {words(QT_TRANSLATE_NOOP("Words", "A bet pays more than %1"), {figure(toText(above))}),
            words(QT_TRANSLATE_NOOP("Words", "Call the floor before you pay it."))};
}

} // namespace

DocumentTable troubles(const House &house)
{
    DocumentTable table;
    table.widths = {36, 64};
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "It happens")),
                   words(QT_TRANSLATE_NOOP("Words", "You do"))};
    table.rows = {
        {words(QT_TRANSLATE_NOOP("Words", "A patron bets late")),
         words(QT_TRANSLATE_NOOP("Words", "Refuse it before you do anything else. If he added to a "
                                          "good bet, hand back only what he added."))},
        {words(QT_TRANSLATE_NOOP("Words", "A card slides out face down")),
         words(QT_TRANSLATE_NOOP("Words", "Use it as the next card."))},
        {words(QT_TRANSLATE_NOOP("Words", "A card is exposed by mistake")),
         words(QT_TRANSLATE_NOOP("Words", "Put it in the discard rack and deal the next card "
                                          "instead."))},
        wrongPayment(house),
    };
    if (house.calls.floorAbove)
        table.rows.push_back(largePayment(*house.calls.floorAbove));
    table.rows.push_back(
        {words(QT_TRANSLATE_NOOP("Words", "A patron disputes a decision")),
         words(QT_TRANSLATE_NOOP("Words", "Stop and say \"%1\". The floor decides."),
               {callWords(Call::Floor)})});
    table.rows.push_back(
        {words(QT_TRANSLATE_NOOP("Words", "A malfunction")),
         words(QT_TRANSLATE_NOOP("Words", "Say \"%1\", then void the round: every bet goes back, "
                                          "what was paid comes back, what was taken is restored."),
               {callWords(Call::Floor)})});
    if (house.shoe.shuffle == ShuffleRule::CutCard)
        table.rows.push_back(cutCardOut());
    table.rows.push_back(
        {words(QT_TRANSLATE_NOOP("Words", "The shoe runs out during a round")),
         words(QT_TRANSLATE_NOOP("Words", "Shuffle the discards and go on with the round."))});
    table.rows.push_back(
        {words(QT_TRANSLATE_NOOP("Words", "Anything else")),
         words(QT_TRANSLATE_NOOP("Words", "Say \"%1\" and wait."), {callWords(Call::Floor)})});
    return table;
}

} // namespace pitwise
