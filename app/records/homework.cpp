// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/homework.h"

#include "app/records/rowcopy.h"

#include <QDate>

#include <algorithm>
#include <array>
#include <utility>

namespace pitwise {

namespace {

using Kind = RecordsError::Kind;

constexpr std::array KindNames{
    std::pair{AssignmentKind::Situation, std::string_view{"situation"}},
    std::pair{AssignmentKind::Scenario, std::string_view{"scenario"}},
    std::pair{AssignmentKind::Lesson, std::string_view{"lesson"}},
    std::pair{AssignmentKind::Drill, std::string_view{"drill"}},
};

constexpr CopiedTable HomeworkRows{
    "homework", "id, person, trainer, kind, what, title, house, text, due, set_at", "set_at, id"};
constexpr CopiedTable DoneRows{"homework_done", "homework, person, session, station, done_at",
                               "homework, person"};
constexpr CopiedTable WithdrawnRows{"homework_withdrawn", "homework, withdrawn_at", "homework"};

AssignmentRow assignmentIn(const Row &row)
{
    return {.assignment = {.id = row.text(0),
                           .person = row.text(1),
                           .trainer = row.text(2),
                           .kind = assignmentKindFrom(row.text(3)).value_or(AssignmentKind{}),
                           .what = row.text(4),
                           .title = row.text(5),
                           .house = row.text(6),
                           .text = row.text(7),
                           .due = row.text(8),
                           .setAt = row.text(9)},
            .trainerName = row.text(10),
            .doneAt = row.text(11),
            .session = row.text(12),
            .done = static_cast<int>(row.number(13)),
            .people = static_cast<int>(row.number(14))};
}

/// What is due first; what has no date comes after it, in the order it was set.
bool isDueBefore(const AssignmentRow &a, const AssignmentRow &b)
{
    const std::string &left = a.assignment.due;
    const std::string &right = b.assignment.due;
    if (left.empty() != right.empty())
        return right.empty();
    return std::pair{left, a.assignment.setAt} < std::pair{right, b.assignment.setAt};
}

} // namespace

std::string_view name(AssignmentKind kind)
{
    for (const auto &[known, word] : KindNames) {
        if (known == kind)
            return word;
    }
    return {};
}

std::optional<AssignmentKind> assignmentKindFrom(std::string_view name)
{
    for (const auto &[kind, word] : KindNames) {
        if (word == name)
            return kind;
    }
    return std::nullopt;
}

void HomeworkBook::requirePerson(const std::string &id, const char *role)
{
    const Rows rows = m_database.ask("SELECT role FROM people WHERE id = ?", {id});
    if (rows.empty())
        throw RecordsError{Kind::NotFound, "there is no such person"};
    if (rows.front().text(0) != role)
        throw RecordsError{Kind::Refused, "homework is set by a trainer, for a trainee"};
}

void HomeworkBook::set(const Assignment &assignment)
{
    if (assignment.title.empty() || assignment.what.empty())
        throw RecordsError{Kind::Refused, "homework needs a title, and what is to be done"};
    if (!canBeStored(assignment.title) || !canBeStored(assignment.text))
        throw RecordsError{Kind::Refused, "homework is text: this has bytes that are none"};
    const bool isDate = QDate::fromString(QString::fromStdString(assignment.due), Qt::ISODate)
                            .toString(Qt::ISODate)
                            .toStdString()
                     == assignment.due;
    if (!isDate)
        throw RecordsError{Kind::Refused, "'" + assignment.due + "' is not a date like 2026-03-01"};
    m_database.atomically([&] {
        if (!m_database.ask("SELECT 1 FROM homework WHERE id = ?", {assignment.id}).empty())
            return; // the reply to an earlier call was lost
        requirePerson(assignment.trainer, "trainer");
        if (!assignment.person.empty())
            requirePerson(assignment.person, "trainee");
        const SqlValue person =
            assignment.person.empty() ? SqlValue{QVariant{}} : SqlValue{assignment.person};
        m_database.run("INSERT INTO homework (id, person, trainer, kind, what, title, house, text, "
                       "due, set_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                       {assignment.id, person, assignment.trainer, name(assignment.kind),
                        assignment.what, assignment.title, assignment.house, assignment.text,
                        assignment.due, timeText(m_clock())});
    });
}

void HomeworkBook::withdraw(const std::string &id)
{
    m_database.atomically([&] {
        (void)m_database.one("SELECT 1 FROM homework WHERE id = ?", {id},
                             "there is no homework '" + id + '\'');
        m_database.run("INSERT INTO homework_withdrawn (homework, withdrawn_at) VALUES (?, ?) "
                       "ON CONFLICT (homework) DO NOTHING",
                       {id, timeText(m_clock())});
    });
}

