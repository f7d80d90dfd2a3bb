// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/spoken.h"

namespace pitwise {

namespace {

std::optional<LanguageFile> &current()
{
    static std::optional<LanguageFile> language;
    return language;
}

} // namespace

void speak(std::optional<LanguageFile> language)
{
    current() = language;
}

std::string spoken(const Sentence &sentence)
{
    return filled(sentence, [](const std::string &pattern) { return spoken("Words", pattern); });
}

std::string spoken(std::string_view context, std::string_view text)
{
    const auto found = current() ? current()->find(context, text) : std::nullopt;
    return found.value_or(std::string{text});
}

} // namespace pitwise
