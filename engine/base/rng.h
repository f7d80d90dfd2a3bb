// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace pitwise {

/// Our own random generator, so that a seed gives the same shoe with every compiler and library.
/// SplitMix64: good enough for shuffles chosen by a 64-bit seed.
class Rng
{
public:
    constexpr Rng() = default;
    /// `stream` selects one of many independent sequences of a seed: the n-th shuffle, the patrons.
    constexpr Rng(std::uint64_t seed, std::uint64_t stream)
        : m_state(mixed(seed + Step) ^ mixed(mixed(stream + 1) + Step))
    {
    }

    constexpr std::uint64_t next() { return mixed(m_state += Step); }

    /// Unbiased, 0 <= result < bound: draws from the uneven rest of the range are repeated.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        auto product = std::uint64_t{static_cast<std::uint32_t>(next() >> 32)} * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t uneven = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < uneven)
                product = std::uint64_t{static_cast<std::uint32_t>(next() >> 32)} * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// True with a probability of `percent` in a hundred.
    constexpr bool chance(int percent) { return below(100) < static_cast<std::uint32_t>(percent); }

    constexpr bool operator==(const Rng &) const = default;

private:
    static constexpr std::uint64_t Step = 0x9E3779B97F4A7C15ULL;
    static constexpr std::uint64_t mixed(std::uint64_t z)
    {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    std::uint64_t m_state = 0;
};

} // namespace pitwise
