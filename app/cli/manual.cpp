// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/manual.h"
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/documentfile.h"
#include "app/cli/files.h"
#include "app/cli/language.h"

namespace pitwise {

Exit runManual(const Words &words, Terminal &terminal)
{
    const Arguments arguments{words, {"--house", "-o", "--paper"}, {}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (!arguments.has("--house") || !arguments.has("-o") || !arguments.rest().empty())
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine", "manual needs --house and -o FILE")));
    const auto found = houseFor(*arguments.text("--house"), terminal);
    if (const auto *exit = std::get_if<Exit>(&found))
        return *exit;
    return writeDocument(manualOf(std::get<House>(found)), {"manual", *arguments.text("--house")},
                         arguments, terminal);
}

} // namespace pitwise
