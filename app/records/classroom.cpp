// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/classroom.h"

#include <map>

namespace pitwise {

namespace {

using ById = std::map<std::string, ClassMember *>;

/// A session counts once a round was finished in it.
constexpr std::string_view RecentOfEach =
    "SELECT id, person, place, score, passed, critical, rounds FROM (SELECT s.id, s.person, "
    "y.score, y.rounds, y.passed, y.critical, ROW_NUMBER() OVER (PARTITION BY s.person ORDER BY s.started_at DESC, "
    "s.id) AS place FROM sessions s JOIN summaries y ON y.session = s.id WHERE y.rounds > 0) "
    "AS judged WHERE place <= ?";

ClassMember *memberIn(const ById &members, const std::string &id)
{
    const auto found = members.find(id);
    return found == members.end() ? nullptr : found->second;
}

void addTotals(Database &database, const ById &members)
{
    for (const Row &row : database.ask(
             "SELECT s.person, COUNT(*), COALESCE(SUM(y.rounds), 0), COALESCE(SUM(y.seconds), 0), "
             "MAX(s.started_at) FROM sessions s LEFT JOIN summaries y ON y.session = s.id "
             "GROUP BY s.person")) {
        if (ClassMember *member = memberIn(members, row.text(0))) {
            member->sessions = static_cast<int>(row.number(1));
            member->rounds = static_cast<int>(row.number(2));
            member->seconds = row.real(3);
            member->last = row.text(4);
        }
    }
}

void addRecent(Database &database, const ById &members)
{
    std::map<std::string, int> passed; // of the latest ones
    for (const Row &row : database.ask(RecentOfEach, {RecentSessions})) {
        ClassMember *member = memberIn(members, row.text(1));
        if (member == nullptr)
            continue;
        ++member->recent;
        member->score += row.real(3);
        member->recentRounds += static_cast<int>(row.number(6));
        const bool isGood = row.number(4) != 0 && row.number(5) == 0;
        passed[row.text(1)] += row.number(2) <= SessionsToBeReady && isGood ? 1 : 0;
    }
    for (const auto &[id, member] : members) {
        if (member->recent > 0)
            member->score /= member->recent;
        member->standing = member->recent == 0             ? TraineeStanding::NothingYet
                         : passed[id] >= SessionsToBeReady ? TraineeStanding::Ready
                                                           : TraineeStanding::Training;
    }
}

void addMistakes(ClassMember &member, const Row &row)
{
    // An act that the house has no place for counts as one out of order.
    const auto code = findingCodeFrom(row.text(1));
    const auto group = code ? groupOf(*code).value_or(SkillGroup::Order) : SkillGroup::Order;
    member.mistakes[static_cast<std::size_t>(group)] += static_cast<int>(row.number(3));
}

/// What was put right at once holds nobody up.
void addFindings(Database &database, const ById &members)
{
    std::string sql = "SELECT r.person, f.code, COUNT(DISTINCT f.session), COUNT(*) FROM (";
    sql += RecentOfEach;
    sql += ") AS r JOIN findings f ON f.session = r.id WHERE f.corrected = 0 "
           "GROUP BY r.person, f.code ORDER BY r.person, f.code";
    for (const Row &row : database.ask(sql, {RecentSessions})) {
        ClassMember *member = memberIn(members, row.text(0));
        if (member == nullptr)
            continue;
        addMistakes(*member, row);
        const int sessions = static_cast<int>(row.number(2));
        if (sessions < SessionsToBeReady || sessions <= member->stuckIn)
            continue;
        member->stuckOn = row.text(1);
        member->stuckIn = sessions;
    }
}

/// Of several certificates the one that lasts longest counts; an empty date is for ever.
void addCertificates(Database &database, const ById &members, const std::string &today)
{
    for (const Row &row : database.ask(
             "SELECT s.person, c.house, c.expires FROM certificates c JOIN results r ON r.id = "
             "c.result JOIN sessions s ON s.id = r.session LEFT JOIN void_certificates v ON "
             "v.certificate = c.id WHERE v.certificate IS NULL AND (c.expires = '' OR "
             "c.expires >= ?) ORDER BY c.granted, c.id",
             {today})) {
        ClassMember *member = memberIn(members, row.text(0));
        if (member == nullptr)
            continue;
        const std::string expires = row.text(2);
        const bool isFirst = member->standing != TraineeStanding::Certified;
        if (!isFirst
            && (member->expires.empty() || (!expires.empty() && expires < member->expires)))
            continue;
        member->standing = TraineeStanding::Certified;
        member->certifiedFor = row.text(1);
        member->expires = expires;
    }
}

} // namespace

std::optional<FindingCode> findingCodeFrom(std::string_view asked)
{
    for (int i = 0; i <= static_cast<int>(FindingCode::NotInProcedure); ++i) {
        const auto code = static_cast<FindingCode>(i);
        if (name(code) == asked)
            return code;
    }
    return std::nullopt;
}

std::vector<ClassMember> classOf(Database &database, People &people, const std::string &today)
{
    std::vector<ClassMember> all;
    for (Person &person : people.all()) {
        if (person.role == Role::Trainee && person.active)
            all.push_back({.person = std::move(person)});
    }
    ById members;
    for (ClassMember &member : all)
        members.emplace(member.person.id, &member);
    addTotals(database, members);
    addRecent(database, members);
    addFindings(database, members);
    addCertificates(database, members, today);
    return all;
}

} // namespace pitwise
