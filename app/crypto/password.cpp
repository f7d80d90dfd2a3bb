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

/// As in the text form of Argon2: Base64 without padding.
std::string base64(const unsigned char *bytes, std::size_t count)
{
    std::string text(sodium_base64_ENCODED_LEN(count, sodium_base64_VARIANT_ORIGINAL_NO_PADDING),
                     '\0');
    sodium_bin2base64(text.data(), text.size(), bytes, count,
                      sodium_base64_VARIANT_ORIGINAL_NO_PADDING);
    text.resize(text.find('\0'));
    return text;
}

} // namespace

std::optional<std::string> hashAgain(std::string_view question, const Secret &password)
{
    std::array<unsigned char, crypto_pwhash_SALTBYTES> salt{};
    std::size_t length = 0;
    const auto at = question.rfind('$');
    if (sodium_init() < 0 || !isReasonable(question) || at == std::string_view::npos
        || sodium_base642bin(salt.data(), salt.size(), question.data() + at + 1,
                             question.size() - at - 1, nullptr, &length, nullptr,
                             sodium_base64_VARIANT_ORIGINAL_NO_PADDING)
               != 0
        || length != salt.size())
        return std::nullopt;
    std::array<unsigned char, crypto_pwhash_argon2id_BYTES_MIN + 16> hash{};
    const auto text = password.view();
    if (crypto_pwhash(hash.data(), hash.size(), text.data(), text.size(), salt.data(),
                      costIn(question, ",t="), costIn(question, "$m=") << 10U,
                      crypto_pwhash_ALG_ARGON2ID13)
        != 0)
        return std::nullopt;
    return std::string{question} + '$' + base64(hash.data(), hash.size());
}

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
