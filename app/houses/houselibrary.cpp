// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/houses/houselibrary.h"

#include "assets/builtinhouses.h"
#include "engine/house/housefile.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace pitwise {

namespace {

std::variant<House, HouseTrouble> readAs(std::string_view toml, const std::string &file)
{
    auto reading = readHouse(toml);
    if (reading.ok())
        return std::move(reading.house);
    std::string text;
    for (const Fault &fault : reading.faults)
        text += (text.empty() ? "" : "\n") + toText(fault, file);
    return HouseTrouble{HouseTrouble::Kind::Faulty, text};
}

} // namespace

std::variant<House, HouseTrouble> loadHouse(const std::string &path)
{
    std::error_code error;
    std::ifstream file{path, std::ios::binary};
    if (std::filesystem::is_directory(path, error) || !file)
        return HouseTrouble{HouseTrouble::Kind::Unreadable, path + ": cannot be read"};
    std::ostringstream text;
    text << file.rdbuf();
    return readAs(text.str(), path);
}

std::variant<House, HouseTrouble> findHouse(const std::string &idOrPath, const std::string &beside)
{
    for (const BuiltInHouse &house : builtInHouses()) {
        if (house.id == idOrPath)
            return readAs(house.toml, idOrPath + ".toml");
    }
    std::error_code error;
    if (std::filesystem::exists(idOrPath, error))
        return loadHouse(idOrPath);
    const auto near = (std::filesystem::path{beside} / idOrPath).string();
    if (!beside.empty() && !idOrPath.empty() && std::filesystem::exists(near, error))
        return loadHouse(near);
    std::string known;
    for (const BuiltInHouse &house : builtInHouses())
        known += (known.empty() ? "" : ", ") + std::string{house.id};
    return HouseTrouble{HouseTrouble::Kind::Unknown,
                        "unknown house '" + idOrPath + "': neither a file nor one of " + known};
}

} // namespace pitwise
