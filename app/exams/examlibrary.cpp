// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/exams/examlibrary.h"

#include "app/houses/houselibrary.h"
#include "assets/builtinexams.h"
#include "engine/house/housefile.h"
#include "ui/files/wholefile.h"

#include <filesystem>

namespace pitwise {

namespace {

using Plan = std::variant<ExamPlan, ExamError>;

Plan planFrom(BlueprintReading reading, std::string text, std::string houseText,
              const std::string &name)
{
    if (reading.ok())
        return ExamPlan{std::move(reading.blueprint), std::move(reading.house), std::move(text),
                        std::move(houseText)};
    std::string faults;
    for (const Fault &fault : reading.faults)
        faults += (faults.empty() ? "" : "\n") + toText(fault, name);
    return ExamError{ExamError::Kind::Faulty, faults};
}

Plan read(const std::string &text, const std::string &name, const std::string &beside)
{
    std::string house;
    auto reading = readBlueprint(text, [&](const std::string &wanted) {
        using Found = std::variant<House, std::string>;
        house = houseText(lastingName(wanted, beside)).value_or("");
        auto found = findHouse(wanted, beside);
        if (auto *good = std::get_if<House>(&found))
            return Found{std::move(*good)};
        return Found{std::get<HouseError>(found).text};
    });
    return planFrom(std::move(reading), text, std::move(house), name);
}

} // namespace

Plan loadExam(const std::string &path)
{
    const auto text = readWholeFile(path, LargestHouseFile);
    if (const auto *trouble = std::get_if<FileError>(&text))
        return ExamError{ExamError::Kind::Unreadable, path + ": cannot be read: " + trouble->why};
    return read(std::get<std::string>(text), path,
                std::filesystem::path{path}.parent_path().string());
}

Plan findExam(const std::string &idOrPath)
{
    std::string known;
    for (const BuiltInExam &exam : builtInExams()) {
        if (exam.id == idOrPath)
            return read(std::string{exam.toml}, idOrPath + ".toml", {});
        known += (known.empty() ? "" : ", ") + std::string{exam.id};
    }
    std::error_code error;
    if (std::filesystem::exists(idOrPath, error) || idOrPath.find('/') != std::string::npos
        || idOrPath.ends_with(".toml"))
        return loadExam(idOrPath);
    return ExamError{ExamError::Kind::Unknown,
                     "unknown exam '" + idOrPath + "': neither a file nor one of " + known};
}

Plan examFromTexts(const std::string &text, const std::string &houseText, const std::string &name)
{
    auto reading = readBlueprint(text, [&](const std::string &) {
        using Found = std::variant<House, std::string>;
        HouseReading house = readHouse(houseText);
        if (house.ok())
            return Found{std::move(house.house)};
        return Found{"its house file has faults"};
    });
    return planFrom(std::move(reading), text, houseText, name);
}

} // namespace pitwise
