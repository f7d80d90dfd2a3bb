// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/sessionoutcome.h"

#include "app/crypto/enginehash.h"
#include "engine/house/housefile.h"
#include "engine/session/notation.h"
#include "engine/session/score.h"

#include <algorithm>

namespace pitwise {

namespace {

/// Exams store answers to questions among the acts; they are no part of the dealing.
bool isAnswer(const std::string &line)
{
    return line.starts_with("answer ");
}

double secondsOf(const std::vector<LogEntry> &log)
{
    for (auto entry = log.rbegin(); entry != log.rend(); ++entry) {
        if (entry->at.known())
            return static_cast<double>(entry->at.ms()) / 1000;
    }
    return 0;
}

StoredFinding stored(const Recorded &recorded, std::size_t act)
{
    const Finding &finding = recorded.finding;
    const bool atSeat = finding.hand && !finding.hand->isDealer();
    return {.act = act,
            .round = recorded.round,
            .code = std::string{name(finding.code)},
            .severity = std::string{name(severityOf(finding.code))},
            .seat = atSeat ? static_cast<int>(finding.hand->seat.number) : 0,
            .bet = finding.bet ? std::string{name(*finding.bet)} : std::string{},
            .rule = std::string{name(finding.rule)},
            .corrected = finding.corrected};
}

/// One row a skill.
void storeResults(Database &database, const std::string &session,
                  std::span<const SkillResult> results)
{
    for (std::size_t from = 0; from < results.size();) {
        std::size_t to = from;
        int right = 0;
        for (; to < results.size() && results[to].skill == results[from].skill; ++to)
            right += results[to].right ? 1 : 0;
        database.run("INSERT INTO practised (session, skill, seen, went_right, results) VALUES "
                     "(?, ?, ?, ?, ?)",
                     {session, results[from].skill, to - from, right,
                      resultsText(results.subspan(from, to - from))});
        from = to;
    }
}

} // namespace

std::variant<Session, std::string> replayStored(const StoredSession &session,
                                                const std::vector<std::string> &lines)
{
    if (session.isSealed())
        return "its seed is sealed";
    HouseReading house = readHouse(session.houseText);
    if (!house.ok())
        return "its house cannot be read: " + toText(house.faults[0], "house");
    std::string text = session.spec;
    for (const std::string &line : lines)
        text += (isAnswer(line) ? "# " : "") + line + '\n';
    const auto find = [&](const std::string &) -> std::variant<House, std::string> {
        return house.house;
    };
    const DealReading reading = readDeal(text, find);
    if (!reading.ok())
        return "its acts cannot be read: " + toText(reading.faults[0], "line");
    return replay(reading.deal.spec, reading.deal.house, reading.deal.log);
}

std::variant<SessionOutcome, std::string> outcomeOf(const StoredSession &session,
                                                    const std::vector<std::string> &lines)
{
    auto replayed = replayStored(session, lines);
    if (auto *why = std::get_if<std::string>(&replayed))
        return std::move(*why);
    const auto &played = std::get<Session>(replayed);
    const std::size_t shown = played.spec().sitting.shown;
    const Score score = scoreOf(played, shown);
    SessionOutcome outcome{.summary = {.engine = std::string{engineHash()},
                                       .rounds = score.rounds,
                                       .dealerActs = score.acts,
                                       .refused = static_cast<int>(played.refusals().size()),
                                       .critical = score.critical,
                                       .major = score.major,
                                       .minor = score.minor,
                                       .corrected = score.corrected,
                                       .score = score.points,
                                       .passed = score.passed,
                                       .pace = score.pace,
                                       .seconds = secondsOf(played.log())}};
    std::vector<std::size_t> actOf; // log entry -> number of the stored act
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!isAnswer(lines[i]))
            actOf.push_back(i + 1);
    }
    for (const Recorded &recorded : played.findings()) {
        if (recorded.event >= shown)
            outcome.findings.push_back(stored(recorded, actOf[recorded.event]));
    }
    outcome.results =
        resultsOf(observationsOf(played.spec(), played.house(), played.log()), played.log());
    std::stable_sort(outcome.results.begin(), outcome.results.end(),
                     [](const SkillResult &a, const SkillResult &b) { return a.skill < b.skill; });
    return outcome;
}

void storeOutcome(Database &database, const std::string &session, const SessionOutcome &outcome)
{
    const Summary &sum = outcome.summary;
    database.atomically([&] {
        if (!database.ask("SELECT 1 FROM summaries WHERE session = ?", {session}).empty()) {
            database.run("DELETE FROM findings WHERE session = ?", {session});
            database.run("DELETE FROM practised WHERE session = ?", {session});
            database.run("DELETE FROM summaries WHERE session = ?", {session});
        }
        database.run("INSERT INTO summaries (session, engine, rounds, dealer_acts, refused, "
                     "critical, major, minor, corrected, score, passed, pace, seconds) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                     {session, sum.engine, sum.rounds, sum.dealerActs, sum.refused, sum.critical,
                      sum.major, sum.minor, sum.corrected, sum.score, sum.passed, sum.pace,
                      sum.seconds});
        int n = 0;
        for (const StoredFinding &finding : outcome.findings)
            database.run("INSERT INTO findings (session, n, act, round, code, severity, seat, bet, "
                         "rule, corrected) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                         {session, ++n, finding.act, finding.round, finding.code, finding.severity,
                          finding.seat, finding.bet, finding.rule, finding.corrected});
        storeResults(database, session, outcome.results);
    });
}

std::optional<SessionOutcome> storedOutcome(Database &database, const std::string &session)
{
    const Rows rows = database.ask(
        "SELECT engine, rounds, dealer_acts, refused, critical, major, minor, corrected, score, "
        "passed, pace, seconds FROM summaries WHERE session = ?",
        {session});
    if (rows.empty())
        return std::nullopt;
    const Row &row = rows.front();
    const auto whole = [&](int column) { return static_cast<int>(row.number(column)); };
    SessionOutcome outcome{.summary = {.engine = row.text(0),
                                       .rounds = whole(1),
                                       .dealerActs = whole(2),
                                       .refused = whole(3),
                                       .critical = whole(4),
                                       .major = whole(5),
                                       .minor = whole(6),
                                       .corrected = whole(7),
                                       .score = row.real(8),
                                       .passed = row.number(9) != 0,
                                       .pace = row.real(10),
                                       .seconds = row.real(11)}};
    for (const Row &found :
         database.ask("SELECT act, round, code, severity, seat, bet, rule, corrected FROM findings "
                      "WHERE session = ? ORDER BY n",
                      {session}))
        outcome.findings.push_back({.act = static_cast<std::size_t>(found.number(0)),
                                    .round = static_cast<int>(found.number(1)),
                                    .code = found.text(2),
                                    .severity = found.text(3),
                                    .seat = static_cast<int>(found.number(4)),
                                    .bet = found.text(5),
                                    .rule = found.text(6),
                                    .corrected = found.number(7) != 0});
    for (const Row &one : database.ask(
             "SELECT skill, results FROM practised WHERE session = ? ORDER BY skill", {session})) {
        auto results = resultsFromText(one.text(0), one.text(1));
        if (results)
            outcome.results.insert(outcome.results.end(), results->begin(), results->end());
    }
    // A database may sort in another order than we do.
    std::stable_sort(outcome.results.begin(), outcome.results.end(),
                     [](const SkillResult &a, const SkillResult &b) { return a.skill < b.skill; });
    return outcome;
}

} // namespace pitwise
