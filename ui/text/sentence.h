// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Qt's translation tools look for this name. Without Qt the macro only returns the text.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, text) text
#endif

namespace pitwise {

/// Words that can be translated: a pattern with places `%1`, `%2`, and their parts. The
/// command line (spoken.h) and the window (translated.h) each look up a translation first.
struct Sentence
{
    std::string pattern;
    std::vector<Sentence> parts;
    bool translatable = true;
};

/// A pattern marked with QT_TRANSLATE_NOOP("Words", ...).
[[nodiscard]] inline Sentence words(const char *pattern, std::vector<Sentence> parts = {})
{
    return {pattern, std::move(parts), true};
}
/// A number, a name, a line of notation: the same in every language.
[[nodiscard]] inline Sentence plain(std::string text)
{
    return {std::move(text), {}, false};
}
[[nodiscard]] inline Sentence number(int value)
{
    return plain(std::to_string(value));
}

/// In the words that `say` has for each pattern.
[[nodiscard]] std::string filled(const Sentence &sentence,
                                 const std::function<std::string(const std::string &)> &say);
[[nodiscard]] std::string english(const Sentence &sentence);
/// With a capital first letter.
[[nodiscard]] std::string capitalised(std::string text);

} // namespace pitwise
