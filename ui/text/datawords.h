// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/sentence.h"

namespace pitwise {

// What files and certificates hold as text, in the words of the reader.

/// A day such as `2026-03-01`, in the order of the language; any other text as it is.
[[nodiscard]] Sentence dayWords(const std::string &iso);
/// A grade such as `98.50 (66 of 67)`; any other text as it is.
[[nodiscard]] Sentence gradeWords(const std::string &grade);
/// An edge or a chance with a percent sign.
[[nodiscard]] Sentence percentWords(double share, int decimals);

} // namespace pitwise
