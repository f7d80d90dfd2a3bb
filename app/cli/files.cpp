// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/files.h"

#include "app/houses/houselibrary.h"

#include <filesystem>
#include <fstream>
#include <ostream>
#include <sstream>

namespace pitwise {

std::variant<House, Exit> houseFor(const std::string &idOrPath, Terminal &terminal)
{
    auto found = findHouse(idOrPath);
    if (auto *house = std::get_if<House>(&found))
        return std::move(*house);
    const auto &trouble = std::get<HouseTrouble>(found);
    terminal.error << trouble.text << '\n';
    return trouble.kind == HouseTrouble::Kind::Unreadable ? Exit::Unreachable : Exit::BadInput;
}

std::optional<std::string> readText(const std::string &path, Terminal &terminal)
{
    std::ostringstream text;
    if (path == "-") {
        text << terminal.in.rdbuf();
        return text.str();
    }
    std::error_code error;
    std::ifstream file{path, std::ios::binary};
    if (std::filesystem::is_directory(path, error) || !file) {
        terminal.error << path << ": cannot be read\n";
        return std::nullopt;
    }
    text << file.rdbuf();
    return text.str();
}

} // namespace pitwise
