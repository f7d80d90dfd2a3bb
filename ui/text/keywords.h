// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/sentence.h"

#include <string_view>

namespace pitwise {

/// A key of a house file, for somebody who has never seen one.
struct KeyWords
{
    Sentence label;
    Sentence explanation;
};
[[nodiscard]] KeyWords keyWords(std::string_view key);

/// The heading of a section; the keys at the top have one, too.
[[nodiscard]] Sentence sectionWords(std::string_view section);

/// A word of the file as people say it: `each-card` is "before each war card".
[[nodiscard]] Sentence choiceWords(std::string_view key, std::string_view choice);

} // namespace pitwise
