// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/crypto/secret.h"

#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// Argon2id with 64 MiB, as one line of text that holds salt and cost. None: the machine has not
/// that much memory free.
[[nodiscard]] std::optional<std::string> hashPassword(const Secret &password);

/// The hash of a password, made with the salt and cost of another: `question` is that hash without
/// its last part. Whoever knows only the question can prove with it that he knows the password.
/// None: the question is damaged or asks for absurd time or memory, or there is no memory free.
[[nodiscard]] std::optional<std::string> hashAgain(std::string_view question,
                                                   const Secret &password);

enum class PasswordCheck {
    Right,
    Wrong,
    Unusable, ///< the stored hash is damaged, or asks for absurd time or memory
};
/// Takes about as long as hashing. A damaged hash cannot make it take longer.
[[nodiscard]] PasswordCheck checkPassword(std::string_view hash, const Secret &password);

} // namespace pitwise
