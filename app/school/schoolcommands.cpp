// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/school/schoolcommands.h"
#include "app/cli/language.h"

#include "app/cli/arguments.h"
#include "app/records/records.h"

#include <array>
#include <ostream>

namespace pitwise {

namespace {

struct SchoolCommand
{
    const char *name;
    Exit (*run)(const Words &, Terminal &);
};

constexpr std::array SchoolCommands{
    SchoolCommand{"records", runRecords},   SchoolCommand{"export", runExport},
    SchoolCommand{"exam", runExam},         SchoolCommand{"certificate", runCertificate},
    SchoolCommand{"verify", runVerify},     SchoolCommand{"key", runKey},
    SchoolCommand{"progress", runProgress},
};

} // namespace

Exit runSchoolCommand(const Words &words, Terminal &terminal)
{
    for (const SchoolCommand &command : SchoolCommands) {
        if (!words.empty() && words[0] == command.name)
            return command.run(Words(words.begin() + 1, words.end()), terminal);
    }
    return badUsage(terminal, say(QT_TRANSLATE_NOOP("CommandLine", "unknown command '%1'"),
                                  {words.empty() ? "" : words[0]}));
}

std::string recordsOf(const Arguments &arguments)
{
    return usualRecords(arguments.text("--records").value_or(""));
}

Exit reported(Terminal &terminal, const std::function<Exit()> &work)
{
    try {
        return work();
    } catch (const RecordsError &error) {
        terminal.error << "pitwise-cli: " << error.what() << '\n';
        return error.isUnusable() ? Exit::Unreachable : Exit::BadInput;
    }
}

Exit withRecords(const Arguments &arguments, Terminal &terminal,
                 const std::function<Exit(Records &)> &work, bool create)
{
    return reported(terminal, [&] {
        Records records{recordsOf(arguments), {.create = create}};
        return work(records);
    });
}

} // namespace pitwise
