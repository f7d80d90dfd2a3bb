// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/exports.h"

#include <QString>

#include <algorithm>
#include <functional>
#include <map>

namespace pitwise {

namespace {

std::string decimals(double number, int count)
{
    return QString::number(number, 'f', count).toStdString();
}

/// A column of a table: its name, and a row's cell in it.
template<typename Item>
struct Column
{
    const char *name;
    std::function<std::string(const Item &, const CsvFormat &)> cell;
};

template<typename Item>
std::vector<std::string> namesOf(const std::vector<Column<Item>> &columns)
{
    std::vector<std::string> names;
    for (const auto &column : columns)
        names.emplace_back(column.name);
    return names;
}

template<typename Item>
std::vector<Column<Item>> chosen(const std::vector<Column<Item>> &all,
                                 const std::vector<std::string> &names)
{
    if (names.empty())
        return all;
    std::vector<Column<Item>> columns;
    for (const std::string &name : names) {
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const auto &column) { return column.name == name; });
        if (found == all.end()) {
            std::string known;
            for (const auto &column : all)
                known += (known.empty() ? "" : ", ") + std::string{column.name};
            throw RecordsError{RecordsError::Kind::Refused,
                               "there is no column '" + name + "'; there are " + known};
        }
        columns.push_back(*found);
    }
    return columns;
}

template<typename Item>
ExportedTable asCsv(const std::vector<Column<Item>> &all, const std::vector<Item> &items,
                    const ExportChoice &choice)
{
    const auto columns = chosen(all, choice.columns);
    ExportedTable table{csvLine(namesOf(columns), choice.csv.delimiter), items.size()};
    for (const Item &item : items) {
        std::vector<std::string> cells;
        for (const auto &column : columns)
            cells.push_back(column.cell(item, choice.csv));
        table.text += csvLine(cells, choice.csv.delimiter);
    }
    return table;
}

/// Unknown until the session has ended.
std::string ifKnown(const SessionRow &row, const std::string &text)
{
    return row.summarised ? text : std::string{};
}

const std::vector<Column<SessionRow>> &columnsOfSessions()
{
    using Row = SessionRow;
    using Format = CsvFormat;
    static const std::vector<Column<Row>> columns{
        {"number", [](const Row &row, const Format &) { return row.number; }},
        {"name", [](const Row &row, const Format &) { return row.name; }},
        {"session", [](const Row &row, const Format &) { return row.id; }},
        {"kind", [](const Row &row, const Format &) { return std::string{name(row.kind)}; }},
        {"state", [](const Row &row, const Format &) { return std::string{name(row.state)}; }},
        {"started", [](const Row &row, const Format &f) { return csvTime(row.startedAt, f); }},
        {"ended", [](const Row &row, const Format &f) { return csvTime(row.endedAt, f); }},
        {"house", [](const Row &row, const Format &) { return row.house; }},
        {"game", [](const Row &row, const Format &) { return row.game; }},
        {"acts", [](const Row &row, const Format &) { return std::to_string(row.acts); }},
        {"rounds",
         [](const Row &row, const Format &) { return ifKnown(row, std::to_string(row.rounds)); }},
        {"findings",
         [](const Row &row, const Format &) { return ifKnown(row, std::to_string(row.findings)); }},
        {"critical",
         [](const Row &row, const Format &) { return ifKnown(row, std::to_string(row.critical)); }},
        {"major",
         [](const Row &row, const Format &) { return ifKnown(row, std::to_string(row.major)); }},
        {"minor",
         [](const Row &row, const Format &) { return ifKnown(row, std::to_string(row.minor)); }},
        {"score",
         [](const Row &row, const Format &) {
             return row.scored ? decimals(row.score, 1) : std::string{};
         }},
        {"passed",
         [](const Row &row, const Format &) {
             return std::string{!row.scored ? "" : row.passed ? "yes" : "no"};
         }},
        {"seconds_per_round",
         [](const Row &row, const Format &) {
             return row.pace > 0 ? decimals(row.pace, 1) : std::string{};
         }},
        {"minutes", [](const Row &row,
                       const Format &) { return ifKnown(row, decimals(row.seconds / 60, 1)); }},
    };
    return columns;
}

/// What a trainee has dealt in all.
struct PersonTotals
{
    Person person;
    int sessions = 0;
    int exams = 0;
    int rounds = 0;
    int findings = 0;
    std::map<std::string, double> seconds; ///< by game
    std::string last; ///< start of the latest session
};

double hoursOf(const PersonTotals &totals, const std::string &game)
{
    const auto found = totals.seconds.find(game);
    return found == totals.seconds.end() ? 0 : found->second / 3600;
}

