// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/json.h"
#include "app/records/exports.h"
#include "app/records/xapi.h"
#include "app/school/schoolcommands.h"
#include "ui/files/wholefile.h"

#include <filesystem>
#include <iostream>

namespace pitwise {

namespace {

struct ExportOptions
{
    std::string format;
    std::string file;
    std::string trainee;
    std::string per = "session";
    std::string homePage;
    ExportChoice choice;
    bool json = false;
};

std::vector<std::string> splitAtCommas(const std::string &text)
{
    std::vector<std::string> parts;
    std::size_t from = 0;
    while (from <= text.size()) {
        const auto comma = std::min(text.find(',', from), text.size());
        parts.push_back(text.substr(from, comma - from));
        from = comma + 1;
    }
    return parts;
}

/// Empty: fine.
std::string readOptions(const Arguments &arguments, ExportOptions &options)
{
    options.format = arguments.text("--format").value_or("");
    options.file = arguments.text("-o").value_or("");
    options.trainee = arguments.text("--trainee").value_or("");
    options.per = arguments.text("--per").value_or(options.per);
    options.homePage = arguments.text("--home-page").value_or(options.homePage);
    options.json = arguments.has("--json");
    if (const auto columns = arguments.text("--columns"))
        options.choice.columns = splitAtCommas(*columns);
    if (const auto dates = arguments.text("--dates"))
        options.choice.csv.dates = *dates;
    const std::string delimiter = arguments.text("--delimiter").value_or(",");
    options.choice.csv.delimiter = delimiter == "tab" ? '\t' : delimiter[0];
    if (options.format != "csv" && options.format != "xapi" && options.format != "deal"
        && options.format != "certifications")
        return "export needs --format csv, xapi, deal or certifications";
    if (options.file.empty() || !arguments.rest().empty())
        return "export needs -o FILE and takes only options";
    if (delimiter != "," && delimiter != ";" && delimiter != "|" && delimiter != "tab")
        return "--delimiter is one of , ; | and tab";
    if (options.per != "session" && options.per != "person")
        return "--per is session or person";
    if (options.json && options.file == "-")
        return "--json and -o - would both write to standard output";
    return {};
}

/// A file, and how many records are in it: sessions, people, certificates or statements.
ExportedTable tableOf(Records &records, const ExportOptions &options)
{
    if (options.format == "xapi")
        return sessionsAsXapi(records, options.choice, options.homePage);
    if (options.format == "certifications")
        return certificationsAsCsv(records, options.choice);
    return options.per == "person" ? peopleAsCsv(records, options.choice)
                                   : sessionsAsCsv(records, options.choice);
}

bool write(const std::string &path, const std::string &text, Terminal &terminal)
{
    if (path == "-") {
        // Byte for byte: `terminal.out` would escape control characters.
        terminal.out.flush();
        return static_cast<bool>(
            std::cout.write(text.data(), static_cast<std::streamsize>(text.size())).flush());
    }
    const auto trouble = writeWholeFile(path, text, FileAccess::Private);
    if (trouble)
        terminal.error << path << ": cannot be written: " << trouble->why << '\n';
    return !trouble;
}

/// One session is a file; several are files in a folder of that name.
Exit writeDeals(const std::vector<ExportedDeal> &deals, const std::string &path, Terminal &terminal)
{
    if (deals.empty()) {
        terminal.error << path << ": not written: there is no session that can be exported\n";
        return Exit::Findings;
    }
    std::error_code error;
    const bool folder = std::filesystem::is_directory(path, error);
    if (deals.size() == 1 && !folder)
        return write(path, deals[0].text, terminal) ? Exit::Clean : Exit::Unreachable;
    if (path == "-")
        return badUsage(terminal, "there are " + std::to_string(deals.size())
                                      + " sessions: -o must name a folder");
    std::filesystem::create_directories(path, error);
    if (error) {
        terminal.error << path << ": cannot be created: " << error.message() << '\n';
        return Exit::Unreachable;
    }
    for (const ExportedDeal &deal : deals) {
        if (!write((std::filesystem::path{path} / deal.name).string(), deal.text, terminal))
            return Exit::Unreachable;
    }
    return Exit::Clean;
}

Exit report(const ExportOptions &options, std::size_t count, Terminal &terminal)
{
    if (!options.json)
        return Exit::Clean;
    JsonWriter json;
    json.beginObject().key("file").value(options.file).key("format").value(options.format);
    json.key("records").value(static_cast<std::int64_t>(count)).endObject();
    terminal.out << json.text() << '\n';
    return Exit::Clean;
}

} // namespace

Exit runExport(const Words &words, Terminal &terminal)
{
    const Arguments arguments{words,
                              {"--records", "--format", "-o", "--trainee", "--per", "--columns",
                               "--delimiter", "--dates", "--home-page"},
                              {"--json"}};
    ExportOptions options;
    std::string wrong = arguments.error();
    if (wrong.empty())
        wrong = readOptions(arguments, options);
    if (!wrong.empty())
        return badUsage(terminal, wrong);
    return withRecords(arguments, terminal, [&](Records &records) {
        if (!options.trainee.empty())
            options.choice.person = records.people().trainee(options.trainee).id;
        if (options.format == "deal") {
            const auto deals = sessionsAsDeals(records, options.choice);
            const Exit exit = writeDeals(deals, options.file, terminal);
            return exit == Exit::Clean ? report(options, deals.size(), terminal) : exit;
        }
        const ExportedTable table = tableOf(records, options);
        if (!write(options.file, table.text, terminal))
            return Exit::Unreachable;
        return report(options, table.records, terminal);
    });
}

} // namespace pitwise
