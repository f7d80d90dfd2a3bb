// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/randomhousefile.h"

#include "engine/base/rng.h"
#include "engine/house/housefile.h"
#include "engine/house/housekeys.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace pitwise::test {

namespace {

/// Chips as casinos have them, and some that make every amount awkward.
constexpr std::array<std::string_view, 8> ChipSets{
    "1, 2.50, 5, 25, 100, 500",
    "1, 5, 25, 100",
    "0.50, 1, 5, 25, 100, 500, 1000",
    "5, 25",
    "2, 5, 20, 50",
    "1",
    "0.25, 3, 7, 11, 40",
    "10000, 50000, 100000, 500000, 1000000",
};

constexpr std::array<std::string_view, 10> Ratios{"1:1", "2:1", "3:1", "3:2",  "6:5",
                                                  "5:4", "7:3", "9:1", "10:1", "11:1"};

/// Writes a house file, key by key, from the table of keys.
class Writer
{
public:
    /// `rounding = "none"` suits few chips; `maybeNone` says whether to try it.
    Writer(std::uint64_t seed, bool maybeNone)
        : m_rng{seed, 0x484F555345},
          m_noRounding(maybeNone && m_rng.chance(20))
    {
        m_blackjack = m_rng.chance(35);
        m_chips = m_rng.below(static_cast<std::uint32_t>(ChipSets.size()));
        // With the chips of the last set all amounts are large.
        m_unit = m_chips + 1 == ChipSets.size() ? 10000 : 1;
        m_decks = 1 + below(8);
        m_seats = 1 + below(9);
        m_cutCard = m_rng.chance(70);
        m_tieBets = m_rng.chance(75);
        m_combined = m_rng.chance(25);
        m_main = limits();
        m_side = limits();
    }

    std::string file()
    {
        std::string_view path;
        for (const HouseKey &key : houseKeys()) {
            const auto value = valueOf(key);
            if (value.empty())
                continue;
            if (key.section() != path) {
                path = key.section();
                m_text += "\n[" + std::string{path} + "]\n";
            }
            const auto local = path.empty() ? key.key : key.key.substr(path.size() + 1);
            m_text += std::string{local} + " = " + value + '\n';
            if (key.isRule())
                m_written.push_back(key.key);
        }
        writeProvenance();
        return m_text;
    }

private:
    struct Limits
    {
        std::int64_t least = 1;
        std::int64_t most = 1;
    };

    int below(int many) { return static_cast<int>(m_rng.below(static_cast<std::uint32_t>(many))); }
    template<typename List>
    auto any(const List &list)
    {
        return list[m_rng.below(static_cast<std::uint32_t>(list.size()))];
    }
    Limits limits()
    {
        constexpr std::array<std::int64_t, 6> Least{1, 2, 5, 10, 25, 100};
        constexpr std::array<std::int64_t, 6> Times{1, 2, 10, 20, 60, 200};
        const auto least = any(Least) * m_unit;
        const auto most = least * any(Times);
        constexpr std::int64_t TableMost = 5'000'000;
        return {least, std::min(most, TableMost)};
    }
    static std::string quoted(std::string_view text) { return '"' + std::string{text} + '"'; }

    std::string amountOf(std::string_view key) const
    {
        const Limits &limit = key.starts_with("limits.main") ? m_main : m_side;
        return std::to_string(key.ends_with(".min") ? limit.least : limit.most);
    }

    std::string ratioOf(const HouseKey &key)
    {
        if (key.key == "surrender.loses")
            return quoted(m_rng.chance(70) ? "1:2" : "1:1");
        if (key.mayBeNone && m_rng.chance(50))
            return quoted("none");
        return quoted(any(Ratios));
    }

    std::string countOf(const HouseKey &key)
    {
        if (key.key == "shoe.decks")
            return std::to_string(m_decks);
        if (key.key == "table.seats")
            return std::to_string(m_seats);
        House soFar; // the upper end of a range may depend on these
        soFar.shoe.decks = m_decks;
        soFar.table.seats = m_seats;
        const int most = key.key.ends_with("burn_first") || key.key.ends_with(".burn")
                           ? 5 // more would leave no cards to deal
                           : key.most(soFar);
        return std::to_string(key.least + below(most - key.least + 1));
    }

    std::string choiceOf(const HouseKey &key)
    {
        if (key.key == "game")
            return quoted(m_blackjack ? "war-blackjack" : "casino-war");
        if (key.key == "shoe.shuffle")
            return quoted(m_cutCard ? "cut-card" : "every-round");
        if (key.key == "table.rounding")
            return quoted(m_noRounding ? "none" : m_rng.chance(60) ? "patron" : "house");
        return quoted(any(key.choices));
    }

    /// As TOML; empty: the file leaves it out.
    std::string valueOf(const HouseKey &key)
    {
        const bool needed = key.presence != Presence::Optional;
        const bool idle = key.key == "shoe.cut_card_from_end" && !m_cutCard;
        // A section that both games have must be complete.
        const bool shared = key.path() == "settlement" || key.path() == "calls";
        if (idle || (!key.games.of(gameOnly()) && !shared) || (!needed && m_rng.chance(40)))
            return {};
        switch (key.kind) {
        case KeyKind::Text:
            return quoted("random " + std::string{key.key});
        case KeyKind::Flag:
            if (key.key == "tie_bet.allowed")
                return m_tieBets ? "true" : "false";
            return m_rng.chance(50) ? "true" : "false";
        case KeyKind::Count:
            return countOf(key);
        case KeyKind::Money:
            if (key.key == "limits.combined_max")
                return m_combined ? std::to_string(m_main.most + m_side.least) : std::string{};
            return amountOf(key.key);
        case KeyKind::Ratio:
            return ratioOf(key);
        case KeyKind::Choice:
            return choiceOf(key);
        case KeyKind::Chips:
            return '[' + std::string{ChipSets[m_chips]} + ']';
        }
        return {};
    }

    [[nodiscard]] House gameOnly() const
    {
        House house;
        house.game = m_blackjack ? Game::WarBlackjack : Game::CasinoWar;
        return house;
    }

    void writeProvenance()
    {
        m_text += "\n[provenance]\n";
        constexpr std::array<std::string_view, 3> Origins{"choice", "RH-7", "reading RH-12"};
        for (const std::string_view key : m_written) {
            if (m_rng.chance(50))
                m_text += quoted(key) + " = " + quoted(any(Origins)) + '\n';
        }
    }

    Rng m_rng;
    bool m_noRounding;
    bool m_blackjack = false;
    std::size_t m_chips = 0;
    std::int64_t m_unit = 1;
    int m_decks = 1;
    int m_seats = 1;
    bool m_cutCard = true;
    bool m_tieBets = false;
    bool m_combined = false;
    Limits m_main;
    Limits m_side;
    std::string m_text;
    std::vector<std::string_view> m_written;
};

} // namespace

std::string randomHouseFile(std::uint64_t seed)
{
    const std::string text = Writer{seed, true}.file();
    return readHouse(text).ok() ? text : Writer{seed, false}.file();
}

House houseOfRandomFile(std::uint64_t seed)
{
    HouseReading reading = readHouse(randomHouseFile(seed));
    if (reading.ok())
        return std::move(reading.house);
    for (const Fault &fault : reading.faults)
        std::fprintf(stderr, "%s\n", toText(fault, "random house").c_str());
    std::abort(); // the generator is at fault
}

} // namespace pitwise::test
