// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/remedywords.h"

#include "ui/text/gamewords.h"

namespace pitwise {

Sentence remedyWords(const Remedy &remedy)
{
    const Sentence hand = handWords(remedy.hand);
    const Sentence amount = moneyWords(remedy.amount);
    switch (remedy.kind) {
    case Remedy::Kind::CardToDiscards:
        return words(QT_TRANSLATE_NOOP("Words", "Floor: the card goes to the discards."));
    case Remedy::Kind::LateBetBack:
        return words(QT_TRANSLATE_NOOP("Words", "Floor: the late %1 at seat %2 goes back."),
                     {amount, hand});
    case Remedy::Kind::ExcessBack:
        return words(QT_TRANSLATE_NOOP("Words", "Floor: %1 above the limit goes back to seat %2."),
                     {amount, hand});
    case Remedy::Kind::BetBack:
        return words(QT_TRANSLATE_NOOP("Words", "Floor: the %1 of %2 at seat %3 goes back."),
                     {betWords(remedy.bet), amount, hand});
    case Remedy::Kind::PostPlaced:
        return words(QT_TRANSLATE_NOOP("Words", "Floor: the house posts %1 at seat %2."),
                     {amount, hand});
    case Remedy::Kind::PostCorrected:
        return words(QT_TRANSLATE_NOOP("Words", "Floor: the post at seat %1 is made %2."),
                     {hand, amount});
    case Remedy::Kind::PostRemoved:
        return words(QT_TRANSLATE_NOOP("Words", "Floor: the post goes back to the tray."));
    case Remedy::Kind::CardsCollected:
        return words(
            QT_TRANSLATE_NOOP("Words", "Floor: the cards of the last round go to the discards."));
    }
    return {};
}

} // namespace pitwise
