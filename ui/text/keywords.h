// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/sentence.h"

#include <string_view>

namespace pitwise {

// The editor's words. What has none is empty; a test names it.

/// A key of a house file, for somebody who has never seen one.
struct KeyWords
{
    Sentence label;
    Sentence explanation;
};
[[nodiscard]] KeyWords keyWords(std::string_view key);

/// The heading of a section; an empty section is the top of the file.
[[nodiscard]] Sentence sectionWords(std::string_view section);

/// A word of the house file as people say it: `each-card` is "before each war card".
[[nodiscard]] Sentence choiceWords(std::string_view key, std::string_view choice);

} // namespace pitwise
