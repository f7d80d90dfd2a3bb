// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/findingwords.h"

#include "engine/session/notation.h"
#include "ui/text/blackjackwords.h"
#include "ui/text/gamewords.h"

namespace pitwise {

namespace {

/// A bet that its owner may know by its ratio: ` (11:1)`.
Sentence withRatio(Sentence amount, const std::optional<Ratio> &ratio)
{
    if (!ratio)
        return amount;
    return words(QT_TRANSLATE_NOOP("Words", "%1 (%2)"), {std::move(amount), plain(toText(*ratio))});
}

Sentence directionWords(Direction direction)
{
    return direction == Direction::LeftToRight
             ? words(QT_TRANSLATE_NOOP("Words", "from left to right"))
             : words(QT_TRANSLATE_NOOP("Words", "from right to left"));
}

/// Puts the words of one finding together.
class FindingWriter
{
public:
    FindingWriter(const Finding &finding, const Act &act, const House &house)
        : m_finding(finding),
          m_act(act),
          m_house(house)
    {
    }

    FindingWords all() const
    {
        if (m_house.game == Game::WarBlackjack) {
            if (const auto told = blackjackWords(m_finding, m_act, m_house))
                return {titleOf(m_finding.code), told->done, told->wants};
        }
        return {titleOf(m_finding.code), done(), wants()};
    }

private:
    Sentence done() const
    {
        switch (m_finding.code) {
        case FindingCode::DealtOutOfOrder:
            return words(QT_TRANSLATE_NOOP("Words", "A card went to %1, whose turn it was not."),
                         {place()});
        case FindingCode::ExtraCard:
            return words(QT_TRANSLATE_NOOP("Words", "A card went to %1, which needs none now."),
                         {place()});
        case FindingCode::MissingBurn:
            return words(QT_TRANSLATE_NOOP("Words", "The war card for %1 came after %2 burned."),
                         {place(), actual()});
        case FindingCode::ExtraBurn:
            return words(QT_TRANSLATE_NOOP("Words", "One card too many was burned."));
        case FindingCode::ShoeProcedure:
            return shoeDone();
        case FindingCode::ShuffleMissed:
            return words(QT_TRANSLATE_NOOP("Words", "A new round was begun without a shuffle."));
        case FindingCode::ExposedCardUsed:
            return words(QT_TRANSLATE_NOOP("Words", "A card that was seen stayed in play."));
        case FindingCode::SettledOutOfOrder:
            return outOfOrderDone();
        case FindingCode::WrongPayout:
            return words(QT_TRANSLATE_NOOP("Words", "%1: %2 was paid."),
                         {bet(), withRatio(actual(), m_finding.actualRatio)});
        case FindingCode::PaidLosingBet:
            return words(QT_TRANSLATE_NOOP("Words", "%1 lost, yet it was paid %2."),
                         {bet(), actual()});
        case FindingCode::TookWinningBet:
            return words(QT_TRANSLATE_NOOP("Words", "%1 won, yet it was taken."), {bet()});
        case FindingCode::MovedPush:
            return words(QT_TRANSLATE_NOOP("Words", "%1 is a push, and it was moved."), {bet()});
        case FindingCode::WrongTake:
            return words(QT_TRANSLATE_NOOP("Words", "%1: %2 was taken."), {bet(), actual()});
        case FindingCode::WrongReturn:
            return words(QT_TRANSLATE_NOOP("Words", "%1: %2 was handed back."), {bet(), actual()});
        case FindingCode::PostMissed:
            return words(QT_TRANSLATE_NOOP("Words", "At %1 the house posted %2."),
                         {place(), actual()});
        case FindingCode::InefficientChips:
            return words(QT_TRANSLATE_NOOP("Words", "%1: the amount is right, its chips are not."),
                         {bet()});
        case FindingCode::OfferMissed:
            return words(QT_TRANSLATE_NOOP("Words", "The patron at %1 tied and was not asked."),
                         {place()});
        case FindingCode::ActedBeforeDecision:
            return words(QT_TRANSLATE_NOOP("Words", "The patron at %1 has not decided yet."),
                         {place()});
        case FindingCode::CallMissed:
            return m_finding.rule == Rule::CallPlaceBets
                     ? words(QT_TRANSLATE_NOOP("Words", "\"Place your bets\" was not called."))
                     : words(QT_TRANSLATE_NOOP("Words", "\"No more bets\" was not called."));
        case FindingCode::LateBetAccepted:
            return words(QT_TRANSLATE_NOOP(
                             "Words", "%1: %2 came after bets were closed and was not refused."),
                         {bet(), actual()});
        case FindingCode::LimitIgnored:
            return limitDone();
        case FindingCode::FloorNotCalled:
            return words(QT_TRANSLATE_NOOP("Words", "The floor was not called."));
        case FindingCode::CollectedEarly:
            return words(QT_TRANSLATE_NOOP("Words", "The cards of %1 were collected too early."),
                         {place()});
        case FindingCode::CollectedLate:
            return words(QT_TRANSLATE_NOOP("Words", "The cards of %1 still lie."), {place()});
        case FindingCode::CollectedOutOfOrder:
            return words(
                QT_TRANSLATE_NOOP("Words", "The cards of %1 were collected before those of %2."),
                {place(), dueInstead()});
        case FindingCode::UnsettledBet:
            return words(QT_TRANSLATE_NOOP("Words", "%1: %2 was never settled."),
                         {bet(), actual()});
        case FindingCode::CardsLeft:
            return words(QT_TRANSLATE_NOOP("Words", "Cards still lie on the layout."));
        case FindingCode::DealerDrewWrong:
        case FindingCode::HoleCardExposed:
        case FindingCode::UnaskedCard:
        case FindingCode::NotInProcedure:
            return words(QT_TRANSLATE_NOOP("Words", "%1: it does not belong here."),
                         {instruction(m_act)});
        }
        return {};
    }

