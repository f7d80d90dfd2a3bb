// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/guestdrills.h"

#include "ui/files/wholefile.h"

#include <QDir>
#include <QFileInfo>

#include <map>
#include <sstream>
#include <variant>

namespace pitwise {

namespace {

using Lines = std::map<std::string, DrillRecord>; ///< by house and drill

constexpr std::size_t LargestDrillFile = std::size_t{1} << 20;

std::string lineNameOf(const std::string &house, Drill drill)
{
    return house + '\t' + std::string{name(drill)};
}

/// What is kept, or why it cannot be read. A file that is not there yet has no lines.
std::variant<Lines, FileError> linesOf(const std::string &file)
{
    Lines lines;
    if (!QFileInfo::exists(QString::fromStdString(file)))
        return lines;
    const auto text = readWholeFile(file, LargestDrillFile);
    if (const auto *trouble = std::get_if<FileError>(&text))
        return *trouble;
    std::istringstream stream{std::get<std::string>(text)};
    std::string house;
    std::string drill;
    std::string record;
    while (std::getline(stream, house, '\t') && std::getline(stream, drill, '\t')
           && std::getline(stream, record)) {
        if (drillNamed(drill))
            lines[house + '\t' + drill] = drillRecordFromText(record);
    }
    return lines;
}

} // namespace

ui::DrillRecords guestRecords(const std::string &file, const std::string &house)
{
    auto read = linesOf(file);
    ui::DrillRecords records;
    if (auto *lines = std::get_if<Lines>(&read)) {
        for (const Drill drill : AllDrills)
            records[static_cast<std::size_t>(drill)] = (*lines)[lineNameOf(house, drill)];
    }
    return records;
}

QString addGuestRun(const std::string &file, const std::string &house, Drill drill,
                    const DrillRun &run)
{
    auto read = linesOf(file);
    // Writing it anew would lose every run that could not be read.
    if (const auto *trouble = std::get_if<FileError>(&read))
        return QString::fromStdString(file + ": " + trouble->why);
    auto &lines = std::get<Lines>(read);
    lines[lineNameOf(house, drill)].add(run);
    std::string text;
    for (const auto &[name, record] : lines)
        text += name + '\t' + toText(record) + '\n';
    QDir{}.mkpath(QFileInfo{QString::fromStdString(file)}.path());
    const auto trouble = writeWholeFile(file, text);
    return trouble ? QString::fromStdString(file + ": " + trouble->why) : QString{};
}

} // namespace pitwise
