// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/lessons/lessonfile.h"

#include "engine/house/housekeys.h"
#include "engine/house/tomlreader.h"
#include "engine/situations/target.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

constexpr int MostRoundsOfAStep = 20;
constexpr int MostOrder = 10'000;
constexpr std::array Kinds{StepKind::Read, StepKind::Watch, StepKind::Do, StepKind::Ask};

/// A sentence; a fault in its braces is reported at its place in the file.
std::string sentenceIn(TomlSection &section, std::string_view key)
{
    std::string text = section.text(key);
    if (const std::string fault = faultOfSentence(text); !fault.empty())
        section.faultAt(key, "cannot be filled in: " + fault);
    return text;
}

std::vector<std::string> listIn(TomlSection &section, std::string_view key)
{
    std::vector<std::string> list;
    const toml::node *node = section.find(key);
    if (node == nullptr)
        return list;
    const auto *array = node->as_array();
    if (array == nullptr || array->empty()) {
        section.fault(*node, key, "must be a list of texts");
        return list;
    }
    for (const auto &each : *array) {
        if (const auto text = each.value_exact<std::string>())
            list.push_back(*text);
        else
            section.fault(each, key, "must be a list of texts");
    }
    return list;
}

Conditions conditionsIn(TomlSection &section)
{
    Conditions conditions;
    if (section.findOptional("when") == nullptr)
        return conditions;
    const std::string text = section.text("when");
    if (const std::string fault = readConditions(text, conditions); !fault.empty())
        section.faultAt("when", "is no condition: " + fault);
    return conditions;
}

/// A rule, as findings cite them, or a finding code.
void checkNames(TomlSection &section, std::string_view key, const std::vector<std::string> &names)
{
    for (const std::string &each : names) {
        const bool clause = !each.empty() && each[0] >= 'A' && each[0] <= 'Z';
        if (clause || each.find('=') != std::string::npos || !isMeaningful(each))
            section.faultAt(key, "has '" + each + "', which is neither a rule nor a finding code");
    }
}

void readQuestion(TomlSection &section, StepTemplate &step)
{
    if (section.findOptional("key") != nullptr) {
        step.key = section.text("key");
        if (findHouseKey(step.key) == nullptr)
            section.faultAt("key", "is '" + step.key + "', and no house has such a key");
    } else {
        step.answer = sentenceIn(section, "answer");
    }
    if (step.key.empty() || section.findOptional("wrong") != nullptr) {
        step.wrong = listIn(section, "wrong");
        for (const std::string &each : step.wrong) {
            if (const std::string fault = faultOfSentence(each); !fault.empty())
                section.faultAt("wrong", "cannot be filled in: " + fault);
        }
    }
}

StepTemplate stepFrom(TomlSection &section, toml::source_position at, Faults &faults)
{
    StepTemplate step;
    int kinds = 0;
    for (const StepKind kind : Kinds) {
        if (!section.has(name(kind)))
            continue;
        step.kind = kind;
        ++kinds;
    }
    if (kinds != 1) {
        for (const StepKind kind : Kinds)
            (void)section.findOptional(name(kind));
        faults.push_back({static_cast<int>(at.line), static_cast<int>(at.column),
                          "step needs exactly one of read, watch, do and ask"});
        return step;
    }
    const bool deals = step.kind == StepKind::Watch || step.kind == StepKind::Do;
    if (deals) {
        step.names = listIn(section, name(step.kind));
        checkNames(section, name(step.kind), step.names);
        step.text = sentenceIn(section, "text");
    } else {
        step.text = sentenceIn(section, name(step.kind));
    }
    if (step.kind == StepKind::Ask)
        readQuestion(section, step);
    if (step.kind == StepKind::Do && section.findOptional("rounds") != nullptr)
        step.rounds = section.integer("rounds", 1, MostRoundsOfAStep);
    if (!deals && section.findOptional("shows") != nullptr)
        step.shows = section.choice<PageMoment>("shows");
    step.when = conditionsIn(section);
    return step;
}

void readSteps(TomlSection &root, LessonTemplate &lesson, Faults &faults)
{
    const toml::node *node = root.find("step");
    if (node == nullptr)
        return;
    const auto *steps = node->as_array();
    if (steps == nullptr || !steps->is_array_of_tables()) {
        root.fault(*node, "step", "must be written as [[step]]");
        return;
    }
    for (const auto &each : *steps) {
        TomlSection section{each.as_table(), "step", each.source().begin, faults};
        lesson.steps.push_back(stepFrom(section, each.source().begin, faults));
        section.finish();
    }
}

bool isId(const std::string &id)
{
    return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

} // namespace

std::string_view name(StepKind kind)
{
    switch (kind) {
    case StepKind::Read:
        return "read";
    case StepKind::Watch:
        return "watch";
    case StepKind::Do:
        return "do";
    case StepKind::Ask:
        return "ask";
    }
    return {};
}

LessonReading readLesson(std::string_view text)
{
    const auto parsed = parseToml(text);
    if (const auto *fault = std::get_if<Fault>(&parsed))
        return {{}, {*fault}};
    LessonReading reading;
    TomlSection root{&std::get<toml::table>(parsed), "", {1, 1}, reading.faults};
    LessonTemplate &lesson = reading.lesson;
    lesson.id = root.text("id");
    if (root.has("id") && !isId(lesson.id))
        root.faultAt("id", "must be small letters, digits and hyphens");
    lesson.title = sentenceIn(root, "title");
    lesson.order = root.integer("order", 0, MostOrder);
    lesson.when = conditionsIn(root);
    readSteps(root, lesson, reading.faults);
    root.finish();
    std::stable_sort(reading.faults.begin(), reading.faults.end(),
                     [](const Fault &a, const Fault &b) {
                         return std::pair{a.line, a.column} < std::pair{b.line, b.column};
                     });
    return reading;
}

} // namespace pitwise