    Sentence wants() const
    {
        switch (m_finding.code) {
        case FindingCode::DealtOutOfOrder:
            return words(
                QT_TRANSLATE_NOOP("Words", "Cards go from left to right, the dealer's last."));
        case FindingCode::ExtraCard:
            return words(QT_TRANSLATE_NOOP(
                "Words", "Each place gets the cards that are due to it, and no more."));
        case FindingCode::MissingBurn:
        case FindingCode::ExtraBurn:
            return words(QT_TRANSLATE_NOOP("Words", "This house burns %1 before this war card."),
                         {expected()});
        case FindingCode::ShoeProcedure:
            return shoeWants();
        case FindingCode::ShuffleMissed:
            return m_finding.rule == Rule::ShoeShuffle
                     ? words(QT_TRANSLATE_NOOP("Words", "This house shuffles before every round."))
                     : words(QT_TRANSLATE_NOOP("Words",
                                               "The cut card is out: shuffle before a new round."));
        case FindingCode::ExposedCardUsed:
            return words(QT_TRANSLATE_NOOP(
                "Words", "It goes to the discard rack, and the next one replaces it."));
        case FindingCode::SettledOutOfOrder:
            return outOfOrderWants();
        case FindingCode::WrongPayout:
            return payoutWants();
        case FindingCode::PaidLosingBet:
            return words(QT_TRANSLATE_NOOP("Words", "A losing bet goes to the tray."));
        case FindingCode::TookWinningBet:
            return words(QT_TRANSLATE_NOOP("Words", "A winning bet is paid and stays."));
        case FindingCode::MovedPush:
            return words(QT_TRANSLATE_NOOP("Words", "A push is neither paid nor taken."));
        case FindingCode::WrongTake:
            return takeWants();
        case FindingCode::WrongReturn:
            return returnWants();
        case FindingCode::PostMissed:
            return words(
                QT_TRANSLATE_NOOP("Words", "The house matches the war bet, unit for unit."));
        case FindingCode::InefficientChips:
            return m_house.payout.chips == PayoutChips::Fewest
                     ? words(QT_TRANSLATE_NOOP("Words", "This house pays with the fewest chips."))
                     : words(
                         QT_TRANSLATE_NOOP("Words", "This house pays in the colours of the bet."));
        case FindingCode::OfferMissed:
            return words(QT_TRANSLATE_NOOP(
                "Words", "A tied patron is asked for war or surrender before his bet moves."));
        case FindingCode::ActedBeforeDecision:
            return words(QT_TRANSLATE_NOOP("Words", "Wait for the answer: war or surrender."));
        case FindingCode::CallMissed:
            return m_finding.rule == Rule::CallPlaceBets
                     ? words(QT_TRANSLATE_NOOP("Words", "Bets are invited before they are closed."))
                     : words(QT_TRANSLATE_NOOP("Words", "It is called before the first card."));
        case FindingCode::LateBetAccepted:
            return words(QT_TRANSLATE_NOOP("Words", "A late bet is refused before the next act."));
        case FindingCode::LimitIgnored:
            return limitWants();
        case FindingCode::FloorNotCalled:
            return m_finding.rule == Rule::CallFloorAbove
                     ? words(
                         QT_TRANSLATE_NOOP("Words", "Such a payoff is called to the floor first."))
                     : words(QT_TRANSLATE_NOOP("Words", "Call the floor; its ruling is final."));
        case FindingCode::CollectedEarly:
            return m_house.cards.style == Style::PickAndPay
                     ? words(QT_TRANSLATE_NOOP(
                         "Words", "Pick and pay: cards leave when the seat's last bet is settled."))
                     : words(QT_TRANSLATE_NOOP(
                         "Words",
                         "Lay and pay: cards lie until every bet of the table is settled."));
        case FindingCode::CollectedLate:
            return m_finding.rule == Rule::CardsPick
                     ? words(QT_TRANSLATE_NOOP(
                         "Words", "In this house they leave before the seat's last payment."))
                     : words(QT_TRANSLATE_NOOP(
                         "Words", "Pick and pay: they leave before another seat is begun."));
        case FindingCode::CollectedOutOfOrder:
            return words(QT_TRANSLATE_NOOP("Words", "The sweep runs %1, the dealer's cards last."),
                         {directionWords(m_house.cards.sweep)});
        case FindingCode::UnsettledBet:
            return words(QT_TRANSLATE_NOOP("Words", "Every bet is settled before the round ends."));
        case FindingCode::CardsLeft:
            return words(
                QT_TRANSLATE_NOOP("Words", "All cards are collected before the round ends."));
        case FindingCode::DealerDrewWrong:
        case FindingCode::HoleCardExposed:
        case FindingCode::UnaskedCard:
        case FindingCode::NotInProcedure:
            return words(
                QT_TRANSLATE_NOOP("Words", "This house has no place for it at this moment."));
        }
        return {};
    }

