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
};

} // namespace pitwise::ui
