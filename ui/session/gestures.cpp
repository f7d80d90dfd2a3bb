// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/gestures.h"

#include "engine/procedure/dealing.h"
#include "ui/session/chipacts.h"
#include "ui/session/gamecontrols.h"

#include <algorithm>
#include <iterator>

namespace pitwise::ui {

namespace {

bool isCardPlace(const Spot &spot)
{
    return spot.kind == SpotKind::Cards || spot.kind == SpotKind::NextCard;
}

/// Turns one gesture into a Response.
class GestureReader
{
public:
    GestureReader(const Hand &hand, const Table &table, const House &house)
        : m_table(table),
          m_house(house)
    {
        m_response.hand = hand;
    }

    Response take() { return std::move(m_response); }

    void operator()(const gesture::Tap &tap)
    {
        if (tap.aside)
            return sendAway(tap.on);
        switch (tap.on.kind) {
        case SpotKind::None:
            return;
        case SpotKind::Shoe:
            return reply(Reply::OpenShoe);
        case SpotKind::Cards:
            return tapCards(tap.on);
        case SpotKind::Slipped:
            return toggle(tap.on);
        case SpotKind::Rack:
            return tapRack();
        case SpotKind::Tube:
            return hand().add(tap.on.nth, tap.count);
        case SpotKind::Tray:
            return tapTray();
        case SpotKind::Hand:
            return hand().order.empty() ? hand().lifted.clear() : hand().removeLast();
        case SpotKind::Bet:
        case SpotKind::Payoff:
        case SpotKind::Late:
            return tapChips(tap.on);
        case SpotKind::NextCard:
            return act(act::Deal{tap.on.hand, false});
        case SpotKind::Patron:
            return tapPatron(tap.on);
        }
    }

    void operator()(const gesture::Carry &carry)
    {
        if (carry.what.empty() || carry.to.none())
            return;
        switch (carry.what.front().kind) {
        case SpotKind::Shoe:
            return carryCard(carry.to, act::Burn{});
        case SpotKind::Slipped:
            return carryCard(carry.to,
                             m_table.nextCardIsExposed() ? Act{act::Discard{}} : Act{act::Burn{}});
        case SpotKind::Tube:
            if (carry.to.kind == SpotKind::Tray || carry.to.kind == SpotKind::Tube)
                return; // put back
            hand().add(carry.what.front().nth);
            if (isChips(carry.to))
                pay(carry.to);
            return;
        case SpotKind::Hand:
            return carryHand(carry.to);
        case SpotKind::Bet:
        case SpotKind::Payoff:
        case SpotKind::Late:
            return carryChips(carry.what, carry.to);
        case SpotKind::Cards:
            return carryCards(carry.what, carry.to);
        default:
            return reply(Reply::CannotGoThere);
        }
    }

    void operator()(const gesture::Speak &speak) { act(act::Say{speak.call, speak.seat}); }

    void operator()(const gesture::Halve &)
    {
        const auto held = std::find_if(hand().lifted.begin(), hand().lifted.end(),
                                       [](const Spot &spot) { return spot.kind == SpotKind::Bet; });
        if (held == hand().lifted.end())
            return reply(Reply::NothingThere);
        const Money half = Money::cents(bet(*held).amount.inCents() / 2);
        const auto chips = m_house.table.chips.fewest(m_house.table.chips.roundedUp(half));
        hand().clearChips();
        for (std::size_t kind = 0; chips && kind < chips->of.size(); ++kind)
            hand().add(static_cast<int>(kind), chips->of[kind]);
    }

private:
    Hand &hand() { return m_response.hand; }
    const Bet &bet(const Spot &spot) const { return m_table.at(spot.hand).bet(spot.bet); }
    void act(const Act &what) { m_response.acts.push_back(what); }
    const GameControls &controls() const { return gameControls(m_house); }
    void reply(Reply what, HandId about = {})
    {
        m_response.reply = what;
        m_response.about = about;
    }

    void toggle(const Spot &spot)
    {
        auto &lifted = hand().lifted;
        const auto it = std::find(lifted.begin(), lifted.end(), spot);
        if (it != lifted.end())
            lifted.erase(it);
        else if (!isThere(spot, m_table))
            reply(Reply::NothingThere, spot.hand);
        else {
            // A hand holds chips or cards, not both.
            if (!lifted.empty() && isChips(lifted.front()) != isChips(spot))
                lifted.clear();
            lifted.push_back(spot);
        }
    }

    Amount held() { return {m_house.table.chips.worth(hand().chips), hand().chips}; }

    void pay(const Spot &to)
    {
        if (hand().order.empty())
            return reply(Reply::NoChipsInHand, to.hand);
        if (to.bet == BetKind::Post)
            act(act::Post{to.hand, held()});
        else
            act(act::Pay{to.hand, to.bet, held()});
        hand().clearChips();
    }

    /// Where a card is due, a click means the card, not the cards that are there already. The hole
    /// card is left to its own button: a click cannot tell which side is up.
    void tapCards(const Spot &spot)
    {
        const bool holeCard =
            controls().holeCard && spot.hand.isDealer() && m_table.dealer.dealt.size() == 1;
        if (hand().lifted.empty() && !holeCard && needsCard(m_table, m_house, spot.hand))
            act(act::Deal{spot.hand, false});
        else
            toggle(spot);
    }

    void tapChips(const Spot &spot)
    {
        if (!hand().order.empty() && hand().lifted.empty())
            pay({SpotKind::Bet, spot.hand, spot.bet, 0});
        else
            toggle(spot);
    }

