// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/documentfile.h"
#include "app/cli/json.h"
#include "app/cli/language.h"
#include "app/examdesk/certificatedesk.h"
#include "app/school/schoolcommands.h"
#include "app/school/trainers.h"
#include "ui/files/wholefile.h"

#include <ostream>

namespace pitwise {

namespace {

Exit save(const std::string &path, const std::string &text, Terminal &terminal)
{
    const auto trouble = writeWholeFile(path, text);
    if (trouble)
        terminal.error << path << ": cannot be written: " << trouble->why << '\n';
    return trouble ? Exit::Unreachable : Exit::Clean;
}

Exit saveAll(const IssuedCertificate &issued, const Arguments &arguments, Terminal &terminal)
{
    const std::string file = *arguments.text("-o");
    Exit exit = save(file, issued.text, terminal);
    if (const auto badge = arguments.text("--badge"); badge && exit == Exit::Clean) {
        if (issued.badge.empty()) {
            terminal.error << "pitwise-cli: " << issued.certificate.trainer
                           << " signed this certificate, and only that key makes its badge\n";
            return Exit::Findings;
        }
        exit = save(*badge, issued.badge + '\n', terminal);
    }
    if (const auto pdf = arguments.text("--pdf"); pdf && exit == Exit::Clean)
        exit = writePdf({"certificate", file}, *pdf, terminal);
    return exit;
}

void print(const IssuedCertificate &issued, const Arguments &arguments, Terminal &terminal)
{
    const Certificate &c = issued.certificate;
    JsonWriter json;
    json.beginObject().key("certificate").value(c.id).key("file").value(*arguments.text("-o"));
    json.key("number").value(c.number).key("name").value(c.name).key("exam").value(c.exam);
    json.key("score").number(c.statement.score).key("granted").value(toText(c.granted));
    json.key("expires").value(toText(c.expires)).key("key").value(c.key.id()).endObject();
    if (arguments.has("--json"))
        terminal.out << json.text() << '\n';
    else
        terminal.out << *arguments.text("-o") << ": certificate " << c.id << " for " << c.name
                     << ", " << c.examName << ", valid until " << toText(c.expires) << '\n';
}

Exit issue(Records &records, const Arguments &arguments, Terminal &terminal)
{
    const auto trainer = provenTrainer(records, arguments, terminal);
    if (!trainer)
        return Exit::BadInput;
    const WallClock clock = systemClock();
    SiteKeys keys{records.database(), clock};
    try {
        const IssuedCertificate issued =
            issueCertificate(records, keys, arguments.rest()[1], trainer->person,
                             trainer->passphrase, dayOf(clock()));
        const Exit exit = saveAll(issued, arguments, terminal);
        if (exit == Exit::Clean)
            print(issued, arguments, terminal);
        return exit;
    } catch (const RecordsError &error) {
        if (error.kind() != RecordsError::Kind::Refused)
            throw;
        terminal.error << "pitwise-cli: " << error.what() << '\n';
        return Exit::Findings;
    }
}

Exit revoke(Records &records, const Arguments &arguments, Terminal &terminal)
{
    if (!provenTrainer(records, arguments, terminal))
        return Exit::BadInput;
    const WallClock clock = systemClock();
    SiteKeys keys{records.database(), clock};
    keys.revokeCertificate(arguments.rest()[1],
                           arguments.text("--reason").value_or("no reason was given"));
    terminal.out << arguments.rest()[1]
                 << ": revoked; hand out the list: pitwise-cli key revocations -o FILE\n";
    return Exit::Clean;
}

} // namespace

Exit runCertificate(const Words &words, Terminal &terminal)
{
    const Arguments arguments{
        words, {"--records", "--trainer", "-o", "--pdf", "--badge", "--reason"}, {"--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    const bool issues = !arguments.rest().empty() && arguments.rest()[0] == "issue";
    const bool revokes = !arguments.rest().empty() && arguments.rest()[0] == "revoke";
    if (arguments.rest().size() != 2 || (!issues && !revokes) || (issues && !arguments.text("-o")))
        return badUsage(terminal, say(QT_TRANSLATE_NOOP(
                                      "CommandLine",
                                      "usage: pitwise-cli certificate issue RESULT -o FILE.pitcert "
                                      "[--pdf FILE] [--badge FILE], or certificate revoke ID")));
    return withRecords(arguments, terminal, [&](Records &records) {
        return issues ? issue(records, arguments, terminal) : revoke(records, arguments, terminal);
    });
}

} // namespace pitwise
