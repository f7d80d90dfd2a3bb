// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/houses/houselibrary.h"
#include "app/records/records.h"
#include "app/records/sessionoutcome.h"
#include "app/school/schoolcommands.h"
#include "engine/situations/course.h"
#include "engine/skills/memory.h"
#include "engine/skills/skill.h"
#include "ui/text/rulewords.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <ostream>

namespace pitwise {

namespace {

/// What the stored sessions of one person show.
struct DealerPast
{
    Memory memory;
    std::map<std::string, double> hours{{"casino-war", 0}, {"war-blackjack", 0}};
    std::map<std::string, House> houses; ///< in which he dealt, by id; each as it was last
    std::vector<std::string> unread; ///< sessions that cannot be replayed, and why
};

double hoursOf(const std::vector<LogEntry> &log)
{
    constexpr double MsOfHour = 3'600'000;
    const auto last = std::find_if(log.rbegin(), log.rend(),
                                   [](const LogEntry &entry) { return entry.at.known(); });
    return last == log.rend() ? 0 : static_cast<double>(last->at.ms()) / MsOfHour;
}

DealerPast pastOf(Records &records, const std::string &person)
{
    DealerPast past;
    std::vector<SessionRow> rows = records.sessions().list({.person = person});
    std::reverse(rows.begin(), rows.end()); // the oldest first: memory depends on the order
    for (const SessionRow &row : rows) {
        const StoredSession stored = records.sessions().read(row.id);
        if (stored.isSealed())
            continue; // an exam under way says nothing yet
        const auto replayed = replayStored(stored, records.sessions().lines(row.id));
        if (const auto *why = std::get_if<std::string>(&replayed)) {
            past.unread.push_back(row.id + ": " + *why);
            continue;
        }
        const auto &session = std::get<Session>(replayed);
        const auto seen = observationsOf(session.spec(), session.house(), session.log());
        past.memory.rememberSession(seen, Moment::ofMs(timeFromText(row.startedAt)), session.log());
        past.hours[row.game] += hoursOf(session.log());
        past.houses[session.house().id] = session.house();
    }
    return past;
}

/// One skill as it is printed.
struct SkillLine
{
    std::string key;
    std::string title;
    SkillMemory memory;
    Level level{};
};

SkillLine skillLineOf(const std::string &key, const House &house, const Memory &memory, Moment now)
{
    SkillLine line{key, key, {}, {}};
    if (const auto rule = ruleOfSkill(key)) {
        if (const auto words = ruleWords(house, name(*rule)))
            line.title = capitalised(english(*words));
    }
    if (const SkillMemory *known = memory.find(key))
        line.memory = *known;
    line.level = line.memory.levelAt(now);
    return line;
}

/// The skills of the houses, and for each house those that are still missing.
struct CourseStanding
{
    std::map<std::string, SkillLine> skills;
    std::map<std::string, std::vector<std::string>> missing;
};

CourseStanding standingOf(const DealerPast &past, const std::map<std::string, House> &houses,
                          Moment now)
{
    CourseStanding standing;
    for (const auto &[id, house] : houses) {
        auto &missing = standing.missing[id];
        for (const std::string &key : courseOf(house)) {
            const SkillLine line = skillLineOf(key, house, past.memory, now);
            if (line.level != Level::Known && line.level != Level::Sure)
                missing.push_back(key);
            standing.skills.emplace(key, line);
        }
    }
    return standing;
}

void printJson(const DealerPast &past, const CourseStanding &standing, Terminal &terminal)
{
    JsonWriter json;
    json.beginObject().key("skills").beginArray();
    for (const auto &[key, line] : standing.skills) {
        json.beginObject().key("key").value(key).key("title").value(line.title);
        json.key("seen").value(line.memory.seen).key("right").value(line.memory.right);
        json.key("level").value(name(line.level)).key("due");
        if (line.memory.seen > 0)
            json.value(timeText(line.memory.due().ms()));
        else
            json.null();
        json.endObject();
    }
    json.endArray().key("hours").beginObject();
    for (const auto &[game, hours] : past.hours)
        json.key(game).value(std::round(hours * 10'000) / 10'000);
    json.endObject().key("ready").beginObject();
    for (const auto &[house, missing] : standing.missing) {
        json.key(house).beginObject().key("ready").value(missing.empty());
        json.key("missing").beginArray();
        for (const std::string &key : missing)
            json.value(key);
        json.endArray().endObject();
    }
    terminal.out << json.endObject().endObject().text() << '\n';
}

void printText(const DealerPast &past, const CourseStanding &standing, Terminal &terminal)
{
    for (const auto &[game, hours] : past.hours)
        terminal.out << game << ": " << std::round(hours * 10) / 10 << " hours dealt\n";
    for (const auto &[house, missing] : standing.missing) {
        terminal.out << house << ": ";
        if (missing.empty())
            terminal.out << "ready for the exam\n";
        else
            terminal.out << missing.size() << " skills missing\n";
    }
    for (const auto &[key, line] : standing.skills) {
        terminal.out << "  " << name(line.level) << "  " << key << "  " << line.memory.right << '/'
                     << line.memory.seen;
        if (line.memory.seen > 0)
            terminal.out << "  due " << timeText(line.memory.due().ms()).substr(0, 10);
        terminal.out << '\n';
    }
    if (standing.missing.empty())
        terminal.out << "no session yet: name a house with --house\n";
}

} // namespace

Exit runProgress(const Words &words, Terminal &terminal)
{
    const Arguments arguments{words, {"--trainee", "--house", "--records"}, {"--json"}};
    if (!arguments.error().empty())
        return badUsage(terminal, arguments.error());
    if (!arguments.has("--trainee") || !arguments.rest().empty())
        return badUsage(terminal, "progress needs --trainee NUMBER");
    std::map<std::string, House> wanted;
    if (const auto name = arguments.text("--house")) {
        auto found = houseFor(*name, terminal);
        if (const auto *exit = std::get_if<Exit>(&found))
            return *exit;
        auto &house = std::get<House>(found);
        wanted.emplace(house.id, std::move(house));
    }
    return withRecords(arguments, terminal, [&](Records &records) {
        const Person person = records.people().trainee(*arguments.text("--trainee"));
        const DealerPast past = pastOf(records, person.id);
        for (const std::string &each : past.unread)
            terminal.error << "pitwise-cli: left out session " << each << '\n';
        const CourseStanding standing =
            standingOf(past, wanted.empty() ? past.houses : wanted, Moment::ofMs(systemClock()()));
        if (arguments.has("--json"))
            printJson(past, standing, terminal);
        else
            printText(past, standing, terminal);
        return Exit::Clean;
    });
}

} // namespace pitwise
