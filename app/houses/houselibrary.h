// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/house/house.h"

#include <optional>
#include <string>
#include <variant>

namespace pitwise {

/// Why a house could not be loaded.
struct HouseError
{
    enum class Kind {
        Unknown, ///< neither a built-in house nor a file
        Unreadable, ///< a file that cannot be read
        Faulty, ///< a file with faults
    };
    Kind kind{};
    std::string text; ///< one line per fault: `file:line:column: what`
};

/// Loads a built-in house by id or a house file by path. A relative path is also tried in `beside`,
/// the folder of the file that names it.
[[nodiscard]] std::variant<House, HouseError> findHouse(const std::string &idOrPath,
                                                        const std::string &beside = {});
/// The text of the house file; none: it cannot be read.
[[nodiscard]] std::optional<std::string> houseText(const std::string &idOrPath);
/// A name that works from any folder: an id unchanged, a path made absolute.
[[nodiscard]] std::string lastingName(const std::string &idOrPath, const std::string &beside = {});
/// Never looks for a built-in house.
[[nodiscard]] std::variant<House, HouseError> loadHouse(const std::string &path);

} // namespace pitwise
