// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/lessons/lessonset.h"

#include <utility>

namespace pitwise {

void addLesson(LessonSet &set, std::string_view toml, std::string_view file)
{
    LessonReading reading = readLesson(toml);
    for (const Fault &fault : reading.faults)
        set.troubles.push_back(toText(fault, file));
    if (!reading.ok())
        return;
    std::erase_if(set.lessons,
                  [&](const LessonTemplate &each) { return each.id == reading.lesson.id; });
    set.lessons.push_back(std::move(reading.lesson));
}

} // namespace pitwise
