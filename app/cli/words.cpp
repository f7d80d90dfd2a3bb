// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/words.h"

#include "engine/session/notation.h"

namespace pitwise {

namespace {

std::string betText(BetKind bet)
{
    switch (bet) {
    case BetKind::Main:
        return "main bet";
    case BetKind::Tie:
        return "tie bet";
    case BetKind::War:
        return "war bet";
    case BetKind::WarTie:
        return "tie bet on the war cards";
    case BetKind::Post:
        return "post of the house";
    }
    return {};
}

std::string ratioText(const std::optional<Ratio> &ratio)
{
    return ratio ? " (" + toText(*ratio) + ')' : std::string{};
}

std::string directionText(Direction direction)
{
    return direction == Direction::LeftToRight ? "from left to right" : "from right to left";
}

/// Puts the words of one finding together.
class Wording
{
public:
    Wording(const Finding &finding, const Act &act, const House &house)
        : m_finding(finding),
          m_act(act),
          m_house(house)
    {
    }

    std::string text() const
    {
        switch (m_finding.code) {
        case FindingCode::DealtOutOfOrder:
            return "A card went to " + place() + ", but " + dueInstead()
                 + " was due: cards go from left to right, the dealer's last.";
        case FindingCode::ExtraCard:
            return "A card went to " + place()
                 + ", which needs none now; it goes to the discard rack.";
        case FindingCode::MissingBurn:
            return "The war card for " + place() + " came after " + actual()
                 + " burned; this house burns " + expected() + " before it.";
        case FindingCode::ExtraBurn:
            return "One card too many was burned: this house burns " + expected()
                 + " before this war card.";
        case FindingCode::ShoeProcedure:
            return shoeProcedure();
        case FindingCode::ShuffleMissed:
            return m_finding.rule == Rule::ShoeShuffle
                     ? "A new round was begun without the shuffle that every round needs."
                     : "The cut card is out: the cards are shuffled before a new round begins.";
        case FindingCode::ExposedCardUsed:
            return "A card that was seen stayed in play; it goes to the discard rack and the next one replaces it.";
        case FindingCode::SettledOutOfOrder:
            return settledOutOfOrder();
        case FindingCode::WrongPayout:
            return wrongPayout();
        case FindingCode::PaidLosingBet:
            return bet() + " lost, yet it was paid " + actual() + '.';
        case FindingCode::TookWinningBet:
            return bet() + " won, yet it was taken.";
        case FindingCode::MovedPush:
            return bet() + " is a push: it is neither paid nor taken.";
        case FindingCode::WrongTake:
            return bet() + ": " + actual() + " was taken; this house takes " + expected() + '.';
        case FindingCode::WrongReturn:
            return bet() + ": " + actual() + " was handed back; this house hands back " + expected()
                 + '.';
        case FindingCode::PostMissed:
            return "The house matches the war bet at " + place() + " with " + expected() + "; "
                 + actual() + " was posted.";
        case FindingCode::InefficientChips:
            return bet() + ": the amount is right, but "
                 + (m_house.payout.chips == PayoutChips::Fewest
                        ? "this house builds it with the fewest chips."
                        : "this house pays in the colours of the bet.");
        case FindingCode::OfferMissed:
            return "The patron at " + place() + " tied and was not asked: war or surrender?";
        case FindingCode::ActedBeforeDecision:
            return "The patron at " + place() + " has not decided between war and surrender yet.";
        case FindingCode::CallMissed:
            return m_finding.rule == Rule::CallPlaceBets
                     ? "\"Place your bets\" was not called."
                     : "\"No more bets\" was not called before the first card.";
        case FindingCode::LateBetAccepted:
            return bet() + ": " + actual()
                 + " came after bets were closed and was not refused; it is void and goes back.";
        case FindingCode::LimitIgnored:
            return limitIgnored();
        case FindingCode::FloorNotCalled:
            return m_finding.rule == Rule::CallFloorAbove
                     ? bet() + ": this house calls the floor before such a payoff."
                     : "The floor was not called.";
        case FindingCode::CollectedEarly:
            return collectedEarly();
        case FindingCode::CollectedLate:
            return "The cards of " + place()
                 + (m_finding.rule == Rule::CardsPick
                        ? " leave before its last payment in this house."
                        : " still lie: with pick and pay they leave before another seat is begun.");
        case FindingCode::CollectedOutOfOrder:
            return "The cards of " + place() + " were collected before those of " + dueInstead()
                 + ": the sweep runs " + directionText(m_house.cards.sweep) + ", the dealer last.";
        case FindingCode::UnsettledBet:
            return bet() + ": " + actual() + " was never settled.";
        case FindingCode::CardsLeft:
            return "Cards still lie on the layout at the end of the round.";
        case FindingCode::NotInProcedure:
            return "This house has no place for '" + toText(Event{m_act}, m_house.table.chips)
                 + "' now.";
        }
        return {};
    }

private:
    std::string place() const { return m_finding.hand ? placeText(*m_finding.hand) : "the table"; }
    std::string bet() const
    {
        std::string text = place() + ", " + betText(m_finding.bet.value_or(BetKind::Main));
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text;
    }
    std::string expected() const { return measureText(m_finding.expected, m_house); }
    std::string actual() const { return measureText(m_finding.actual, m_house); }

