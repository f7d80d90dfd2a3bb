// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/crypto/secret.h"
#include "app/records/database.h"
#include "app/records/recordstime.h"

#include <optional>
#include <string>
#include <vector>

namespace pitwise {

enum class Role { Trainee, Trainer };

struct Person
{
    std::string id;
    Role role{};
    std::string number; ///< employee number; empty for a trainer
    std::string name;
    bool active = true; ///< false: has left
    bool hasSecret = false; ///< a PIN or a passphrase

    bool operator==(const Person &) const = default;
};

/// The answer to a passphrase or PIN.
struct Login
{
    enum class Answer {
        Right,
        Wrong,
        Wait, ///< too many wrong tries: not even looked at
        NotSet, ///< this person has none
        Unusable, ///< the stored hash is damaged
    };
    Answer answer{};
    int seconds = 0; ///< to wait before the next try

    bool operator==(const Login &) const = default;
};

/// Identifies a trainee by his number, a trainer by his name.
[[nodiscard]] std::string handleOf(Role role, const std::string &text);

/// Seconds to wait after so many wrong tries in a row.
[[nodiscard]] int delayAfter(int wrongTries);

/// Trainees and trainers.
class People
{
public:
    People(Database &database, const WallClock &clock) : m_database(database), m_clock(clock) { }

    /// Throws `Taken` if the number is in use.
    Person addTrainee(const std::string &number, const std::string &name);
    Person addTrainer(const std::string &name, const Secret &passphrase);
    /// Trainees first, by name; those who left too.
    [[nodiscard]] std::vector<Person> all();
    [[nodiscard]] std::optional<Person> findTrainee(const std::string &number);
    [[nodiscard]] std::optional<Person> findTrainer(const std::string &name);
    /// Like these, but throw `NotFound`.
    [[nodiscard]] Person trainee(const std::string &number);
    [[nodiscard]] Person trainer(const std::string &name);
    [[nodiscard]] Person byId(const std::string &id);

    void rename(const std::string &id, const std::string &name);
    void setActive(const std::string &id, bool active);
    /// Empty: this trainee needs no PIN any more. A trainer cannot be without a passphrase.
    void setSecret(const std::string &id, const Secret &secret);
    /// Takes a tenth of a second, so that guessing is slow. Every try is stored before it is
    /// looked at: neither a kill nor a restart wins a free one.
    [[nodiscard]] Login login(const std::string &id, const Secret &secret);

private:
    /// Only the owner of a server's records sees and writes tries; others ask its functions.
    [[nodiscard]] bool ownsTries();
    [[nodiscard]] Login loginByServer(const std::string &id, const Secret &secret);
    Person add(const Person &person);
    void addTry(const std::string &id, bool good);
    [[nodiscard]] int secondsToWait(const std::string &id);
    [[nodiscard]] std::vector<Person> where(std::string_view condition, const SqlValues &values);

    Database &m_database;
    const WallClock &m_clock;
};

} // namespace pitwise
