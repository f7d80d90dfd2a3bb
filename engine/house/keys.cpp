// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/keys.h"

#include "engine/house/words.h"

#include <algorithm>
#include <type_traits>

namespace pitwise {

namespace {

// ---- a value as a person writes it ----

std::string valueText(const std::string &text)
{
    return text;
}
std::string valueText(bool flag)
{
    return flag ? "yes" : "no";
}
std::string valueText(int number)
{
    return std::to_string(number);
}
std::string valueText(Money money)
{
    return money == Money{} ? "none" : toText(money);
}
std::string valueText(const Ratio &ratio)
{
    return toText(ratio);
}
std::string valueText(const ChipSet &chips)
{
    std::string text;
    for (const Money chip : chips.values())
        text += (text.empty() ? "" : " ") + toText(chip);
    return text;
}
template<typename Value>
std::string valueText(const std::optional<Value> &value)
{
    return value ? valueText(*value) : "none";
}
template<typename Choice>
requires std::is_enum_v<Choice> std::string valueText(Choice choice)
{
    return std::string{wordFor(choice)};
}

// ---- some other value ----

void alterValue(std::string &) { }
void alterValue(ChipSet &) { }
void alterValue(bool &flag)
{
    flag = !flag;
}
void alterValue(int &number)
{
    ++number;
}
void alterValue(Money &money)
{
    money += Money::units(1);
}
void alterValue(Ratio &ratio)
{
    ratio.pays += ratio.per;
}
template<typename Value>
void alterValue(std::optional<Value> &value)
{
    value = value ? std::nullopt : std::optional{Value{}};
}
template<typename Choice>
requires std::is_enum_v<Choice>
void alterValue(Choice &choice)
{
    const auto &all = WordsOf<Choice>;
    choice = all[0].second == choice ? all[1].second : all[0].second;
}

// ---- what it is ----

template<typename Value>
constexpr KeyKind kindOf()
{
    if constexpr (std::is_same_v<Value, bool>)
        return KeyKind::Flag;
    else if constexpr (std::is_same_v<Value, int>)
        return KeyKind::Count;
    else if constexpr (std::is_same_v<Value, Money> || std::is_same_v<Value, std::optional<Money>>)
        return KeyKind::Money;
    else if constexpr (std::is_same_v<Value, Ratio> || std::is_same_v<Value, std::optional<Ratio>>)
        return KeyKind::Ratio;
    else if constexpr (std::is_enum_v<Value>)
        return KeyKind::Choice;
    else if constexpr (std::is_same_v<Value, ChipSet>)
        return KeyKind::Chips;
    else
        return KeyKind::Text;
}

// ---- where it says something ----

bool always(const House &)
{
    return true;
}
bool war(const House &house)
{
    return house.game == Game::CasinoWar;
}
bool blackjack(const House &house)
{
    return house.game == Game::WarBlackjack;
}
bool tieBets(const House &house)
{
    return war(house) && house.tieBet.allowed;
}
bool surrender(const House &house)
{
    return war(house) && house.surrender.allowed;
}
bool warTieBets(const House &house)
{
    return war(house) && house.war.tieBet.allowed;
}
bool burns(const House &house)
{
    return war(house) && house.war.burnBefore != BurnBefore::None;
}
bool cutCard(const House &house)
{
    return house.shoe.shuffle == ShuffleRule::CutCard;
}

/// `get` gives a reference to the value, in a house that may be changed or not.
template<typename Get>
HouseKey made(std::string_view key, std::optional<Risk> risk, bool (*applies)(const House &), Get)
{
    using Value = std::remove_cvref_t<decltype(Get{}(std::declval<const House &>()))>;
    HouseKey made;
    made.key = key;
    made.kind = kindOf<Value>();
    made.risk = risk;
    made.applies = applies;
    made.text = [](const House &house) { return valueText(Get{}(house)); };
    made.copy = [](const House &from, House &to) { Get{}(to) = Get{}(from); };
    made.alter = [](House &house) { alterValue(Get{}(house)); };
    if constexpr (std::is_enum_v<Value>) {
        for (const auto &word : WordsOf<Value>)
            made.choices.push_back(word.first);
    }
    made.mayBeNone =
        std::is_same_v<Value, std::optional<Money>> || std::is_same_v<Value, std::optional<Ratio>>;
    return made;
}

// clang-format off
#define VALUE(member) [](auto &h) -> auto & { return h.member; }
// clang-format on

std::vector<HouseKey> makeKeys()
{
    using enum Risk;
    // clang-format off
    return {
        made("id", {}, always, VALUE(id)),
        made("name", {}, always, VALUE(name)),
        made("game", Money, always, VALUE(game)),
        made("source", {}, always, VALUE(source)),
        made("shoe.decks", Cards, always, VALUE(shoe.decks)),
        made("shoe.shuffle", Cards, always, VALUE(shoe.shuffle)),
        made("shoe.cut_card_from_end", Cards, cutCard, VALUE(shoe.cutCardFromEnd)),
        made("shoe.burn_first", Cards, always, VALUE(shoe.burnFirst)),
        made("table.seats", Calls, always, VALUE(table.seats)),
        made("table.hands_per_patron", Calls, always, VALUE(table.handsPerPatron)),
        made("table.chips", Money, always, VALUE(table.chips)),
        made("table.rounding", Money, always, VALUE(table.rounding)),
        made("limits.main.min", Money, always, VALUE(limits.main.min)),
        made("limits.main.max", Money, always, VALUE(limits.main.max)),
        made("limits.tie.min", Money, tieBets, VALUE(limits.tie.min)),
        made("limits.tie.max", Money, tieBets, VALUE(limits.tie.max)),
        made("limits.bonus.min", Money, blackjack, VALUE(limits.bonus.min)),
        made("limits.bonus.max", Money, blackjack, VALUE(limits.bonus.max)),
        made("limits.combined_max", Money, always, VALUE(limits.combinedMax)),
        made("limits.under_minimum", Money, always, VALUE(limits.underMinimum)),
        made("limits.over_maximum", Money, always, VALUE(limits.overMaximum)),
        made("tie_bet.allowed", Money, war, VALUE(tieBet.allowed)),
        made("tie_bet.alone", Money, tieBets, VALUE(tieBet.alone)),
        made("tie_bet.pays", Money, tieBets, VALUE(tieBet.pays)),
        made("surrender.allowed", Money, war, VALUE(surrender.allowed)),
        made("surrender.loses", Money, surrender, VALUE(surrender.loses)),
        made("war.burn_before", Cards, war, VALUE(war.burnBefore)),
        made("war.burn", Cards, burns, VALUE(war.burn)),
        made("war.house_posts", Money, war, VALUE(war.housePosts)),
        made("war.win_pays", Money, war, VALUE(war.winPays)),
        made("war.tie_pays", Money, war, VALUE(war.tiePays)),
        made("war.tie_bet.allowed", Money, war, VALUE(war.tieBet.allowed)),
        made("war.tie_bet.pays", Money, warTieBets, VALUE(war.tieBet.pays)),
        made("war.tie_bet.amount", Money, warTieBets, VALUE(war.tieBet.amount)),
        made("bonus.ace", Money, blackjack, VALUE(bonus.ace)),
        made("bonus.tie", Money, blackjack, VALUE(bonus.tie)),
        made("bonus.pays", Money, blackjack, VALUE(bonus.pays)),
        made("bonus.parlay", Money, blackjack, VALUE(bonus.parlay)),
        made("blackjack.pays", Money, blackjack, VALUE(blackjack.pays)),
        made("blackjack.soft17", Cards, blackjack, VALUE(blackjack.soft17)),
        made("blackjack.double_for_less", Money, blackjack, VALUE(blackjack.doubleForLess)),
        made("blackjack.double_after_split", Money, blackjack, VALUE(blackjack.doubleAfterSplit)),
        made("blackjack.resplit_hands", Money, blackjack, VALUE(blackjack.resplitHands)),
        made("blackjack.split_aces_one_card", Cards, blackjack, VALUE(blackjack.splitAcesOneCard)),
        made("blackjack.insurance", Money, blackjack, VALUE(blackjack.insurance)),
        made("blackjack.peek", Cards, blackjack, VALUE(blackjack.peek)),
        made("settlement.first", Order, war, VALUE(settlement.first)),
        made("settlement.ties", Order, tieBets, VALUE(settlement.ties)),
        made("settlement.mains", Order, always, VALUE(settlement.mains)),
        made("settlement.wars", Order, always, VALUE(settlement.wars)),
        made("cards.style", Cards, always, VALUE(cards.style)),
        made("cards.pick", Cards, always, VALUE(cards.pick)),
        made("cards.sweep", Cards, always, VALUE(cards.sweep)),
        made("calls.place_bets", Calls, always, VALUE(calls.placeBets)),
        made("calls.no_more_bets", Calls, always, VALUE(calls.noMoreBets)),
        made("calls.war_or_surrender", Calls, war, VALUE(calls.warOrSurrender)),
        made("calls.floor_above", Calls, always, VALUE(calls.floorAbove)),
        made("payout.chips", Calls, always, VALUE(payout.chips)),
        made("payout.correction", Calls, always, VALUE(payout.correction)),
        made("scoring.critical", {}, always, VALUE(scoring.critical)),
        made("scoring.major", {}, always, VALUE(scoring.major)),
        made("scoring.minor", {}, always, VALUE(scoring.minor)),
        made("scoring.pass", {}, always, VALUE(scoring.pass)),
        made("scoring.pace", {}, always, VALUE(scoring.pace)),
    };
    // clang-format on
}

#undef VALUE

} // namespace

std::span<const HouseKey> houseKeys()
{
    static const std::vector<HouseKey> keys = makeKeys();
    return keys;
}

const HouseKey *findHouseKey(std::string_view key)
{
    const auto keys = houseKeys();
    const auto found = std::find_if(keys.begin(), keys.end(),
                                    [&](const HouseKey &each) { return each.key == key; });
    return found == keys.end() ? nullptr : &*found;
}

} // namespace pitwise
