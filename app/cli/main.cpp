// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands.h"
#include "app/cli/language.h"
#include "app/cli/printable.h"
#include "app/cli/school.h"

#include <exception>
#include <iostream>
#include <new>
#include <unistd.h>

namespace {

/// Too little memory or too few threads are reported like any other error.
pitwise::Exit run(const pitwise::Words &words, pitwise::Terminal &terminal)
{
    try {
        return pitwise::isSchoolCommand(words) ? pitwise::becomeSchool(words, terminal)
                                               : pitwise::runCommand(words, terminal);
    } catch (const std::bad_alloc &) {
        terminal.error << "pitwise-cli: "
                       << pitwise::say(QT_TRANSLATE_NOOP("CommandLine", "not enough memory"))
                       << '\n';
    } catch (const std::exception &what) {
        terminal.error << "pitwise-cli: " << what.what() << '\n';
    }
    return pitwise::Exit::Unreachable;
}

} // namespace

int main(int argc, char *argv[])
{
    std::ios::sync_with_stdio(false);
    pitwise::Words words(argv + 1, argv + argc);
    pitwise::PrintableStream out{std::cout};
    pitwise::PrintableStream error{std::cerr};
    pitwise::Terminal terminal{std::cin, out, error, isatty(STDIN_FILENO) == 1};
    const auto noLanguage = pitwise::chooseLanguage(words, terminal);
    const pitwise::Exit exit = noLanguage ? *noLanguage : run(words, terminal);
    out.flush();
    if (out && std::cout.flush())
        return static_cast<int>(exit);
    // Disk full or pipe closed: the output did not arrive, whatever the command found.
    error << "pitwise-cli: "
          << pitwise::say(QT_TRANSLATE_NOOP("CommandLine", "standard output cannot be written"))
          << '\n';
    error.flush();
    return static_cast<int>(pitwise::Exit::Unreachable);
}
