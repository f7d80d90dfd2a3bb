// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/mistakemap.h"

#include <algorithm>

namespace pitwise {

namespace {

struct Condition
{
    std::string joins; ///< after `sessions s`
    std::string where; ///< begins with AND, or is empty
    SqlValues values;
};

Condition conditionOf(const MistakeFilter &filter)
{
    Condition condition;
    const auto add = [&](const char *what, const std::string &value) {
        if (value.empty())
            return;
        condition.where += std::string{" AND "} + what;
        condition.values.emplace_back(value);
    };
    if (!filter.house.empty())
        condition.joins = " JOIN houses h ON h.hash = s.house";
    add("s.person = ?", filter.person);
    add("h.id = ?", filter.house);
    add("s.started_at >= ?", filter.from);
    return condition;
}

} // namespace

int MistakeMap::atSeat(int seat) const
{
    int sum = 0;
    for (const auto &[place, count] : places)
        sum += place.first == seat ? count : 0;
    return sum;
}

MistakeMap mistakesIn(Database &database, const MistakeFilter &filter)
{
    const Condition asked = conditionOf(filter);
    const std::string found = "FROM findings f JOIN sessions s ON s.id = f.session" + asked.joins
                            + " WHERE f.corrected = 0" + asked.where;
    MistakeMap map;
    for (const Row &row : database.ask("SELECT f.code, COUNT(*), COUNT(DISTINCT s.person) " + found
                                           + " GROUP BY f.code ORDER BY 2 DESC, f.code",
                                       asked.values)) {
        map.findings.push_back({.code = row.text(0),
                                .count = static_cast<int>(row.number(1)),
                                .people = static_cast<int>(row.number(2))});
        map.mistakes += map.findings.back().count;
    }
    for (const Row &row : database.ask("SELECT f.seat, f.bet, f.rule, COUNT(*) " + found
                                           + " GROUP BY f.seat, f.bet, f.rule",
                                       asked.values)) {
        const int count = static_cast<int>(row.number(3));
        map.places[{static_cast<int>(row.number(0)), row.text(1)}] += count;
        map.parts[partOfRule(row.text(2))] += count;
    }
    const Row sum = database.one("SELECT COUNT(*), COALESCE(SUM(y.rounds), 0) FROM summaries y "
                                 "JOIN sessions s ON s.id = y.session"
                                     + asked.joins + " WHERE y.rounds > 0" + asked.where,
                                 asked.values, "");
    map.sessions = static_cast<int>(sum.number(0));
    map.rounds = static_cast<int>(sum.number(1));
    return map;
}

std::vector<std::pair<std::string, std::string>> housesDealt(Database &database)
{
    std::vector<std::pair<std::string, std::string>> houses;
    for (const Row &row :
         database.ask("SELECT id, MAX(name) FROM houses GROUP BY id ORDER BY 2, id"))
        houses.emplace_back(row.text(0), row.text(1));
    return houses;
}

} // namespace pitwise
