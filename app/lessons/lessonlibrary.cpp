// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lessons/lessonlibrary.h"

#include "assets/builtinlessons.h"
#include "ui/files/wholefile.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace pitwise {

namespace {


std::string orderFileIn(const std::string &folder)
{
    return folder + "/order.txt";
}

/// The trainer's order: an id on each line.
std::vector<std::string> storedOrder(const std::string &folder)
{
    std::vector<std::string> ids;
    const auto text = readWholeFile(orderFileIn(folder), LargestLessonFile);
    if (const auto *lines = std::get_if<std::string>(&text)) {
        std::istringstream stream{*lines};
        for (std::string id; std::getline(stream, id);)
            ids.push_back(id);
    }
    return ids;
}

std::vector<std::string> lessonFilesIn(const std::string &folder)
{
    std::vector<std::string> files;
    std::error_code ignored;
    for (const auto &entry : std::filesystem::directory_iterator{folder, ignored}) {
        if (entry.path().extension() == ".toml")
            files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace

LessonSet builtInLessonSet()
{
    LessonSet set;
    for (const BuiltInLesson &each : builtInLessons())
        addLesson(set, each.toml, each.id);
    return set;
}

LessonSet lessonsWithFolder(const std::string &folder)
{
    LessonSet set = builtInLessonSet();
    for (const std::string &file : lessonFilesIn(folder)) {
        const auto text = readWholeFile(file, LargestLessonFile);
        if (const auto *error = std::get_if<FileError>(&text))
            set.troubles.push_back(file + ": " + error->why);
        else
            addLesson(set, std::get<std::string>(text), file);
    }
    if (const auto order = storedOrder(folder); !order.empty())
        setOrder(set, order);
    return set;
}

std::string addLessonFile(const std::string &folder, const std::string &file)
{
    const auto text = readWholeFile(file, LargestLessonFile);
    if (const auto *error = std::get_if<FileError>(&text))
        return file + ": " + error->why;
    const auto &toml = std::get<std::string>(text);
    const LessonReading reading = readLesson(toml);
    std::string faults;
    for (const Fault &fault : reading.faults)
        faults += (faults.empty() ? "" : "\n") + toText(fault, file);
    if (!reading.ok())
        return faults;
    const std::string target = folder + '/' + reading.lesson.id + ".toml";
    std::error_code error;
    if (std::filesystem::exists(target, error))
        return file + ": there is a lesson '" + reading.lesson.id + "' of your own already, in "
             + target;
    std::filesystem::create_directories(folder, error);
    const auto trouble = writeWholeFile(target, toml);
    return trouble ? target + ": " + trouble->why : std::string{};
}

std::string keepLessonOrder(const std::string &folder, const std::vector<std::string> &ids)
{
    std::string text;
    for (const std::string &id : reordered(orderOf(lessonsWithFolder(folder)), ids))
        text += id + '\n';
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const auto trouble = writeWholeFile(orderFileIn(folder), text);
    return trouble ? orderFileIn(folder) + ": " + trouble->why : std::string{};
}

} // namespace pitwise
