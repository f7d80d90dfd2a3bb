// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/documentfile.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/language.h"
#include "app/cli/messages.h"
#include "app/houses/houselibrary.h"
#include "assets/builtinhouses.h"
#include "engine/house/diff.h"
#include "ui/handout/differencesheet.h"
#include "ui/text/diffwords.h"

#include <iomanip>
#include <ostream>

namespace pitwise {

namespace {

Exit check(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.rest().size() != 2)
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine", "house check takes one file")));
    const std::string &path = arguments.rest()[1];
    auto found = findHouse(path);
    if (const auto *unknown = std::get_if<HouseError>(&found);
        unknown && unknown->kind == HouseError::Kind::Unknown)
        found = loadHouse(path); // the user means a file: say that it cannot be read
    const auto *trouble = std::get_if<HouseError>(&found);
    if (arguments.has("--json")) {
        JsonWriter json;
        json.beginObject().key("file").value(path).key("ok").value(trouble == nullptr);
        json.key("faults").beginArray();
        std::string_view faults = trouble == nullptr ? std::string_view{} : trouble->text;
        while (!faults.empty()) {
            const auto end = std::min(faults.find('\n'), faults.size());
            json.value(faults.substr(0, end));
            faults.remove_prefix(std::min(end + 1, faults.size()));
        }
        terminal.out << json.endArray().endObject().text() << '\n';
    }
    if (trouble != nullptr) {
        terminal.error << trouble->text << '\n';
        return trouble->kind == HouseError::Kind::Unreadable ? Exit::Unreachable : Exit::BadInput;
    }
    if (!arguments.has("--json"))
        terminal.out << say(QT_TRANSLATE_NOOP("CommandLine", "%1: valid, %2"),
                            {path, std::get<House>(found).name})
                     << '\n';
    return Exit::Clean;
}

void writeJson(const House &from, const House &to, const std::vector<Difference> &differences,
               Terminal &terminal)
{
    JsonWriter json;
    json.beginObject().key("from").value(from.id).key("to").value(to.id);
    json.key("differences").beginArray();
    for (const Difference &difference : differences) {
        json.beginObject();
        json.key("key").value(difference.key);
        json.key("from").value(difference.from).key("to").value(difference.to);
        json.key("risk").value(name(difference.risk));
        json.key("clause").value(difference.origin.clause);
        json.key("provenance").value(name(difference.origin.kind));
        json.key("message").value(spokenInJson(diffWords(difference, to)));
        json.endObject();
    }
    terminal.out << json.endArray().endObject().text() << '\n';
}

Exit diff(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.rest().size() != 3)
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine", "house diff takes two houses")));
    const auto from = houseFor(arguments.rest()[1], terminal);
    if (const auto *exit = std::get_if<Exit>(&from))
        return *exit;
    const auto to = houseFor(arguments.rest()[2], terminal);
    if (const auto *exit = std::get_if<Exit>(&to))
        return *exit;
    const auto &known = std::get<House>(from);
    const auto &next = std::get<House>(to);
    if (arguments.has("-o"))
        return writeDocument(differenceSheet(known, next),
                             {"diff", arguments.rest()[1], arguments.rest()[2]}, arguments,
                             terminal);
    const auto differences = difference(known, next);
    if (arguments.has("--json")) {
        writeJson(known, next, differences, terminal);
        return Exit::Clean;
    }
    terminal.out << say(QT_TRANSLATE_NOOP("CommandLine", "From %1 to %2:"), {known.name, next.name})
                 << '\n';
    if (differences.empty())
        terminal.out << "  " << say(QT_TRANSLATE_NOOP("CommandLine", "no differences.")) << '\n';
    for (const Difference &difference : differences) {
        terminal.out << "  " << spoken(diffWords(difference, next)) << " (" << difference.key
                     << ": " << difference.from << " -> " << difference.to << "; "
                     << originText(difference.origin) << ")\n";
    }
    return Exit::Clean;
}

} // namespace

Exit runHouses(const Words &words, Terminal &terminal)
{
    const Arguments arguments{words, {}, {"--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (!arguments.rest().empty())
        return badUsage(terminal, say(QT_TRANSLATE_NOOP("CommandLine", "houses takes no names")));
    JsonWriter json;
    json.beginObject().key("houses").beginArray();
    for (const BuiltInHouse &builtIn : builtInHouses()) {
        const auto house = std::get<House>(findHouse(std::string{builtIn.id}));
        json.beginObject().key("id").value(house.id).key("name").value(house.name);
        json.key("source").value(house.source).key("style").value(name(house.cards.style));
        json.key("seats").value(house.table.seats).endObject();
        if (!arguments.has("--json"))
            terminal.out << std::left << std::setw(14) << house.id << house.name << '\n';
    }
    json.endArray().endObject();
    if (arguments.has("--json"))
        terminal.out << json.text() << '\n';
    return Exit::Clean;
}

Exit runHouse(const Words &words, Terminal &terminal)
{
    const Arguments arguments{words, {"-o", "--paper"}, {"--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (!arguments.rest().empty() && arguments.rest()[0] == "check")
        return check(arguments, terminal);
    if (!arguments.rest().empty() && arguments.rest()[0] == "diff")
        return diff(arguments, terminal);
    return badUsage(terminal, say(QT_TRANSLATE_NOOP("CommandLine", "house needs check or diff")));
}

} // namespace pitwise
