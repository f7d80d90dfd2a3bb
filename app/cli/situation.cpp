// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/situations/situation.h"
#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/language.h"
#include "app/cli/situationwords.h"
#include "engine/session/notation.h"

#include <ostream>

namespace pitwise {

namespace {

Exit list(const House &house, bool asJson, Terminal &terminal)
{
    const SituationNames names = situationNames(house);
    const auto each = [&](const auto &visit) {
        visit("codes", names.codes);
        visit("clauses", names.clauses);
        visit("skills", names.skills);
    };
    if (asJson) {
        JsonWriter json;
        json.beginObject();
        each([&](const char *kind, const std::vector<std::string> &list) {
            json.key(kind).beginArray();
            for (const std::string &name : list)
                json.value(name);
            json.endArray();
        });
        terminal.out << json.endObject().text() << '\n';
    } else {
        each([&](const char *kind, const std::vector<std::string> &list) {
            terminal.out << kind << '\n';
            for (const std::string &name : list)
                terminal.out << "  " << name << '\n';
        });
    }
    return Exit::Clean;
}

Exit deal(const House &house, const SituationWish &wish, const std::string &houseName,
          Terminal &terminal)
{
    auto found = situationFor(house, wish);
    if (const auto *none = std::get_if<NoSituation>(&found)) {
        terminal.error << "pitwise-cli: " << whyNoSituation(*none, house) << '\n';
        return isUnknown(*none, house) ? Exit::BadInput : Exit::Findings;
    }
    auto &round = std::get<DealtRound>(found);
    round.spec.house = houseName;
    terminal.out << writeDeal(round.spec, house.table.chips, round.log);
    terminal.out.flush();
    return terminal.out ? Exit::Clean : Exit::Unreachable;
}

} // namespace

Exit runSituation(const Words &words, Terminal &terminal)
{
    Arguments arguments{words, {"--house", "--for", "--seed", "--seats"}, {"--list", "--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (!arguments.has("--house") || !arguments.rest().empty())
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine",
                                              "situation needs --house and takes only options")));
    if (arguments.has("--list") == arguments.has("--for"))
        return badUsage(
            terminal,
            say(QT_TRANSLATE_NOOP("CommandLine", "situation needs either --for NAME or --list")));
    const auto found = houseFor(*arguments.text("--house"), terminal);
    if (const auto *exit = std::get_if<Exit>(&found))
        return *exit;
    const auto &house = std::get<House>(found);
    if (arguments.has("--list"))
        return list(house, arguments.has("--json"), terminal);
    SituationWish wish;
    wish.names = arguments.texts("--for");
    if (std::any_of(wish.names.begin(), wish.names.end(),
                    [](const std::string &each) { return each.empty(); }))
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine", "--for needs a name")));
    wish.seed = arguments.seed();
    if (arguments.has("--seats"))
        wish.seats = static_cast<int>(arguments.number("--seats", 1, house.table.seats, 1));
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    return deal(house, wish, *arguments.text("--house"), terminal);
}

} // namespace pitwise