const std::vector<Column<PersonTotals>> &columnsOfPeople()
{
    using Row = PersonTotals;
    using Format = CsvFormat;
    static const std::vector<Column<Row>> columns{
        {"number", [](const Row &row, const Format &) { return row.person.number; }},
        {"name", [](const Row &row, const Format &) { return row.person.name; }},
        {"state",
         [](const Row &row, const Format &) {
             return std::string{row.person.active ? "active" : "left"};
         }},
        {"sessions", [](const Row &row, const Format &) { return std::to_string(row.sessions); }},
        {"exams", [](const Row &row, const Format &) { return std::to_string(row.exams); }},
        {"rounds", [](const Row &row, const Format &) { return std::to_string(row.rounds); }},
        {"findings", [](const Row &row, const Format &) { return std::to_string(row.findings); }},
        {"hours_casino_war",
         [](const Row &row, const Format &) { return decimals(hoursOf(row, "casino-war"), 2); }},
        {"hours_war_blackjack",
         [](const Row &row, const Format &) { return decimals(hoursOf(row, "war-blackjack"), 2); }},
        {"last_session", [](const Row &row, const Format &f) { return csvTime(row.last, f); }},
    };
    return columns;
}

const std::vector<Column<Certification>> &columnsOfCertifications()
{
    using Row = Certification;
    using Format = CsvFormat;
    static const std::vector<Column<Row>> columns{
        {"number", [](const Row &row, const Format &) { return row.number; }},
        {"name", [](const Row &row, const Format &) { return row.name; }},
        {"house", [](const Row &row, const Format &) { return row.certificate.house; }},
        {"exam", [](const Row &row, const Format &) { return row.certificate.exam; }},
        {"score", [](const Row &row, const Format &) { return decimals(row.score, 1); }},
        {"granted", [](const Row &row, const Format &) { return row.certificate.granted; }},
        {"expires", [](const Row &row, const Format &) { return row.certificate.expires; }},
        {"certificate", [](const Row &row, const Format &) { return row.certificate.id; }},
    };
    return columns;
}

std::vector<SessionRow> oldestFirst(Records &records, const ExportChoice &choice)
{
    auto rows = records.sessions().list(
        {.person = choice.person, .kind = choice.kind, .from = choice.from});
    std::reverse(rows.begin(), rows.end());
    return rows;
}

/// Letters, digits and dashes: safe in every file system.
std::string forFileName(const std::string &text)
{
    std::string safe;
    for (const char c : text) {
        const bool plain =
            (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        safe += plain ? c : '-';
    }
    constexpr std::size_t Longest = 40;
    return safe.substr(0, Longest);
}

} // namespace

std::vector<std::string> sessionColumns()
{
    return namesOf(columnsOfSessions());
}

std::vector<std::string> personColumns()
{
    return namesOf(columnsOfPeople());
}

std::vector<std::string> certificationColumns()
{
    return namesOf(columnsOfCertifications());
}

ExportedTable sessionsAsCsv(Records &records, const ExportChoice &choice)
{
    return asCsv(columnsOfSessions(), oldestFirst(records, choice), choice);
}

ExportedTable peopleAsCsv(Records &records, const ExportChoice &choice)
{
    std::vector<PersonTotals> totals;
    std::map<std::string, std::size_t> place;
    for (const Person &person : records.people().all()) {
        if (person.role != Role::Trainee || (!choice.person.empty() && person.id != choice.person))
            continue;
        place[person.id] = totals.size();
        totals.push_back({.person = person});
    }
    for (const SessionRow &row : oldestFirst(records, choice)) {
        const auto found = place.find(row.person);
        if (found == place.end())
            continue; // a trainer's own session
        PersonTotals &sum = totals[found->second];
        ++sum.sessions;
        sum.exams += row.kind == SessionKind::Exam ? 1 : 0;
        sum.rounds += row.rounds;
        sum.findings += row.findings;
        sum.seconds[row.game] += row.seconds;
        sum.last = row.startedAt;
    }
    return asCsv(columnsOfPeople(), totals, choice);
}

ExportedTable certificationsAsCsv(Records &records, const ExportChoice &choice)
{
    return asCsv(columnsOfCertifications(), records.results().certifications(choice.person),
                 choice);
}

std::vector<ExportedDeal> sessionsAsDeals(Records &records, const ExportChoice &choice)
{
    std::vector<ExportedDeal> deals;
    for (const SessionRow &row : oldestFirst(records, choice)) {
        if (records.sessions().read(row.id).isSealed())
            continue;
        const CsvFormat when{.dates = "yyyy-MM-dd-HHmmss"};
        deals.push_back({csvTime(row.startedAt, when) + '-' + forFileName(row.number) + '-'
                             + row.id.substr(0, 8) + ".deal",
                         records.sessions().dealText(row.id)});
    }
    return deals;
}

} // namespace pitwise
