// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <string>

namespace pitwise::ui {

/// A house and the id or path to load it by.
struct KnownHouse
{
    std::string name;
    House house;
    std::string title{}; ///< for lists, if the house's name alone is not enough

    [[nodiscard]] const std::string &shownAs() const { return title.empty() ? house.name : title; }
};

} // namespace pitwise::ui
