// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/signing.h"

#include "app/certificate/hex.h"
#include "app/certificate/sealed.h"
#include "app/crypto/digest.h"

#include <sodium.h>

#include <new>

namespace pitwise {

std::string PublicKey::id() const
{
    return toHex(digestOf({"pitwise key ", bytes})).substr(0, 16);
}

std::string PublicKey::fingerprint() const
{
    constexpr std::size_t Digits = 40;
    const std::string hex = toHex(digestOf({"pitwise key ", bytes})).substr(0, Digits);
    std::string grouped;
    for (std::size_t i = 0; i < hex.size(); i += 4)
        grouped += (i > 0 ? " " : "") + hex.substr(i, 4);
    return grouped;
}

std::string toHex(const PublicKey &key)
{
    return hexOf(key.bytes);
}

std::optional<PublicKey> publicKeyFromHex(std::string_view hex)
{
    auto bytes = bytesFromHex(hex);
    if (!bytes || bytes->size() != crypto_sign_PUBLICKEYBYTES)
        return std::nullopt;
    return PublicKey{std::move(*bytes)};
}

SigningKey SigningKey::make()
{
    if (sodium_init() < 0)
        throw std::bad_alloc{};
    std::string publicBytes(crypto_sign_PUBLICKEYBYTES, '\0');
    std::string secret(crypto_sign_SECRETKEYBYTES, '\0');
    crypto_sign_keypair(bytesOf(publicBytes), bytesOf(secret));
    return SigningKey{Secret::taking(secret)};
}

std::optional<SigningKey> SigningKey::opened(std::string_view sealed, const Secret &passphrase)
{
    auto secret = unseal(sealed, passphrase);
    if (!secret || secret->view().size() != crypto_sign_SECRETKEYBYTES)
        return std::nullopt;
    return SigningKey{std::move(*secret)};
}

std::optional<std::string> SigningKey::sealed(const Secret &passphrase) const
{
    return seal(m_secret.view(), passphrase);
}

PublicKey SigningKey::publicKey() const
{
    PublicKey key{std::string(crypto_sign_PUBLICKEYBYTES, '\0')};
    crypto_sign_ed25519_sk_to_pk(bytesOf(key.bytes), bytesOf(m_secret.view()));
    return key;
}

std::string SigningKey::sign(std::string_view text) const
{
    std::string signature(crypto_sign_BYTES, '\0');
    crypto_sign_detached(bytesOf(signature), nullptr, bytesOf(text), text.size(),
                         bytesOf(m_secret.view()));
    return signature;
}

bool isSignedBy(const PublicKey &key, std::string_view text, std::string_view signature)
{
    return sodium_init() >= 0 && key.bytes.size() == crypto_sign_PUBLICKEYBYTES
        && signature.size() == crypto_sign_BYTES
        && crypto_sign_verify_detached(bytesOf(signature), bytesOf(text), text.size(),
                                       bytesOf(key.bytes))
               == 0;
}

} // namespace pitwise
