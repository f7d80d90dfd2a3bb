// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/records/bigschool.h"

#include "app/crypto/enginehash.h"
#include "app/crypto/random.h"
#include "app/records/rowcopy.h"
#include "app/records/sessionoutcome.h"
#include "app/records/stationlog.h"
#include "engine/base/rng.h"
#include "tests/records/dealtsession.h"

#include <array>

namespace pitwise::test {

namespace {

constexpr std::int64_t FirstMs = 1'767'225'600'000; // 2026-01-01
constexpr std::int64_t Apart = 50 * 60'000; // between two sessions of the school
constexpr int ExamEvery = 40;
constexpr int AtOnce = 250; ///< sessions in a transaction

constexpr CopiedTable Sessions{
    "sessions",
    "id, person, kind, station, started_at, spec, house, engine, blueprint, sealed_seed", ""};
constexpr CopiedTable Tips{"tips", "session, first, acts, tip", ""};
constexpr CopiedTable Acts{"acts", "session, n, line, hash", ""};
constexpr CopiedTable Endings{"endings", "session, state, ended_at, spec, acts, tip, seal", ""};
constexpr CopiedTable Summaries{
    "summaries",
    "session, engine, rounds, dealer_acts, refused, critical, major, minor, corrected, score, "
    "passed, pace, seconds",
    ""};
constexpr CopiedTable Findings{
    "findings", "session, n, act, round, code, severity, seat, bet, rule, corrected", ""};
constexpr CopiedTable ExamResults{"results", "id, session, passed, score, text, made_at", ""};
constexpr CopiedTable Certificates{
    "certificates", "id, result, house, exam, granted, expires, text, issued_at", ""};

/// A session that many people deal.
struct Pattern
{
    DealtSession dealt;
    Digest house;
    std::string houseId;
    SessionOutcome outcome;
};

Pattern patternOf(const std::string &house, std::uint64_t seed, int rounds, bool isClean)
{
    Pattern pattern{.dealt = isClean ? cleanSession(house, seed, rounds)
                                     : dealtSession(house, seed, rounds),
                    .houseId = house};
    pattern.house = digestOf(pattern.dealt.house);
    const StoredSession stored{.spec = pattern.dealt.spec,
                               .headSpec = pattern.dealt.spec,
                               .houseText = pattern.dealt.house};
    const auto outcome = outcomeOf(stored, pattern.dealt.lines);
    if (const auto *known = std::get_if<SessionOutcome>(&outcome))
        pattern.outcome = *known;
    return pattern;
}

std::vector<Pattern> patterns()
{
    std::vector<Pattern> all;
    std::uint64_t seed = 0;
    for (const char *house : {"washington", "fun-casino", "ontario", "war-blackjack"}) {
        for (const int rounds : {1, 2, 3}) {
            all.push_back(patternOf(house, ++seed, rounds, false));
            all.push_back(patternOf(house, ++seed, rounds, rounds == 2));
        }
    }
    return all;
}

QVariant text(std::string_view value)
{
    return exactText(value);
}

/// Rows of many sessions, to be inserted together.
class Batch
{
public:
    explicit Batch(std::string station) : m_station(std::move(station)) { }

