// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/text/sentence.h"

#include <optional>
#include <string_view>
#include <vector>

namespace pitwise {

/// What a rule says in this house, as one sentence a dealer can learn. `rule` is a key of the house
/// file (`tie_bet.pays`) or a rule of the game (`procedure.deal_order`). Nothing for a rule that
/// does not apply here.
[[nodiscard]] std::optional<Sentence> ruleWords(const House &house, std::string_view rule);

/// Every rule there are words for, in the order of the manual's list of sources.
[[nodiscard]] std::vector<std::string_view> rulesWithWords();

} // namespace pitwise
