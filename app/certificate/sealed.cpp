// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/sealed.h"

#include "app/certificate/hex.h"
#include "app/crypto/random.h"

#include <sodium.h>

#include <vector>

namespace pitwise {

namespace {

constexpr std::string_view Start = "argon2id ";
constexpr unsigned long long Passes = 2;
constexpr std::size_t Memory = std::size_t{64} << 20;
constexpr std::size_t KeyBytes = crypto_aead_xchacha20poly1305_ietf_KEYBYTES;
constexpr std::size_t NonceBytes = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t ExtraBytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr std::size_t SaltBytes = crypto_pwhash_SALTBYTES;

/// A key that is wiped when it is no longer needed. Empty: too little memory.
std::optional<Secret> keyFrom(const Secret &passphrase, std::string_view salt)
{
    std::string key(KeyBytes, '\0');
    const auto text = passphrase.view();
    const bool made = sodium_init() >= 0
                   && crypto_pwhash(bytesOf(key), key.size(), text.data(), text.size(),
                                    bytesOf(salt), Passes, Memory, crypto_pwhash_ALG_ARGON2ID13)
                          == 0;
    Secret secret = Secret::taking(key);
    return made ? std::optional{std::move(secret)} : std::nullopt;
}

} // namespace

std::string sealWithKey(std::string_view plain, const Secret &key)
{
    const std::string nonce = randomBytes(NonceBytes);
    std::string box(plain.size() + ExtraBytes, '\0');
    crypto_aead_xchacha20poly1305_ietf_encrypt(bytesOf(box), nullptr, bytesOf(plain), plain.size(),
                                               nullptr, 0, nullptr, bytesOf(nonce),
                                               bytesOf(key.view()));
    return hexOf(nonce) + ' ' + hexOf(box);
}

std::optional<Secret> unsealWithKey(std::string_view sealed, const Secret &key)
{
    constexpr std::size_t Longest = 4096;
    constexpr std::size_t BoxAt = 2 * NonceBytes + 1;
    if (sealed.size() > Longest || sealed.size() < BoxAt + 2 * ExtraBytes
        || sealed[BoxAt - 1] != ' ' || key.view().size() != KeyBytes)
        return std::nullopt;
    const auto nonce = bytesFromHex(sealed.substr(0, 2 * NonceBytes));
    const auto box = bytesFromHex(sealed.substr(BoxAt));
    if (!nonce || !box)
        return std::nullopt;
    std::string plain(box->size() - ExtraBytes, '\0');
    const bool opened = crypto_aead_xchacha20poly1305_ietf_decrypt(
                            bytesOf(plain), nullptr, nullptr, bytesOf(*box), box->size(), nullptr,
                            0, bytesOf(*nonce), bytesOf(key.view()))
                     == 0;
    Secret secret = Secret::taking(plain);
    return opened ? std::optional{std::move(secret)} : std::nullopt;
}

Secret newKey()
{
    std::string bytes = randomBytes(KeyBytes);
    return Secret::taking(bytes);
}

std::optional<std::string> seal(std::string_view plain, const Secret &passphrase)
{
    const std::string salt = randomBytes(SaltBytes);
    const auto key = keyFrom(passphrase, salt);
    if (!key)
        return std::nullopt;
    return std::string{Start} + hexOf(salt) + ' ' + sealWithKey(plain, *key);
}

std::optional<Secret> unseal(std::string_view sealed, const Secret &passphrase)
{
    constexpr std::size_t BoxAt = Start.size() + 2 * SaltBytes + 1;
    if (!sealed.starts_with(Start) || sealed.size() < BoxAt || sealed[BoxAt - 1] != ' ')
        return std::nullopt;
    const auto salt = bytesFromHex(sealed.substr(Start.size(), 2 * SaltBytes));
    const auto key = salt ? keyFrom(passphrase, *salt) : std::nullopt;
    return key ? unsealWithKey(sealed.substr(BoxAt), *key) : std::nullopt;
}

} // namespace pitwise