    Sentence place() const
    {
        return m_finding.hand ? placeWords(*m_finding.hand)
                              : words(QT_TRANSLATE_NOOP("Words", "the table"));
    }
    Sentence bet() const
    {
        return words(QT_TRANSLATE_NOOP("Words", "%1, %2"),
                     {place(), betWords(m_finding.bet.value_or(BetKind::Main))});
    }
    Sentence measure(const Measure &value) const { return plain(measureText(value, m_house)); }
    Sentence expected() const { return measure(m_finding.expected); }
    Sentence actual() const { return measure(m_finding.actual); }

    Sentence dueInstead() const
    {
        const auto *due = std::get_if<Act>(&m_finding.expected);
        const auto hand = due == nullptr ? std::nullopt : placeOf(*due);
        return hand ? placeWords(*hand) : words(QT_TRANSLATE_NOOP("Words", "another place"));
    }

    Sentence payoutWants() const
    {
        if (m_finding.expected == Measure{Money{}})
            return m_finding.bet == BetKind::War && m_house.war.housePosts
                     ? words(QT_TRANSLATE_NOOP("Words", "Beyond the post nothing is due."))
                     : words(QT_TRANSLATE_NOOP("Words", "Nothing is due there."));
        if (m_finding.expectedRatio)
            return words(QT_TRANSLATE_NOOP("Words", "This house pays it %1."),
                         {plain(toText(*m_finding.expectedRatio))});
        return words(QT_TRANSLATE_NOOP("Words", "This house pays another amount."));
    }

    Sentence returnWants() const
    {
        switch (m_finding.rule) {
        case Rule::MainLoses:
        case Rule::WarLoses:
            return words(QT_TRANSLATE_NOOP("Words", "A losing bet goes to the tray."));
        case Rule::MainPays:
        case Rule::WarWinPays:
        case Rule::WarTiePays:
            return words(QT_TRANSLATE_NOOP("Words", "A winning bet is paid and stays."));
        default:
            return words(QT_TRANSLATE_NOOP(
                "Words", "Only what is above the maximum, or a push, goes back."));
        }
    }

