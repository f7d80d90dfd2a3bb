// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace pitwise {

/// What a clause of a source asks of a dealer, in our words (docs/clauses.md). Empty if no source
/// that we know has a clause with this id.
[[nodiscard]] std::string clauseText(std::string_view id);

} // namespace pitwise
