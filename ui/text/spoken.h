// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/languagefile.h"
#include "ui/text/sentence.h"

namespace pitwise {

// The language of the command line. The window has Qt's translator instead (translated.h).

/// Speaks it from now on; nothing: English.
void speak(std::optional<LanguageFile> language);

/// A sentence in the language of the command line.
[[nodiscard]] std::string spoken(const Sentence &sentence);
/// A text marked with QT_TRANSLATE_NOOP(context, ...).
[[nodiscard]] std::string spoken(std::string_view context, std::string_view text);

} // namespace pitwise
