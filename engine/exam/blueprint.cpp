// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/exam/blueprint.h"

#include "engine/house/tomlfile.h"

#include <algorithm>

namespace pitwise {

namespace {

enum class ExamStart : std::uint8_t { Betting, Shuffle };

} // namespace

// clang-format off
template<> inline constexpr WordList<LostTime, 2> WordsOf<LostTime>{{{"counts", LostTime::Counts}, {"stops", LostTime::Stops}}};
template<> inline constexpr WordList<Temper, 3> WordsOf<Temper>{{{"careful", Temper::Careful}, {"mixed", Temper::Mixed}, {"bold", Temper::Bold}}};
template<> inline constexpr WordList<ExamStart, 2> WordsOf<ExamStart>{{{"betting", ExamStart::Betting}, {"shuffle", ExamStart::Shuffle}}};
// clang-format on

namespace {

constexpr int MostRounds = 200;
constexpr int MostQuestions = 20;
constexpr int MostMinutes = 8 * 60;
constexpr int LongestPace = 3600;
constexpr int MostDays = 3660;
constexpr int Unread = 0; ///< a value that could not be read

template<typename Value, typename Read>
void readIf(TomlSection &in, std::string_view key, Value &value, Read read)
{
    if (in.has(key))
        value = read();
}

int integerOrUnread(TomlSection &in, std::string_view key, int most, const Faults &faults)
{
    const auto before = faults.size();
    const int value = in.integer(key, 1, most);
    return faults.size() == before ? value : Unread;
}

void readTable(TomlSection &in, Blueprint &blueprint, const Faults &faults)
{
    readIf(in, "style", blueprint.style, [&] { return std::optional{in.choice<Style>("style")}; });
    blueprint.seats = integerOrUnread(in, "seats", MaxSeats, faults);
    blueprint.rounds = integerOrUnread(in, "rounds", MostRounds, faults);
    readIf(in, "start", blueprint.startsWithShuffle,
           [&] { return in.choice<ExamStart>("start") == ExamStart::Shuffle; });
    readIf(in, "temper", blueprint.temper, [&] { return in.choice<Temper>("temper"); });
    readIf(in, "irregularities", blueprint.irregularities,
           [&] { return in.integer("irregularities", 0, 100); });
    readIf(in, "pressure", blueprint.pressure,
           [&] { return AllPressures[static_cast<std::size_t>(in.integer("pressure", 0, 3))]; });
    readIf(in, "sound", blueprint.sound, [&] { return in.flag("sound"); });
}

void readSituations(TomlSection &in, Blueprint &blueprint)
{
    for (const ExamSituation situation : allExamSituations()) {
        if (in.findOptional(name(situation)) != nullptr)
            blueprint.situations.push_back({situation, in.integer(name(situation), 1, MostRounds)});
    }
}

void readTime(TomlSection &in, Blueprint &blueprint)
{
    readIf(in, "pace", blueprint.pace, [&] { return in.integer("pace", 1, LongestPace); });
    readIf(in, "limit", blueprint.minutes, [&] { return in.integer("limit", 1, MostMinutes); });
    readIf(in, "lost", blueprint.lostTime, [&] { return in.choice<LostTime>("lost"); });
}

std::optional<FindingCode> codeFrom(std::string_view text)
{
    for (int i = 0; i <= static_cast<int>(FindingCode::NotInProcedure); ++i) {
        if (name(static_cast<FindingCode>(i)) == text)
            return static_cast<FindingCode>(i);
    }
    return std::nullopt;
}

void readCritical(TomlSection &in, Blueprint &blueprint)
{
    const toml::node *node = in.findOptional("critical");
    if (node == nullptr)
        return;
    const toml::array *list = node->as_array();
    if (list == nullptr) {
        in.fault(*node, "critical", "must be a list of finding codes");
        return;
    }
    for (const toml::node &item : *list) {
        const auto text = item.value_exact<std::string>();
        const auto code = text ? codeFrom(*text) : std::nullopt;
        if (!code)
            in.fault(item, "critical", "holds something that is not a finding code");
        else if (std::count(blueprint.critical.begin(), blueprint.critical.end(), *code) > 0)
            in.fault(item, "critical", "holds " + *text + " twice");
        else
            blueprint.critical.push_back(*code);
    }
}

void readPass(TomlFile &file, Blueprint &blueprint)
{
    TomlSection &pass = file.section("pass");
    blueprint.pass = pass.integer("score", 0, 100);
    readIf(pass, "questions", blueprint.passQuestions,
           [&] { return pass.integer("questions", 0, 100); });
    readCritical(pass, blueprint);
    TomlSection &groups = file.section("pass.groups");
    for (const SkillGroup group : AllSkillGroups)
        readIf(groups, name(group), blueprint.passGroup[static_cast<std::size_t>(group)],
               [&] { return groups.integer(name(group), 0, 100); });
}

Blueprint readAllOf(TomlFile &file, const Faults &faults)
{
    Blueprint blueprint;
    TomlSection &root = file.section("");
    blueprint.id = root.text("id");
    blueprint.name = root.text("name");
    blueprint.house = root.text("house");
    readTable(file.section("table"), blueprint, faults);
    readSituations(file.section("situations"), blueprint);
    TomlSection &questions = file.section("questions");
    readIf(questions, "count", blueprint.questions,
           [&] { return questions.integer("count", 0, MostQuestions); });
    readTime(file.section("time"), blueprint);
    readPass(file, blueprint);
    TomlSection &certificate = file.section("certificate");
    blueprint.validDays = certificate.integer("valid_days", 1, MostDays);
    return blueprint;
}

/// An id is part of file names and of commands.
void checkId(const Blueprint &blueprint, TomlFile &file)
{
    constexpr std::size_t Longest = 64;
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    if (!blueprint.id.empty()
        && (blueprint.id.size() > Longest
            || !std::all_of(blueprint.id.begin(), blueprint.id.end(), isPlain)))
        file.faultAt("id", "must be small letters, digits and hyphens, at most 64");
}

/// Where a value could not be read, nothing else is said about it.
void checkAgainst(const House &house, const Blueprint &blueprint, TomlFile &file)
{
    if (blueprint.seats != Unread && blueprint.seats > house.table.seats)
        file.faultAt("table.seats",
                     "must be at most " + std::to_string(house.table.seats) + " in this house");
    for (const Demand &demand : blueprint.situations) {
        const std::string key = "situations." + std::string{name(demand.situation)};
        if (!canHappen(demand.situation, house))
            file.faultAt(key, "cannot happen in this house");
        else if (blueprint.rounds != Unread && demand.rounds > blueprint.rounds)
            file.faultAt(key, "must be at most " + std::to_string(blueprint.rounds)
                                  + ", the number of rounds");
    }
    if (std::any_of(blueprint.situations.begin(), blueprint.situations.end(),
                    [](const Demand &demand) { return demand.situation >= ExamSituation::LowBet; })
        && blueprint.irregularities == 0)
        file.faultAt("table.irregularities",
                     "must be above 0 for the irregular situations that this exam demands");
    if (blueprint.minutes > 0 && blueprint.pace > 0 && blueprint.rounds != Unread
        && blueprint.rounds * blueprint.pace > blueprint.minutes * 60)
        file.faultAt("time.limit", "must leave time for all rounds at the pace that is enough");
    if (blueprint.questions == 0 && blueprint.passQuestions > 0)
        file.faultAt("pass.questions", "needs questions.count");
}

void sortByPlace(Faults &faults)
{
    std::stable_sort(faults.begin(), faults.end(), [](const Fault &a, const Fault &b) {
        return std::pair{a.line, a.column} < std::pair{b.line, b.column};
    });
}

} // namespace

std::string_view name(LostTime lost)
{
    return wordFor(lost);
}

BlueprintReading readBlueprint(std::string_view toml, const HouseFinder &findHouse)
{
    BlueprintReading reading;
    const auto parsed = parseToml(toml);
    if (const auto *fault = std::get_if<Fault>(&parsed)) {
        reading.faults.push_back(*fault);
        return reading;
    }
    TomlFile file{std::get<toml::table>(parsed), reading.faults};
    reading.blueprint = readAllOf(file, reading.faults);
    checkId(reading.blueprint, file);
    if (!reading.blueprint.house.empty()) {
        auto found = findHouse(reading.blueprint.house);
        if (auto *house = std::get_if<House>(&found)) {
            reading.house = std::move(*house);
            checkAgainst(reading.house, reading.blueprint, file);
        } else {
            file.faultAt("house", "cannot be used: " + std::get<std::string>(found));
        }
    }
    file.finish();
    sortByPlace(reading.faults);
    return reading;
}

} // namespace pitwise
