// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"

#include <functional>
#include <string>
#include <vector>

namespace pitwise::test {

/// Something that changes records, and how to see whether it has happened.
struct Operation
{
    const char *name;
    std::function<void(const std::string &where)> prepare;
    std::function<void(const std::string &where)> run;
    std::function<bool(const std::string &where)> happened;
};

/// Every way to change records. `where` is a path to which `.backup` may be added.
[[nodiscard]] const std::vector<Operation> &operations();

} // namespace pitwise::test
