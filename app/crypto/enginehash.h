// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace pitwise {

/// SHA-256, in hex, over the sources that judge a session. Two programs with the same hash find the
/// same mistakes in the same session.
[[nodiscard]] std::string_view engineHash();

} // namespace pitwise
