// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/days.h"
#include "app/certificate/signing.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pitwise {

/// A site's key as others may know it.
struct SiteKey
{
    PublicKey key;
    std::string site; ///< whose key it is
    Day made;

    bool operator==(const SiteKey &) const = default;
};

/// What a site declares void: certificates by id, and its own keys.
struct Revocations
{
    struct Entry
    {
        std::string what; ///< the id of a certificate or of a key
        Day day;
        std::string reason;

        bool operator==(const Entry &) const = default;
    };
    std::vector<Entry> certificates;
    std::vector<Entry> keys;

    [[nodiscard]] const Entry *certificate(std::string_view id) const;
    [[nodiscard]] const Entry *key(std::string_view id) const;
    Revocations &operator+=(const Revocations &other);

    bool operator==(const Revocations &) const = default;
};

/// The file that a site hands out, so that others can trust its certificates. Signed by the key
/// itself, so that a typing error is noticed; whose key it is, people must compare.
[[nodiscard]] std::string keyFileText(const SiteKey &key, const SigningKey &secret);
/// A string says what is wrong.
[[nodiscard]] std::variant<SiteKey, std::string> readKeyFile(std::string_view file);

/// A revocation list, with the key that signed it.
struct RevocationList
{
    PublicKey key;
    Day made;
    Revocations revoked;
};
[[nodiscard]] std::string revocationListText(const Revocations &revoked, Day made,
                                             const SigningKey &secret);
[[nodiscard]] std::variant<RevocationList, std::string> readRevocationList(std::string_view file);

/// The first line of each file.
inline constexpr std::string_view KeyTitle = "PITWISE KEY 1";
inline constexpr std::string_view RevocationsTitle = "PITWISE REVOCATIONS 1";

} // namespace pitwise
