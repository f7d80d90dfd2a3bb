// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/note.h"
#include "engine/procedure/warblackjackplay.h"

namespace pitwise::warblackjack {

namespace {

/// Insurance closes with the peek, the reveal, or the first card or chip of play.
bool closesInsurance(const Table &table, const House &house, const Act &act)
{
    if (!secondCardsLie(table))
        return false;
    if (const Turn turn = turnOf(table, house, act); !turn.none())
        return turn.pass >= Pass::Insurance;
    if (const auto *deal = as<act::Deal>(act)) // a hole card that comes late closes nothing
        return !deal->hand.isDealer() || !isLateSecondCard(table, deal->hand);
    return isAny<act::Peek, act::Reveal, act::Split>(act);
}

/// The dealer has the hole card and no first card. Nobody can tell whether a natural must wait for
/// his hand: it may, and need not.
void holeCardAlone(Table &table)
{
    passOverSecondCards(table, table.busy);
    eachHand(table, [&](HandId hand) {
        if (isNatural(table.at(hand)))
            markPassed(table, {Pass::Play, hand.seat});
    });
}

/// A natural is settled out of turn: if a split hand was to get its second card, it is passed over.
void passOverSplitHand(Table &table, const House &house)
{
    const auto playing = handInPlay(table, house);
    if (!playing || table.at(*playing).cards.dealt.size() != 1)
        return;
    table.at(*playing).blackjack.skippedInPlay = true;
    markAllStale(table);
}

} // namespace

void note(Table &table, const House &house, const Act &act)
{
    if (closesInsurance(table, house, act))
        table.round.dealer.insuranceClosed = true;
    if (goesOn(table, house, act))
        passOverBeforeGoingOn(table, house);
    const auto *deal = as<act::Deal>(act);
    if (deal != nullptr && deal->hand.isDealer() && deal->faceDown && lacksUpCard(table))
        holeCardAlone(table);
    if (const Turn turn = turnOf(table, house, act);
        !turn.none() && !warblackjack::hasComeUp(table, house, turn))
        passOverSplitHand(table, house);
    if (const auto *split = as<act::Split>(act))
        notePlayCard(table, house, split->hand);
}

} // namespace pitwise::warblackjack
