// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/crypto/secret.h"
#include "engine/base/seed.h"

#include <optional>
#include <string>

namespace pitwise {

/// The seed of an exam, encrypted until the exam is over: nobody who reads the records can know
/// the cards. Its hash stands in front, so that another seed cannot take its place later.
struct SealedSeed
{
    std::string commitment; ///< hash of the seed
    std::string trainer; ///< `Person::id` of whoever opened the exam: his passphrase opens it
    std::string box;
};

[[nodiscard]] Seed newSeed();
/// None: too little memory.
[[nodiscard]] std::optional<std::string> sealSeed(const Seed &seed, const std::string &trainer,
                                                  const Secret &passphrase);
[[nodiscard]] std::optional<SealedSeed> sealedSeedFrom(const std::string &text);
/// None: another passphrase, or the text was changed.
[[nodiscard]] std::optional<Seed> openSeed(const SealedSeed &sealed, const Secret &passphrase);

} // namespace pitwise
