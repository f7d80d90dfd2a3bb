// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/chips.h"
#include "engine/base/ratio.h"
#include "engine/house/provenance.h"

#include <array>
#include <optional>
#include <string>

namespace pitwise {

enum class Game { CasinoWar, WarBlackjack };
inline constexpr std::array AllGames{Game::CasinoWar, Game::WarBlackjack};
enum class ShuffleRule { CutCard, EveryRound };
enum class Rounding { Patron, House, None };
enum class UnderMinimum { Refuse, RemindOnce };
enum class OverMaximum { Refuse, ReturnExcess };
enum class BurnBefore { None, WarRound, EachCard, FirstAndDealer };
enum class WarTieAmount { Main, Any };
enum class FirstSettlement { PerSeat, TiesThenMains };
enum class Direction { RightToLeft, LeftToRight };
enum class Style { PickAndPay, LayAndPay };
enum class Pick { AfterPay, BeforePay, Either };
enum class PayoutChips { Any, Fewest, ColorForColor };
enum class Correction { Self, Floor };
enum class AceRank { Low, High };
enum class BonusTie { House, Push };
enum class Soft17 { Hit, Stand };

struct Limit
{
    Money min;
    Money max;

    bool operator==(const Limit &) const = default;
};

struct ShoeRules
{
    int decks = 6;
    ShuffleRule shuffle = ShuffleRule::CutCard;
    int cutCardFromEnd = 0; ///< at most this many cards behind the cut card
    int burnFirst = 0; ///< cards burned from a new shoe

    bool operator==(const ShoeRules &) const = default;
};

struct TableRules
{
    int seats = 7;
    int handsPerPatron = 1;
    ChipSet chips;
    Rounding rounding = Rounding::Patron;

    bool operator==(const TableRules &) const = default;
};

struct LimitRules
{
    Limit main;
    Limit tie;
    Limit bonus; ///< the War bonus of War Blackjack
    std::optional<Money> combinedMax; ///< main bet and side bet of a seat together
    UnderMinimum underMinimum = UnderMinimum::Refuse;
    OverMaximum overMaximum = OverMaximum::ReturnExcess;

    bool operator==(const LimitRules &) const = default;
};

struct TieBetRules
{
    bool allowed = false;
    bool alone = false; ///< without a main bet
    Ratio pays;

    bool operator==(const TieBetRules &) const = default;
};

struct SurrenderRules
{
    bool allowed = false;
    Ratio loses{1, 2}; ///< of the main bet

    bool operator==(const SurrenderRules &) const = default;
};

struct WarTieBetRules
{
    bool allowed = false;
    Ratio pays;
    WarTieAmount amount = WarTieAmount::Any;

    bool operator==(const WarTieBetRules &) const = default;
};

struct WarRules
{
    int burn = 0;
    BurnBefore burnBefore = BurnBefore::None;
    bool housePosts = false;
    Ratio winPays; ///< on the war bet; the post is part of it
    Ratio tiePays;
    WarTieBetRules tieBet;

    bool operator==(const WarRules &) const = default;
};

struct SettlementRules
{
    FirstSettlement first = FirstSettlement::PerSeat;
    Direction ties = Direction::RightToLeft;
    Direction mains = Direction::RightToLeft; ///< with PerSeat, of whole seats
    Direction wars = Direction::LeftToRight;

    bool operator==(const SettlementRules &) const = default;
};

struct CardRules
{
    Style style = Style::LayAndPay;
    Pick pick = Pick::AfterPay;
    Direction sweep = Direction::RightToLeft;

    bool operator==(const CardRules &) const = default;
};

struct CallRules
{
    bool placeBets = true;
    bool noMoreBets = true;
    bool warOrSurrender = true;
    std::optional<Ratio> floorAbove; ///< the floor is called for a payoff above it

    bool operator==(const CallRules &) const = default;
};

struct PayoutRules
{
    PayoutChips chips = PayoutChips::Any;
    Correction correction = Correction::Self;

    bool operator==(const PayoutRules &) const = default;
};

/// The War bonus of War Blackjack: the patron's first card against the dealer's.
struct BonusRules
{
    AceRank ace = AceRank::Low;
    BonusTie tie = BonusTie::House;
    Ratio pays;
    bool parlay = true; ///< winnings may ride on the blackjack hand

    bool operator==(const BonusRules &) const = default;
};

struct BlackjackRules
{
    Ratio pays{3, 2}; ///< on a natural
    Soft17 soft17 = Soft17::Hit;
    bool doubleForLess = true;
    bool doubleAfterSplit = true;
    int resplitHands = 4; ///< one hand may become at most this many
    bool splitAcesOneCard = true;
    bool insurance = true; ///< and even money for a natural
    bool peek = true; ///< when an ace or a ten is up

    bool operator==(const BlackjackRules &) const = default;
};

struct ScoringRules
{
    int critical = 10; ///< points lost by a finding
    int major = 5;
    int minor = 1;
    int pass = 80;
    int pace = 72; ///< seconds a round

    bool operator==(const ScoringRules &) const = default;
};

/// The rules of a house as one value. The referee, the demonstration, the manual and the odds all
/// work from it.
struct House
{
    std::string id;
    std::string name;
    std::string source;
    Game game = Game::CasinoWar;
    ShoeRules shoe;
    TableRules table;
    LimitRules limits;
    TieBetRules tieBet;
    SurrenderRules surrender;
    WarRules war;
    SettlementRules settlement;
    CardRules cards;
    CallRules calls;
    PayoutRules payout;
    BonusRules bonus;
    BlackjackRules blackjack;
    ScoringRules scoring;
    Provenance provenance;

    bool operator==(const House &) const = default;

    [[nodiscard]] int cardCount() const { return shoe.decks * 52; }
    /// Casino War: the dealer must ask a tied patron.
    [[nodiscard]] bool offersWar() const { return surrender.allowed && calls.warOrSurrender; }
    /// What the house pays for an exact amount, rounded if the chips cannot make it.
    [[nodiscard]] Money payable(Money exact) const { return rounded(exact, Rounding::Patron); }
    /// What the house takes for an exact amount, rounded the same way.
    [[nodiscard]] Money takeable(Money exact) const { return rounded(exact, Rounding::House); }

private:
    /// Rounds up if the house rounds in favour of `upFor`, who gains from it; else down.
    [[nodiscard]] Money rounded(Money exact, Rounding upFor) const
    {
        if (table.rounding == Rounding::None)
            return exact;
        return table.rounding == upFor ? table.chips.roundedUp(exact)
                                       : table.chips.roundedDown(exact);
    }
};

[[nodiscard]] std::string_view name(Game game);
[[nodiscard]] std::string_view name(Style style);
[[nodiscard]] std::string_view name(Direction direction);

} // namespace pitwise
