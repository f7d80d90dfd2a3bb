// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/mistakecosts.h"

#include "engine/referee/finding.h"
#include "ui/text/findingwords.h"

namespace pitwise {

namespace {

/// A mistake, and whether this house can see it at all.
struct Mistake
{
    FindingCode code;
    bool canBeMade = true;
};
using Mistakes = std::vector<Mistake>;

Mistakes settlementMistakes(const House &house)
{
    return {{FindingCode::WrongPayout},
            {FindingCode::PaidLosingBet},
            {FindingCode::TookWinningBet},
            {FindingCode::WrongTake, house.surrender.allowed},
            {FindingCode::SettledOutOfOrder},
            {FindingCode::OfferMissed, house.offersWar()},
            {FindingCode::ActedBeforeDecision, house.surrender.allowed},
            {FindingCode::InefficientChips, house.payout.chips != PayoutChips::Any}};
}

Mistakes warMistakes(const House &house)
{
    const bool burns = house.war.burnBefore != BurnBefore::None && house.war.burn > 0;
    return {{FindingCode::PostMissed, house.war.housePosts},
            {FindingCode::MissingBurn, burns},
            {FindingCode::ExtraBurn, burns},
            {FindingCode::DealtOutOfOrder},
            {FindingCode::WrongPayout},
            {FindingCode::MovedPush},
            {FindingCode::SettledOutOfOrder}};
}

Mistakes mistakesOf(const House &house, Chapter chapter)
{
    switch (chapter) {
    case Chapter::Bets:
        return {{FindingCode::LimitIgnored},
                {FindingCode::CallMissed, house.calls.placeBets || house.calls.noMoreBets}};
    case Chapter::Deal:
        return {{FindingCode::DealtOutOfOrder},
                {FindingCode::ExtraCard},
                {FindingCode::LateBetAccepted}};
    case Chapter::Settlement:
        return settlementMistakes(house);
    case Chapter::War:
        return warMistakes(house);
    case Chapter::Bonus:
        return {{FindingCode::DealtOutOfOrder},   {FindingCode::LateBetAccepted},
                {FindingCode::WrongPayout},       {FindingCode::WrongReturn},
                {FindingCode::SettledOutOfOrder}, {FindingCode::OfferMissed, house.bonus.parlay}};
    case Chapter::SecondCards:
        return {{FindingCode::DealtOutOfOrder},
                {FindingCode::HoleCardExposed},
                {FindingCode::OfferMissed, house.blackjack.insurance}};
    case Chapter::Play:
        return {{FindingCode::UnaskedCard},
                {FindingCode::DealtOutOfOrder},
                {FindingCode::WrongPayout},
                {FindingCode::SettledOutOfOrder}};
    case Chapter::DealersHand:
        return {{FindingCode::DealerDrewWrong}, {FindingCode::WrongPayout},
                {FindingCode::PaidLosingBet},   {FindingCode::TookWinningBet},
                {FindingCode::MovedPush},       {FindingCode::SettledOutOfOrder}};
    case Chapter::Cards:
        return {{FindingCode::CollectedEarly},
                {FindingCode::CollectedLate, house.cards.style == Style::PickAndPay},
                {FindingCode::CollectedOutOfOrder},
                {FindingCode::UnsettledBet},
                {FindingCode::CardsLeft}};
    case Chapter::Shoe:
        return {{FindingCode::ShoeProcedure}, {FindingCode::ShuffleMissed}};
    case Chapter::Troubles:
        return {{FindingCode::LateBetAccepted},
                {FindingCode::ExposedCardUsed},
                {FindingCode::FloorNotCalled}};
    case Chapter::Payouts:
        break;
    }
    return {};
}

int pointsOf(const House &house, FindingCode code)
{
    switch (severityOf(code)) {
    case Severity::Critical:
        return house.scoring.critical;
    case Severity::Major:
        return house.scoring.major;
    case Severity::Minor:
        break;
    }
    return house.scoring.minor;
}

} // namespace

DocumentTable marksOf(const House &house, Chapter chapter)
{
    DocumentTable table;
    table.title = words(QT_TRANSLATE_NOOP("Words", "What a mistake costs"));
    table.heads = {words(QT_TRANSLATE_NOOP("Words", "Mistake")),
                   words(QT_TRANSLATE_NOOP("Words", "Points"))};
    table.widths = {70, 30};
    for (const Mistake &mistake : mistakesOf(house, chapter)) {
        if (mistake.canBeMade)
            table.rows.push_back({titleOf(mistake.code), number(pointsOf(house, mistake.code))});
    }
    return table;
}

} // namespace pitwise
