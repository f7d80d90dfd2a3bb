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

std::optional<std::string> textOfFile(const std::string &path)
{
    std::error_code error;
    std::ifstream file{path, std::ios::binary};
    if (std::filesystem::is_directory(path, error) || !file)
        return std::nullopt;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

const BuiltInHouse *builtIn(const std::string &id)
{
    for (const BuiltInHouse &house : builtInHouses()) {
        if (house.id == id)
            return &house;
    }
    return nullptr;
}

/// The file that is meant, here or beside; empty if there is none.
std::string fileFor(const std::string &path, const std::string &beside)
{
    std::error_code error;
    if (path.empty())
        return {};
    if (std::filesystem::exists(path, error))
        return path;
    const auto near = (std::filesystem::path{beside} / path).string();
    return !beside.empty() && std::filesystem::exists(near, error) ? near : std::string{};
}

} // namespace

std::variant<House, HouseTrouble> loadHouse(const std::string &path)
{
    const auto text = textOfFile(path);
    if (!text)
        return HouseTrouble{HouseTrouble::Kind::Unreadable, path + ": cannot be read"};
    return readAs(*text, path);
}

std::optional<std::string> houseText(const std::string &idOrPath)
{
    if (const BuiltInHouse *house = builtIn(idOrPath))
        return std::string{house->toml};
    return textOfFile(idOrPath);
}

std::variant<House, HouseTrouble> findHouse(const std::string &idOrPath, const std::string &beside)
{
    if (const BuiltInHouse *house = builtIn(idOrPath))
        return readAs(house->toml, idOrPath + ".toml");
    const std::string file = fileFor(idOrPath, beside);
    if (!file.empty())
        return loadHouse(file);
    std::string known;
    for (const BuiltInHouse &house : builtInHouses())
        known += (known.empty() ? "" : ", ") + std::string{house.id};
    return HouseTrouble{HouseTrouble::Kind::Unknown,
                        "unknown house '" + idOrPath + "': neither a file nor one of " + known};
}

std::string lastingName(const std::string &idOrPath, const std::string &beside)
{
    const std::string file =
        builtIn(idOrPath) != nullptr ? std::string{} : fileFor(idOrPath, beside);
    std::error_code error;
    const auto absolute = std::filesystem::absolute(file, error);
    return file.empty() || error ? idOrPath : absolute.lexically_normal().string();
}

} // namespace pitwise
