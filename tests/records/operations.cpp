// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/records/operations.h"

#include "app/crypto/enginehash.h"
#include "app/records/copyrecords.h"
#include "app/records/handin.h"
#include "app/records/openedbackup.h"
#include "app/records/schema.h"
#include "app/records/sessionoutcome.h"
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

/// Some rounds are over, with a wrong payoff in them.
void withJudged(const std::string &where)
{
    withPerson(where);
    Records records{where};
    SessionWriter writer = records.sessions().begin(known(records.people().trainee("1001").id));
    records.sessions().append(writer, dealtSession("washington", 7, 4).lines);
    records.sessions().end(writer, SessionState::Finished);
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
        {"upgrade",
         [](const std::string &where) {
             withSession(where);
             Database older{recordsPlace(where), Database::Missing::Refuse};
             older.run("DROP TRIGGER log_moves_the_tip");
             older.run("DROP VIEW void_certificates");
             older.run("DROP TRIGGER certificates_have_keys");
             for (const char *table :
                  {"homework_withdrawn", "homework_done", "homework", "practised", "drill_runs",
                   "station_log", "station_tips", "removed_ids", "certificate_keys",
                   "session_writers"})
                 older.run(std::string{"DROP TABLE "} + table);
             older.run("PRAGMA user_version = 4"); // the version that had none of these
         },
         [](const std::string &where) { Records{where}; },
         [](const std::string &where) {
             Database database{recordsPlace(where), Database::Missing::Refuse};
             return schemaVersion(database) == programVersion()
                 && Records{where}.check().faults.empty();
         }},
        {"judge everything again",
         [](const std::string &where) {
             withJudged(where);
             Records records{where};
             records.database().run("UPDATE summaries SET engine = 'an older one'");
         },
         [](const std::string &where) {
             Records records{where};
             (void)records.rebuild();
         },
         [](const std::string &where) {
             Records records{where};
             const auto outcome = storedOutcome(records.database(), known({}).id);
             return outcome && outcome->summary.engine == engineHash()
                 && !outcome->findings.empty();
         }},
        {"set homework",
         [](const std::string &where) {
             withPerson(where);
             Records{where}.people().addTrainer("Kim", Secret{"passphrase"});
         },
         [](const std::string &where) {
             Records records{where};
             records.homework().set({.id = known({}).id,
                                     .trainer = records.people().trainer("Kim").id,
                                     .kind = AssignmentKind::Lesson,
                                     .what = "dealing",
                                     .title = "Dealing"});
             records.homework().markDone(known({}).id, records.people().trainee("1001").id);
         },
         [](const std::string &where) {
             Records records{where};
             const auto rows = records.homework().all();
             return !rows.empty() && rows[0].done == 1;
         }},
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
