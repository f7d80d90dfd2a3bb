// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/people.h"

#include "app/crypto/digest.h"
#include "app/crypto/password.h"
#include "app/crypto/random.h"
#include "app/records/loginturn.h"
#include "app/records/stationlog.h"

#include <algorithm>

namespace pitwise {

namespace {

using Kind = RecordsError::Kind;

/// A database may be unable to store other texts, or give them back changed.
void requireText(const std::string &text, const std::string &what)
{
    if (!canBeStored(text))
        throw RecordsError{Kind::Refused, what + " is not valid UTF-8 text"};
    if (exactText(text).trimmed().isEmpty())
        throw RecordsError{Kind::Refused, what + " is empty"};
}

Person personIn(const Row &row)
{
    return {.id = row.text(0),
            .role = row.text(1) == "trainer" ? Role::Trainer : Role::Trainee,
            .number = row.text(2),
            .name = row.text(3),
            .active = row.text(4) == "active",
            .hasSecret = !row.text(5).empty()};
}

} // namespace

std::string handleOf(Role role, const std::string &text)
{
    return (role == Role::Trainee ? "trainee " : "trainer ") + toHex(digestOf(text));
}

int delayAfter(int wrongTries)
{
    constexpr int Free = 3;
    constexpr int Longest = 900;
    if (wrongTries < Free)
        return 0;
    const int doublings = std::min(wrongTries - Free, 10);
    return std::min(1 << doublings, Longest);
}

std::vector<Person> People::where(std::string_view condition, const SqlValues &values)
{
    std::string sql = "SELECT id, role, number, name, state, COALESCE((SELECT hash FROM secrets "
                      "WHERE person = people.id ORDER BY n DESC LIMIT 1), '') FROM people ";
    sql += condition;
    std::vector<Person> found;
    for (const Row &row : m_database.ask(sql, values))
        found.push_back(personIn(row));
    return found;
}

Person People::add(const Person &person)
{
    const bool trainee = person.role == Role::Trainee;
    requireText(person.name, "the name");
    if (trainee)
        requireText(person.number, "the number");
    const std::string &key = trainee ? person.number : person.name;
    const std::string handle = handleOf(person.role, key);
    m_database.atomically([&] {
        if (!m_database.ask("SELECT 1 FROM people WHERE handle = ?", {handle}).empty())
            throw RecordsError{Kind::Taken, std::string{trainee ? "trainee" : "trainer"} + " '"
                                                + key + "' is in the records already"};
        m_database.run("INSERT INTO people (id, role, handle, number, name, state, added_at) "
                       "VALUES (?, ?, ?, ?, ?, 'active', ?)",
                       {person.id, trainee ? "trainee" : "trainer", handle, person.number,
                        person.name, timeText(m_clock())});
        logPerson(m_database, person.id);
    });
    return person;
}

Person People::addTrainee(const std::string &number, const std::string &name)
{
    return add({.id = newId(), .role = Role::Trainee, .number = number, .name = name});
}

Person People::addTrainer(const std::string &name, const Secret &passphrase)
{
    Person person{.id = newId(), .role = Role::Trainer, .name = name};
    m_database.atomically([&] {
        add(person);
        setSecret(person.id, passphrase);
    });
    person.hasSecret = true;
    return person;
}

std::vector<Person> People::all()
{
    return where("ORDER BY role, name, number", {});
}

std::optional<Person> People::findTrainee(const std::string &number)
{
    const auto found = where("WHERE handle = ?", {handleOf(Role::Trainee, number)});
    return found.empty() ? std::nullopt : std::optional{found.front()};
}

std::optional<Person> People::findTrainer(const std::string &name)
{
    const auto found = where("WHERE handle = ?", {handleOf(Role::Trainer, name)});
    return found.empty() ? std::nullopt : std::optional{found.front()};
}

Person People::trainee(const std::string &number)
{
    if (auto found = findTrainee(number))
        return *found;
    throw RecordsError{Kind::NotFound, "there is no trainee with the number '" + number + '\''};
}

Person People::trainer(const std::string &name)
{
    if (auto found = findTrainer(name))
        return *found;
    throw RecordsError{Kind::NotFound, "there is no trainer '" + name + '\''};
}

Person People::byId(const std::string &id)
{
    const auto found = where("WHERE id = ?", {id});
    if (found.empty())
        throw RecordsError{Kind::NotFound, "there is no person with the id '" + id + '\''};
    return found.front();
}

void People::rename(const std::string &id, const std::string &name)
{
    requireText(name, "the name");
    m_database.atomically([&] {
        if (byId(id).role == Role::Trainer)
            throw RecordsError{Kind::Refused, "a trainer is known by his name, which stays"};
        m_database.run("UPDATE people SET name = ? WHERE id = ?", {name, id});
        logPerson(m_database, id);
    });
}

void People::setActive(const std::string &id, bool active)
{
    m_database.atomically([&] {
        (void)byId(id);
        m_database.run("UPDATE people SET state = ? WHERE id = ?",
                       {active ? "active" : "left", id});
        logPerson(m_database, id);
    });
}

void People::setSecret(const std::string &id, const Secret &secret)
{
    std::string hash;
    if (!secret.empty()) {
        const auto made = hashPassword(secret);
        if (!made)
            throw RecordsError{Kind::Unreachable, "there is not enough memory to store a secret"};
        hash = *made;
    }
    m_database.atomically([&] {
        if (hash.empty() && byId(id).role == Role::Trainer)
            throw RecordsError{Kind::Refused, "a trainer needs a passphrase"};
        const auto last =
            m_database.one("SELECT COALESCE(MAX(n), 0) FROM secrets WHERE person = ?", {id}, "");
        m_database.run("INSERT INTO secrets (person, n, hash, set_at) VALUES (?, ?, ?, ?)",
                       {id, last.number(0) + 1, hash, timeText(m_clock())});
    });
}

int People::secondsToWait(const std::string &id)
{
    constexpr auto Latest = "SELECT good, tried_at FROM tries WHERE person = ? ORDER BY n DESC "
                            "LIMIT 20";
    int wrong = 0;
    std::int64_t last = 0;
    for (const Row &row : m_database.ask(Latest, {id})) {
        if (row.number(0) != 0)
            break;
        if (wrong++ == 0)
            last = timeFromText(row.text(1));
    }
    // A clock that was set back must not lock anybody out for longer.
    const std::int64_t delay = std::int64_t{1000} * delayAfter(wrong);
    const std::int64_t left = std::min(delay, last + delay - m_clock());
    return left <= 0 ? 0 : static_cast<int>((left + 999) / 1000);
}

void People::addTry(const std::string &id, bool good)
{
    m_database.atomically([&] {
        const auto last =
            m_database.one("SELECT COALESCE(MAX(n), 0) FROM tries WHERE person = ?", {id}, "");
        m_database.run("INSERT INTO tries (person, n, good, tried_at) VALUES (?, ?, ?, ?)",
                       {id, last.number(0) + 1, good, timeText(m_clock())});
    });
}

bool People::ownsTries()
{
    return m_database.isSqlite()
        || m_database.one("SELECT has_table_privilege('pitwise.tries', 'INSERT')", {}, "").number(0)
               != 0;
}

/// The server stores the try and compares the hash, which this login cannot see.
Login People::loginByServer(const std::string &id, const Secret &secret)
{
    const auto number = [&](const char *sql, const SqlValues &values) {
        return m_database.one(sql, values, "").number(0);
    };
    const std::string question = m_database.one("SELECT secret_question(?)", {id}, "").text(0);
    if (question.empty())
        return {Login::Answer::NotSet};
    if (const auto seconds = number("SELECT seconds_to_wait(?)", {id}); seconds > 0)
        return {Login::Answer::Wait, static_cast<int>(seconds)};
    const auto given = hashAgain(question, secret);
    if (!given)
        return {Login::Answer::Unusable};
    const qint64 made = number("SELECT try_secret(?, ?)", {id, *given});
    if (made < 0)
        return {Login::Answer::Wait, static_cast<int>(-made)};
    // In a transaction of its own: only what is stored has an answer.
    if (number("SELECT was_right(?, ?)", {id, made}) != 0)
        return {Login::Answer::Right};
    return {Login::Answer::Wrong, static_cast<int>(number("SELECT seconds_to_wait(?)", {id}))};
}

Login People::login(const std::string &id, const Secret &secret)
{
    const LoginTurn turn{m_database, id};
    if (!ownsTries())
        return loginByServer(id, secret);
    const Rows hashes =
        m_database.ask("SELECT hash FROM secrets WHERE person = ? ORDER BY n DESC LIMIT 1", {id});
    if (hashes.empty() || hashes.front().text(0).empty())
        return {Login::Answer::NotSet};
    if (const int seconds = secondsToWait(id))
        return {Login::Answer::Wait, seconds};
    addTry(id, false);
    switch (checkPassword(hashes.front().text(0), secret)) {
    case PasswordCheck::Right:
        addTry(id, true);
        return {Login::Answer::Right};
    case PasswordCheck::Wrong:
        return {Login::Answer::Wrong, secondsToWait(id)};
    case PasswordCheck::Unusable:
        return {Login::Answer::Unusable};
    }
    return {Login::Answer::Unusable};
}

} // namespace pitwise
