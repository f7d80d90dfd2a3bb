// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/school.h"

#include "app/cli/language.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <ostream>
#include <string_view>

#include <unistd.h>

namespace pitwise {

bool isSchoolCommand(const Words &words)
{
    constexpr std::array<std::string_view, 7> Names{"records", "export", "exam",    "certificate",
                                                    "verify",  "key",    "progress"};
    const bool isOne =
        !words.empty() && std::find(Names.begin(), Names.end(), words[0]) != Names.end();
    // Help is printed here.
    return isOne && std::none_of(words.begin(), words.end(), [](const std::string &word) {
               return word == "--help" || word == "-h";
           });
}

Exit becomeSchool(const Words &words, Terminal &terminal)
{
    std::error_code error;
    const std::string program =
        std::filesystem::read_symlink("/proc/self/exe", error).parent_path() / "pitwise-school";
    if (!std::filesystem::exists(program, error)) {
        terminal.error << "pitwise-cli: "
                       << say(QT_TRANSLATE_NOOP("CommandLine",
                                                "this build has no records (it has no Qt)"))
                       << '\n';
        return Exit::BadInput;
    }
    Words texts{program};
    texts.insert(texts.end(), words.begin(), words.end());
    const Words language = languageWords();
    texts.insert(texts.begin() + 1, language.begin(), language.end());
    std::vector<char *> arguments;
    for (std::string &text : texts)
        arguments.push_back(text.data());
    arguments.push_back(nullptr);
    ::execv(program.c_str(), arguments.data());
    terminal.error << "pitwise-cli: "
                   << say(QT_TRANSLATE_NOOP("CommandLine", "%1: cannot be run: %2"),
                          {program, std::strerror(errno)})
                   << '\n';
    return Exit::Unreachable;
}

} // namespace pitwise
