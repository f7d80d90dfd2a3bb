// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/examdesk/sealedseed.h"

#include "app/certificate/certificate.h"
#include "app/certificate/sealed.h"
#include "app/crypto/random.h"

#include <algorithm>
#include <charconv>

namespace pitwise {

namespace {

/// A random key of a trainer.
struct VaultKey
{
    int number = 0;
    Secret key;
};

std::optional<Secret> vaultKey(Database &database, const std::string &trainer, int number,
                               const Secret &passphrase)
{
    const Rows rows = database.ask("SELECT sealed FROM trainer_vaults WHERE trainer = ? AND n = ?",
                                   {trainer, number});
    return rows.empty() ? std::nullopt : unseal(rows.front().text(0), passphrase);
}

/// The trainer's last one; a new one if his passphrase does not open it, because it is a new
/// passphrase.
VaultKey vaultKeyNow(Database &database, const std::string &trainer, const Secret &passphrase)
{
    const auto last = static_cast<int>(
        database
            .one("SELECT COALESCE(MAX(n), 0) FROM trainer_vaults WHERE trainer = ?", {trainer}, "")
            .number(0));
    if (auto known = vaultKey(database, trainer, last, passphrase))
        return {last, std::move(*known)};
    VaultKey made{last + 1, newKey()};
    const auto sealed = seal(made.key.view(), passphrase);
    if (!sealed)
        throw RecordsError{RecordsError::Kind::Refused, "too little memory to seal the exam"};
    database.run("INSERT INTO trainer_vaults (trainer, n, sealed) VALUES (?, ?, ?)",
                 {trainer, made.number, *sealed});
    return made;
}

/// Two stations may want to make the same one: whoever is second uses the first one's.
VaultKey vaultKeyFor(Database &database, const std::string &trainer, const Secret &passphrase)
{
    constexpr int Times = 5;
    for (int i = 1;; ++i) {
        try {
            return vaultKeyNow(database, trainer, passphrase);
        } catch (const RecordsError &error) {
            if (i == Times || error.kind() == RecordsError::Kind::Unreachable)
                throw;
        }
    }
}

} // namespace

Seed newSeed()
{
    std::string bytes = randomBytes(Seed::Bytes);
    std::array<std::uint8_t, Seed::Bytes> array{};
    std::transform(bytes.begin(), bytes.end(), array.begin(),
                   [](char byte) { return static_cast<std::uint8_t>(byte); });
    wipe(bytes);
    return Seed{array};
}

std::string sealSeed(Database &database, const Seed &seed, const std::string &trainer,
                     const Secret &passphrase)
{
    const VaultKey vault = vaultKeyFor(database, trainer, passphrase);
    return seedCommitment(seed) + ' ' + trainer + ' ' + std::to_string(vault.number) + ' '
         + sealWithKey(toText(seed), vault.key);
}

std::optional<SealedSeed> sealedSeedFrom(const std::string &text)
{
    const auto first = text.find(' ');
    const auto second = first == std::string::npos ? first : text.find(' ', first + 1);
    const auto third = second == std::string::npos ? second : text.find(' ', second + 1);
    if (third == std::string::npos)
        return std::nullopt;
    SealedSeed sealed{text.substr(0, first), text.substr(first + 1, second - first - 1), 0,
                      text.substr(third + 1)};
    const char *const end = text.data() + third;
    if (std::from_chars(text.data() + second + 1, end, sealed.vault).ptr != end)
        return std::nullopt;
    return sealed;
}

std::optional<Seed> openSeed(Database &database, const SealedSeed &sealed, const Secret &passphrase)
{
    const auto key = vaultKey(database, sealed.trainer, sealed.vault, passphrase);
    const auto opened = key ? unsealWithKey(sealed.box, *key) : std::nullopt;
    const auto seed = opened ? secretFromText(opened->view()) : std::nullopt;
    if (!seed || seedCommitment(*seed) != sealed.commitment)
        return std::nullopt;
    return seed;
}

} // namespace pitwise
