// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/examdesk/sitekeys.h"

namespace pitwise {

namespace {

using Kind = RecordsError::Kind;

StoredKey keyIn(const Row &row)
{
    StoredKey key;
    key.key = {publicKeyFromHex(row.text(0)).value_or(PublicKey{}), row.text(1),
               dayFromText(row.text(2)).value_or(Day{})};
    key.trainer = row.text(3);
    key.trainerName = row.text(4);
    key.sealed = row.text(5);
    key.file = row.text(6);
    if (!row.isNull(7)) {
        key.state = row.text(7) == "revoked" ? KeyState::Revoked : KeyState::Retired;
        key.since = row.text(8);
        key.reason = row.text(9);
    }
    return key;
}

} // namespace

std::string_view name(KeyState state)
{
    switch (state) {
    case KeyState::Active:
        return "active";
    case KeyState::Retired:
        return "retired";
    case KeyState::Revoked:
        return "revoked";
    }
    return {};
}

std::vector<StoredKey> SiteKeys::all()
{
    std::vector<StoredKey> keys;
    // A key that was retired and then revoked counts as revoked.
    for (const Row &row : m_database.ask(
             "SELECT k.public, k.site, k.made, k.trainer, p.name, k.sealed, k.file, e.what, "
             "e.day, e.reason FROM site_keys k JOIN people p ON p.id = k.trainer "
             "LEFT JOIN key_endings e ON e.key = k.id AND (e.what = 'revoked' OR NOT EXISTS "
             "(SELECT 1 FROM key_endings r WHERE r.key = k.id AND r.what = 'revoked')) "
             "ORDER BY k.n"))
        keys.push_back(keyIn(row));
    return keys;
}

StoredKey SiteKeys::find(const std::string &id)
{
    constexpr std::size_t Shortest = 4;
    std::optional<StoredKey> found;
    for (StoredKey &key : all()) {
        if (id.size() < Shortest || !key.id().starts_with(id))
            continue;
        if (found)
            throw RecordsError{Kind::NotFound, "'" + id + "' is the beginning of several keys"};
        found = std::move(key);
    }
    if (!found)
        throw RecordsError{Kind::NotFound, "there is no key '" + id + '\''};
    return *found;
}

std::optional<StoredKey> SiteKeys::activeOf(const Person &trainer)
{
    std::optional<StoredKey> found;
    for (StoredKey &key : all()) {
        if (key.trainer == trainer.id && key.state == KeyState::Active)
            found = std::move(key);
    }
    return found;
}

StoredKey SiteKeys::add(const Person &trainer, const Secret &passphrase, const std::string &site)
{
    if (!isSignableLine(site) || site.empty())
        throw RecordsError{Kind::Refused, "the name of the site must be one line of text"};
    const SigningKey secret = SigningKey::make();
    const auto sealed = secret.sealed(passphrase);
    if (!sealed)
        throw RecordsError{Kind::Refused, "too little memory to seal the key"};
    const PublicKey key = secret.publicKey();
    m_database.run("INSERT INTO site_keys (id, n, public, site, made, trainer, sealed, file) "
                   "SELECT ?, COALESCE(MAX(n), 0) + 1, ?, ?, ?, ?, ?, ? FROM site_keys",
                   {key.id(), toHex(key), site, toText(today()), trainer.id, *sealed,
                    keyFileText({key, site, today()}, secret)});
    return find(key.id());
}

StoredKey SiteKeys::make(const Person &trainer, const Secret &passphrase, const std::string &site)
{
    std::optional<StoredKey> made;
    m_database.atomically([&] {
        if (const auto active = activeOf(trainer))
            throw RecordsError{Kind::Refused, trainer.name + " has a key (" + active->id()
                                                  + "); rotate it to make a new one"};
        made = add(trainer, passphrase, site);
    });
    return *made;
}

StoredKey SiteKeys::rotate(const Person &trainer, const Secret &passphrase)
{
    std::optional<StoredKey> made;
    m_database.atomically([&] {
        const auto active = activeOf(trainer);
        if (!active)
            throw RecordsError{Kind::NotFound, trainer.name + " has no key; make one first"};
        m_database.run("INSERT INTO key_endings (key, what, day, reason) "
                       "VALUES (?, 'retired', ?, 'replaced by a new one')",
                       {active->id(), toText(today())});
        made = add(trainer, passphrase, active->key.site);
    });
    return *made;
}

void SiteKeys::revoke(const std::string &id, const std::string &reason)
{
    const StoredKey key = find(id);
    if (!isSignableLine(reason))
        throw RecordsError{Kind::Refused, "the reason must be one line of text"};
    m_database.run("INSERT INTO key_endings (key, what, day, reason) VALUES (?, 'revoked', ?, ?) "
                   "ON CONFLICT DO NOTHING",
                   {key.id(), toText(today()), reason});
}

void SiteKeys::revokeCertificate(const std::string &id, const std::string &reason)
{
    if (!isSignableLine(reason))
        throw RecordsError{Kind::Refused, "the reason must be one line of text"};
    (void)m_database.one("SELECT id FROM certificates WHERE id = ?", {id},
                         "there is no certificate '" + id + '\'');
    m_database.run("INSERT INTO revoked_certificates (certificate, day, reason) VALUES (?, ?, ?) "
                   "ON CONFLICT DO NOTHING",
                   {id, toText(today()), reason});
}

SigningKey SiteKeys::open(const StoredKey &key, const Secret &passphrase)
{
    auto opened = SigningKey::opened(key.sealed, passphrase);
    if (!opened || opened->publicKey() != key.key.key)
        throw RecordsError{Kind::Refused, "this passphrase does not open the key " + key.id()
                                              + " of " + key.trainerName};
    return std::move(*opened);
}

Revocations SiteKeys::revocations()
{
    Revocations revoked;
    for (const Row &row : m_database.ask(
             "SELECT key, day, reason FROM key_endings WHERE what = 'revoked' ORDER BY day, key"))
        revoked.keys.push_back(
            {row.text(0), dayFromText(row.text(1)).value_or(Day{}), row.text(2)});
    for (const Row &row : m_database.ask(
             "SELECT certificate, day, reason FROM revoked_certificates ORDER BY day, certificate"))
        revoked.certificates.push_back(
            {row.text(0), dayFromText(row.text(1)).value_or(Day{}), row.text(2)});
    return revoked;
}

Trust SiteKeys::trust()
{
    Trust trust;
    for (const StoredKey &key : all())
        trust.keys.push_back(key.key);
    trust.revoked = revocations();
    return trust;
}

} // namespace pitwise
