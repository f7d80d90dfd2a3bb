// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/pergame.h"
#include "ui/text/sentence.h"

#include <string_view>

namespace pitwise {

/// What a dealer must do in a house where the key has this value: `Pay a winning tie bet %1, not
/// %2.` `isNew`: the dealer's old house has no such thing. Null: nobody wrote a sentence for it.
[[nodiscard]] const char *diffPattern(std::string_view key, std::string_view value, bool isNew,
                                      Game game);

} // namespace pitwise
