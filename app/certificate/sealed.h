// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/crypto/secret.h"

#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// Encrypts under a passphrase (Argon2id with 64 MiB, XChaCha20-Poly1305), as one line of text.
/// None: the machine has not that much memory free.
[[nodiscard]] std::optional<std::string> seal(std::string_view plain, const Secret &passphrase);
/// None: another passphrase, or the text was changed.
[[nodiscard]] std::optional<Secret> unseal(std::string_view sealed, const Secret &passphrase);

/// The same under a key of 32 random bytes, which nobody can guess.
[[nodiscard]] std::string sealWithKey(std::string_view plain, const Secret &key);
[[nodiscard]] std::optional<Secret> unsealWithKey(std::string_view sealed, const Secret &key);
[[nodiscard]] Secret newKey();

} // namespace pitwise
