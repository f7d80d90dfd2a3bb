// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/files.h"
#include "app/cli/language.h"

#include "app/houses/houselibrary.h"
#include "ui/files/wholefile.h"

#include <array>
#include <istream>
#include <ostream>

namespace pitwise {

namespace {

std::optional<std::string> readInput(Terminal &terminal)
{
    std::string text;
    std::array<char, 65536> part{};
    while (terminal.in.read(part.data(), part.size()) || terminal.in.gcount() > 0) {
        text.append(part.data(), static_cast<std::size_t>(terminal.in.gcount()));
        if (text.size() > LargestDealFile) {
            terminal.error << say(
                QT_TRANSLATE_NOOP("CommandLine", "standard input: larger than %1"),
                {sizeText(LargestDealFile)})
                           << '\n';
            return std::nullopt;
        }
    }
    if (!terminal.in.bad())
        return text;
    terminal.error << say(
        QT_TRANSLATE_NOOP("CommandLine", "standard input: cannot be read completely"))
                   << '\n';
    return std::nullopt;
}

} // namespace

std::variant<House, Exit> houseFor(const std::string &idOrPath, Terminal &terminal)
{
    auto found = findHouse(idOrPath);
    if (auto *house = std::get_if<House>(&found))
        return std::move(*house);
    const auto &trouble = std::get<HouseError>(found);
    terminal.error << trouble.text << '\n';
    return trouble.kind == HouseError::Kind::Unreadable ? Exit::Unreachable : Exit::BadInput;
}

std::optional<std::string> readText(const std::string &path, Terminal &terminal)
{
    if (path == "-")
        return readInput(terminal);
    // Pipes are allowed: `audit <(pitwise-cli deal ...)`.
    auto read = readWholeFile(path, LargestDealFile, FileKinds::Any);
    if (const auto *trouble = std::get_if<FileError>(&read)) {
        terminal.error << say(QT_TRANSLATE_NOOP("CommandLine", "%1: cannot be read: %2"),
                              {path, trouble->why})
                       << '\n';
        return std::nullopt;
    }
    return std::get<std::string>(std::move(read));
}

} // namespace pitwise
