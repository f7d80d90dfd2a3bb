// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/keystream.h"

#include <bit>

namespace pitwise {

namespace {

using Block = std::array<std::uint32_t, 16>;

void quarterRound(Block &s, std::size_t a, std::size_t b, std::size_t c, std::size_t d)
{
    s[a] += s[b];
    s[d] = std::rotl(s[d] ^ s[a], 16);
    s[c] += s[d];
    s[b] = std::rotl(s[b] ^ s[c], 12);
    s[a] += s[b];
    s[d] = std::rotl(s[d] ^ s[a], 8);
    s[c] += s[d];
    s[b] = std::rotl(s[b] ^ s[c], 7);
}

constexpr std::uint32_t lowHalf(std::uint64_t word)
{
    return static_cast<std::uint32_t>(word);
}
constexpr std::uint32_t highHalf(std::uint64_t word)
{
    return static_cast<std::uint32_t>(word >> 32);
}

} // namespace

void KeyStream::refill()
{
    Block start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}; // "expand 32-byte k"
    for (std::size_t i = 0; i < m_key.words.size(); ++i) {
        start[4 + 2 * i] = lowHalf(m_key.words[i]);
        start[5 + 2 * i] = highHalf(m_key.words[i]);
    }
    start[12] = lowHalf(m_block);
    start[13] = highHalf(m_block);
    start[14] = lowHalf(m_stream);
    start[15] = highHalf(m_stream);
    m_words = start;
    for (int round = 0; round < 10; ++round) {
        quarterRound(m_words, 0, 4, 8, 12);
        quarterRound(m_words, 1, 5, 9, 13);
        quarterRound(m_words, 2, 6, 10, 14);
        quarterRound(m_words, 3, 7, 11, 15);
        quarterRound(m_words, 0, 5, 10, 15);
        quarterRound(m_words, 1, 6, 11, 12);
        quarterRound(m_words, 2, 7, 8, 13);
        quarterRound(m_words, 3, 4, 9, 14);
    }
    for (std::size_t i = 0; i < m_words.size(); ++i)
        m_words[i] += start[i];
    ++m_block;
    m_used = 0;
}

std::uint32_t KeyStream::next()
{
    if (m_used == m_words.size())
        refill();
    return m_words[m_used++];
}

std::uint32_t KeyStream::below(std::uint32_t bound)
{
    const std::uint32_t uneven = (0U - bound) % bound; // draws below it would favour some results
    auto product = std::uint64_t{next()} * bound;
    while (lowHalf(product) < uneven)
        product = std::uint64_t{next()} * bound;
    return highHalf(product);
}

Seed KeyStream::nextSeed()
{
    Seed seed;
    for (std::uint64_t &word : seed.words) {
        const std::uint64_t low = next();
        word = std::uint64_t{next()} << 32 | low;
    }
    return seed;
}

} // namespace pitwise
