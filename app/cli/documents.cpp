// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/documents.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <ostream>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace pitwise {

namespace {

/// Beside this program, or in the folder above it; nothing in a build without Qt.
std::filesystem::path pdfProgram()
{
    std::error_code error;
    const auto here = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    for (const auto &folder : {here, here.parent_path()}) {
        if (std::filesystem::exists(folder / "pitwise-pdf", error))
            return folder / "pitwise-pdf";
    }
    return {};
}

Exit cannotWrite(Terminal &terminal, const std::string &path, const std::string &why)
{
    terminal.error << path << ": cannot be written" << (why.empty() ? "" : ": " + why) << '\n';
    return Exit::Unreachable;
}

Exit writePdf(const Words &pdf, const std::string &path, Terminal &terminal)
{
    const std::string program = pdfProgram();
    if (program.empty()) {
        terminal.error << "pitwise-cli: this build writes no PDF (it was made without Qt); "
                          "use .html or .md\n";
        return Exit::BadInput;
    }
    Words texts{program};
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
        return cannotWrite(terminal, path, program + " could not be run");
    return static_cast<Exit>(WEXITSTATUS(status));
}

} // namespace

Exit writeDocument(const Document &document, const Words &pdf, const std::string &path,
                   Terminal &terminal)
{
    const auto kind = std::filesystem::path{path}.extension();
    if (kind == ".pdf")
        return writePdf(pdf, path, terminal);
    if (kind != ".html" && kind != ".md")
        return badUsage(terminal, "it is a .pdf, .html or .md file, not '" + path + '\'');
    std::ofstream file{path, std::ios::binary};
    file << (kind == ".md" ? asMarkdown(document, english) : asHtml(document, english));
    file.close();
    return file ? Exit::Clean : cannotWrite(terminal, path, {});
}

} // namespace pitwise
