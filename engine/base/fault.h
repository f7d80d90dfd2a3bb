// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// An error in a file that a person wrote: where it is, and what is wrong.
struct Fault
{
    int line = 1;
    int column = 1;
    std::string what;

    bool operator==(const Fault &) const = default;
};
using Faults = std::vector<Fault>;

/// `file:line:column: what`.
[[nodiscard]] inline std::string toText(const Fault &fault, std::string_view file)
{
    return std::string{file} + ':' + std::to_string(fault.line) + ':' + std::to_string(fault.column)
         + ": " + fault.what;
}

} // namespace pitwise
