// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/documentfile.h"

#include "app/cli/language.h"

#include "ui/files/wholefile.h"

#include <filesystem>
#include <ostream>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace pitwise {

namespace {

/// Looked for only beside this program; empty in a build without Qt.
std::filesystem::path pdfProgram()
{
    std::error_code error;
    const auto program =
        std::filesystem::read_symlink("/proc/self/exe", error).parent_path() / "pitwise-pdf";
    return std::filesystem::exists(program, error) ? program : std::filesystem::path{};
}

Exit cannotWrite(Terminal &terminal, const std::string &path, const std::string &why)
{
    terminal.error << say(QT_TRANSLATE_NOOP("CommandLine", "%1: cannot be written: %2"),
                          {path, why})
                   << '\n';
    return Exit::Unreachable;
}

} // namespace

Exit writePdf(const Words &pdf, const std::string &path, Terminal &terminal)
{
    const std::string program = pdfProgram();
    if (program.empty()) {
        terminal.error << "pitwise-cli: "
                       << say(QT_TRANSLATE_NOOP(
                              "CommandLine",
                              "this build cannot write PDF (it has no Qt); use .html or .md"))
                       << '\n';
        return Exit::BadInput;
    }
    Words texts{program};
    const Words language = languageWords();
    texts.insert(texts.end(), language.begin(), language.end());
    texts.insert(texts.end(), pdf.begin(), pdf.end());
    texts.push_back(path);
    std::vector<char *> words;
    for (std::string &text : texts)
        words.push_back(text.data());
    words.push_back(nullptr);
    pid_t child = 0;
    int status = 0;
    if (posix_spawn(&child, program.c_str(), nullptr, nullptr, words.data(), environ) != 0
        || waitpid(child, &status, 0) != child || !WIFEXITED(status))
        return cannotWrite(terminal, path,
                           say(QT_TRANSLATE_NOOP("CommandLine", "%1 could not be run"), {program}));
    return static_cast<Exit>(WEXITSTATUS(status));
}

Exit writeDocument(const Document &document, const Words &pdf, const Arguments &arguments,
                   Terminal &terminal)
{
    const std::string path = *arguments.text("-o");
    const auto paper = paperFromText(arguments.text("--paper").value_or("a4"));
    if (!paper)
        return badUsage(terminal, say(QT_TRANSLATE_NOOP("CommandLine",
                                                        "--paper must be a4 or letter, not '%1'"),
                                      {*arguments.text("--paper")}));
    const auto kind = std::filesystem::path{path}.extension();
    if (kind == ".pdf") {
        Words words{std::string{name(*paper)}};
        words.insert(words.end(), pdf.begin(), pdf.end());
        return writePdf(words, path, terminal);
    }
    if (kind != ".html" && kind != ".md")
        return badUsage(terminal, say(QT_TRANSLATE_NOOP(
                                          "CommandLine",
                                          "the output must be a .pdf, .html or .md file, not '%1'"),
                                      {path}));
    const auto trouble = writeWholeFile(path, kind == ".md" ? asMarkdown(document, inWords)
                                                            : asHtml(document, inWords, *paper));
    return trouble ? cannotWrite(terminal, path, trouble->why) : Exit::Clean;
}

} // namespace pitwise
