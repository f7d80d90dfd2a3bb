// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/referee/finding.h"
#include "ui/text/sentence.h"

#include <optional>

namespace pitwise {

/// What was done and what the house wants, where War Blackjack has words of its own for it.
struct BlackjackWords
{
    Sentence done;
    Sentence wants;
};
[[nodiscard]] std::optional<BlackjackWords> blackjackWords(const Finding &finding, const Act &act,
                                                           const House &house);

} // namespace pitwise
