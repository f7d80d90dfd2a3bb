// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/sentence.h"

namespace pitwise {

std::string filled(const Sentence &sentence,
                   const std::function<std::string(const std::string &)> &say)
{
    const std::string pattern = sentence.translatable ? say(sentence.pattern) : sentence.pattern;
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
