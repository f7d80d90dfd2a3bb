// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/housekeys.h"

#include "engine/house/keyfield.h"

#include <algorithm>

namespace pitwise {

namespace {

// ---- when a key is in use, or a section needed ----

bool always(const House &)
{
    return true;
}
bool playsCasinoWar(const House &house)
{
    return InCasinoWar.of(house);
}
bool playsWarBlackjack(const House &house)
{
    return InWarBlackjack.of(house);
}
bool tieBets(const House &house)
{
    return house.tieBet.allowed;
}
bool surrender(const House &house)
{
    return house.surrender.allowed;
}
bool warTieBets(const House &house)
{
    return house.war.tieBet.allowed;
}
bool burns(const House &house)
{
    return house.war.burnBefore != BurnBefore::None;
}
bool cutCard(const House &house)
{
    return house.shoe.shuffle == ShuffleRule::CutCard;
}

// ---- the upper end of a range ----

constexpr int MostSeats = 9;
constexpr int MostHands = 4;
constexpr int MostBurned = 20;

template<int Number>
int upTo(const House &)
{
    return Number;
}
int allSeats(const House &house)
{
    return house.table.seats;
}
int halfTheShoe(const House &house)
{
    return house.cardCount() / 2;
}

// ---- the table ----

using enum Presence;
using enum Occasion;

// clang-format off
#define FIELD(member) [](auto &h) -> auto & { return h.member; }

constexpr auto Keys = std::to_array<HouseKey>({
    keyOf("id", FIELD(id)),
    keyOf("name", FIELD(name)),
    keyOf("game", FIELD(game)).risk(Risk::Money),
    keyOf("source", FIELD(source)),
    keyOf("shoe.decks", FIELD(shoe.decks)).risk(Risk::Cards).range(1, upTo<8>).metAt(NewShoe),
    keyOf("shoe.shuffle", FIELD(shoe.shuffle)).risk(Risk::Cards).metAt(NewShoe),
    keyOf("shoe.cut_card_from_end", FIELD(shoe.cutCardFromEnd)).risk(Risk::Cards).range(1, halfTheShoe).presence(OnlyInUse).inUseIf(cutCard).metAt(NewShoe),
    keyOf("shoe.burn_first", FIELD(shoe.burnFirst)).risk(Risk::Cards).range(0, upTo<MostBurned>).presence(Optional).metAt(NewShoe),
    keyOf("table.seats", FIELD(table.seats)).risk(Risk::Calls).range(1, upTo<MostSeats>),
    keyOf("table.hands_per_patron", FIELD(table.handsPerPatron)).risk(Risk::Calls).range(1, allSeats).presence(Optional),
    keyOf("table.chips", FIELD(table.chips)).risk(Risk::Money),
    keyOf("table.rounding", FIELD(table.rounding)).risk(Risk::Money).presence(Optional),
    keyOf("limits.main.min", FIELD(limits.main.min)).risk(Risk::Money).metAt(OddBet),
    keyOf("limits.main.max", FIELD(limits.main.max)).risk(Risk::Money).metAt(OddBet),
    keyOf("limits.tie.min", FIELD(limits.tie.min)).risk(Risk::Money).only(InCasinoWar).inUseIf(tieBets).metAt(OddBet),
    keyOf("limits.tie.max", FIELD(limits.tie.max)).risk(Risk::Money).only(InCasinoWar).inUseIf(tieBets).metAt(OddBet),
    keyOf("limits.bonus.min", FIELD(limits.bonus.min)).risk(Risk::Money).only(InWarBlackjack).metAt(OddBet),
    keyOf("limits.bonus.max", FIELD(limits.bonus.max)).risk(Risk::Money).only(InWarBlackjack).metAt(OddBet),
    keyOf("limits.combined_max", FIELD(limits.combinedMax)).risk(Risk::Money).presence(Optional).metAt(OddBet),
    keyOf("limits.under_minimum", FIELD(limits.underMinimum)).risk(Risk::Money).metAt(OddBet),
    keyOf("limits.over_maximum", FIELD(limits.overMaximum)).risk(Risk::Money).metAt(OddBet),
    keyOf("tie_bet.allowed", FIELD(tieBet.allowed)).risk(Risk::Money).only(InCasinoWar).metAt(OddBet),
    keyOf("tie_bet.alone", FIELD(tieBet.alone)).risk(Risk::Money).only(InCasinoWar).presence(RequiredInUse).inUseIf(tieBets).metAt(OddBet),
    keyOf("tie_bet.pays", FIELD(tieBet.pays)).risk(Risk::Money).only(InCasinoWar).presence(RequiredInUse).inUseIf(tieBets),
    keyOf("surrender.allowed", FIELD(surrender.allowed)).risk(Risk::Money).only(InCasinoWar),
    keyOf("surrender.loses", FIELD(surrender.loses)).risk(Risk::Money).only(InCasinoWar).presence(RequiredInUse).inUseIf(surrender),
    keyOf("war.burn_before", FIELD(war.burnBefore)).risk(Risk::Cards).only(InCasinoWar),
    keyOf("war.burn", FIELD(war.burn)).risk(Risk::Cards).range(0, upTo<MostBurned>).only(InCasinoWar).presence(RequiredInUse).inUseIf(burns),
    keyOf("war.house_posts", FIELD(war.housePosts)).risk(Risk::Money).only(InCasinoWar),
    keyOf("war.win_pays", FIELD(war.winPays)).risk(Risk::Money).only(InCasinoWar),
    keyOf("war.tie_pays", FIELD(war.tiePays)).risk(Risk::Money).only(InCasinoWar),
    keyOf("war.tie_bet.allowed", FIELD(war.tieBet.allowed)).risk(Risk::Money).only(InCasinoWar),
    keyOf("war.tie_bet.pays", FIELD(war.tieBet.pays)).risk(Risk::Money).only(InCasinoWar).presence(RequiredInUse).inUseIf(warTieBets),
    keyOf("war.tie_bet.amount", FIELD(war.tieBet.amount)).risk(Risk::Money).only(InCasinoWar).presence(RequiredInUse).inUseIf(warTieBets),
    keyOf("bonus.ace", FIELD(bonus.ace)).risk(Risk::Money).only(InWarBlackjack),
    keyOf("bonus.tie", FIELD(bonus.tie)).risk(Risk::Money).only(InWarBlackjack),
    keyOf("bonus.pays", FIELD(bonus.pays)).risk(Risk::Money).only(InWarBlackjack),
    keyOf("bonus.parlay", FIELD(bonus.parlay)).risk(Risk::Money).only(InWarBlackjack),
    keyOf("blackjack.pays", FIELD(blackjack.pays)).risk(Risk::Money).only(InWarBlackjack),
    keyOf("blackjack.soft17", FIELD(blackjack.soft17)).risk(Risk::Cards).only(InWarBlackjack),
    keyOf("blackjack.double_for_less", FIELD(blackjack.doubleForLess)).risk(Risk::Money).only(InWarBlackjack),
    keyOf("blackjack.double_after_split", FIELD(blackjack.doubleAfterSplit)).risk(Risk::Money).only(InWarBlackjack),
    keyOf("blackjack.resplit_hands", FIELD(blackjack.resplitHands)).risk(Risk::Money).range(1, upTo<MostHands>).only(InWarBlackjack),
    keyOf("blackjack.split_aces_one_card", FIELD(blackjack.splitAcesOneCard)).risk(Risk::Cards).only(InWarBlackjack),
    keyOf("blackjack.insurance", FIELD(blackjack.insurance)).risk(Risk::Money).only(InWarBlackjack),
    keyOf("blackjack.peek", FIELD(blackjack.peek)).risk(Risk::Cards).only(InWarBlackjack),
    keyOf("settlement.first", FIELD(settlement.first)).risk(Risk::Order).only(InCasinoWar),
    keyOf("settlement.ties", FIELD(settlement.ties)).risk(Risk::Order).only(InCasinoWar).inUseIf(tieBets),
    keyOf("settlement.mains", FIELD(settlement.mains)).risk(Risk::Order),
    keyOf("settlement.wars", FIELD(settlement.wars)).risk(Risk::Order),
    keyOf("cards.style", FIELD(cards.style)).risk(Risk::Cards),
    keyOf("cards.pick", FIELD(cards.pick)).risk(Risk::Cards).presence(Optional),
    keyOf("cards.sweep", FIELD(cards.sweep)).risk(Risk::Cards).presence(Optional),
    keyOf("calls.place_bets", FIELD(calls.placeBets)).risk(Risk::Calls),
    keyOf("calls.no_more_bets", FIELD(calls.noMoreBets)).risk(Risk::Calls),
    keyOf("calls.war_or_surrender", FIELD(calls.warOrSurrender)).risk(Risk::Calls).only(InCasinoWar),
    keyOf("calls.floor_above", FIELD(calls.floorAbove)).risk(Risk::Calls),
    keyOf("payout.chips", FIELD(payout.chips)).risk(Risk::Calls).presence(Optional),
    keyOf("payout.correction", FIELD(payout.correction)).risk(Risk::Calls).presence(Optional),
    keyOf("scoring.critical", FIELD(scoring.critical)).range(0, upTo<100>),
    keyOf("scoring.major", FIELD(scoring.major)).range(0, upTo<100>),
    keyOf("scoring.minor", FIELD(scoring.minor)).range(0, upTo<100>),
    keyOf("scoring.pass", FIELD(scoring.pass)).range(0, upTo<100>),
    keyOf("scoring.pace", FIELD(scoring.pace)).range(1, upTo<3600>),
});

#undef FIELD
// clang-format on

constexpr auto Sections = std::to_array<HouseSection>({
    {"", always},
    {"shoe", always},
    {"table", always},
    {"tie_bet"},
    {"surrender"},
    {"war", playsCasinoWar},
    {"war.tie_bet"},
    {"bonus", playsWarBlackjack},
    {"blackjack", playsWarBlackjack},
    {"limits.main", always},
    {"limits.tie", tieBets},
    {"limits.bonus", playsWarBlackjack},
    {"limits", always},
    {"settlement", always},
    {"cards", always},
    {"calls", always},
    {"payout", always},
    {"scoring"},
});

static_assert(std::all_of(Keys.begin(), Keys.end(),
                          [](const HouseKey &key) {
                              return std::any_of(Sections.begin(), Sections.end(),
                                                 [&](const HouseSection &section) {
                                                     return section.path == key.path();
                                                 });
                          }),
              "the section of every key must be among the sections");
#ifndef __SANITIZE_ADDRESS__ // GCC 12 then calls the address of a function not constant
static_assert(std::all_of(Keys.begin(), Keys.end(),
                          [](const HouseKey &key) {
                              return (key.kind == KeyKind::Count) == (key.most != nullptr);
                          }),
              "a number needs a range, and nothing else has one");
#endif

} // namespace

std::span<const HouseKey> houseKeys()
{
    return Keys;
}

std::span<const HouseSection> houseSections()
{
    return Sections;
}

const HouseKey *findHouseKey(std::string_view key)
{
    const auto *const found = std::find_if(Keys.begin(), Keys.end(),
                                           [&](const HouseKey &each) { return each.key == key; });
    return found == Keys.end() ? nullptr : &*found;
}

} // namespace pitwise
