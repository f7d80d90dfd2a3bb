// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/house/house.h"

#include <optional>
#include <string>
#include <variant>

namespace pitwise {

/// Why there is no such house.
struct HouseTrouble
{
    enum class Kind {
        Unknown, ///< neither a built-in house nor a file
        Unreadable, ///< a file that cannot be read
        Faulty, ///< a file with faults
    };
    Kind kind{};
    std::string text; ///< a line for each fault, `file:line:column: what`
};

/// A built-in house by its id, or a house file by its path; a path that is not found here is also
/// looked for in `beside`, the folder of the file that names it.
[[nodiscard]] std::variant<House, HouseTrouble> findHouse(const std::string &idOrPath,
                                                          const std::string &beside = {});
/// The text of its file; nothing if there is none that can be read.
[[nodiscard]] std::optional<std::string> houseText(const std::string &idOrPath);
/// Under what name it is found again from any folder: an id as it is, a path from the root.
[[nodiscard]] std::string lastingName(const std::string &idOrPath, const std::string &beside = {});
/// The file at `path` alone.
[[nodiscard]] std::variant<House, HouseTrouble> loadHouse(const std::string &path);

} // namespace pitwise
