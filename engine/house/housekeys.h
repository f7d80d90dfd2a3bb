// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/house/pergame.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace pitwise {

class TomlSection;

/// What a dealer gets wrong who does not know of a difference, the worst first.
enum class Risk { Money, Order, Cards, Calls };

/// What kind of value a key has.
enum class KeyKind { Text, Flag, Count, Money, Ratio, Choice, Chips };

/// Whether a house file may leave a key out. The default of a key is its value in `House{}`.
enum class Presence {
    Required, ///< it must be there if its section is read
    RequiredInUse, ///< it must be there unless another key makes it idle
    OnlyInUse, ///< the same, and where it is idle it must not be there
    Optional,
};

/// What has to happen at the table before a dealer meets the rule.
enum class Occasion { AnyRound, OddBet, NewShoe };

// Which games have a rule.
inline constexpr PerGame<bool> InBothGames{true, true};
inline constexpr PerGame<bool> InCasinoWar{true, false};
inline constexpr PerGame<bool> InWarBlackjack{false, true};

/// One key of a house file, with everything there is to know about it. The reader, the checks of a
/// house file, the editor, the differences, the practice and the manual all ask these rows.
struct HouseKey
{
    std::string_view key; ///< `tie_bet.pays`
    KeyKind kind{};
    Presence presence = Presence::Required;
    PerGame<bool> games = InBothGames; ///< the games that have this rule
    std::optional<Risk> risk; ///< none: a dealer does nothing differently for it
    Occasion occasion = Occasion::AnyRound;
    std::span<const std::string_view> choices; ///< the words of a `Choice`
    bool mayBeNone = false; ///< "none" stands for no value
    int least = 0; ///< of a `Count`
    int (*most)(const House &) = nullptr; ///< of a `Count`; other keys may decide it
    /// No other key of this house makes it idle.
    bool (*inUse)(const House &) = nullptr;
    /// Reads the value; a missing one is a fault. What it needs of other keys is already read.
    void (*read)(TomlSection &, const HouseKey &, House &) = nullptr;
    /// The value, as a person writes it: `10:1`, `yes`, `right-to-left`.
    std::string (*text)(const House &) = nullptr;
    void (*copy)(const House &from, House &to) = nullptr;
    /// Sets some other value. A text and the chips stay as they are.
    void (*alter)(House &) = nullptr;

    /// `war` of `war.tie_bet.pays`; empty for the keys at the top.
    [[nodiscard]] constexpr std::string_view section() const
    {
        const auto dot = key.find('.');
        return dot == std::string_view::npos ? std::string_view{} : key.substr(0, dot);
    }
    /// `war.tie_bet` of `war.tie_bet.pays`.
    [[nodiscard]] constexpr std::string_view path() const
    {
        const auto dot = key.rfind('.');
        return dot == std::string_view::npos ? std::string_view{} : key.substr(0, dot);
    }
    /// `pays` of `war.tie_bet.pays`.
    [[nodiscard]] constexpr std::string_view local() const
    {
        const auto dot = key.rfind('.');
        return dot == std::string_view::npos ? key : key.substr(dot + 1);
    }
    /// It means something in this house.
    [[nodiscard]] bool applies(const House &house) const { return games.of(house) && inUse(house); }
    /// A rule has an origin; the house's name and the points of an examination have none.
    [[nodiscard]] bool isRule() const { return !section().empty() && section() != "scoring"; }
};

/// One section of a house file, `limits` or `limits.main`.
struct HouseSection
{
    std::string_view path;
    /// The house needs this section: if it is missing, all its required keys are. Null: no house
    /// needs it.
    bool (*needed)(const House &) = nullptr;
};

/// All keys, in the order of a house file.
[[nodiscard]] std::span<const HouseKey> houseKeys();
/// All sections, in the order they are read: what decides about a section comes before it.
[[nodiscard]] std::span<const HouseSection> houseSections();
/// Null for a key that does not exist.
[[nodiscard]] const HouseKey *findHouseKey(std::string_view key);

} // namespace pitwise