    Sentence takeWants() const
    {
        if (m_finding.rule == Rule::SurrenderLoses)
            return words(QT_TRANSLATE_NOOP("Words", "Of a surrendered bet this house takes %1."),
                         {plain(std::to_string(m_house.surrender.loses.pays) + "/"
                                + std::to_string(m_house.surrender.loses.per))});
        return words(QT_TRANSLATE_NOOP("Words", "A losing bet is taken whole."));
    }

    Sentence shoeDone() const
    {
        if (!measureText(m_finding.expected, m_house).empty())
            return words(QT_TRANSLATE_NOOP("Words", "The cut card has %1 cards behind it."),
                         {actual()});
        switch (m_finding.rule) {
        case Rule::ShoeShuffle:
            return words(QT_TRANSLATE_NOOP("Words", "A shuffle is not due now."));
        case Rule::ShoeBurnFirst:
            return words(
                QT_TRANSLATE_NOOP("Words", "The first cards of the shoe were burned wrongly."));
        case Rule::ShoeCutCard:
            return words(QT_TRANSLATE_NOOP("Words", "The cut card came at the wrong time."));
        default:
            return words(QT_TRANSLATE_NOOP("Words", "The new shoe is not made in its order."));
        }
    }
    Sentence shoeWants() const
    {
        if (!measureText(m_finding.expected, m_house).empty())
            return words(QT_TRANSLATE_NOOP("Words", "This house wants 1 to %1 cards behind it."),
                         {expected()});
        if (m_finding.rule == Rule::ShoeBurnFirst)
            return words(QT_TRANSLATE_NOOP(
                             "Words", "From a new shoe this house burns %1, no more and no fewer."),
                         {plain(std::to_string(m_house.shoe.burnFirst))});
        if (m_finding.rule == Rule::ShoeCutCard)
            return words(
                QT_TRANSLATE_NOOP("Words", "The cut card goes in before the cards are loaded."));
        if (m_house.shoe.shuffle == ShuffleRule::EveryRound)
            return words(QT_TRANSLATE_NOOP("Words", "A new shoe: shuffle, load."));
        return words(QT_TRANSLATE_NOOP(
            "Words",
            "A new shoe: shuffle, offer the cut, cut where the patron says, place the cut card, load, burn."));
    }

    Sentence outOfOrderDone() const
    {
        if (m_finding.rule == Rule::TieSettledFirst)
            return words(QT_TRANSLATE_NOOP("Words", "The war was begun before %1 was settled."),
                         {place()});
        if (m_finding.rule == Rule::SettleFirst && m_finding.expected == m_finding.actual)
            return words(
                QT_TRANSLATE_NOOP("Words", "%1: the main bet was begun before its own tie bet."),
                {place()});
        return words(QT_TRANSLATE_NOOP("Words", "%1 was begun while another seat was due."),
                     {place()});
    }
    Sentence outOfOrderWants() const
    {
        const auto order = [](const char *pattern, Direction direction) {
            return words(pattern, {directionWords(direction)});
        };
        switch (m_finding.rule) {
        case Rule::TieSettledFirst:
            return words(QT_TRANSLATE_NOOP("Words", "Tie bets are settled before a war begins."));
        case Rule::SettleFirst:
            return m_house.settlement.first == FirstSettlement::TiesThenMains
                     ? words(QT_TRANSLATE_NOOP(
                         "Words",
                         "All tie bets come before any main bet, and all that before a war."))
                     : words(
                         QT_TRANSLATE_NOOP("Words", "The first cards are settled before any war."));
        case Rule::SettleTies:
            return order(QT_TRANSLATE_NOOP("Words", "Tie bets are settled %1, one seat at a time."),
                         m_house.settlement.ties);
        case Rule::SettleMains:
            return order(
                QT_TRANSLATE_NOOP("Words", "Main bets are settled %1, one seat at a time."),
                m_house.settlement.mains);
        default:
            return order(QT_TRANSLATE_NOOP("Words", "Wars are settled %1, one seat at a time."),
                         m_house.settlement.wars);
        }
    }

