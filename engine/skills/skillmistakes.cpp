// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"
#include "engine/skills/pitfalls.h"
#include "engine/table/gametable.h"

namespace pitwise {

namespace {

/// The motion that settles a bet, whosever turn it is; none if the bet needs no motion.
std::optional<Act> settling(const Table &table, const House &house, HandId hand, BetKind bet)
{
    if (!needsSettling(table, house, hand, bet))
        return std::nullopt;
    const auto [fate, due] = fateOf(table, house, hand, bet);
    switch (fate) {
    case Fate::Wins:
        if (bet == BetKind::Post)
            return act::Give{hand};
        return act::Pay{hand, bet, {due, {}}};
    case Fate::Loses:
        return act::Take{hand, BetSet::of(bet), Amount{due, {}}};
    case Fate::HandBack:
        return act::Return{hand, bet, Amount{due, {}}};
    case Fate::Offer:
        return act::Say{gameProcedure(house).offer, hand.seat};
    case Fate::NoBet:
    case Fate::Undecided:
    case Fate::Answer:
    case Fate::AtWar:
    case Fate::Pushes:
        break;
    }
    return std::nullopt;
}

/// The same amount in the smallest chips.
Amount inSmallChips(const House &house, Money money)
{
    Amount amount{money, {}};
    const Money smallest = house.table.chips.values().front();
    const auto chips = money.inCents() / smallest.inCents();
    constexpr int MostChips = 1000;
    if (smallest * chips == money && chips < MostChips)
        amount.chips.of[0] = static_cast<std::uint16_t>(chips);
    return amount;
}

class MistakeMaker
{
public:
    MistakeMaker(const Table &table, const House &house) : m_table(table), m_house(house) { }

    std::vector<Act> take() { return std::move(m_acts); }

    void operator()(const act::Say &right)
    {
        eachHand(m_table, [&](HandId hand) {
            if (right.seat.number > 0 && hand.split == 0 && hand.seat != right.seat)
                m_acts.emplace_back(act::Say{right.call, hand.seat});
        });
        settleOthers(HandId{right.seat, 0});
    }
    void operator()(const act::Deal &right)
    {
        everyHand(m_table, [&](HandId hand) {
            if (hand != right.hand)
                m_acts.emplace_back(act::Deal{hand});
        });
        if (!right.hand.isDealer())
            m_acts.emplace_back(act::Deal{DealerHand});
        m_acts.emplace_back(act::Deal{right.hand, !right.faceDown});
        if (!m_table.slipped.empty())
            m_acts.emplace_back(act::Discard{});
        doTooMuchForWar();
    }
    void operator()(const act::Take &right)
    {
        for (const BetKind kind : right.bets) {
            const Money there = m_table.at(right.hand).bet(kind).amount;
            pay(right.hand, kind, there);
            m_acts.emplace_back(act::Take{right.hand, BetSet::of(kind), Amount{half(there), {}}});
            if (right.amount)
                m_acts.emplace_back(act::Take{right.hand, BetSet::of(kind), {}});
        }
        settleOthers(right.hand);
    }
    void operator()(const act::Pay &right)
    {
        const Money bet = m_table.at(right.hand).bet(right.bet).amount;
        for (const Money wrong : {right.amount.money + bet, right.amount.money - bet, bet})
            pay(right.hand, right.bet, wrong, right.amount.money);
        m_acts.emplace_back(act::Take{right.hand, BetSet::of(right.bet), {}});
        m_acts.emplace_back(
            act::Pay{right.hand, right.bet, inSmallChips(m_house, right.amount.money)});
        settleOthers(right.hand);
    }
    void operator()(const act::Post &right)
    {
        m_acts.emplace_back(act::Post{right.hand, {right.amount.money + right.amount.money, {}}});
    }
    void operator()(const act::Give &right)
    {
        m_acts.emplace_back(act::Take{right.hand, BetSet::of(BetKind::Post), {}});
        settleOthers(right.hand);
    }
    void operator()(const act::Return &right)
    {
        const Money bet = m_table.at(right.hand).bet(right.bet).amount;
        m_acts.emplace_back(act::Return{right.hand, right.bet, Amount{half(bet), {}}});
        m_acts.emplace_back(act::Refuse{right.hand, right.bet});
        m_acts.emplace_back(act::Take{right.hand, BetSet::of(right.bet), {}});
        if (!m_table.round.dealing)
            refuseOthers(right.hand, right.bet);
        settleOthers(right.hand);
    }
    void operator()(const act::Refuse &right)
    {
        refuseOthers(right.hand, right.bet);
        m_acts.emplace_back(act::Return{
            right.hand, right.bet, Amount{half(m_table.at(right.hand).bet(right.bet).amount), {}}});
    }
    void operator()(const act::Split &right) { m_acts.emplace_back(act::Deal{right.hand}); }
    void operator()(const act::Collect &right)
    {
        eachHand(m_table, [&](HandId hand) {
            if (hand != right.hand && m_table.at(hand).cards.lying > 0)
                m_acts.emplace_back(act::Collect{hand});
        });
        if (!right.hand.isDealer())
            m_acts.emplace_back(act::Collect{DealerHand});
    }
    void operator()(const act::PlaceCutCard &)
    {
        m_acts.emplace_back(act::PlaceCutCard{m_house.shoe.cutCardFromEnd + 1});
    }
    void operator()(const act::Shuffle &) { }
    void operator()(const act::OfferCut &) { m_acts.emplace_back(act::Cut{}); }
    void operator()(const act::Cut &) { }
    void operator()(const act::Load &) { m_acts.emplace_back(act::Burn{}); }
    void operator()(const act::Burn &)
    {
        if (const auto place = nextPlace(m_table, m_house))
            m_acts.emplace_back(act::Deal{*place});
        doTooMuchForWar();
    }
    void operator()(const act::Discard &)
    {
        if (const auto place = nextPlace(m_table, m_house))
            m_acts.emplace_back(act::Deal{*place});
    }
    void operator()(const act::Retract &) { }
    void operator()(const act::Peek &) { m_acts.emplace_back(act::Reveal{}); }
    void operator()(const act::Reveal &) { }
    void operator()(const act::Void &) { }
    void operator()(const act::End &) { }

private:
    /// What is right for other hands, but not now; cards picked up before the chips; bets that are
    /// to be left alone.
    void settleOthers(HandId now)
    {
        if (!now.isDealer() && m_table.at(now).cards.lying > 0)
            m_acts.emplace_back(act::Collect{now});
        eachHand(m_table, [&](HandId hand) {
            for (const BetKind kind : m_table.at(hand).openBets()) {
                const Fate fate = fateOf(m_table, m_house, hand, kind).fate;
                if (fate == Fate::Pushes || isTied(fate))
                    m_acts.emplace_back(act::Take{hand, BetSet::of(kind), {}});
                if (hand == now)
                    continue;
                if (auto act = settling(m_table, m_house, hand, kind))
                    m_acts.push_back(std::move(*act));
            }
        });
    }
    /// Before a war: one more card burned, a post where the house has none, a good bet refused.
    void doTooMuchForWar()
    {
        bool anyWar = false;
        eachHand(m_table, [&](HandId hand) {
            const Seat &seat = m_table.at(hand);
            if (!seat.atWar())
                return;
            anyWar = true;
            if (!m_house.war.housePosts)
                m_acts.emplace_back(act::Post{hand, {seat.bet(BetKind::Main).amount, {}}});
            if (seat.bet(BetKind::WarTie).open())
                m_acts.emplace_back(act::Refuse{hand, BetKind::WarTie});
        });
        if (anyWar)
            m_acts.emplace_back(act::Burn{});
    }
    /// Good bets, or bets that are to be dealt with in another way.
    void refuseOthers(HandId here, BetKind bet)
    {
        eachHand(m_table, [&](HandId hand) {
            for (const BetKind kind : m_table.at(hand).openBets()) {
                if (hand != here || kind != bet)
                    m_acts.emplace_back(act::Refuse{hand, kind});
            }
        });
    }
    void pay(HandId hand, BetKind kind, Money amount, Money right = {})
    {
        if (amount > Money{} && amount != right)
            m_acts.emplace_back(act::Pay{hand, kind, {amount, {}}});
    }
    [[nodiscard]] Money half(Money amount) const
    {
        const Money less = m_house.table.chips.roundedDown(amount * Ratio{1, 2});
        return less > Money{} ? less : m_house.table.chips.values().front();
    }

