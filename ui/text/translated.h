// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/sentence.h"

#include <QString>

namespace pitwise::ui {

/// In the language of the application.
[[nodiscard]] QString translated(const Sentence &sentence);
/// The same, with a capital first letter.
[[nodiscard]] QString asSentence(const Sentence &sentence);

} // namespace pitwise::ui
