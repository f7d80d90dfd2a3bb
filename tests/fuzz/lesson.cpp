// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/lessons/lesson.h"
#include "engine/lessons/lessonset.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace pitwise;
using fuzz::must;

namespace {

const SituationNames &namesOf(const House &house)
{
    static std::map<std::string, SituationNames> known; // dealing them takes a while
    auto at = known.find(house.id);
    if (at == known.end())
        at = known.emplace(house.id, situationNames(house)).first;
    return at->second;
}

} // namespace

/// Any text as a lesson file: a lesson or faults with their places; the other lessons stay. A sound
/// lesson can be shown in every house.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    const LessonReading reading = readLesson(text);
    for (const Fault &fault : reading.faults) {
        must(fault.line > 0 && fault.column > 0, "a fault has a place");
        must(fault.what.size() < 1000, "a fault is a sentence");
    }
    LessonSet set;
    set.lessons.push_back({.id = "other"});
    addLesson(set, text, "f");
    must(set.troubles.size() == reading.faults.size(), "each fault is told");
    must(reading.lesson.id == "other" || set.lessons.front().id == "other", "the others stay");
    if (!reading.ok())
        return 0;
    must(set.lessons.size() <= 2, "a sound file is one lesson");
    for (const char *id : {"washington", "war-blackjack"}) {
        const House house = std::get<House>(fuzz::builtIn(id));
        for (const Lesson &lesson : lessonsFor(std::span{&reading.lesson, 1}, house, namesOf(house),
                                               std::span{&house, 1})) {
            must(!lesson.steps.empty(), "a lesson has steps");
            for (const LessonStep &step : lesson.steps) {
                const bool asks = step.kind == StepKind::Ask;
                must(!asks || !step.wrong.empty(), "a question has wrong answers");
                must(std::find(step.wrong.begin(), step.wrong.end(), step.answer)
                         == step.wrong.end(),
                     "the right answer is not wrong");
            }
        }
    }
    return 0;
}
