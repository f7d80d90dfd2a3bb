// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/savedsession.h"
#include "tests/fuzz/fuzz.h"

using namespace pitwise;
using fuzz::must;

/// Any text as a saved session: it resumes as far as it can be read, and goes on.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    const SoundPart part = soundPart(text, fuzz::builtIn);
    must(text.starts_with(part.text), "the sound part is the beginning");
    auto read = readSitting(part.text, "saved", fuzz::builtIn);
    auto *sitting = std::get_if<Sitting>(&read);
    if (sitting == nullptr) {
        must(part.spoilt.has_value(), "what cannot be resumed is spoilt");
        return 0;
    }
    const std::string whole = textOf(*sitting);
    if (const auto act = sitting->next())
        sitting->perform(*act, 1000);
    const std::string later = textOf(*sitting);
    must(later.starts_with(whole), "nothing of it changes when it goes on");
    const auto rest = beyond(whole, later);
    must(rest && whole + std::string{*rest} == later, "only the new lines have to be written");
    auto again = readSitting(later, "again", fuzz::builtIn);
    must(std::holds_alternative<Sitting>(again), "it can be resumed again");
    must(textOf(std::get<Sitting>(again)) == later, "and it is the same session");
    return 0;
}
