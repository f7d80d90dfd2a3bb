// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/crypto/secret.h"

#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// The public half of a site's Ed25519 key.
struct PublicKey
{
    std::string bytes; ///< 32

    [[nodiscard]] bool exists() const { return !bytes.empty(); }
    /// 16 hex digits: short enough to type.
    [[nodiscard]] std::string id() const;
    /// For people to compare, in groups of four.
    [[nodiscard]] std::string fingerprint() const;

    bool operator==(const PublicKey &) const = default;
};

[[nodiscard]] std::string toHex(const PublicKey &key);
[[nodiscard]] std::optional<PublicKey> publicKeyFromHex(std::string_view hex);

/// The secret half, in memory that is never swapped to disk.
class SigningKey
{
public:
    [[nodiscard]] static SigningKey make();
    /// Decrypts what `sealed` made. None: another passphrase, or the text was changed.
    [[nodiscard]] static std::optional<SigningKey> opened(std::string_view sealed,
                                                          const Secret &passphrase);
    /// Encrypted under a passphrase. None: too little memory.
    [[nodiscard]] std::optional<std::string> sealed(const Secret &passphrase) const;

    [[nodiscard]] PublicKey publicKey() const;
    /// 64 bytes.
    [[nodiscard]] std::string sign(std::string_view text) const;

private:
    explicit SigningKey(Secret secret) : m_secret(std::move(secret)) { }

    Secret m_secret;
};

/// `signature` is 64 bytes that this key made for exactly this text.
[[nodiscard]] bool isSignedBy(const PublicKey &key, std::string_view text,
                              std::string_view signature);

} // namespace pitwise
