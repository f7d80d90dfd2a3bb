// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/lessons/lesson.h"
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/language.h"
#include "app/houses/houselibrary.h"
#include "app/lessons/lessonlibrary.h"
#include "assets/builtinhouses.h"
#include "ui/files/wholefile.h"

#include <algorithm>
#include <ostream>

namespace pitwise {

namespace {

/// Reads a lesson file, or prints why it cannot.
std::variant<LessonTemplate, Exit> lessonAt(const std::string &path, Terminal &terminal)
{
    const auto text = readWholeFile(path, LargestLessonFile);
    if (const auto *trouble = std::get_if<FileError>(&text)) {
        terminal.error << say(QT_TRANSLATE_NOOP("CommandLine", "%1: cannot be read: %2"),
                              {path, trouble->why})
                       << '\n';
        return Exit::Unreachable;
    }
    LessonReading reading = readLesson(std::get<std::string>(text));
    for (const Fault &fault : reading.faults)
        terminal.error << toText(fault, path) << '\n';
    if (!reading.ok())
        return Exit::BadInput;
    return std::move(reading.lesson);
}

Exit checkLesson(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.rest().size() != 2)
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine", "lesson check takes one file")));
    const std::string &path = arguments.rest()[1];
    const auto found = lessonAt(path, terminal);
    const auto *exit = std::get_if<Exit>(&found);
    if (arguments.has("--json")) {
        JsonWriter json;
        json.beginObject().key("file").value(path).key("ok").value(exit == nullptr).endObject();
        terminal.out << json.text() << '\n';
    } else if (exit == nullptr) {
        terminal.out << say(QT_TRANSLATE_NOOP("CommandLine", "%1: valid, %2"),
                            {path, std::get<LessonTemplate>(found).title})
                     << '\n';
    }
    return exit == nullptr ? Exit::Clean : *exit;
}

/// The built-in lessons, and those of the trainer.
std::variant<std::vector<LessonTemplate>, Exit> allLessons(const std::vector<std::string> &own,
                                                           Terminal &terminal)
{
    std::vector<LessonTemplate> lessons = builtInLessonSet().lessons;
    for (const std::string &path : own) {
        auto found = lessonAt(path, terminal);
        if (const auto *exit = std::get_if<Exit>(&found))
            return *exit;
        auto &lesson = std::get<LessonTemplate>(found);
        std::erase_if(lessons, [&](const LessonTemplate &each) { return each.id == lesson.id; });
        lessons.push_back(std::move(lesson));
    }
    return lessons;
}

void printCourse(const std::vector<Lesson> &course, Terminal &terminal)
{
    for (std::size_t i = 0; i < course.size(); ++i) {
        terminal.out << i + 1 << ". " << course[i].title << " (" << course[i].id << ")\n";
        for (const LessonStep &step : course[i].steps) {
            terminal.out << "   " << name(step.kind) << ": " << step.text << '\n';
            if (step.kind == StepKind::Ask)
                terminal.out << "        " << step.answer << '\n';
        }
    }
}

void printCourseAsJson(const House &house, const std::vector<Lesson> &course, Terminal &terminal)
{
    JsonWriter json;
    const auto list = [&](const char *key, const std::vector<std::string> &texts) {
        json.key(key).beginArray();
        for (const std::string &text : texts)
            json.value(text);
        json.endArray();
    };
    json.beginObject().key("house").value(house.id).key("lessons").beginArray();
    for (const Lesson &lesson : course) {
        json.beginObject().key("id").value(lesson.id).key("title").value(lesson.title);
        json.key("steps").beginArray();
        for (const LessonStep &step : lesson.steps) {
            json.beginObject().key("kind").value(name(step.kind)).key("text").value(step.text);
            if (!step.names.empty()) {
                list("for", step.names);
                json.key("rounds").value(step.rounds);
            }
            if (step.kind == StepKind::Ask) {
                json.key("answer").value(step.answer);
                list("wrong", step.wrong);
            }
            json.endObject();
        }
        json.endArray().endObject();
    }
    terminal.out << json.endArray().endObject().text() << '\n';
}

Exit listLessons(const Arguments &arguments, Terminal &terminal)
{
    if (!arguments.has("--house") || arguments.rest().size() != 1)
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine", "lesson list needs --house")));
    const auto found = houseFor(*arguments.text("--house"), terminal);
    if (const auto *exit = std::get_if<Exit>(&found))
        return *exit;
    const auto &house = std::get<House>(found);
    const auto lessons = allLessons(arguments.texts("--with"), terminal);
    if (const auto *exit = std::get_if<Exit>(&lessons))
        return *exit;
    std::vector<House> others;
    for (const BuiltInHouse &each : builtInHouses())
        others.push_back(std::get<House>(findHouse(std::string{each.id})));
    const auto course =
        lessonsFor(std::get<std::vector<LessonTemplate>>(lessons), house, situationNames(house),
                   others, [](const std::string &text) { return spoken("Lessons", text); });
    if (arguments.has("--json"))
        printCourseAsJson(house, course, terminal);
    else
        printCourse(course, terminal);
    return Exit::Clean;
}

} // namespace

Exit runLesson(const Words &words, Terminal &terminal)
{
    const Arguments arguments{words, {"--house", "--with"}, {"--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (!arguments.rest().empty() && arguments.rest()[0] == "check")
        return checkLesson(arguments, terminal);
    if (!arguments.rest().empty() && arguments.rest()[0] == "list")
        return listLessons(arguments, terminal);
    return badUsage(terminal, say(QT_TRANSLATE_NOOP("CommandLine", "lesson needs list or check")));
}

} // namespace pitwise
