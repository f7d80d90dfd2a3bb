// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/lessons/lessonset.h"

#include <algorithm>
#include <map>
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

std::vector<std::string> orderOf(const LessonSet &set)
{
    std::vector<const LessonTemplate *> ordered;
    for (const LessonTemplate &each : set.lessons)
        ordered.push_back(&each);
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const auto *a, const auto *b) { return a->order < b->order; });
    std::vector<std::string> ids;
    for (const LessonTemplate *each : ordered)
        ids.push_back(each->id);
    return ids;
}

void setOrder(LessonSet &set, const std::vector<std::string> &ids)
{
    const auto named = [&](const std::string &id) {
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    };
    // Each named lesson takes along those that followed it and are not named.
    std::vector<std::string> first; // before any named one
    std::map<std::string, std::vector<std::string>> followers;
    std::vector<std::string> *group = &first;
    for (const std::string &id : orderOf(set)) {
        if (named(id))
            group = &followers[id];
        else
            group->push_back(id);
    }
    std::vector<std::string> order = first;
    for (const std::string &id : ids) {
        const auto at = followers.find(id);
        if (at == followers.end())
            continue; // no such lesson, or named twice
        order.push_back(id);
        order.insert(order.end(), at->second.begin(), at->second.end());
        followers.erase(at);
    }
    for (LessonTemplate &each : set.lessons)
        each.order =
            static_cast<int>(std::find(order.begin(), order.end(), each.id) - order.begin());
}

std::vector<std::string> reordered(std::vector<std::string> all,
                                   const std::vector<std::string> &some)
{
    auto next = some.begin();
    for (std::string &id : all) {
        if (std::find(some.begin(), some.end(), id) != some.end() && next != some.end())
            id = *next++;
    }
    return all;
}

} // namespace pitwise
