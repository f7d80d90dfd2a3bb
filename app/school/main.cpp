// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// pitwise-school COMMAND ...: the commands of pitwise-cli that need the records. A separate program
// that pitwise-cli turns into, because they need Qt, and loading Qt takes longer than most
// commands.

#include "app/cli/language.h"
#include "app/cli/printable.h"
#include "app/school/schoolcommands.h"

#include <QCoreApplication>

#include <exception>
#include <iostream>
#include <unistd.h>

int main(int argc, char *argv[])
{
    pitwise::Words words(argv + 1, argv + argc);
    const QCoreApplication application{argc, argv}; // SQL drivers are Qt plugins
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {
        // What goes wrong is told in our own words.
    });
    std::ios::sync_with_stdio(false);
    pitwise::PrintableStream out{std::cout};
    pitwise::PrintableStream error{std::cerr};
    pitwise::Terminal terminal{std::cin, out, error, isatty(STDIN_FILENO) == 1};
    auto exit = pitwise::Exit::Unreachable;
    try {
        const auto noLanguage = pitwise::chooseLanguage(words, terminal);
        exit = noLanguage ? *noLanguage : pitwise::runSchoolCommand(words, terminal);
    } catch (const std::exception &what) {
        error << "pitwise-cli: " << what.what() << '\n';
    }
    out.flush();
    if (out && std::cout.flush())
        return static_cast<int>(exit);
    error << "pitwise-cli: "
          << pitwise::say(QT_TRANSLATE_NOOP("CommandLine", "standard output cannot be written"))
          << '\n';
    error.flush();
    return static_cast<int>(pitwise::Exit::Unreachable);
}
