// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/records/records.h"

#include <optional>

namespace pitwise {

/// A trainer who has given his passphrase.
struct ProvenTrainer
{
    Person person;
    Secret passphrase;
};

/// Asks for the passphrase of `--trainer NAME`, or of the only trainer. None: it was not right, or
/// there is no such trainer; the reason is printed.
[[nodiscard]] std::optional<ProvenTrainer>
provenTrainer(Records &records, const Arguments &arguments, Terminal &terminal);
/// The same for the PIN of a trainee; one who has none needs none.
[[nodiscard]] bool provesPin(Records &records, const Person &trainee, Terminal &terminal);

} // namespace pitwise
