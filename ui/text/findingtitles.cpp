// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/findingwords.h"

namespace pitwise {

Sentence titleOf(FindingCode code)
{
    switch (code) {
    case FindingCode::DealtOutOfOrder:
        return words(QT_TRANSLATE_NOOP("Words", "Dealt out of order"));
    case FindingCode::ExtraCard:
        return words(QT_TRANSLATE_NOOP("Words", "Extra card"));
    case FindingCode::MissingBurn:
        return words(QT_TRANSLATE_NOOP("Words", "Burn forgotten"));
    case FindingCode::ExtraBurn:
        return words(QT_TRANSLATE_NOOP("Words", "Extra burn"));
    case FindingCode::ShoeProcedure:
        return words(QT_TRANSLATE_NOOP("Words", "Shoe not prepared correctly"));
    case FindingCode::ShuffleMissed:
        return words(QT_TRANSLATE_NOOP("Words", "Shuffle forgotten"));
    case FindingCode::ExposedCardUsed:
        return words(QT_TRANSLATE_NOOP("Words", "Exposed card used"));
    case FindingCode::SettledOutOfOrder:
        return words(QT_TRANSLATE_NOOP("Words", "Settled out of order"));
    case FindingCode::WrongPayout:
        return words(QT_TRANSLATE_NOOP("Words", "Wrong payout"));
    case FindingCode::PaidLosingBet:
        return words(QT_TRANSLATE_NOOP("Words", "Losing bet paid"));
    case FindingCode::TookWinningBet:
        return words(QT_TRANSLATE_NOOP("Words", "Winning bet taken"));
    case FindingCode::MovedPush:
        return words(QT_TRANSLATE_NOOP("Words", "Push paid or taken"));
    case FindingCode::WrongTake:
        return words(QT_TRANSLATE_NOOP("Words", "Wrong amount taken"));
    case FindingCode::WrongReturn:
        return words(QT_TRANSLATE_NOOP("Words", "Wrong amount handed back"));
    case FindingCode::PostMissed:
        return words(QT_TRANSLATE_NOOP("Words", "Post missing or wrong"));
    case FindingCode::InefficientChips:
        return words(QT_TRANSLATE_NOOP("Words", "Wrong chips for the amount"));
    case FindingCode::OfferMissed:
        return words(QT_TRANSLATE_NOOP("Words", "Offer forgotten"));
    case FindingCode::ActedBeforeDecision:
        return words(QT_TRANSLATE_NOOP("Words", "Did not wait for the answer"));
    case FindingCode::CallMissed:
        return words(QT_TRANSLATE_NOOP("Words", "Call forgotten"));
    case FindingCode::LateBetAccepted:
        return words(QT_TRANSLATE_NOOP("Words", "Late bet accepted"));
    case FindingCode::LimitIgnored:
        return words(QT_TRANSLATE_NOOP("Words", "Limit ignored"));
    case FindingCode::FloorNotCalled:
        return words(QT_TRANSLATE_NOOP("Words", "Floor not called"));
    case FindingCode::CollectedEarly:
        return words(QT_TRANSLATE_NOOP("Words", "Cards collected early"));
    case FindingCode::CollectedLate:
        return words(QT_TRANSLATE_NOOP("Words", "Cards collected late"));
    case FindingCode::CollectedOutOfOrder:
        return words(QT_TRANSLATE_NOOP("Words", "Cards collected out of order"));
    case FindingCode::UnsettledBet:
        return words(QT_TRANSLATE_NOOP("Words", "Bet never settled"));
    case FindingCode::CardsLeft:
        return words(QT_TRANSLATE_NOOP("Words", "Cards left on the layout"));
    case FindingCode::DealerDrewWrong:
        return words(QT_TRANSLATE_NOOP("Words", "Wrong draw by the dealer"));
    case FindingCode::HoleCardExposed:
        return words(QT_TRANSLATE_NOOP("Words", "Hole card exposed"));
    case FindingCode::UnaskedCard:
        return words(QT_TRANSLATE_NOOP("Words", "Card not asked for"));
    case FindingCode::NotInProcedure:
        return words(QT_TRANSLATE_NOOP("Words", "Not part of the procedure"));
    }
    return {};
}

} // namespace pitwise
