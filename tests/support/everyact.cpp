// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/everyact.h"

#include "engine/procedure/betting.h"
#include "engine/procedure/collecting.h"
#include "engine/procedure/expected.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/note.h"
#include "engine/referee/casinowarquicklook.h"
#include "engine/referee/floor.h"
#include "engine/table/apply.h"
#include "engine/table/chipmoves.h"
#include "engine/table/gametable.h"
#include "engine/table/warblackjackhands.h"

#include <algorithm>
#include <set>

namespace pitwise::test {

namespace {

void addChipActs(std::vector<Act> &acts, const Seat &seat, HandId hand, BetSet bets)
{
    for (const BetKind kind : bets) {
        const Money amount = seat.bet(kind).amount;
        acts.push_back(act::Take{hand, BetSet::of(kind), {}});
        acts.push_back(act::Refuse{hand, kind});
        acts.push_back(act::Retract{hand, kind});
        acts.push_back(act::Return{hand, kind, {}});
        std::set<std::int64_t> amounts{500};
        for (const Ratio ratio : {Ratio{1, 2}, Ratio{1, 1}, Ratio{3, 2}, Ratio{2, 1}, Ratio{3, 1},
                                  Ratio{9, 1}, Ratio{10, 1}, Ratio{11, 1}})
            amounts.insert((amount * ratio).inCents());
        for (const auto cents : amounts) {
            if (cents <= 0)
                continue;
            const Amount sample{Money::cents(cents), {}};
            acts.push_back(act::Pay{hand, kind, sample});
            acts.push_back(act::Take{hand, BetSet::of(kind), sample});
            acts.push_back(act::Return{hand, kind, sample});
            acts.push_back(act::Post{hand, sample});
        }
    }
    BetSet war = BetSet::of(BetKind::Main);
    war.add(bets.has(BetKind::War) ? BetKind::War : BetKind::Bonus);
    acts.push_back(act::Take{hand, war, {}});
    war.add(BetKind::Post);
    acts.push_back(act::Take{hand, war, {}});
    acts.push_back(act::Give{hand});
}

bool contains(const std::vector<Act> &acts, const Act &act)
{
    return std::find(acts.begin(), acts.end(), act) != acts.end();
}

/// Duties with no fixed moment: other acts may come first.
bool mayWait(const Act &act)
{
    if (const auto *collect = std::get_if<act::Collect>(&act))
        return !collect->hand.isDealer();
    return std::holds_alternative<act::Post>(act) || std::holds_alternative<act::Discard>(act);
}

/// Every hand's cards may wait, or every seat's post.
int mostDuties(const Table &table)
{
    int hands = 0;
    eachHand(table, [&](HandId) { ++hands; });
    return std::max<int>(hands, table.seatCount);
}

/// Expected now, or after duties that may wait.
bool expectedBeyondDuties(const Table &table, const House &house, const Act &act, int depth)
{
    const auto now = expected(table, house);
    if (contains(now, act))
        return true;
    if (depth == 0)
        return false;
    for (const Act &duty : now) {
        if (!mayWait(duty))
            continue;
        Table later = table;
        note(later, house, duty);
        apply(later, house, duty);
        if (expectedBeyondDuties(later, house, act, depth - 1))
            return true;
    }
    return false;
}

/// "Handing back a push or the surrendered half is clean."
bool handsBackWhatIsThePatrons(const Table &table, const House &house, const act::Return &back)
{
    if (!table.round.dealing)
        return false;
    const Seat &seat = table.at(back.hand);
    const Bet &bet = seat.bet(back.bet);
    const Money amount = back.amount ? back.amount->money : bet.amount;
    const auto [fate, due] = fateOf(table, house, back.hand, back.bet);
    if (fate == Fate::Pushes)
        return amount == bet.amount;
    if (back.bet == BetKind::Main && seat.decision == Decision::Surrender)
        return amount == (bet.open() ? bet.amount - due : bet.amount);
    return false;
}

/// Handing back all of a bet that must be refused is the same as refusing it.
bool handsBackARefusedBet(const Table &table, const House &house, const act::Return &back)
{
    const Money all = table.at(back.hand).bet(back.bet).amount;
    Table ready = table;
    ready.shoeState = {};
    const Act refuse = act::Refuse{back.hand, back.bet};
    return (!back.amount || back.amount->money == all) && contains(expected(ready, house), refuse);
}

/// Bet and winnings of a War bonus may be handed over together or one by one.
bool handsOverBonus(const Table &table, const House &house, const act::Return &back)
{
    for (const Act &act : expected(table, house)) {
        const auto *due = std::get_if<act::Return>(&act);
        if (due == nullptr || due->hand != back.hand || due->bet != back.bet)
            continue;
        const Seat &hand = table.at(back.hand);
        const bool apart = hand.decision != Decision::Parlay && hand.bet(back.bet).payoff > Money{};
        return !back.amount
            || (apart
                && (back.amount->money == hand.bet(back.bet).amount
                    || back.amount->money == hand.bet(back.bet).payoff));
    }
    return false;
}

/// The excess over the combined maximum may come from either bet, or from both.
bool mendsTogether(const Table &table, const House &house, const act::Return &back)
{
    const BetKind beside = sideBet(house);
    if (table.round.betsClosed || !back.amount || back.hand.split > 0 || !house.limits.combinedMax
        || house.limits.overMaximum != OverMaximum::ReturnExcess
        || (back.bet != BetKind::Main && back.bet != beside))
        return false;
    const Seat &seat = table.at(back.hand);
    const Money together = seat.bet(BetKind::Main).amount + seat.bet(beside).amount;
    const Money stays = seat.bet(back.bet).amount - back.amount->money;
    const Limit &limit = limitOf(house, back.bet);
    return together - back.amount->money >= *house.limits.combinedMax && stays >= limit.min
        && stays <= limit.max;
}

/// What else War Blackjack allows.
bool isAllowedInBlackjack(const Table &table, const House &house, const Act &act)
{
    if (const auto *back = std::get_if<act::Return>(&act)) {
        Table discarded = table; // discarding an exposed card may wait
        if (contains(expected(table, house), act::Discard{}))
            apply(discarded, house, Act{act::Discard{}});
        return handsOverBonus(discarded, house, *back);
    }
    // Winners may be asked one by one, or when all bonus bets are paid and taken.
    Table asksLater = table;
    eachHand(asksLater, [&](HandId hand) {
        if (mayParlay(table, house, hand) && !table.at(hand).offered)
            setState(asksLater, hand, BetKind::Bonus, Bet::State::Settled);
    });
    if (!std::holds_alternative<act::Deal>(act)
        && expectedBeyondDuties(asksLater, house, act, mostDuties(table)))
        return true;
    // Once the hole card is shown, all insurance may be settled before the first hand.
    if (isRevealed(table)) {
        Table insurance = table;
        eachHand(insurance, [&](HandId hand) {
            for (const BetKind kind : {BetKind::Main, BetKind::Bonus}) {
                if (insurance.at(hand).bet(kind).open())
                    setState(insurance, hand, kind, Bet::State::Settled);
            }
        });
        if (expectedBeyondDuties(insurance, house, act, mostDuties(table))
            && !std::holds_alternative<act::Collect>(act))
            return true;
    }
    // Pick and pay: a push has nothing to wait for.
    if (const auto *collect = std::get_if<act::Collect>(&act);
        collect != nullptr && !collect->hand.isDealer() && house.cards.style == Style::PickAndPay) {
        const Seat &hand = table.at(collect->hand);
        const auto pushes = [&](BetKind bet) {
            return !hand.bet(bet).open()
                || fateOf(table, house, collect->hand, bet).fate == Fate::Pushes;
        };
        if (isLive(hand) && pushes(BetKind::Main) && pushes(BetKind::Bonus)
            && !needsSettling(table, house, collect->hand, BetKind::Insurance))
            return true;
    }
    // A natural whose payoff comes to nothing in the house's chips has nothing to wait for either.
    if (const auto *collect = std::get_if<act::Collect>(&act);
        collect != nullptr && !collect->hand.isDealer() && isNatural(table.at(collect->hand))
        && fateOf(table, house, collect->hand, BetKind::Main) == BetFate{Fate::Wins, {}}
        && leavesInItsTurn(table, house, collect->hand))
        return true;
    // With nobody left to play against, the dealer may still peek.
    if (std::holds_alternative<act::Peek>(act))
        return house.blackjack.peek && dealerMightHaveBlackjack(table)
            && table.round.dealer.holeDown && !table.round.dealer.peeked;
    // Of several split hands that need a second card, any of b, c, d may be next.
    if (const auto *deal = std::get_if<act::Deal>(&act); deal && deal->hand.split > 0) {
        const auto waits = [&](HandId hand) {
            return hand.split > 0 && table.at(hand).cards.lying == 1
                && table.at(hand).blackjack.request == Request::None;
        };
        for (int nth = 1; nth < table.handsAt(deal->hand.seat); ++nth) {
            const HandId other{deal->hand.seat, nth};
            if (waits(deal->hand) && waits(other)
                && expectedBeyondDuties(table, house, act::Deal{other}, 0))
                return true;
        }
    }
    // With nobody left to play against, the hole card need not be shown.
    const bool nobody = !findHand(table, [&](HandId hand) { return isLive(table.at(hand)); })
                     && table.openBets(BetKind::Insurance).empty();
    Table shown = table;
    if (contains(expected(shown, house), act::Discard{})) // which may wait
        apply(shown, house, Act{act::Discard{}});
    if (nobody && contains(expected(shown, house), act::Reveal{})) {
        apply(shown, house, Act{act::Reveal{}});
        return expectedBeyondDuties(shown, house, act, mostDuties(table));
    }
    return false;
}

} // namespace

std::vector<Act> everyAct(const Table &table, const House &house)
{
    std::vector<Act> acts{act::Shuffle{},
                          act::Cut{},
                          act::Load{},
                          act::PlaceCutCard{0},
                          act::PlaceCutCard{1},
                          act::PlaceCutCard{house.shoe.cutCardFromEnd + 1},
                          act::Burn{},
                          act::Discard{},
                          act::Void{},
                          act::End{},
                          act::Deal{DealerHand},
                          act::Deal{DealerHand, true},
                          act::Collect{DealerHand},
                          act::Peek{},
                          act::Reveal{}};
    for (const Call call : AllCalls) {
        if (!isToOnePatron(call))
            acts.push_back(act::Say{call, {}});
    }
    everyHand(table, [&](HandId hand) {
        acts.push_back(act::Deal{hand});
        acts.push_back(act::Collect{hand});
        acts.push_back(act::Split{hand});
        addChipActs(acts, table.at(hand), hand, gameTable(house).bets);
        if (hand.split > 0)
            return;
        acts.push_back(act::OfferCut{hand.seat});
        for (const Call call : AllCalls) {
            if (isToOnePatron(call))
                acts.push_back(act::Say{call, hand.seat});
        }
    });
    return acts;
}

bool isAlsoAllowed(const Table &table, const House &house, const Act &act)
{
    // A supervisor may be called at any time.
    if (const auto *call = std::get_if<act::Say>(&act); call && call->call == Call::Floor)
        return true;
    // A bet on the war cards that is to be refused may wait for acts at its own seat.
    const auto place = placeOf(act);
    for (const SeatId seat : table.openBets(BetKind::WarTie)) {
        if (place == HandId{seat, 0}
            && contains(expected(table, house), act::Refuse{HandId{seat, 0}, BetKind::WarTie})) {
            Table refused = table;
            giveBack(refused, seat, BetKind::WarTie);
            if (isAlsoAllowed(refused, house, act))
                return true;
        }
    }
    // Of several urgent things any may come first.
    if (table.round.malfunction == Malfunction::Happened
        && (std::holds_alternative<act::Refuse>(act)
            || std::holds_alternative<act::Discard>(act))) {
        Table calm = table;
        calm.round.malfunction = Malfunction::None;
        if (contains(expected(calm, house), act))
            return true;
    }
    if (expectedBeyondDuties(table, house, act, mostDuties(table)))
        return true;
    if (gameTable(house).holeCard && isAllowedInBlackjack(table, house, act))
        return true;
    if (const auto *back = std::get_if<act::Return>(&act)) {
        if (mendsTogether(table, house, *back))
            return true;
        if (handsBackWhatIsThePatrons(table, house, *back)
            || handsBackARefusedBet(table, house, *back))
            return true;
    }
    // If a patron does not want to cut, the dealer offers it to the next.
    if (const auto *offer = std::get_if<act::OfferCut>(&act)) {
        const ShoeState &shoe = table.shoeState;
        return shoe.preparing && shoe.cutOfferedTo.number > 0 && shoe.patronCut == 0
            && shoe.cutOfferedTo != offer->seat;
    }
    // Late chips may be refused or handed back.
    if (const auto *back = std::get_if<act::Return>(&act)) {
        const Money late = table.at(back->hand).bet(back->bet).late;
        if (late > Money{} && (!back->amount || back->amount->money == late))
            return true;
    }
    if (const auto *cutCard = std::get_if<act::PlaceCutCard>(&act)) {
        return cutCard->behind >= 1 && cutCard->behind <= house.shoe.cutCardFromEnd
            && contains(expected(table, house), act::PlaceCutCard{house.shoe.cutCardFromEnd});
    }
    // Bets may be handed back or refused at any time before the deal, also before a shuffle.
    if (std::holds_alternative<act::Return>(act) || std::holds_alternative<act::Refuse>(act)) {
        Table ready = table;
        ready.shoeState = {};
        if (contains(expected(ready, house), act))
            return true;
    }
    // Naming the full amount is the same as taking the whole bet.
    if (const auto *take = std::get_if<act::Take>(&act)) {
        Money all;
        for (const BetKind kind : AllBets) {
            if (take->bets.has(kind))
                all += table.at(take->hand).bet(kind).amount;
        }
        // Any of the losing bets may be taken together in one motion.
        bool each = !take->amount;
        int bets = 0;
        for (int k = 0; k < BetKinds && each; ++k) {
            if (!take->bets.has(static_cast<BetKind>(k)))
                continue;
            ++bets;
            each = expectedBeyondDuties(
                table, house, act::Take{take->hand, BetSet::of(static_cast<BetKind>(k)), {}},
                mostDuties(table));
        }
        if (each && bets > 1)
            return true;
        if (take->amount && take->amount->money == all)
            return isAlsoAllowed(table, house, act::Take{take->hand, take->bets, {}});
        // If half of a surrendered bet went back already, the house takes all that is left.
        if (!take->amount)
            return expectedBeyondDuties(table, house,
                                        act::Take{take->hand, take->bets, Amount{all, {}}},
                                        mostDuties(table));
    }
    if (const auto *say = std::get_if<act::Say>(&act)) {
        // Bets may be closed even if nobody bet.
        if (say->call == Call::NoMoreBets)
            return !table.round.betsClosed && (table.round.betsInvited || !house.calls.placeBets)
                && (expected(table, house).empty() || !house.calls.noMoreBets);
        // The dealer may make calls the house does not demand, and a reminder with a refusal.
        if (say->call == Call::PlaceBets)
            return !house.calls.placeBets && !table.round.betsClosed && !table.round.betsInvited;
        if (say->call == Call::BelowMinimum) {
            const Seat &seat = table.at(say->seat);
            const auto low = [](const Bet &bet, const Limit &limit) {
                return bet.amount > Money{} && bet.amount < limit.min;
            };
            return !table.round.betsClosed
                && (low(seat.bet(BetKind::Main), house.limits.main)
                    || low(seat.bet(BetKind::Tie), house.limits.tie));
        }
        if (say->call == Call::WarOrSurrender && !house.calls.warOrSurrender)
            return house.surrender.allowed;
    }
    // A round in which nobody bet may be ended.
    if (std::holds_alternative<act::End>(act)) {
        for (const Seat &seat : table.seats) {
            for (const Bet &bet : seat.bets) {
                if (bet.exists())
                    return false;
            }
        }
        return table.round.begun && !table.cardsOnFelt();
    }
    return false;
}

namespace {

/// The short way of carrying out an act that the quick look found right has the same result as the
/// full way.
template<ActKind Kind>
bool happensAlike(const Session &session, const Kind &act)
{
    const House &house = session.house();
    if (!isPlainlyRight(session.table(), house, act))
        return true;
    Table plain = session.table();
    Table inFull = session.table();
    carryOutPlain(plain, house, act);
    carryOut(inFull, house, act);
    return plain == inFull && plain.derived.stale() == inFull.derived.stale();
}

/// The same payment in more chips than it takes.
std::optional<Act> inSmallChips(const Act &act, const House &house)
{
    const auto *pay = std::get_if<act::Pay>(&act);
    const Money smallest = house.table.chips.values().front();
    if (pay == nullptr || !pay->amount.chips.empty()
        || pay->amount.money.inCents() % smallest.inCents() != 0)
        return std::nullopt;
    act::Pay told = *pay;
    told.amount.chips.of[0] =
        static_cast<std::uint16_t>(pay->amount.money.inCents() / smallest.inCents());
    return told;
}

} // namespace

bool isPlain(const Session &session, const Act &act)
{
    return visitKind(
        [&](const auto &what) { return isPlainlyRight(session.table(), session.house(), what); },
        act);
}

bool isJudgedAlike(const Session &session, const Act &act)
{
    const Table &table = session.table();
    const House &house = session.house();
    if (impossible(table, house, act))
        return true;
    if (const auto told = inSmallChips(act, house); told && !isJudgedAlike(session, *told))
        return false;
    Table rough = table;
    rough.round.rough = true; // switches the quick look off
    const Verdict inFull = judge(rough, house, act);
    return judge(table, house, act).findings == inFull.findings
        && visitKind([&](const auto &what) { return happensAlike(session, what); }, act);
}

} // namespace pitwise::test
