// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/corpus/corpus.h"

#include "app/houses/houselibrary.h"
#include "engine/session/notation.h"
#include "engine/session/session.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace pitwise::test {

namespace {

/// Codes by line, in no particular order.
using Marks = std::map<int, std::multiset<std::string>>;

Marks marksIn(const std::string &text)
{
    Marks marks;
    std::istringstream lines{text};
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        const auto mark = line.find("#!");
        if (mark == std::string::npos)
            continue;
        std::istringstream words{line.substr(mark + 2)};
        for (std::string word; words >> word;)
            marks[number].insert(word);
    }
    return marks;
}

std::string listed(const std::multiset<std::string> &codes)
{
    std::string text;
    for (const auto &code : codes)
        text += (text.empty() ? "" : " ") + code;
    return text.empty() ? "nothing" : text;
}

std::string textOf(const std::filesystem::path &file)
{
    std::ifstream stream{file};
    std::ostringstream buffer;
    buffer << stream.rdbuf();
    return buffer.str();
}

} // namespace

std::vector<std::filesystem::path> corpusFiles(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::recursive_directory_iterator{folder}) {
        if (entry.path().extension() == ".deal")
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

DealReading readCorpusFile(const std::filesystem::path &file)
{
    return readDeal(textOf(file), [&](const std::string &id) -> std::variant<House, std::string> {
        auto found = findHouse(id, file.parent_path().string());
        if (auto *house = std::get_if<House>(&found))
            return std::move(*house);
        return std::get<HouseError>(found).text;
    });
}

std::string disagreement(const std::filesystem::path &file)
{
    const auto reading = readCorpusFile(file);
    if (!reading.ok())
        return toText(reading.faults.front(), file.string());

    const Session session = replay(reading.deal.spec, reading.deal.house, reading.deal.log);
    Marks actual;
    for (const Recorded &recorded : session.findings())
        actual[reading.deal.lines[recorded.event]].insert(std::string{name(recorded.finding.code)});
    for (const Refusal &refusal : session.refusals())
        actual[reading.deal.lines[refusal.event]].insert("refused");

    Marks wanted = marksIn(textOf(file));
    for (const auto &[line, codes] : actual)
        wanted[line]; // also compares lines without a mark
    std::string differences;
    for (const auto &[line, codes] : wanted) {
        if (codes != actual[line])
            differences += file.string() + ':' + std::to_string(line) + ": wanted " + listed(codes)
                         + ", got " + listed(actual[line]) + '\n';
    }
    return differences;
}

} // namespace pitwise::test