    const Table &m_table;
    const House &m_house;
    std::vector<Act> m_acts;
};

} // namespace

std::vector<Act> mistakesFor(const Table &table, const House &house, const Act &act)
{
    MistakeMaker maker{table, house};
    std::visit([&](const auto &right) { maker(right); }, act);
    return maker.take();
}

std::vector<Act> confusions(const Table &table, const House &house)
{
    std::vector<Act> acts;
    if (gameTable(house).wars)
        acts.emplace_back(act::Burn{});
    eachHand(table, [&](HandId hand) {
        for (const BetKind kind : table.at(hand).openBets()) {
            if (const auto due = settling(table, house, hand, kind))
                acts.push_back(*due);
            if (fateOf(table, house, hand, kind).fate != Fate::Pushes)
                continue;
            acts.emplace_back(act::Take{hand, BetSet::of(kind), {}});
            if (const Money amount = table.at(hand).bet(kind).amount; amount > Money{})
                acts.emplace_back(act::Pay{hand, kind, {amount, {}}});
        }
    });
    return acts;
}

std::vector<Act> impatience(const Table &table, const House &house)
{
    std::vector<Act> acts;
    if (house.calls.warOrSurrender) // then he asks first
        return acts;
    eachHand(table, [&](HandId hand) {
        for (const BetKind kind : table.at(hand).openBets()) {
            if (fateOf(table, house, hand, kind).fate == Fate::Answer)
                acts.emplace_back(act::Take{hand, BetSet::of(kind), {}});
        }
    });
    return acts;
}

std::vector<Act> intrusions(const Table &table)
{
    std::vector<Act> acts{act::Burn{},    act::Deal{DealerHand}, act::Collect{DealerHand},
                          act::End{},     act::Discard{},        act::Void{},
                          act::Shuffle{}, act::Peek{},           act::Reveal{}};
    for (const Call call : AllCalls) {
        if (!isToOnePatron(call))
            acts.emplace_back(act::Say{call, {}});
    }
    eachHand(table, [&](HandId hand) {
        const Seat &seat = table.at(hand);
        acts.emplace_back(act::Deal{hand});
        if (seat.cards.lying > 0)
            acts.emplace_back(act::Collect{hand});
        for (const BetKind kind : seat.madeBets()) {
            const Money amount = seat.bet(kind).amount;
            acts.emplace_back(act::Take{hand, BetSet::of(kind), {}});
            acts.emplace_back(act::Retract{hand, kind});
            acts.emplace_back(act::Refuse{hand, kind});
            if (amount > Money{}) {
                acts.emplace_back(act::Pay{hand, kind, {amount, {}}});
                acts.emplace_back(act::Post{hand, {amount, {}}});
            }
        }
        for (const Call call : AllCalls) {
            if (isToOnePatron(call) && hand.split == 0)
                acts.emplace_back(act::Say{call, hand.seat});
        }
    });
    return acts;
}

} // namespace pitwise
