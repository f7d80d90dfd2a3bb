// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/json.h"
#include "app/cli/language.h"
#include "app/examdesk/runningexam.h"
#include "app/exams/examlibrary.h"
#include "app/school/examsit.h"
#include "app/school/schoolcommands.h"
#include "app/school/trainers.h"
#include "assets/builtinexams.h"

#include <iomanip>
#include <ostream>

namespace pitwise {

namespace {

Exit exitFor(const ExamError &error)
{
    return error.kind == ExamError::Kind::Unreadable ? Exit::Unreachable : Exit::BadInput;
}

Exit listExams(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.rest().size() != 1)
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine", "exam list takes no names")));
    JsonWriter json;
    json.beginObject().key("exams").beginArray();
    for (const BuiltInExam &builtIn : builtInExams()) {
        const auto exam = std::get<ExamPlan>(findExam(std::string{builtIn.id})).blueprint;
        json.beginObject().key("id").value(exam.id).key("name").value(exam.name);
        json.key("house").value(exam.house).key("seats").value(exam.seats);
        json.key("rounds").value(exam.rounds).key("minutes").value(exam.minutes);
        json.key("pass").value(exam.pass).key("validDays").value(exam.validDays).endObject();
        if (!arguments.has("--json"))
            terminal.out << std::left << std::setw(14) << exam.id << exam.name << ", "
                         << exam.rounds
                         << (exam.situations.empty() ? " rounds, " : " rounds or more, ")
                         << exam.minutes << " minutes\n";
    }
    if (arguments.has("--json"))
        terminal.out << json.endArray().endObject().text() << '\n';
    return Exit::Clean;
}

void printFaults(const std::string &file, std::string_view faults, Terminal &terminal)
{
    JsonWriter json;
    json.beginObject().key("file").value(file).key("ok").value(faults.empty());
    json.key("faults").beginArray();
    while (!faults.empty()) {
        const auto end = std::min(faults.find('\n'), faults.size());
        json.value(faults.substr(0, end));
        faults.remove_prefix(std::min(end + 1, faults.size()));
    }
    terminal.out << json.endArray().endObject().text() << '\n';
}

Exit checkExam(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.rest().size() != 2)
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine", "exam check takes one file")));
    const std::string &file = arguments.rest()[1];
    auto found = findExam(file);
    if (const auto *error = std::get_if<ExamError>(&found);
        error != nullptr && error->kind == ExamError::Kind::Unknown)
        found = loadExam(file); // the user means a file: say that it cannot be read
    if (const auto *plan = std::get_if<ExamPlan>(&found); plan != nullptr && !canBeMade(*plan))
        found = ExamError{ExamError::Kind::Faulty,
                          file
                              + ":1:1: no shoe was found that meets every situation; demand fewer, "
                                "or more rounds or irregularities"};
    const auto *error = std::get_if<ExamError>(&found);
    if (arguments.has("--json"))
        printFaults(file, error == nullptr ? std::string_view{} : error->text, terminal);
    if (error != nullptr) {
        terminal.error << error->text << '\n';
        return exitFor(*error);
    }
    if (!arguments.has("--json"))
        terminal.out << file << ": valid, " << std::get<ExamPlan>(found).blueprint.name << '\n';
    return Exit::Clean;
}

Exit sit(const Arguments &arguments, Terminal &terminal)
{
    const auto trainee = arguments.text("--trainee");
    const auto exam = arguments.text("--exam");
    if (arguments.rest().size() != 1 || !trainee || (!exam && !arguments.has("--resume")))
        return badUsage(
            terminal,
            say(QT_TRANSLATE_NOOP("CommandLine",
                                  "usage: pitwise-cli exam sit --exam ID --trainee N [--resume]")));
    std::optional<ExamPlan> plan;
    // An exam that goes on has its blueprint in the records: its file may be gone.
    if (exam && !arguments.has("--resume")) {
        auto found = findExam(*exam);
        if (const auto *error = std::get_if<ExamError>(&found)) {
            terminal.error << error->text << '\n';
            return exitFor(*error);
        }
        plan = std::get<ExamPlan>(std::move(found));
    }
    return withRecords(arguments, terminal, [&](Records &records) {
        return sitExam(records, arguments, *trainee, plan, terminal);
    });
}

/// For an exam that cannot go on: the passphrase that opened it is not known any more.
Exit giveUp(const Arguments &arguments, Terminal &terminal)
{
    const auto number = arguments.text("--trainee");
    if (arguments.rest().size() != 1 || !number)
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine",
                                              "usage: pitwise-cli exam give-up --trainee N")));
    return withRecords(arguments, terminal, [&](Records &records) {
        const Person trainee = records.people().trainee(*number);
        const auto trainer = provenTrainer(records, arguments, terminal);
        if (!trainer)
            return Exit::BadInput;
        try {
            const ExamResult result =
                opensExam(records, trainee, trainer->passphrase)
                    ? resumeExam(records, trainee, trainer->passphrase).giveUp()
                    : giveUpUnopened(records, trainee);
            terminal.out << "result " << result.id << " failed\n";
            return Exit::Clean;
        } catch (const RecordsError &error) {
            if (error.isUnusable())
                throw;
            terminal.error << "pitwise-cli: " << error.what() << '\n';
            return Exit::Findings;
        }
    });
}

} // namespace

Exit runExam(const Words &words, Terminal &terminal)
{
    const Arguments arguments{
        words, {"--records", "--exam", "--trainee", "--trainer"}, {"--json", "--resume"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    const std::string verb = arguments.rest().empty() ? std::string{} : arguments.rest()[0];
    if (verb == "list")
        return listExams(arguments, terminal);
    if (verb == "check")
        return checkExam(arguments, terminal);
    if (verb == "sit")
        return sit(arguments, terminal);
    if (verb == "give-up")
        return giveUp(arguments, terminal);
    return badUsage(
        terminal,
        say(QT_TRANSLATE_NOOP("CommandLine", "exam needs list, check, sit or give-up")));
}

} // namespace pitwise
