// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/houses/houselibrary.h"

#include "assets/builtinhouses.h"
#include "engine/base/plaintext.h"
#include "engine/house/housefile.h"
#include "ui/files/wholefile.h"

#include <filesystem>

namespace pitwise {

namespace {

std::variant<House, HouseError> readAs(std::string_view toml, const std::string &file)
{
    auto reading = readHouse(toml);
    if (reading.ok())
        return std::move(reading.house);
    std::string text;
    for (const Fault &fault : reading.faults)
        text += (text.empty() ? "" : "\n") + toText(fault, file);
    return HouseError{HouseError::Kind::Faulty, text};
}

const BuiltInHouse *builtIn(const std::string &id)
{
    for (const BuiltInHouse &house : builtInHouses()) {
        if (house.id == id)
            return &house;
    }
    return nullptr;
}

/// The user means a file, whether it exists or not.
bool looksLikeFile(const std::string &name)
{
    return name.find('/') != std::string::npos || name.ends_with(".toml");
}

/// The file, here or in `beside`; empty: not found.
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

std::variant<House, HouseError> loadHouse(const std::string &path)
{
    const auto read = readWholeFile(path, LargestHouseFile);
    if (const auto *trouble = std::get_if<FileError>(&read))
        return HouseError{HouseError::Kind::Unreadable,
                          onOneLine(path) + ": cannot be read: " + trouble->why};
    return readAs(std::get<std::string>(read), path);
}

std::optional<std::string> houseText(const std::string &idOrPath)
{
    if (const BuiltInHouse *house = builtIn(idOrPath))
        return std::string{house->toml};
    auto read = readWholeFile(idOrPath, LargestHouseFile);
    return std::holds_alternative<FileError>(read) ? std::nullopt
                                                   : std::optional{std::get<std::string>(read)};
}

std::variant<House, HouseError> findHouse(const std::string &idOrPath, const std::string &beside)
{
    if (const BuiltInHouse *house = builtIn(idOrPath))
        return readAs(house->toml, idOrPath + ".toml");
    const std::string file = fileFor(idOrPath, beside);
    if (!file.empty() || looksLikeFile(idOrPath))
        return loadHouse(file.empty() ? idOrPath : file);
    std::string known;
    for (const BuiltInHouse &house : builtInHouses())
        known += (known.empty() ? "" : ", ") + std::string{house.id};
    return HouseError{HouseError::Kind::Unknown, "unknown house '" + onOneLine(shortened(idOrPath))
                                                     + "': neither a file nor one of " + known};
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
