// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/sentence.h"

#include <QString>

#include <string>

namespace pitwise::ui {

/// In the language of the application.
[[nodiscard]] QString translated(const Sentence &sentence);
/// The same, with a capital first letter.
[[nodiscard]] QString asSentence(const Sentence &sentence);
/// What a clause asks of a dealer; empty if no source that we know has it.
[[nodiscard]] QString translatedClause(const std::string &id);
/// A sentence of a built-in lesson, or the word for a value in one; any other as it is.
[[nodiscard]] std::string translatedLesson(const std::string &text);

} // namespace pitwise::ui
