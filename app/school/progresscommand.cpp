// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/language.h"
#include "app/houses/houselibrary.h"
#include "app/records/skillrecords.h"
#include "app/school/schoolcommands.h"
#include "engine/situations/course.h"
#include "engine/skills/skill.h"
#include "ui/text/rulewords.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <ostream>

namespace pitwise {

namespace {

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
            line.title = capitalised(spokenInJson(*words));
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
        json.key("seconds"); // of an act, usually
        if (line.memory.seconds < 0)
            json.null();
        else
            json.value(std::round(line.memory.seconds * 10) / 10);
        json.endObject();
    }
    json.endArray().key("hours").beginObject();
    for (const Game game : AllGames)
        json.key(name(game)).value(std::round(hoursAt(game, past.sessions) * 10'000) / 10'000);
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
    for (const Game game : AllGames)
        terminal.out << name(game) << ": " << std::round(hoursAt(game, past.sessions) * 10) / 10
                     << " hours dealt\n";
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
        if (line.memory.seconds >= 0)
            terminal.out << "  " << std::round(line.memory.seconds * 10) / 10 << " s an act";
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
        return badUsage(terminal,
                        say(QT_TRANSLATE_NOOP("CommandLine", "progress needs --trainee NUMBER")));
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
        const StoredPast stored = pastOf(records, person.id);
        for (const std::string &each : stored.unread)
            terminal.error << "pitwise-cli: left out session " << each << '\n';
        if (wanted.empty()) {
            for (const House &house : stored.houses)
                wanted.emplace(house.id, house);
        }
        const CourseStanding standing =
            standingOf(stored.past, wanted, Moment::ofMs(systemClock()()));
        if (arguments.has("--json"))
            printJson(stored.past, standing, terminal);
        else
            printText(stored.past, standing, terminal);
        return Exit::Clean;
    });
}

} // namespace pitwise