    void tapRack()
    {
        const auto lifted = hand().lifted;
        if (lifted.empty() || isChips(lifted.front()))
            return act(act::Burn{});
        (*this)(gesture::Carry{lifted, Spot::of(SpotKind::Rack)});
    }

    void tapTray()
    {
        const auto lifted = hand().lifted;
        if (lifted.empty() || !isChips(lifted.front()))
            hand().clearChips();
        else
            carryChips(lifted, Spot::of(SpotKind::Tray));
    }

    void tapPatron(const Spot &patron)
    {
        const auto lifted = hand().lifted;
        if (lifted.empty() || !isChips(lifted.front()))
            reply(Reply::OpenPatron, patron.hand);
        else
            carryChips(lifted, patron);
    }

    void sendAway(const Spot &spot)
    {
        switch (spot.kind) {
        case SpotKind::Tube:
            return hand().removeOne(spot.nth);
        case SpotKind::Bet:
        case SpotKind::Payoff:
            return carryChips({spot}, Spot::of(SpotKind::Tray));
        case SpotKind::Late:
            return carryChips({spot}, Spot::at(SpotKind::Patron, spot.hand));
        case SpotKind::Cards:
            return carryCards({spot}, Spot::of(SpotKind::Rack));
        case SpotKind::Slipped:
            return (*this)(gesture::Carry{{spot}, Spot::of(SpotKind::Rack)});
        case SpotKind::Shoe:
            return act(act::Burn{});
        case SpotKind::NextCard:
            return act(act::Deal{spot.hand, controls().holeCard && spot.hand.isDealer()});
        default:
            return (*this)(gesture::Tap{spot, false, 1});
        }
    }

    void carryCard(const Spot &to, const Act &toRack)
    {
        hand().lifted.clear();
        if (to.kind == SpotKind::Rack)
            act(toRack);
        else if (belongsToSeat(to) || isCardPlace(to))
            act(act::Deal{to.hand, false});
        else if (to.kind != SpotKind::Shoe)
            reply(Reply::CannotGoThere);
    }

    void carryHand(const Spot &to)
    {
        if (isChips(to))
            pay(to);
        else if (to.kind == SpotKind::Tray || to.kind == SpotKind::Tube)
            hand().clearChips();
        else if (to.kind != SpotKind::Hand)
            reply(Reply::CannotGoThere);
    }

    void carryCards(const std::vector<Spot> &what, const Spot &to)
    {
        hand().lifted.clear();
        // The second card of a pair dragged to where the next card goes: split.
        if (controls().splitByDrag && to.kind == SpotKind::NextCard && what.size() == 1
            && to.hand == what.front().hand && !to.hand.isDealer())
            return act(act::Split{to.hand});
        if (to.kind != SpotKind::Rack) {
            if (!isCardPlace(to))
                reply(Reply::CannotGoThere);
            return;
        }
        for (const Spot &spot : what)
            act(act::Collect{spot.hand});
    }

    void carryChips(const std::vector<Spot> &what, const Spot &to)
    {
        const auto before = hand().lifted;
        const bool late = std::any_of(what.begin(), what.end(),
                                      [](const Spot &spot) { return spot.kind == SpotKind::Late; });
        hand().lifted.clear();
        if (what.size() > 1 && !hand().order.empty())
            reply(Reply::OneBetAtATime);
        else if (late && to.kind != SpotKind::Patron)
            reply(Reply::CannotGoThere); // a late bet never belongs to the house
        else if (to.kind == SpotKind::Tray || to.kind == SpotKind::Tube)
            m_response.acts = sweepActs(what, counted());
        else if (to.kind == SpotKind::Patron)
            handBack(what, to.hand);
        else if (std::find(what.begin(), what.end(), to) == what.end())
            reply(Reply::CannotGoThere);
        if (m_response.reply != Reply::None)
            hand().lifted = before;
        else
            hand().clearChips();
    }

    /// What the dealer counted out against the lifted bet; none: the whole bet.
    std::optional<Amount> counted()
    {
        if (hand().order.empty())
            return std::nullopt;
        return Amount{held().money, {}};
    }

    void handBack(const std::vector<Spot> &what, HandId to)
    {
        if (const auto refusal = whyNotHandBack(what, to, m_table))
            return reply(refusal->reply, refusal->about);
        m_response.acts = handBackActs(what, m_table, counted());
    }

    const Table &m_table;
    const House &m_house;
    Response m_response;
};

} // namespace

Response respond(const Hand &hand, const Gesture &gesture, const Table &table, const House &house)
{
    GestureReader reader{hand, table, house};
    std::visit(reader, gesture);
    return reader.take();
}

bool wouldAct(const Hand &hand, const gesture::Carry &carry, const Table &table, const House &house)
{
    const Response response = respond(hand, carry, table, house);
    return !response.acts.empty();
}

std::vector<Spot> targetsOf(const Hand &hand, const std::vector<Spot> &all, const Table &table,
                            const House &house)
{
    std::vector<Spot> targets;
    const auto isTarget = [&](const Spot &spot) {
        if (!hand.lifted.empty())
            return (spot.kind == SpotKind::Rack || spot.kind == SpotKind::Tray
                    || spot.kind == SpotKind::Patron)
                && wouldAct(hand, {hand.lifted, spot}, table, house);
        if (hand.order.empty() || spot.kind != SpotKind::Bet)
            return false;
        if (spot.bet == BetKind::Post)
            return house.war.housePosts && table.at(spot.hand).bet(BetKind::War).amount > Money{};
        return table.at(spot.hand).bet(spot.bet).amount > Money{};
    };
    std::copy_if(all.begin(), all.end(), std::back_inserter(targets), isTarget);
    return targets;
}

} // namespace pitwise::ui
