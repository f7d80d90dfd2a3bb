// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/keystream.h"
#include "engine/house/housekeys.h"

#include <span>
#include <string>
#include <vector>

namespace pitwise {

/// A question about a rule of the house: which of these values does the key have?
struct Question
{
    const HouseKey *key = nullptr;
    std::vector<std::string> options; ///< as a person writes the value; at most one is right
    std::size_t right = 0;

    bool operator==(const Question &) const = default;
};

/// Questions about different rules of the house, at most `count`. Wrong answers are values that
/// `others` have, as far as they go, and then any that the rule could have.
[[nodiscard]] std::vector<Question> askAbout(const House &house, int count, KeyStream random,
                                             std::span<const House> others = {});

} // namespace pitwise
