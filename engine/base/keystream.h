// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/seed.h"

#include <array>
#include <cstdint>

namespace pitwise {

/// Random numbers from a secret seed: ChaCha20 with a 64-bit nonce. Whoever sees some of them
/// cannot compute the others, which `Rng` does not promise.
class KeyStream
{
public:
    /// `stream` selects one of many independent sequences of a seed.
    KeyStream(const Seed &key, std::uint64_t stream) : m_key(key), m_stream(stream) { }

    std::uint32_t next();
    /// Unbiased, 0 <= result < bound.
    std::uint32_t below(std::uint32_t bound);
    /// The next 256 bits.
    Seed nextSeed();

private:
    void refill();

    Seed m_key;
    std::uint64_t m_stream;
    std::uint64_t m_block = 0;
    std::array<std::uint32_t, 16> m_words{};
    std::size_t m_used = 16;
};

} // namespace pitwise
