// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/housefile.h"

#include "engine/house/houseprovenance.h"
#include "engine/house/tomlreader.h"

#include <algorithm>

namespace pitwise {

namespace {

constexpr int MostSeats = 9;
constexpr int MostHands = 4;
constexpr int MostBurned = 20;

ShoeRules readShoe(TomlSection in, Game game)
{
    ShoeRules shoe;
    shoe.decks = in.integer("decks", 1, 8);
    shoe.shuffle = in.choice<ShuffleRule>("shuffle");
    shoe.burnFirst = in.integer("burn_first", 0, MostBurned, 0);
    if (shoe.shuffle == ShuffleRule::CutCard)
        shoe.cutCardFromEnd = in.integer("cut_card_from_end", 1, shoe.decks * 52 / 2);
    else if (in.has("cut_card_from_end"))
        in.faultAt("cut_card_from_end", "has no place where the cards are shuffled every round");
    in.find("cut_card_from_end", true);
    // Few decks and many cards a hand: never further from the end than a third of the shoe.
    if (game == Game::WarBlackjack && shoe.decks <= 2)
        shoe.cutCardFromEnd = std::min(shoe.cutCardFromEnd, shoe.decks * 52 / 3);
    in.finish();
    return shoe;
}

TableRules readTable(TomlSection in)
{
    TableRules table;
    table.seats = in.integer("seats", 1, MostSeats);
    table.handsPerPatron = in.integer("hands_per_patron", 1, table.seats, 1);
    if (auto chips = in.moneys("chips", MaxChipKinds); ChipSet::isTooOdd(chips))
        in.faultAt("chips", "have too little in common to count with");
    else
        table.chips = ChipSet{std::move(chips)};
    table.rounding = in.choice<Rounding>("rounding", Rounding::Patron);
    in.finish();
    return table;
}

Limit readLimit(TomlSection in)
{
    const Limit limit{in.money("min"), in.money("max")};
    if (limit.min > limit.max && limit.max > Money{})
        in.faultAt("min", "is above the maximum");
    in.finish();
    return limit;
}

LimitRules readLimits(TomlSection in, bool tieBets, Game game)
{
    LimitRules limits;
    limits.main = readLimit(in.section("main"));
    if (tieBets || in.has("tie"))
        limits.tie = readLimit(in.section("tie"));
    if (game == Game::WarBlackjack || in.has("bonus"))
        limits.bonus = readLimit(in.section("bonus"));
    if (in.has("combined_max")) {
        const auto *node = in.find("combined_max", true);
        if (node->value_exact<std::string>() != "none")
            limits.combinedMax = in.money("combined_max");
        if (limits.combinedMax && *limits.combinedMax > Money{}
            && *limits.combinedMax < limits.main.min)
            in.faultAt("combined_max", "is below the minimum of the main bet");
    }
    limits.underMinimum = in.choice<UnderMinimum>("under_minimum");
    limits.overMaximum = in.choice<OverMaximum>("over_maximum");
    in.finish();
    return limits;
}

TieBetRules readTieBet(TomlSection in)
{
    TieBetRules tie;
    if (!in.exists())
        return tie;
    tie.allowed = in.flag("allowed");
    tie.alone = tie.allowed || in.has("alone") ? in.flag("alone") : false;
    if (tie.allowed || in.has("pays"))
        tie.pays = in.ratio("pays");
    in.finish();
    return tie;
}

SurrenderRules readSurrender(TomlSection in)
{
    SurrenderRules surrender;
    if (!in.exists())
        return surrender;
    surrender.allowed = in.flag("allowed");
    if (surrender.allowed || in.has("loses"))
        surrender.loses = in.ratio("loses");
    if (surrender.loses > Ratio{1, 1})
        in.faultAt("loses", "cannot be more than the bet itself");
    in.finish();
    return surrender;
}

WarTieBetRules readWarTieBet(TomlSection in)
{
    WarTieBetRules tie;
    if (!in.exists())
        return tie;
    tie.allowed = in.flag("allowed");
    if (tie.allowed || in.has("pays"))
        tie.pays = in.ratio("pays");
    if (tie.allowed || in.has("amount"))
        tie.amount = in.choice<WarTieAmount>("amount");
    in.finish();
    return tie;
}

WarRules readWar(TomlSection in)
{
    WarRules war;
    war.burnBefore = in.choice<BurnBefore>("burn_before");
    if (war.burnBefore != BurnBefore::None || in.has("burn"))
        war.burn = in.integer("burn", 0, MostBurned);
    war.housePosts = in.flag("house_posts");
    war.winPays = in.ratio("win_pays");
    war.tiePays = in.ratio("tie_pays");
    if (war.housePosts) {
        for (const auto &[key, pays] :
             {std::pair{"win_pays", war.winPays}, {"tie_pays", war.tiePays}}) {
            if (Ratio{1, 1} > pays)
                in.faultAt(key, "is below 1:1, yet the house's post alone is 1:1");
        }
    }
    war.tieBet = readWarTieBet(in.section("tie_bet"));
    in.finish();
    return war;
}

SettlementRules readSettlement(TomlSection in)
{
    SettlementRules rules;
    rules.first = in.choice<FirstSettlement>("first");
    rules.ties = in.choice<Direction>("ties");
    rules.mains = in.choice<Direction>("mains");
    rules.wars = in.choice<Direction>("wars");
    in.finish();
    return rules;
}

CardRules readCards(TomlSection in)
{
    CardRules cards;
    cards.style = in.choice<Style>("style");
    cards.pick = in.choice<Pick>("pick", Pick::AfterPay);
    cards.sweep = in.choice<Direction>("sweep", Direction::RightToLeft);
    in.finish();
    return cards;
}

CallRules readCalls(TomlSection in)
{
    CallRules calls;
    calls.placeBets = in.flag("place_bets");
    calls.noMoreBets = in.flag("no_more_bets");
    calls.warOrSurrender = in.flag("war_or_surrender");
    const auto *above = in.find("floor_above", false);
    if (above != nullptr && above->value_exact<std::string>() != "none")
        calls.floorAbove = in.ratio("floor_above");
    in.finish();
    return calls;
}

PayoutRules readPayout(TomlSection in)
{
    PayoutRules payout;
    payout.chips = in.choice<PayoutChips>("chips", PayoutChips::Any);
    payout.correction = in.choice<Correction>("correction", Correction::Self);
    in.finish();
    return payout;
}

BonusRules readBonus(TomlSection in)
{
    BonusRules bonus;
    bonus.ace = in.choice<AceRank>("ace");
    bonus.tie = in.choice<BonusTie>("tie");
    bonus.pays = in.ratio("pays");
    bonus.parlay = in.flag("parlay");
    in.finish();
    return bonus;
}

BlackjackRules readBlackjack(TomlSection in)
{
    BlackjackRules blackjack;
    blackjack.pays = in.ratio("pays");
    blackjack.soft17 = in.choice<Soft17>("soft17");
    blackjack.doubleForLess = in.flag("double_for_less");
    blackjack.doubleAfterSplit = in.flag("double_after_split");
    blackjack.resplitHands = in.integer("resplit_hands", 1, MostHands);
    blackjack.splitAcesOneCard = in.flag("split_aces_one_card");
    blackjack.insurance = in.flag("insurance");
    blackjack.peek = in.flag("peek");
    in.finish();
    return blackjack;
}

ScoringRules readScoring(TomlSection in)
{
    ScoringRules scoring;
    if (!in.exists())
        return scoring;
    scoring.critical = in.integer("critical", 0, 100);
    scoring.major = in.integer("major", 0, 100);
    scoring.minor = in.integer("minor", 0, 100);
    scoring.pass = in.integer("pass", 0, 100);
    scoring.pace = in.integer("pace", 1, 3600);
    in.finish();
    return scoring;
}

/// Without rounding, chips must make at least what the smallest bets pay.
void checkChips(const House &house, TomlSection table)
{
    if (house.table.rounding != Rounding::None || house.table.chips.values().empty())
        return;
    const auto check = [&](Money amount, const std::string &what) {
        if (amount > Money{} && !house.table.chips.canMake(amount))
            table.faultAt("chips", "cannot make " + toText(amount) + ", " + what);
    };
    check(house.limits.main.min, "what the smallest main bet pays");
    if (house.game == Game::WarBlackjack) {
        check(house.limits.main.min * house.blackjack.pays, "what the smallest blackjack pays");
        check(house.limits.bonus.min * house.bonus.pays, "what the smallest War bonus pays");
        return;
    }
    if (house.surrender.allowed)
        check(house.limits.main.min * house.surrender.loses,
              "what surrender takes of the smallest main bet");
    if (house.tieBet.allowed)
        check(house.limits.tie.min * house.tieBet.pays, "what the smallest tie bet pays");
    check(house.limits.main.min * house.war.winPays, "what the smallest war won pays");
    check(house.limits.main.min * house.war.tiePays, "what the smallest war tied pays");
}

/// What only the other game has may stand in the file, but does nothing; only what would promise
/// the patron something is a fault.
void readGame(House &house, TomlSection &root)
{
    const bool war = house.game == Game::CasinoWar;
    house.tieBet = readTieBet(root.section("tie_bet"));
    house.surrender = readSurrender(root.section("surrender"));
    if (war || root.has("war"))
        house.war = readWar(root.section("war"));
    if (!war || root.has("bonus"))
        house.bonus = readBonus(root.section("bonus"));
    if (!war || root.has("blackjack"))
        house.blackjack = readBlackjack(root.section("blackjack"));
    if (!war && house.tieBet.allowed)
        root.section("tie_bet").faultAt("allowed", "must be false: War Blackjack has no tie bet");
    if (!war && house.surrender.allowed)
        root.section("surrender").faultAt("allowed", "must be false in War Blackjack");
}

House readAll(TomlSection root, Faults &faults)
{
    House house;
    house.id = root.text("id");
    house.name = root.text("name");
    house.game = root.choice<Game>("game");
    house.source = root.text("source");
    house.shoe = readShoe(root.section("shoe"), house.game);
    house.table = readTable(root.section("table"));
    readGame(house, root);
    house.limits = readLimits(root.section("limits"), house.tieBet.allowed, house.game);
    house.settlement = readSettlement(root.section("settlement"));
    house.cards = readCards(root.section("cards"));
    house.calls = readCalls(root.section("calls"));
    house.payout = readPayout(root.section("payout"));
    house.scoring = readScoring(root.section("scoring"));
    house.provenance = readProvenance(root.find("provenance", true), faults);
    checkChips(house, root.section("table"));
    root.finish();
    return house;
}

} // namespace

HouseReading readHouse(std::string_view toml)
{
    const auto parsed = toml::parse(toml);
    if (!parsed) {
        const auto &error = parsed.error();
        return {
            {},
            {{static_cast<int>(error.source().begin.line),
              static_cast<int>(error.source().begin.column), std::string{error.description()}}}};
    }
    HouseReading reading;
    reading.house = readAll({&parsed.table(), "", {1, 1}, reading.faults}, reading.faults);
    std::stable_sort(reading.faults.begin(), reading.faults.end(),
                     [](const Fault &a, const Fault &b) {
                         return std::pair{a.line, a.column} < std::pair{b.line, b.column};
                     });
    return reading;
}

} // namespace pitwise
