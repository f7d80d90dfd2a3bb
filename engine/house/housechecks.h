// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/house/tomlfile.h"

namespace pitwise {

/// Finds values that are good one by one but contradict each other. Each contradiction is a fault
/// at one of the keys.
void checkHouse(const House &house, TomlFile &file);

} // namespace pitwise
