// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/learn/housecourse.h"

#include "ui/text/translated.h"

namespace pitwise::ui {

HouseCourse makeCourse(const KnownHouse &known, const LessonSet &files,
                       const std::vector<House> &others)
{
    return {known,
            lessonsFor(files.lessons, known.house, situationNames(known.house), others,
                       translatedLesson),
            files.troubles};
}

std::vector<std::string> namesShownAt(const Lesson &lesson, std::size_t step)
{
    for (std::size_t i = step; i < lesson.steps.size(); ++i) {
        if (!lesson.steps[i].names.empty())
            return lesson.steps[i].names;
    }
    for (std::size_t i = step; i-- > 0;) {
        if (!lesson.steps[i].names.empty())
            return lesson.steps[i].names;
    }
    return {};
}

std::optional<DealtRound> roundFor(const House &house, const std::vector<std::string> &names,
                                   std::uint64_t seed)
{
    LessonStep step;
    step.names = names;
    return roundOf(step, house, seed);
}

std::optional<Showing> showingFor(const House &house, const std::vector<std::string> &names,
                                  std::uint64_t seed)
{
    const auto round = roundFor(house, names, seed);
    if (!round)
        return std::nullopt;
    Recording recording{round->spec, house, 1};
    for (const LogEntry &entry : round->log)
        recording.perform(entry.event);
    return recording.take();
}

} // namespace pitwise::ui
