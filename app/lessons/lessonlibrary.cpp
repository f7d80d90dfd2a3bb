// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lessons/lessonlibrary.h"

#include "assets/builtinlessons.h"
#include "ui/files/wholefile.h"

#include <algorithm>
#include <filesystem>

namespace pitwise {

namespace {

constexpr std::size_t LargestLessonFile = std::size_t{1} << 20;

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
    return set;
}

} // namespace pitwise
