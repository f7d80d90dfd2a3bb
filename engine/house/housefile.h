// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/house/house.h"

#include <string_view>

namespace pitwise {

struct HouseReading
{
    House house; ///< use it only if there are no faults
    Faults faults; ///< all of them, in the order of the file; a syntax error stands alone

    [[nodiscard]] bool ok() const { return faults.empty(); }
};

/// Reads a house from TOML text.
[[nodiscard]] HouseReading readHouse(std::string_view toml);

} // namespace pitwise
