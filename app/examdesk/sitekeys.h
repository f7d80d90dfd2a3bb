// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/verify.h"
#include "app/records/records.h"

#include <optional>
#include <string>
#include <vector>

namespace pitwise {

enum class KeyState { Active, Retired, Revoked };
[[nodiscard]] std::string_view name(KeyState state);

/// A key of this site, as stored.
struct StoredKey
{
    SiteKey key;
    std::string trainer; ///< `Person::id` of its owner
    std::string trainerName;
    std::string sealed; ///< the secret half, under his passphrase
    std::string file; ///< what others need to trust it
    KeyState state{};
    std::string since; ///< day on which it was retired or revoked
    std::string reason;

    [[nodiscard]] std::string id() const { return key.key.id(); }
};

/// The keys of a site. Each belongs to a trainer, whose passphrase opens it. Nothing is deleted.
class SiteKeys
{
public:
    SiteKeys(Database &database, const WallClock &clock) : m_database(database), m_clock(clock) { }

    /// Makes a key. Throws `Refused` if this trainer has an active one.
    StoredKey make(const Person &trainer, const Secret &passphrase, const std::string &site);
    /// Retires the trainer's active key and makes a new one. What the old one signed stays valid.
    StoredKey rotate(const Person &trainer, const Secret &passphrase);
    /// What it signed is no longer valid: whoever has a stolen key can date what he signs.
    void revoke(const std::string &id, const std::string &reason);
    void revokeCertificate(const std::string &id, const std::string &reason);

    /// Oldest first.
    [[nodiscard]] std::vector<StoredKey> all();
    /// By id or the beginning of one. Throws `NotFound`.
    [[nodiscard]] StoredKey find(const std::string &id);
    [[nodiscard]] std::optional<StoredKey> activeOf(const Person &trainer);
    /// Throws `Refused` if the passphrase does not open it.
    [[nodiscard]] SigningKey open(const StoredKey &key, const Secret &passphrase);
    [[nodiscard]] Revocations revocations();
    /// All keys and revocations of this site.
    [[nodiscard]] Trust trust();

private:
    StoredKey add(const Person &trainer, const Secret &passphrase, const std::string &site);
    [[nodiscard]] Day today() const { return dayOf(m_clock()); }

    Database &m_database;
    const WallClock &m_clock;
};

} // namespace pitwise
