// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/lessons/lesson.h"

#include "engine/skills/skill.h"

#include <algorithm>

namespace pitwise {

namespace {

bool isListed(const std::vector<std::string> &list, const std::string &text)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

void addWrong(LessonStep &step, const std::string &text)
{
    if (text != step.answer && !text.empty() && !isListed(step.wrong, text))
        step.wrong.push_back(text);
}

/// The answer and the wrong ones. False if this house has no such question.
bool fillQuestion(const StepTemplate &from, const House &house, std::span<const House> others,
                  const Translation &say, LessonStep &step)
{
    if (from.key.empty()) {
        const auto answer = sentenceFor(from.answer, house, say);
        if (!answer)
            return false;
        step.answer = *answer;
    } else {
        const auto answer = spokenValue(from.key, house, say);
        if (!answer)
            return false;
        step.answer = *answer;
        for (const House &other : others)
            addWrong(step, spokenValue(from.key, other, say).value_or(""));
    }
    for (const std::string &each : from.wrong) {
        if (const auto wrong = sentenceFor(each, house, say))
            addWrong(step, *wrong);
    }
    return !step.wrong.empty();
}

/// The names of rounds in this house. False if it cannot deal them.
bool fillNames(const StepTemplate &from, const House &house, const SituationNames &names,
               LessonStep &step)
{
    for (const std::string &each : from.names) {
        const auto rule = ruleOfSkill(each);
        const std::string name = rule ? skillKey(*rule, house) : each;
        if (!isListed(rule ? names.skills : names.codes, name))
            return false;
        step.names.push_back(name);
    }
    return true;
}

std::optional<LessonStep> stepFor(const StepTemplate &from, const House &house,
                                  const SituationNames &names, std::span<const House> others,
                                  const Translation &say)
{
    const auto text = sentenceFor(from.text, house, say);
    if (!text || !hold(from.when, house))
        return std::nullopt;
    LessonStep step{.kind = from.kind, .text = *text, .shows = from.shows, .rounds = from.rounds};
    bool usable = true;
    switch (from.kind) {
    case StepKind::Read:
        break;
    case StepKind::Watch:
    case StepKind::Do:
        usable = fillNames(from, house, names, step);
        break;
    case StepKind::Ask:
        usable = fillQuestion(from, house, others, say, step);
        break;
    }
    return usable ? std::optional{std::move(step)} : std::nullopt;
}

/// The table fills as the course goes on: two patrons in the first lessons, one more every second.
int guestsIn(int lesson)
{
    constexpr int Fewest = 2;
    return std::min(Fewest + lesson / 2, MaxSeats);
}

} // namespace

std::vector<Lesson> lessonsFor(std::span<const LessonTemplate> templates, const House &house,
                               const SituationNames &names, std::span<const House> others,
                               const Translation &say)
{
    std::vector<const LessonTemplate *> ordered;
    for (const LessonTemplate &each : templates)
        ordered.push_back(&each);
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const auto *a, const auto *b) { return a->order < b->order; });
    std::vector<Lesson> lessons;
    for (const LessonTemplate *from : ordered) {
        const auto title = sentenceFor(from->title, house, say);
        if (!title || !hold(from->when, house))
            continue;
        Lesson lesson{from->id, *title, {}};
        const int guests = guestsIn(static_cast<int>(lessons.size()));
        bool onlyRead = true;
        for (const StepTemplate &each : from->steps) {
            if (auto step = stepFor(each, house, names, others, say)) {
                step->guests = guests;
                onlyRead = onlyRead && step->kind == StepKind::Read;
                lesson.steps.push_back(std::move(*step));
            }
        }
        if (!onlyRead)
            lessons.push_back(std::move(lesson));
    }
    return lessons;
}

std::optional<DealtRound> roundOf(const LessonStep &step, const House &house, std::uint64_t seed)
{
    SituationWish wish{step.names, seed, {}};
    while (!wish.names.empty()) {
        for (const auto seats : {std::optional{step.guests}, std::optional<int>{}}) {
            if (seats && *seats >= house.table.seats)
                continue;
            wish.seats = seats;
            auto found = situationFor(house, wish);
            if (auto *round = std::get_if<DealtRound>(&found))
                return std::move(*round);
        }
        wish.names.pop_back(); // not all in one round: the first ones matter most
    }
    return std::nullopt;
}

} // namespace pitwise
