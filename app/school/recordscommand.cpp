// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/classreport/classreport.h"
#include "app/cli/arguments.h"
#include "app/cli/documentfile.h"
#include "app/cli/json.h"
#include "app/cli/printable.h"
#include "app/records/classroom.h"
#include "app/records/copyrecords.h"
#include "app/records/openedbackup.h"
#include "app/records/schema.h"
#include "app/school/asksecret.h"
#include "app/school/recordscall.h"
#include "app/school/schoolcommands.h"
#include "app/school/trainers.h"

#include <array>
#include <ostream>

namespace pitwise {

namespace {

Exit initRecords(Records &records, const RecordsCall &call)
{
    JsonWriter json;
    const std::string where = records.database().place().shown.toStdString();
    json.beginObject().key("records").value(where);
    json.key("version").value(programVersion()).endObject();
    call.print(json, where + ": ready, version " + std::to_string(programVersion()));
    return Exit::Clean;
}

Exit rebuildCommand(Records &records, const RecordsCall &call)
{
    const RebuildReport report = records.rebuild();
    JsonWriter json;
    json.beginObject().key("sessions").value(whole(report.sessions));
    json.key("changed").value(whole(report.changed));
    writeFaults(json, "failed", report.failed);
    json.endObject();
    call.print(json, faultLines(report.failed) + counted(report.sessions, "session", "sessions")
                         + " judged again, " + std::to_string(report.changed)
                         + " with another result");
    return report.failed.empty() ? Exit::Clean : Exit::Findings;
}

void writePerson(JsonWriter &json, const Person &person)
{
    json.beginObject().key("role").value(person.role == Role::Trainee ? "trainee" : "trainer");
    json.key("number").value(person.number).key("name").value(person.name);
    json.key("state").value(person.active ? "active" : "left");
    json.key("pin").value(person.role == Role::Trainee && person.hasSecret).endObject();
}

std::string describe(const Person &person)
{
    const std::string name = printableName(person.name) + (person.active ? "" : " (left)");
    if (person.role == Role::Trainer)
        return "trainer  " + name;
    return "trainee  " + printableName(person.number) + "  " + name;
}

Exit peopleCommand(Records &records, const RecordsCall &call)
{
    JsonWriter json;
    json.beginObject().key("people").beginArray();
    std::string text;
    for (const Person &person : records.people().all()) {
        writePerson(json, person);
        text += (text.empty() ? "" : "\n") + describe(person);
    }
    json.endArray().endObject();
    call.print(json, text.empty() ? "nobody yet" : text);
    return Exit::Clean;
}

const char *nameOf(TraineeStanding standing)
{
    switch (standing) {
    case TraineeStanding::NothingYet:
        return "nothing yet";
    case TraineeStanding::Training:
        return "training";
    case TraineeStanding::Ready:
        return "ready";
    case TraineeStanding::Certified:
        return "certified";
    }
    return "";
}

void writeMember(JsonWriter &json, const ClassMember &member)
{
    json.beginObject().key("number").value(member.person.number);
    json.key("name").value(member.person.name).key("standing").value(nameOf(member.standing));
    json.key("sessions").value(member.sessions).key("rounds").value(member.rounds);
    json.key("hours").value(member.seconds / 3600).key("last").value(member.last);
    json.key("recent").value(member.recent).key("score").value(member.score);
    json.key("mistakes").beginObject();
    for (const SkillGroup group : AllSkillGroups)
        json.key(std::string{name(group)}).value(member.mistakes[static_cast<std::size_t>(group)]);
    json.endObject();
    json.key("stuckOn").value(member.stuckOn).key("stuckIn").value(member.stuckIn);
    json.key("certifiedFor").value(member.certifiedFor).key("expires").value(member.expires);
    json.endObject();
}

std::string describe(const ClassMember &member)
{
    std::string line =
        printableName(member.person.number) + "  " + printableName(member.person.name) + ": ";
    line += nameOf(member.standing);
    if (member.standing == TraineeStanding::Certified)
        line += " for " + member.certifiedFor
              + (member.expires.empty() ? "" : " until " + member.expires);
    if (!member.stuckOn.empty())
        line += ", stuck on " + member.stuckOn + " (in " + std::to_string(member.stuckIn)
              + " of the last " + std::to_string(member.recent) + " sessions)";
    return line;
}

Exit classCommand(Records &records, const RecordsCall &call)
{
    const std::string today = timeText(systemClock()()).substr(0, 10);
    if (call.arguments.has("-o")) {
        // The program that writes PDF opens the records by itself.
        const auto given = call.arguments.text("--records");
        if (given)
            qputenv("PITWISE_RECORDS", QByteArray::fromStdString(*given));
        return writeDocument(classReport(records, today), {"class"}, call.arguments, call.terminal);
    }
    JsonWriter json;
    json.beginObject().key("class").beginArray();
    std::string text;
    for (const ClassMember &member : classOf(records.database(), records.people(), today)) {
        writeMember(json, member);
        text += (text.empty() ? "" : "\n") + describe(member);
    }
    json.endArray().endObject();
    call.print(json, text.empty() ? "nobody yet" : text);
    return Exit::Clean;
}

Exit printPerson(const Person &person, const RecordsCall &call)
{
    JsonWriter json;
    writePerson(json, person);
    call.print(json, describe(person));
    return Exit::Clean;
}

Exit addTraineeCommand(Records &records, const RecordsCall &call)
{
    return printPerson(records.people().addTrainee(call.word(1), call.word(2)), call);
}

Exit addTrainerCommand(Records &records, const RecordsCall &call)
{
    const std::string &name = call.word(1);
    const bool renew = call.arguments.has("--new-passphrase");
    auto known = records.people().findTrainer(name);
    if (known && !renew)
        throw RecordsError{RecordsError::Kind::Taken,
                           "trainer '" + name
                               + "' is in the records already; --new-passphrase "
                                 "sets a new passphrase"};
    if (!known && renew)
        throw RecordsError{RecordsError::Kind::NotFound, "there is no trainer '" + name + '\''};
    const auto passphrase =
        askSecret("PITWISE_PASSPHRASE", "passphrase of " + name, AskedFor::New, call.terminal);
    if (!passphrase)
        return Exit::BadInput;
    if (!known)
        return printPerson(records.people().addTrainer(name, *passphrase), call);
    records.people().setSecret(known->id, *passphrase);
    return printPerson(*known, call);
}

Exit setPinCommand(Records &records, const RecordsCall &call)
{
    const Person person = records.people().trainee(call.word(1));
    if (call.arguments.has("--none")) {
        records.people().setSecret(person.id, Secret{});
        return printPerson(records.people().byId(person.id), call);
    }
    const auto pin =
        askSecret("PITWISE_PIN", "PIN of " + person.name, AskedFor::New, call.terminal);
    if (!pin)
        return Exit::BadInput;
    records.people().setSecret(person.id, *pin);
    return printPerson(records.people().byId(person.id), call);
}

Exit setLeft(Records &records, const RecordsCall &call, bool active)
{
    records.people().setActive(records.people().trainee(call.word(1)).id, active);
    return printPerson(records.people().trainee(call.word(1)), call);
}

Exit leftCommand(Records &records, const RecordsCall &call)
{
    return setLeft(records, call, false);
}

Exit backCommand(Records &records, const RecordsCall &call)
{
    return setLeft(records, call, true);
}

Exit printCopy(const CopyReport &report, const std::string &what, const RecordsCall &call)
{
    JsonWriter json;
    json.beginObject().key("file").value(call.word(1)).key("people").value(whole(report.people));
    json.key("sessions").value(whole(report.sessions)).key("acts").value(whole(report.acts));
    json.endObject();
    call.print(json, call.word(1) + ": " + what + ' ' + counted(report.people, "person", "people")
                         + ", " + counted(report.sessions, "session", "sessions") + ", "
                         + counted(report.acts, "act", "acts"));
    return Exit::Clean;
}

Exit backupCommand(Records &records, const RecordsCall &call)
{
    return printCopy(backUp(records, call.word(1)), "backed up", call);
}

/// The backup is read first, so that a bad one leaves no empty records behind.
Exit restoreCommand(const RecordsCall &call)
{
    return reported(call.terminal, [&] {
        OpenedBackup backup{call.word(1)};
        Records records{recordsOf(call.arguments), {.create = true}};
        return printCopy(backup.copyInto(records), "restored", call);
    });
}

Exit forgetCommand(Records &records, const RecordsCall &call)
{
    const Person trainee = records.people().trainee(call.word(1));
    // Otherwise this would be a way to another shoe.
    if (records.sessions().examUnderWay(trainee.id)
        && !provenTrainer(records, call.arguments, call.terminal))
        return Exit::BadInput;
    const RemovalReport report = forget(records, trainee);
    JsonWriter json;
    json.beginObject().key("number").value(call.word(1)).key("removed").beginObject();
    json.key("sessions").value(whole(report.sessions)).key("acts").value(whole(report.acts));
    json.key("results").value(whole(report.results));
    json.key("certificates").value(whole(report.certificates)).endObject().endObject();
    call.print(json, call.word(1) + ": removed with "
                         + counted(report.sessions, "session", "sessions") + ", "
                         + counted(report.acts, "act", "acts") + ", "
                         + counted(report.results, "result", "results") + ", "
                         + counted(report.certificates, "certificate", "certificates"));
    return Exit::Clean;
}

struct Verb
{
    const char *name;
    std::size_t words; ///< after the verb
    const char *usage;
    Exit (*run)(Records &, const RecordsCall &);
    bool creates = false;
    Exit (*runAlone)(const RecordsCall &) = nullptr; ///< opens the records by itself
};

constexpr std::array Verbs{
    Verb{"init", 0, "records init", initRecords, true},
    Verb{"check", 0, "records check", checkCommand},
    Verb{"rebuild", 0, "records rebuild", rebuildCommand},
    Verb{"people", 0, "records people", peopleCommand},
    Verb{"class", 0, "records class", classCommand},
    Verb{"add-trainer", 1, "records add-trainer NAME", addTrainerCommand},
    Verb{"add-trainee", 2, "records add-trainee NUMBER NAME", addTraineeCommand},
    Verb{"set-pin", 1, "records set-pin NUMBER", setPinCommand},
    Verb{"left", 1, "records left NUMBER", leftCommand},
    Verb{"back", 1, "records back NUMBER", backCommand},
    Verb{"backup", 1, "records backup FILE", backupCommand},
    Verb{"restore", 1, "records restore FILE", nullptr, true, restoreCommand},
    Verb{"forget", 1, "records forget NUMBER", forgetCommand},
};

std::string verbNames()
{
    std::string names;
    for (const Verb &verb : Verbs)
        names += (names.empty() ? "" : ", ") + std::string{verb.name};
    return names;
}

} // namespace

Exit runRecords(const Words &words, Terminal &terminal)
{
    const Arguments arguments{words,
                              {"--records", "-o", "--paper", "--trainer"},
                              {"--json", "--new-passphrase", "--none"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (arguments.rest().empty())
        return badUsage(terminal, "records needs one of " + verbNames());
    for (const Verb &verb : Verbs) {
        if (arguments.rest()[0] != verb.name)
            continue;
        if (arguments.rest().size() != verb.words + 1)
            return badUsage(terminal, std::string{"usage: pitwise-cli "} + verb.usage);
        const RecordsCall call{arguments, terminal, arguments.has("--json")};
        if (verb.runAlone != nullptr)
            return verb.runAlone(call);
        return withRecords(
            arguments, terminal, [&](Records &records) { return verb.run(records, call); },
            verb.creates);
    }
    return badUsage(terminal,
                    "records knows " + verbNames() + ", not '" + arguments.rest()[0] + '\'');
}

} // namespace pitwise
