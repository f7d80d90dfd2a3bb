// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/school/trainers.h"

#include "app/school/asksecret.h"

#include <ostream>

namespace pitwise {

namespace {

/// Throws `NotFound` if it is not clear who is meant.
Person trainerMeant(Records &records, const Arguments &arguments)
{
    if (const auto name = arguments.text("--trainer")) {
        Person named = records.people().trainer(*name);
        if (!named.active)
            throw RecordsError{RecordsError::Kind::Refused, "trainer '" + *name + "' has left"};
        return named;
    }
    std::optional<Person> only;
    for (const Person &person : records.people().all()) {
        if (person.role != Role::Trainer || !person.active)
            continue;
        if (only)
            throw RecordsError{RecordsError::Kind::NotFound,
                               "there are several trainers: name one with --trainer NAME"};
        only = person;
    }
    if (!only)
        throw RecordsError{RecordsError::Kind::NotFound,
                           "there is no trainer; add one with 'pitwise-cli records add-trainer'"};
    return *only;
}

/// Prints why it is not right.
bool accept(const Login &login, const std::string &what, Terminal &terminal)
{
    switch (login.answer) {
    case Login::Answer::Right:
        return true;
    case Login::Answer::Wrong:
        terminal.error << "pitwise-cli: the " << what << " is wrong\n";
        break;
    case Login::Answer::Wait:
        terminal.error << "pitwise-cli: too many wrong tries; wait " << login.seconds
                       << " seconds\n";
        break;
    case Login::Answer::NotSet:
        terminal.error << "pitwise-cli: there is no " << what << '\n';
        break;
    case Login::Answer::Unusable:
        terminal.error << "pitwise-cli: the stored " << what << " is damaged\n";
        break;
    }
    return false;
}

} // namespace

std::optional<ProvenTrainer> provenTrainer(Records &records, const Arguments &arguments,
                                           Terminal &terminal)
{
    Person trainer = trainerMeant(records, arguments);
    const std::string what = "passphrase of " + trainer.name;
    auto passphrase = askSecret("PITWISE_PASSPHRASE", what, AskedFor::Known, terminal);
    if (!passphrase || !accept(records.people().login(trainer.id, *passphrase), what, terminal))
        return std::nullopt;
    return ProvenTrainer{std::move(trainer), std::move(*passphrase)};
}

bool provesPin(Records &records, const Person &trainee, Terminal &terminal)
{
    if (!trainee.hasSecret)
        return true;
    const std::string what = "PIN of " + trainee.name;
    const auto pin = askSecret("PITWISE_PIN", what, AskedFor::Known, terminal);
    return pin && accept(records.people().login(trainee.id, *pin), what, terminal);
}

} // namespace pitwise