    std::string dueInstead() const
    {
        const auto *due = std::get_if<Act>(&m_finding.expected);
        const auto hand = due == nullptr ? std::nullopt : placeOf(*due);
        return hand ? placeText(*hand) : "another place";
    }

    std::string wrongPayout() const
    {
        const std::string paid = bet() + ": paid " + actual() + ratioText(m_finding.actualRatio);
        if (m_finding.expected == Measure{Money{}})
            return paid
                 + (m_finding.bet == BetKind::War && m_house.war.housePosts
                        ? "; beyond the post nothing is due."
                        : "; nothing is due there.");
        return paid + "; this house pays " + expected() + ratioText(m_finding.expectedRatio) + '.';
    }

    std::string shoeProcedure() const
    {
        if (!expected().empty())
            return "The cut card has " + actual() + " cards behind it; this house wants 1 to "
                 + expected() + '.';
        switch (m_finding.rule) {
        case Rule::ShoeShuffle:
            return "A shuffle is not due now.";
        case Rule::ShoeBurnFirst:
            return "From a new shoe this house burns " + std::to_string(m_house.shoe.burnFirst)
                 + ", no more and no fewer.";
        case Rule::ShoeCutCard:
            return "The cut card goes in before the cards are loaded.";
        default:
            return "A new shoe: " + shoeSteps() + ", in this order.";
        }
    }

    std::string shoeSteps() const
    {
        if (m_house.shoe.shuffle == ShuffleRule::EveryRound)
            return "shuffle, load";
        return "shuffle, offer the cut, cut where the patron says, place the cut card, load, burn";
    }

    std::string settledOutOfOrder() const
    {
        switch (m_finding.rule) {
        case Rule::TieSettledFirst:
            return "The war was begun before " + place() + " was settled.";
        case Rule::SettleFirst:
            if (m_finding.expected == m_finding.actual)
                return place1() + ": the main bet was begun before its own tie bet was settled.";
            return place1() + " was begun before seat " + expected()
                 + " was done: this house settles "
                 + (m_house.settlement.first == FirstSettlement::TiesThenMains
                        ? "all tie bets before any main bet, and all that before a war."
                        : "the first cards before any war.");
        case Rule::SettleTies:
            return order("Tie bets", m_house.settlement.ties);
        case Rule::SettleMains:
            return order("Main bets", m_house.settlement.mains);
        default:
            return order("Wars", m_house.settlement.wars);
        }
    }
    std::string place1() const
    {
        std::string text = place();
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text;
    }
    std::string order(const char *what, Direction direction) const
    {
        return place1() + " was begun while seat " + expected() + " was due. " + what
             + " are settled " + directionText(direction) + ", one seat at a time.";
    }

    std::string limitIgnored() const
    {
        switch (m_finding.rule) {
        case Rule::UnderMinimum:
            return bet() + ": " + actual() + " is below the minimum of " + expected()
                 + " and was not dealt with before bets closed.";
        case Rule::OverMaximum:
            return bet() + ": " + actual() + " is above " + expected() + "; the excess goes back.";
        case Rule::TieBetAlone:
            return bet() + ": this house takes no tie bet without a main bet.";
        default:
            return bet() + ": this house does not take that bet.";
        }
    }

    std::string collectedEarly() const
    {
        const auto cards = "The cards of " + place();
        return m_house.cards.style == Style::PickAndPay
                 ? cards + " were collected before its bets were settled."
                 : cards + " were collected before every bet on the table was settled.";
    }

    const Finding &m_finding;
    const Act &m_act;
    const House &m_house;
};

} // namespace

std::string placeText(HandId hand)
{
    return hand.isDealer() ? "the dealer" : "seat " + toText(hand);
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

std::string message(const Finding &finding, const Act &act, const House &house)
{
    return Wording{finding, act, house}.text();
}

std::string reason(Impossible why)
{
    switch (why) {
    case Impossible::NoSuchSeat:
        return "there is no such seat";
    case Impossible::NoSuchHand:
        return "there is no such hand";
    case Impossible::ShoeEmpty:
        return "the shoe is empty";
    case Impossible::NothingSlipped:
        return "no card lies before the shoe";
    case Impossible::TooManySlipped:
        return "too many cards lie before the shoe";
    case Impossible::NoChipsThere:
        return "there are no chips";
    case Impossible::NotEnoughChips:
        return "there are not so many chips";
    case Impossible::NoPayoffThere:
        return "there is no payoff to take back";
    case Impossible::NoCardsThere:
        return "there are no cards";
    case Impossible::CutOutsideShoe:
        return "there are not so many cards";
    case Impossible::NotAskedToCut:
        return "the cards are not there to be cut";
    case Impossible::NothingToDecide:
        return "there is nothing to decide";
    case Impossible::NoSurrenderHere:
        return "this house has no surrender";
    case Impossible::WarBetComesWithWar:
        return "that bet comes with going to war";
    }
    return {};
}

} // namespace pitwise
