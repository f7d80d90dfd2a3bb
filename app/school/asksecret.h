// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands.h"
#include "app/crypto/secret.h"

#include <optional>
#include <string>

namespace pitwise {

enum class AskedFor {
    Known, ///< once
    New, ///< twice, because a typing error would lock its owner out
};

/// A passphrase or PIN from the variable, else from the terminal without showing it. None: there is
/// neither, or nothing was typed; the reason is printed. `what`: "passphrase of Kim".
[[nodiscard]] std::optional<Secret> askSecret(const char *variable, const std::string &what,
                                              AskedFor why, Terminal &terminal);

} // namespace pitwise
