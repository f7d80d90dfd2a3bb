// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// How much harm a dealer does who does not know of a difference.
enum class Risk { Money, Order, Cards, Calls };

/// What can stand behind a key of a house file.
enum class KeyKind { Text, Flag, Count, Money, Ratio, Choice, Chips };

/// A key of a house file: what it holds, and how to get at it.
struct HouseKey
{
    std::string_view key; ///< `tie_bet.pays`
    KeyKind kind{};
    std::optional<Risk> risk; ///< none: a dealer does nothing differently for it
    std::vector<std::string_view> choices; ///< of a `Choice`
    bool mayBeNone = false; ///< "none" stands for no value
    /// It says something in this house; another key may have made it idle.
    bool (*applies)(const House &) = nullptr;
    /// The value, as a person writes it: `10:1`, `yes`, `right-to-left`.
    std::string (*text)(const House &) = nullptr;
    void (*copy)(const House &from, House &to) = nullptr;
    /// Some other value.
    void (*alter)(House &) = nullptr;

    /// `tie_bet`; empty for the keys at the top.
    [[nodiscard]] std::string_view section() const
    {
        const auto dot = key.find('.');
        return dot == std::string_view::npos ? std::string_view{} : key.substr(0, dot);
    }
};

/// All of them, in the order of a house file.
[[nodiscard]] std::span<const HouseKey> houseKeys();
/// Nothing for a key that does not exist.
[[nodiscard]] const HouseKey *findHouseKey(std::string_view key);

} // namespace pitwise
