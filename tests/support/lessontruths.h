// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <QString>

namespace pitwise::test {

/// Why this sentence of a course is false for the house, or is not known to be true; empty: it is
/// true. Checks the built-in lessons against the house's fields, never against the lesson files.
[[nodiscard]] QString falsehood(const House &house, const std::string &sentence);
/// The same for a question and the answer that the course takes for right.
[[nodiscard]] QString falseAnswer(const House &house, const std::string &question,
                                  const std::string &answer);

} // namespace pitwise::test