    Sentence limitDone() const
    {
        switch (m_finding.rule) {
        case Rule::UnderMinimum:
            return words(QT_TRANSLATE_NOOP("Words", "%1: %2 is below the minimum of %3."),
                         {bet(), actual(), expected()});
        case Rule::LimitCombined:
            return words(
                QT_TRANSLATE_NOOP("Words", "%1: %2 makes both bets together more than %3."),
                {bet(), actual(),
                 plain(toText(m_house.limits.combinedMax.value_or(Money::largest())))});
        case Rule::MainRequired:
            return words(QT_TRANSLATE_NOOP("Words", "%1 stands without a main bet."), {bet()});
        case Rule::OverMaximum:
            return words(QT_TRANSLATE_NOOP("Words", "%1: %2 is above %3."),
                         {bet(), actual(), expected()});
        case Rule::TieBetAlone:
            return words(QT_TRANSLATE_NOOP("Words", "%1 stands without a main bet."), {bet()});
        default:
            return words(QT_TRANSLATE_NOOP("Words", "%1 was accepted."), {bet()});
        }
    }
    Sentence limitWants() const
    {
        switch (m_finding.rule) {
        case Rule::UnderMinimum:
            return words(QT_TRANSLATE_NOOP("Words", "It is dealt with before bets are closed."));
        case Rule::MainRequired:
            return words(QT_TRANSLATE_NOOP("Words", "This house takes no side bet alone."));
        case Rule::LimitCombined:
        case Rule::OverMaximum:
            return words(
                QT_TRANSLATE_NOOP("Words", "The excess goes back before bets are closed."));
        case Rule::TieBetAlone:
            return words(QT_TRANSLATE_NOOP("Words", "This house takes no tie bet alone."));
        default:
            return words(QT_TRANSLATE_NOOP("Words", "This house does not take that bet."));
        }
    }

    const Finding &m_finding;
    const Act &m_act;
    const House &m_house;
};

} // namespace

FindingWords findingWords(const Finding &finding, const Act &act, const House &house)
{
    return FindingWriter{finding, act, house}.all();
}

Sentence titleOf(FindingCode code)
{
    switch (code) {
    case FindingCode::DealtOutOfOrder:
        return words(QT_TRANSLATE_NOOP("Words", "Dealt out of order"));
    case FindingCode::ExtraCard:
        return words(QT_TRANSLATE_NOOP("Words", "A card too many"));
    case FindingCode::MissingBurn:
        return words(QT_TRANSLATE_NOOP("Words", "Burn forgotten"));
    case FindingCode::ExtraBurn:
        return words(QT_TRANSLATE_NOOP("Words", "A burn too many"));
    case FindingCode::ShoeProcedure:
        return words(QT_TRANSLATE_NOOP("Words", "Shoe made wrongly"));
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
        return words(QT_TRANSLATE_NOOP("Words", "Push moved"));
    case FindingCode::WrongTake:
        return words(QT_TRANSLATE_NOOP("Words", "Wrong amount taken"));
    case FindingCode::WrongReturn:
        return words(QT_TRANSLATE_NOOP("Words", "Wrong amount handed back"));
    case FindingCode::PostMissed:
        return words(QT_TRANSLATE_NOOP("Words", "Post missing or wrong"));
    case FindingCode::InefficientChips:
        return words(QT_TRANSLATE_NOOP("Words", "Chips built wrongly"));
    case FindingCode::OfferMissed:
        return words(QT_TRANSLATE_NOOP("Words", "Offer forgotten"));
    case FindingCode::ActedBeforeDecision:
        return words(QT_TRANSLATE_NOOP("Words", "Went on before the answer"));
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
        return words(QT_TRANSLATE_NOOP("Words", "Cards left lying"));
    case FindingCode::DealerDrewWrong:
        return words(QT_TRANSLATE_NOOP("Words", "Dealer drew wrongly"));
    case FindingCode::HoleCardExposed:
        return words(QT_TRANSLATE_NOOP("Words", "Hole card exposed"));
    case FindingCode::UnaskedCard:
        return words(QT_TRANSLATE_NOOP("Words", "Card nobody asked for"));
    case FindingCode::NotInProcedure:
        return words(QT_TRANSLATE_NOOP("Words", "Not in this procedure"));
    }
    return {};
}

std::string measureText(const Measure &measure, const House &house)
{
    return std::visit(Overloaded{
                          [](std::monostate) { return std::string{}; },
                          [](Money money) { return toText(money); },
                          [](int number) { return std::to_string(number); },
                          [&](const Act &act) { return toText(Event{act}, house.table.chips); },
                      },
                      measure);
}

} // namespace pitwise
