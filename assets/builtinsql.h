// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

namespace pitwise {

/// A numbered file of `assets/sql`: `002-tips.sqlite.sql`.
struct SqlFile
{
    std::string_view name;
    std::string_view text;
};

/// The schema of the records, in the order of the file names.
[[nodiscard]] const std::vector<SqlFile> &builtInSql();

} // namespace pitwise
