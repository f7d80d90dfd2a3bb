// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/verify.h"
#include "app/cli/arguments.h"
#include "app/cli/json.h"
#include "app/cli/language.h"
#include "app/examdesk/sitekeys.h"
#include "app/school/schoolcommands.h"
#include "ui/files/wholefile.h"

#include <cstdlib>
#include <ostream>

namespace pitwise {

namespace {

constexpr std::size_t LargestCertificate = std::size_t{16} << 20;

/// The values of an option that may be given several times; takes them out of the words.
std::vector<std::string> takeAll(Words &words, const std::string &option)
{
    std::vector<std::string> values;
    Words rest;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == option && i + 1 < words.size())
            values.push_back(words[++i]);
        else if (words[i].starts_with(option + '='))
            values.push_back(words[i].substr(option.size() + 1));
        else
            rest.push_back(words[i]);
    }
    words = std::move(rest);
    return values;
}

/// Reads a file; prints why it cannot.
std::optional<std::string> load(const std::string &path, Terminal &terminal)
{
    auto read = readWholeFile(path, LargestCertificate, FileKinds::Any);
    if (const auto *trouble = std::get_if<FileError>(&read)) {
        terminal.error << path << ": cannot be read: " << trouble->why << '\n';
        return std::nullopt;
    }
    return std::get<std::string>(std::move(read));
}

Exit addKeys(const std::vector<std::string> &files, Trust &trust, Terminal &terminal)
{
    for (const std::string &file : files) {
        const auto text = load(file, terminal);
        if (!text)
            return Exit::Unreachable;
        const auto key = readKeyFile(*text);
        if (const auto *why = std::get_if<std::string>(&key)) {
            terminal.error << file << ":1:1: this is not a key: " << *why << '\n';
            return Exit::BadInput;
        }
        trust.keys.push_back(std::get<SiteKey>(key));
    }
    return Exit::Clean;
}

/// A list signed by a stranger counts for nothing, and `remarks` say so.
Exit addRevocations(const std::vector<std::string> &files, Trust &trust,
                    std::vector<Sentence> &remarks, Terminal &terminal)
{
    for (const std::string &file : files) {
        const auto text = load(file, terminal);
        if (!text)
            return Exit::Unreachable;
        const auto list = readRevocationList(*text);
        if (const auto *why = std::get_if<std::string>(&list)) {
            terminal.error << file << ":1:1: this is not a revocation list: " << *why << '\n';
            return Exit::BadInput;
        }
        if (!trust.take(std::get<RevocationList>(list)))
            remarks.push_back(
                words(QT_TRANSLATE_NOOP("Words", "The revocation list %1 was not used: none of the "
                                                 "trusted keys signed it."),
                      {plain(file)}));
    }
    return Exit::Clean;
}

/// Of the records that are in use here. They say what is void, but not whom to trust: that is asked for
/// with --trust or --records. Without them a certificate can be verified, too.
void addKnownRevocations(Trust &trust)
{
    const char *const usual = std::getenv("PITWISE_RECORDS");
    if (usual == nullptr || *usual == '\0')
        return;
    try {
        Records records{usual};
        const WallClock clock = systemClock();
        trust.revoked = SiteKeys{records.database(), clock}.revocations();
    } catch (const RecordsError &) {
        // Nothing is known here.
    }
}

void writeJson(const Verification &result, Terminal &terminal)
{
    JsonWriter json;
    json.beginObject().key("valid").value(result.valid()).key("reasons").beginArray();
    for (const Sentence &reason : result.reasons)
        json.value(spokenInJson(reason));
    json.endArray().key("remarks").beginArray();
    for (const Sentence &remark : result.remarks)
        json.value(spokenInJson(remark));
    json.endArray();
    if (result.certificate) {
        const Certificate &c = *result.certificate;
        const Statement &statement = result.computed ? *result.computed : c.statement;
        json.key("certificate").value(c.id);
        json.key("person").beginObject().key("number").value(c.number);
        json.key("name").value(c.name).endObject();
        json.key("house").value(c.house).key("exam").value(c.exam);
        // From the log where it can be replayed, else nothing: what is only stated is not proved.
        if (result.computed) {
            json.key("score").number(statement.score);
            json.key("passed").value(statement.passed == "yes");
            json.key("findings").number(statement.findings);
        } else {
            json.key("score").null().key("passed").null().key("findings").null();
        }
        json.key("granted").value(toText(c.granted)).key("expires").value(toText(c.expires));
        json.key("key").value(c.key.id()).key("fingerprint").value(c.key.fingerprint());
        json.key("site").value(c.site);
    } else {
        for (const char *key : {"certificate", "person", "house", "exam", "score", "passed",
                                "findings", "granted", "expires", "key", "fingerprint", "site"})
            json.key(key).null();
    }
    terminal.out << json.endObject().text() << '\n';
}

void writeText(const Verification &result, const std::string &file, Terminal &terminal)
{
    terminal.out << file << ": " << (result.valid() ? "valid" : "NOT valid") << '\n';
    for (const Sentence &reason : result.reasons)
        terminal.out << "  " << spoken(reason) << '\n';
    for (const Sentence &remark : result.remarks)
        terminal.out << "  " << spoken(remark) << '\n';
    if (!result.certificate)
        return;
    const Certificate &c = *result.certificate;
    terminal.out << "  " << c.name << " (" << c.number << "), " << c.examName << " in "
                 << c.houseName << "\n  score " << c.statement.score << ", granted "
                 << toText(c.granted) << ", expires " << toText(c.expires) << ", key of " << c.site
                 << ' ' << c.key.id() << '\n';
}

} // namespace

Exit runVerify(const Words &given, Terminal &terminal)
{
    Words words = given;
    const auto keyFiles = takeAll(words, "--trust");
    const auto lists = takeAll(words, "--revocations");
    const Arguments arguments{words, {"--records"}, {"--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (arguments.rest().size() != 1)
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine",
                                              "usage: pitwise-cli verify FILE [--trust KEYFILE]... "
                                              "[--revocations LIST]... [--records R]")));
    Trust trust;
    // Only if they were named: a certificate is verified without anybody's records.
    if (arguments.has("--records")) {
        const Exit exit = withRecords(arguments, terminal, [&](Records &records) {
            const WallClock clock = systemClock();
            trust = SiteKeys{records.database(), clock}.trust();
            return Exit::Clean;
        });
        if (exit != Exit::Clean)
            return exit;
    } else {
        addKnownRevocations(trust);
    }
    if (const Exit exit = addKeys(keyFiles, trust, terminal); exit != Exit::Clean)
        return exit;
    std::vector<Sentence> remarks;
    if (const Exit exit = addRevocations(lists, trust, remarks, terminal); exit != Exit::Clean)
        return exit;
    const auto file = load(arguments.rest()[0], terminal);
    if (!file)
        return Exit::Unreachable;
    Verification result = verify(*file, trust, dayOf(systemClock()()));
    result.remarks.insert(result.remarks.end(), remarks.begin(), remarks.end());
    if (arguments.has("--json"))
        writeJson(result, terminal);
    else
        writeText(result, arguments.rest()[0], terminal);
    return result.valid() ? Exit::Clean : Exit::Findings;
}

} // namespace pitwise
