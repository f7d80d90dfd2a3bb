// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/sentence.h"

namespace pitwise {

namespace {

using Say = std::function<std::string(const std::string &)>;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// With the decimal mark of the language, which is the middle of its word for 0.5.
std::string inFigures(const std::string &text, const Say &say)
{
    const std::string half = say(QT_TRANSLATE_NOOP("Words", "0.5"));
    const std::string mark = half.size() > 2 ? half.substr(1, half.size() - 2) : ".";
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool decimal = text[i] == '.' && i > 0 && isDigit(text[i - 1]) && i + 1 < text.size()
                          && isDigit(text[i + 1]);
        all += decimal ? mark : std::string(1, text[i]);
    }
    return all;
}

} // namespace

std::string filled(const Sentence &sentence, const Say &say)
{
    if (sentence.kind == Sentence::Kind::Figure)
        return inFigures(sentence.pattern, say);
    const bool looksUp = sentence.kind == Sentence::Kind::Pattern;
    const std::string pattern = looksUp ? say(sentence.pattern) : sentence.pattern;
    // Place by place: a part may contain a percent sign itself.
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1'
                        && pattern[i + 1] <= '9';
        const auto part = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : 0;
        if (place && part < sentence.parts.size()) {
            text += filled(sentence.parts[part], say);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

std::string english(const Sentence &sentence)
{
    return filled(sentence, [](const std::string &pattern) { return pattern; });
}

std::string capitalised(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

} // namespace pitwise
