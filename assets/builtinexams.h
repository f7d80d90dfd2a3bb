// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

namespace pitwise {

struct BuiltInExam
{
    std::string_view id; ///< that of its house
    std::string_view toml;
};

/// The exams that come with the product, as the text of their blueprints.
[[nodiscard]] const std::vector<BuiltInExam> &builtInExams();

} // namespace pitwise
