// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/password.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace pitwise {

namespace {

constexpr unsigned long long Passes = 2;
constexpr std::size_t Memory = std::size_t{64} << 20;

/// The number after `name` in `$argon2id$v=19$m=65536,t=2,p=1$...`, or a very large one.
unsigned long costIn(std::string_view hash, std::string_view name)
{
    const auto at = hash.find(name);
    unsigned long value = 0;
    if (at == std::string_view::npos)
        return ~0UL;
    const auto *from = hash.data() + at + name.size();
    return std::from_chars(from, hash.data() + hash.size(), value).ec == std::errc{} ? value : ~0UL;
}

/// Whoever can write to the database could otherwise make a login take hours.
bool isReasonable(std::string_view hash)
{
    constexpr unsigned long MostKib = 4 * (Memory >> 10);
    constexpr unsigned long MostPasses = 4 * Passes;
    return hash.starts_with("$argon2id$") && hash.size() < crypto_pwhash_STRBYTES
        && hash.find('\0') == std::string_view::npos && costIn(hash, "$m=") <= MostKib
        && costIn(hash, ",t=") <= MostPasses && costIn(hash, ",p=") == 1;
}

} // namespace

std::optional<std::string> hashPassword(const Secret &password)
{
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (sodium_init() < 0
        || crypto_pwhash_str(hash.data(), password.view().data(), password.view().size(), Passes,
                             Memory)
               != 0)
        return std::nullopt;
    return std::string{hash.data()};
}

PasswordCheck checkPassword(std::string_view hash, const Secret &password)
{
    if (sodium_init() < 0 || !isReasonable(hash))
        return PasswordCheck::Unusable;
    std::array<char, crypto_pwhash_STRBYTES> whole{};
    std::copy(hash.begin(), hash.end(), whole.begin());
    const auto text = password.view();
    return crypto_pwhash_str_verify(whole.data(), text.data(), text.size()) == 0
             ? PasswordCheck::Right
             : PasswordCheck::Wrong;
}

} // namespace pitwise
