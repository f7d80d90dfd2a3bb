// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/house/provenance.h"
#include "engine/house/tomlreader.h"

namespace pitwise {

/// Reads `[provenance]`: `"section.key" = "WA-9" | "reading WA-4" | "choice"`. A key may also
/// name a whole section, or a rule that has no key. A null node is an empty section.
[[nodiscard]] Provenance readProvenance(const toml::node *node, Faults &faults);

} // namespace pitwise
