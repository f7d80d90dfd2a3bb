// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/housekeys.h"
#include "engine/house/tomlreader.h"
#include "engine/house/choicenames.h"

#include <array>
#include <type_traits>

namespace pitwise {

// What follows from the type of a key's field. Only the table of keys needs it.

namespace field {

// ---- reading it from a file ----

inline void read(TomlSection &in, const HouseKey &key, const House &, std::string &value)
{
    value = in.text(key.local());
}
inline void read(TomlSection &in, const HouseKey &key, const House &, bool &value)
{
    value = in.flag(key.local());
}
inline void read(TomlSection &in, const HouseKey &key, const House &house, int &value)
{
    value = in.integer(key.local(), key.least, key.most(house));
}
inline void read(TomlSection &in, const HouseKey &key, const House &, Money &value)
{
    value = in.money(key.local());
}
inline void read(TomlSection &in, const HouseKey &key, const House &, Ratio &value)
{
    value = in.ratio(key.local());
}
inline void read(TomlSection &in, const HouseKey &key, const House &, ChipSet &value)
{
    if (auto chips = in.moneys(key.local(), MaxChipKinds); ChipSet::isTooOdd(chips))
        in.faultAt(key.local(), "have too little in common to count with");
    else
        value = ChipSet{std::move(chips)};
}
template<typename Value>
void read(TomlSection &in, const HouseKey &key, const House &house, std::optional<Value> &value)
{
    if (const auto *node = in.find(key.local());
        node != nullptr && node->value_exact<std::string>() != "none")
        read(in, key, house, value.emplace());
}
template<typename Choice>
requires std::is_enum_v<Choice>
void read(TomlSection &in, const HouseKey &key, const House &, Choice &value)
{
    value = in.choice<Choice>(key.local());
}

// ---- writing it as a person does ----

inline std::string text(const std::string &value)
{
    return value;
}
inline std::string text(bool value)
{
    return value ? "yes" : "no";
}
inline std::string text(int value)
{
    return std::to_string(value);
}
inline std::string text(Money value)
{
    return value == Money{} ? "none" : toText(value);
}
inline std::string text(const Ratio &value)
{
    return toText(value);
}
inline std::string text(const ChipSet &value)
{
    std::string all;
    for (const Money chip : value.values())
        all += (all.empty() ? "" : " ") + toText(chip);
    return all;
}
template<typename Value>
std::string text(const std::optional<Value> &value)
{
    return value ? text(*value) : "none";
}
template<typename Choice>
requires std::is_enum_v<Choice> std::string text(Choice value)
{
    return std::string{wordFor(value)};
}

// ---- changing it to something else ----

inline void alter(std::string &) { }
inline void alter(ChipSet &) { }
inline void alter(bool &value)
{
    value = !value;
}
inline void alter(int &value)
{
    ++value;
}
inline void alter(Money &value)
{
    value += Money::units(1);
}
inline void alter(Ratio &value)
{
    value.pays += value.per;
}
template<typename Value>
void alter(std::optional<Value> &value)
{
    value = value ? std::nullopt : std::optional{Value{}};
}
template<typename Choice>
requires std::is_enum_v<Choice>
void alter(Choice &value)
{
    const auto &all = WordsOf<Choice>;
    value = all[0].second == value ? all[1].second : all[0].second;
}

// ---- what it is ----

template<typename Value>
inline constexpr bool IsOptional = false;
template<typename Value>
inline constexpr bool IsOptional<std::optional<Value>> = true;

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

template<typename Choice>
inline constexpr auto Words = [] {
    std::array<std::string_view, WordsOf<Choice>.size()> words{};
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = WordsOf<Choice>[i].first;
    return words;
}();

} // namespace field

/// Builds a row of the table: `keyOf(...)`, then only what differs from the default.
struct KeyRowMaker
{
    HouseKey row;

    // Implicit, so that the table can list rows as they are built.
    constexpr operator HouseKey() const { return row; } // NOLINT(google-explicit-constructor)

    [[nodiscard]] constexpr KeyRowMaker risk(Risk risk) const
    {
        KeyRowMaker made{*this};
        made.row.risk = risk;
        return made;
    }
    [[nodiscard]] constexpr KeyRowMaker only(PerGame<bool> games) const
    {
        KeyRowMaker made{*this};
        made.row.games = games;
        return made;
    }
    [[nodiscard]] constexpr KeyRowMaker inUseIf(bool (*inUse)(const House &)) const
    {
        KeyRowMaker made{*this};
        made.row.inUse = inUse;
        return made;
    }
    [[nodiscard]] constexpr KeyRowMaker presence(Presence presence) const
    {
        KeyRowMaker made{*this};
        made.row.presence = presence;
        return made;
    }
    [[nodiscard]] constexpr KeyRowMaker metAt(Occasion occasion) const
    {
        KeyRowMaker made{*this};
        made.row.occasion = occasion;
        return made;
    }
    [[nodiscard]] constexpr KeyRowMaker range(int least, int (*most)(const House &)) const
    {
        KeyRowMaker made{*this};
        made.row.least = least;
        made.row.most = most;
        return made;
    }
};

/// `get` returns a reference to the field, of a const or a mutable house.
template<typename Get>
constexpr KeyRowMaker keyOf(std::string_view name, Get)
{
    using Value = std::remove_cvref_t<decltype(Get{}(std::declval<const House &>()))>;
    HouseKey row;
    row.key = name;
    row.kind = field::kindOf<Value>();
    row.mayBeNone = field::IsOptional<Value>;
    if constexpr (std::is_enum_v<Value>) {
        static_assert(!WordsOf<Value>.empty(), "a choice needs its words in words.h");
        row.choices = field::Words<Value>;
    }
    row.inUse = [](const House &) { return true; };
    row.read = [](TomlSection &in, const HouseKey &key, House &house) {
        field::read(in, key, house, Get{}(house));
    };
    row.text = [](const House &house) { return field::text(Get{}(house)); };
    row.copy = [](const House &from, House &to) { Get{}(to) = Get{}(from); };
    row.alter = [](House &house) { field::alter(Get{}(house)); };
    return {row};
}

} // namespace pitwise