    void add(const Pattern &pattern, const std::string &person, std::int64_t at, bool isExam)
    {
        const std::string id = newId();
        const std::string started = timeText(at);
        ChainHead head{.session = id,
                       .kind = isExam ? "exam" : "practice",
                       .person = person,
                       .station = m_station,
                       .started = started,
                       .spec = pattern.dealt.spec,
                       .house = pattern.house,
                       .engine = std::string{engineHash()}};
        m_sessions.emplace_back(QVariantList{
            text(id), text(person), text(head.kind), text(m_station), text(started),
            text(head.spec), text(toHex(pattern.house)), text(head.engine), text(""), text("")});
        Digest tip = startOfChain(head);
        const std::string first = toHex(tip);
        qlonglong n = 0;
        for (const std::string &line : pattern.dealt.lines) {
            tip = nextTip(tip, line);
            m_acts.emplace_back(QVariantList{text(id), ++n, text(line), text(toHex(tip))});
        }
        m_tips.emplace_back(QVariantList{text(id), text(first), n, text(toHex(tip))});
        const ChainEnd end{.state = "finished",
                           .ended = timeText(at + 600'000),
                           .acts = pattern.dealt.lines.size()};
        m_endings.emplace_back(QVariantList{text(id), text(end.state), text(end.ended), text(""), n,
                                            text(toHex(tip)), text(toHex(sealOf(tip, end)))});
        addDerived(id, pattern.outcome);
        if (isExam)
            addResult(id, pattern, at);
    }

    void store(Database &database)
    {
        database.atomically([&] {
            insertRows(database, Sessions, m_sessions);
            insertRows(database, Tips, m_tips);
            insertRows(database, Acts, m_acts);
            insertRows(database, Endings, m_endings);
            insertRows(database, Summaries, m_summaries);
            insertRows(database, Findings, m_findings);
            insertRows(database, ExamResults, m_results);
            insertRows(database, Certificates, m_certificates);
        });
        *this = Batch{m_station};
    }

private:
    void addDerived(const std::string &id, const SessionOutcome &outcome)
    {
        const Summary &sum = outcome.summary;
        m_summaries.emplace_back(QVariantList{text(id), text(sum.engine), sum.rounds,
                                              sum.dealerActs, sum.refused, sum.critical, sum.major,
                                              sum.minor, sum.corrected, sum.score,
                                              sum.passed ? 1 : 0, sum.pace, sum.seconds});
        int n = 0;
        for (const StoredFinding &finding : outcome.findings)
            m_findings.emplace_back(
                QVariantList{text(id), ++n, static_cast<qlonglong>(finding.act), finding.round,
                             text(finding.code), text(finding.severity), finding.seat,
                             text(finding.bet), text(finding.rule), finding.corrected ? 1 : 0});
    }
    void addResult(const std::string &id, const Pattern &pattern, std::int64_t at)
    {
        constexpr std::int64_t Year = std::int64_t{365} * 86'400'000;
        const std::string result = newId();
        const Summary &sum = pattern.outcome.summary;
        m_results.emplace_back(QVariantList{text(result), text(id), sum.passed ? 1 : 0, sum.score,
                                            text("result"), text(timeText(at))});
        if (sum.passed)
            m_certificates.emplace_back(QVariantList{
                text(newId()), text(result), text(pattern.houseId), text(pattern.houseId),
                text(timeText(at).substr(0, 10)), text(timeText(at + Year).substr(0, 10)),
                text("certificate"), text(timeText(at))});
    }

    std::string m_station;
    Rows m_sessions;
    Rows m_tips;
    Rows m_acts;
    Rows m_endings;
    Rows m_summaries;
    Rows m_findings;
    Rows m_results;
    Rows m_certificates;
};

/// The tips are stored with the acts, so the trigger that moves them has nothing to do.
class WithoutTriggers
{
public:
    explicit WithoutTriggers(Database &database) : m_database(database)
    {
        if (database.isSqlite()) {
            m_trigger =
                database
                    .one("SELECT sql FROM sqlite_master WHERE name = ?", {"acts_move_the_tip"}, "")
                    .text(0);
            database.run("DROP TRIGGER acts_move_the_tip");
        } else {
            database.run("ALTER TABLE acts DISABLE TRIGGER USER");
        }
    }
    WithoutTriggers(const WithoutTriggers &) = delete;
    WithoutTriggers &operator=(const WithoutTriggers &) = delete;
    ~WithoutTriggers()
    {
        m_database.run(m_database.isSqlite() ? m_trigger : "ALTER TABLE acts ENABLE TRIGGER USER");
        m_database.run("ANALYZE"); // a server does that by itself, later
    }

private:
    Database &m_database;
    std::string m_trigger;
};

std::string dealLong(Records &records, const Person &person, int rounds)
{
    const DealtSession dealt = dealtSession("washington", 99, rounds);
    SessionWriter writer = records.sessions().begin(newSession(dealt, person.id));
    records.sessions().append(writer, dealt.lines);
    records.sessions().end(writer, SessionState::Finished);
    return writer.session;
}

} // namespace

std::string fillSchool(Records &records, const BigSchool &school)
{
    std::vector<Person> people;
    for (int i = 0; i < school.people; ++i)
        people.push_back(records.people().addTrainee(std::to_string(1000 + i),
                                                     "Trainee " + std::to_string(i + 1)));
    const std::vector<Pattern> all = patterns();
    for (const Pattern &pattern : all) { // the houses are stored with a session of each
        SessionWriter writer =
            records.sessions().begin(newSession(pattern.dealt, people.front().id));
        records.sessions().append(writer, pattern.dealt.lines);
        records.sessions().end(writer, SessionState::Finished);
    }
    {
        const WithoutTriggers quiet{records.database()};
        Rng rng{7, 0};
        Batch batch{records.station()};
        for (int i = static_cast<int>(all.size()); i < school.sessions; ++i) {
            const auto who = rng.below(static_cast<std::uint32_t>(people.size()));
            const auto what = rng.below(static_cast<std::uint32_t>(all.size()));
            batch.add(all[what], people[who].id, FirstMs + i * Apart, i % ExamEvery == 0);
            if (i % AtOnce == 0)
                batch.store(records.database());
        }
        batch.store(records.database());
    }
    records.database().atomically([&] { completeLogs(records.database()); });
    return school.longRounds > 0 ? dealLong(records, people.front(), school.longRounds)
                                 : std::string{};
}

} // namespace pitwise::test
