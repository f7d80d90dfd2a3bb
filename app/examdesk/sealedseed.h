// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/crypto/secret.h"
#include "app/records/database.h"
#include "engine/base/seed.h"

#include <optional>
#include <string>

namespace pitwise {

/// The seed of an exam, encrypted until the exam is over: nobody who reads the records can know
/// the cards. Its hash stands in front, so that another seed cannot take its place later.
///
/// It becomes part of the certificate. So it is encrypted under random keys that stay in the
/// records, and only those are encrypted under the trainer's passphrase: whoever has a certificate
/// cannot use it to guess the passphrase.
struct SealedSeed
{
    std::string commitment; ///< hash of the seed
    std::string trainer; ///< `Person::id` of whoever opened the exam
    int vault = 0; ///< number of his random key
    std::string box;
};

[[nodiscard]] Seed newSeed();

/// Seals the seed for a trainer, who has proved this passphrase. Throws `Refused` if there is too
/// little memory.
[[nodiscard]] std::string sealSeed(Database &database, const Seed &seed, const std::string &trainer,
                                   const Secret &passphrase);
[[nodiscard]] std::optional<SealedSeed> sealedSeedFrom(const std::string &text);
/// None: another passphrase, or something was changed.
[[nodiscard]] std::optional<Seed> openSeed(Database &database, const SealedSeed &sealed,
                                           const Secret &passphrase);

} // namespace pitwise
