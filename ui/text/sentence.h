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
    enum class Kind {
        Pattern, ///< the pattern is looked up
        Plain, ///< the same in every language
        Figure, ///< digits, with the decimal mark of the language
        Place ///< a seat's number, or a hand's such as `3b`
    };

    std::string pattern;
    std::vector<Sentence> parts;
    Kind kind = Kind::Pattern;
};

/// A pattern marked with QT_TRANSLATE_NOOP("Words", ...).
[[nodiscard]] inline Sentence words(const char *pattern, std::vector<Sentence> parts = {})
{
    return {pattern, std::move(parts), Sentence::Kind::Pattern};
}
/// A name, a ratio, a line of notation: the same in every language.
[[nodiscard]] inline Sentence plain(std::string text)
{
    return {std::move(text), {}, Sentence::Kind::Plain};
}
/// An amount, a percentage, as English writes it: `12.50`, `2.3301 %`.
[[nodiscard]] inline Sentence figure(std::string text)
{
    return {std::move(text), {}, Sentence::Kind::Figure};
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
