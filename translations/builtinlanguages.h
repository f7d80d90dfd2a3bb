// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

namespace pitwise {

/// A language of the command line: its code, and the compiled file.
struct BuiltInLanguage
{
    std::string_view code;
    std::string_view file;
};

[[nodiscard]] const std::vector<BuiltInLanguage> &builtInLanguages();

} // namespace pitwise
