// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

namespace pitwise {

struct BuiltInLesson
{
    std::string_view id;
    std::string_view toml;
};

/// The lessons that come with the product, as the text of their files.
[[nodiscard]] const std::vector<BuiltInLesson> &builtInLessons();

} // namespace pitwise
