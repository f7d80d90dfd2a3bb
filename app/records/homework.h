// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/database.h"
#include "app/records/recordstime.h"

#include <optional>
#include <string>
#include <vector>

namespace pitwise {

enum class AssignmentKind { Situation, Scenario, Lesson, Drill };

[[nodiscard]] std::string_view name(AssignmentKind kind);
[[nodiscard]] std::optional<AssignmentKind> assignmentKindFrom(std::string_view name);

/// What a trainer set.
struct Assignment
{
    std::string id; ///< a UUID made by the caller, who may then ask again after a lost reply
    std::string person; ///< `Person::id`; empty: the whole class, also those who come later
    std::string trainer; ///< `Person::id`
    AssignmentKind kind{};
    std::string what; ///< a finding, clause or skill; the name of a scenario, lesson or drill
    std::string title;
    std::string house; ///< its id; empty: any
    std::string text; ///< of a scenario: the whole file
    std::string due; ///< a date; empty: none
    std::string setAt; ///< set when it is stored

    bool operator==(const Assignment &) const = default;
};

/// An assignment in a list.
struct AssignmentRow
{
    Assignment assignment;
    std::string trainerName;
    std::string doneAt; ///< by the person asked for; empty: not yet
    std::string session; ///< in which he did it; may be empty
    int done = 0; ///< by so many active trainees
    int people = 0; ///< of so many

    [[nodiscard]] bool isDone() const { return !doneAt.empty(); }
    bool operator==(const AssignmentRow &) const = default;
};

/// What trainees were set, and what of it they have done.
class HomeworkBook
{
public:
    HomeworkBook(Database &database, const WallClock &clock, const std::string &station)
        : m_database(database),
          m_clock(clock),
          m_station(station)
    {
    }

    /// Throws `NotFound` for an unknown person, `Refused` for one who is no trainer, an empty title
    /// or a due date that is none.
    void set(const Assignment &assignment);
    /// Nobody has to do it any more.
    void withdraw(const std::string &id);
    /// Saying so again changes nothing. Throws `NotFound`, and `Refused` if it was set for somebody
    /// else.
    void markDone(const std::string &id, const std::string &person,
                  const std::string &session = {});

    /// What this person was set and has not done, what is due first.
    [[nodiscard]] std::vector<AssignmentRow> open(const std::string &person);
    /// All that he was set: what is open first, then what he did, the latest first.
    [[nodiscard]] std::vector<AssignmentRow> ofPerson(const std::string &person);
    /// All that was set and not taken back, the latest first.
    [[nodiscard]] std::vector<AssignmentRow> all();

private:
    [[nodiscard]] std::vector<AssignmentRow> ask(const std::string &conditions,
                                                 const std::string &person);
    void requirePerson(const std::string &id, const char *role);

    Database &m_database;
    const WallClock &m_clock;
    const std::string &m_station;
};

/// Hands in what this station's trainees have done.
void handInHomework(Database &journal, Database &server, const std::string &station);

/// All homework of a server, to put it into a journal.
class FetchedHomework
{
public:
    explicit FetchedHomework(Database &server);
    /// Before the people are changed that it refers to.
    static void clear(Database &journal);
    void insert(Database &journal) const;

private:
    Rows m_homework;
    Rows m_done;
    Rows m_withdrawn;
};

} // namespace pitwise
