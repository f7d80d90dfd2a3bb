// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/records/operations.h"

#include "app/records/copyrecords.h"
#include "app/records/handin.h"
#include "tests/records/dealtsession.h"

#include <QFile>

namespace pitwise::test {

namespace {

const DealtSession &oneRound()
{
    static const DealtSession dealt = dealtSession("washington", 7, 1);
    return dealt;
}

/// The session that the operations work on, always with the same id.
NewSession known(const std::string &person)
{
    NewSession session = newSession(oneRound(), person);
    session.id = "6f1c0e5a-0000-4000-8000-000000000001";
    return session;
}

void withPerson(const std::string &where)
{
    Records records{where, {.create = true}};
    records.people().addTrainee("1001", "Ann");
}

/// Half of the round is dealt.
void withSession(const std::string &where)
{
    withPerson(where);
    Records records{where};
    SessionWriter writer = records.sessions().begin(known(records.people().trainee("1001").id));
    records.sessions().append(writer, std::span{oneRound().lines}.first(10));
}

void withBackup(const std::string &where)
{
    withSession(where);
    Records records{where};
    backUp(records, where + ".backup");
    for (const char *more : {"", "-wal", "-shm"})
        QFile::remove(QString::fromStdString(where + more));
}

std::size_t actsIn(const std::string &where)
{
    return Records{where}.sessions().lines(known({}).id).size();
}

bool exists(const std::string &path)
{
    return QFile::exists(QString::fromStdString(path));
}

} // namespace

const std::vector<Operation> &operations()
{
    static const std::vector<Operation> all{
        {"create the records", [](const std::string &) {},
         [](const std::string &where) { Records(where, {.create = true}); },
         [](const std::string &where) {
             try {
                 Records records{where};
                 return true;
             } catch (const RecordsError &) {
                 return false; // none, or a part of the schema, which the next try completes
             }
         }},
        {"add a trainee", [](const std::string &where) { Records(where, {.create = true}); },
         [](const std::string &where) { Records(where).people().addTrainee("1001", "Ann"); },
         [](const std::string &where) { return !Records{where}.people().all().empty(); }},
        {"begin a session", withPerson,
         [](const std::string &where) {
             Records records{where};
             (void)records.sessions().begin(known(records.people().trainee("1001").id));
         },
         [](const std::string &where) { return !Records{where}.sessions().list().empty(); }},
        {"append acts", withSession,
         [](const std::string &where) {
             Records records{where};
             SessionWriter writer = records.sessions().resume(known({}).id);
             records.sessions().append(writer, std::span{oneRound().lines}.subspan(10));
         },
         [](const std::string &where) { return actsIn(where) == oneRound().lines.size(); }},
        {"end a session", withSession,
         [](const std::string &where) {
             Records records{where};
             records.sessions().end(records.sessions().resume(known({}).id),
                                    SessionState::Finished);
         },
         [](const std::string &where) {
             return Records{where}.sessions().list()[0].state == SessionState::Finished;
         }},
        {"back up", withSession,
         [](const std::string &where) {
             Records records{where};
             backUp(records, where + ".backup");
         },
         [](const std::string &where) {
             return exists(where + ".backup") && actsIn(where + ".backup") == 10;
         }},
        {"restore", withBackup,
         [](const std::string &where) {
             Records records{where, {.create = true}};
             restore(where + ".backup", records);
         },
         [](const std::string &where) {
             if (!exists(where))
                 return false;
             return !Records{where, {.create = true}}.people().all().empty() && actsIn(where) == 10;
         }},
        {"forget a person", withSession,
         [](const std::string &where) {
             Records records{where};
             forget(records, records.people().trainee("1001"));
         },
         [](const std::string &where) { return Records{where}.people().all().empty(); }},
        {"hand in",
         [](const std::string &where) {
             withPerson(where);
             Records server{where};
             Records journal{where + ".journal", {.create = true, .station = "station1"}};
             fetchPeople(server, journal);
             SessionWriter writer =
                 journal.sessions().begin(known(journal.people().trainee("1001").id));
             journal.sessions().append(writer, oneRound().lines);
             journal.sessions().end(writer, SessionState::Finished);
         },
         [](const std::string &where) {
             Records server{where};
             Records journal{where + ".journal"};
             handIn(journal, server);
         },
         [](const std::string &where) {
             return Records{where + ".journal"}.sessions().list().empty()
                 && actsIn(where) == oneRound().lines.size();
         }},
    };
    return all;
}

} // namespace pitwise::test