void HomeworkBook::markDone(const std::string &id, const std::string &person,
                            const std::string &session)
{
    m_database.atomically([&] {
        const Row row = m_database.one("SELECT person FROM homework WHERE id = ?", {id},
                                       "there is no homework '" + id + '\'');
        requirePerson(person, "trainee");
        if (!row.isNull(0) && row.text(0) != person)
            throw RecordsError{Kind::Refused, "this homework was set for somebody else"};
        m_database.run("INSERT INTO homework_done (homework, person, session, station, done_at) "
                       "VALUES (?, ?, ?, ?, ?) ON CONFLICT (homework, person) DO NOTHING",
                       {id, person, session, m_station, timeText(m_clock())});
    });
}

std::vector<AssignmentRow> HomeworkBook::ask(const std::string &conditions,
                                             const std::string &person)
{
    // Counted in two queries, not for each row: a class has many people and a year's homework.
    const std::string done = "(SELECT f.homework, COUNT(*) AS n FROM homework_done f JOIN people q "
                             "ON q.id = f.person WHERE q.state = 'active' GROUP BY f.homework)";
    SqlValues values{person};
    if (!conditions.empty())
        values.emplace_back(person);
    std::vector<AssignmentRow> found;
    for (const Row &row : m_database.ask(
             "SELECT h.id, COALESCE(h.person, ''), h.trainer, h.kind, h.what, h.title, h.house, "
             "h.text, h.due, h.set_at, t.name, COALESCE(d.done_at, ''), COALESCE(d.session, ''), "
             "COALESCE(c.n, 0), CASE WHEN h.person IS NULL THEN (SELECT COUNT(*) FROM people WHERE "
             "role = 'trainee' AND state = 'active') ELSE 1 END FROM homework h JOIN people t ON "
             "t.id = h.trainer LEFT JOIN homework_done d ON d.homework = h.id AND d.person = ? "
             "LEFT JOIN "
                 + done
                 + " c ON c.homework = h.id LEFT JOIN homework_withdrawn w ON w.homework = h.id "
                   "WHERE w.homework IS NULL "
                 + conditions + " ORDER BY h.set_at DESC, h.id",
             values))
        found.push_back(assignmentIn(row));
    return found;
}

std::vector<AssignmentRow> HomeworkBook::open(const std::string &person)
{
    std::vector<AssignmentRow> found = ofPerson(person);
    found.erase(std::remove_if(found.begin(), found.end(),
                               [](const AssignmentRow &each) { return each.isDone(); }),
                found.end());
    return found;
}

std::vector<AssignmentRow> HomeworkBook::ofPerson(const std::string &person)
{
    std::vector<AssignmentRow> found = ask("AND (h.person IS NULL OR h.person = ?)", person);
    const auto done = std::stable_partition(
        found.begin(), found.end(), [](const AssignmentRow &each) { return !each.isDone(); });
    std::stable_sort(found.begin(), done, isDueBefore);
    std::stable_sort(done, found.end(), [](const AssignmentRow &a, const AssignmentRow &b) {
        return a.doneAt > b.doneAt;
    });
    return found;
}

std::vector<AssignmentRow> HomeworkBook::all()
{
    return ask({}, {});
}

void handInHomework(Database &journal, Database &server, const std::string &station)
{
    const Rows mine = journal.ask("SELECT homework, person, session, station, done_at FROM "
                                  "homework_done WHERE station = ?",
                                  {station});
    if (mine.empty())
        return;
    std::vector<std::pair<std::string, std::string>> there;
    for (const Row &row :
         server.ask("SELECT homework, person FROM homework_done WHERE station = ?", {station}))
        there.emplace_back(row.text(0), row.text(1));
    std::sort(there.begin(), there.end());
    Rows missing;
    for (const Row &row : mine) {
        const bool isThere =
            std::binary_search(there.begin(), there.end(), std::pair{row.text(0), row.text(1)});
        // The person may be gone from the server, and what was set for him.
        if (!isThere
            && !server
                    .ask("SELECT 1 FROM homework h, people p WHERE h.id = ? AND p.id = ?",
                         {row.text(0), row.text(1)})
                    .empty())
            missing.push_back(row);
    }
    insertRows(server, DoneRows, missing, " ON CONFLICT (homework, person) DO NOTHING");
}

FetchedHomework::FetchedHomework(Database &server)
{
    const auto all = [&](const CopiedTable &table) {
        return server.ask(std::string{"SELECT "} + table.columns + " FROM " + table.name
                          + " ORDER BY " + table.order);
    };
    m_homework = all(HomeworkRows);
    m_done = all(DoneRows);
    m_withdrawn = all(WithdrawnRows);
}

void FetchedHomework::clear(Database &journal)
{
    for (const CopiedTable &table : {WithdrawnRows, DoneRows, HomeworkRows})
        journal.run(std::string{"DELETE FROM "} + table.name);
}

void FetchedHomework::insert(Database &journal) const
{
    insertRows(journal, HomeworkRows, m_homework);
    insertRows(journal, DoneRows, m_done);
    insertRows(journal, WithdrawnRows, m_withdrawn);
}

} // namespace pitwise
