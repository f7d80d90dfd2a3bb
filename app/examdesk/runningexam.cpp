// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/examdesk/runningexam.h"

#include "app/crypto/random.h"
#include "app/examdesk/sealedseed.h"
#include "ui/text/examwords.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace pitwise {

namespace {

using Kind = RecordsError::Kind;

constexpr std::string_view SeedLabel = "Seed: ";

/// The time the exam has taken so far, when it is resumed.
std::int64_t elapsedSince(const StoredSession &stored, const Blueprint &blueprint,
                          const Session &session, std::int64_t now)
{
    const auto &log = session.log();
    const std::int64_t dealt = log.empty() || !log.back().at.known() ? 0 : log.back().at.ms();
    if (blueprint.lostTime == LostTime::Stops)
        return dealt;
    // A clock that was set back wins nothing that was dealt before.
    return std::max(dealt, now - timeFromText(stored.startedAt));
}

/// None: it was opened with another passphrase.
std::optional<Seed> seedOf(Records &records, const StoredSession &stored, const Secret &passphrase)
{
    const auto sealed = sealedSeedFrom(stored.sealedSeed);
    return sealed ? openSeed(records.database(), *sealed, passphrase) : std::nullopt;
}

RecordsError damaged(const std::string &session, const Sentence &why)
{
    return {Kind::Damaged, "session " + session + ": " + english(why)};
}

} // namespace

SteadyClock steadyClock()
{
    return [] {
        using namespace std::chrono;
        return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    };
}

RunningExam::RunningExam(Records &records, SessionWriter writer, ExamSitting sitting,
                         SteadyClock clock, std::int64_t elapsed)
    : m_records(records),
      m_writer(std::move(writer)),
      m_sitting(std::move(sitting)),
      m_clock(std::move(clock)),
      m_since(m_clock()),
      m_elapsed(elapsed)
{
    const auto answered = std::count_if(m_sitting.answers().begin(), m_sitting.answers().end(),
                                        [](const auto &answer) { return answer.has_value(); });
    m_noted = m_writer.acts - static_cast<std::size_t>(answered);
    m_sitting.startClock(m_since, m_elapsed);
    // A crash may have come between a question of the dealer and the patron's answer.
    if (!m_sitting.roundsDone())
        (void)m_sitting.letPatronAnswer(m_clock());
    note();
    store();
}

/// What is new in the log waits to be stored.
void RunningExam::note()
{
    const auto &log = m_sitting.session().log();
    for (; m_noted < log.size(); ++m_noted)
        m_waiting.push_back(toText(log[m_noted], m_sitting.session().house().table.chips));
}

void RunningExam::store()
{
    m_records.sessions().append(m_writer, m_waiting);
    m_records.database().settle();
    m_waiting.clear();
}

Step RunningExam::perform(const Act &act)
{
    Step step = m_sitting.perform(act, m_clock());
    if (!step.refused) {
        note();
        store();
    }
    return step;
}

bool RunningExam::answer(std::size_t question, std::size_t option)
{
    if (!m_sitting.answer(question, option))
        return false;
    m_waiting.push_back(answerLine(question, option));
    store();
    return true;
}

ExamResult RunningExam::end(SessionState state)
{
    const ExamGrade grade = m_sitting.grade();
    const ExamPaper &paper = m_sitting.paper();
    if (m_result.empty())
        m_result = newId();
    ExamResult result;
    result.id = m_result;
    result.session = m_writer.session;
    result.passed = grade.passed() && state == SessionState::Finished;
    result.score = grade.score.points;
    result.text = resultText(m_sitting);
    // Both or none: a session that ended without a result could not be resumed.
    m_records.database().atomically([&] {
        m_records.sessions().end(m_writer, state, toText(specOf(paper.settings, paper.house)));
        m_records.results().add(result);
    });
    m_records.database().settle();
    return result;
}

ExamResult RunningExam::finish()
{
    return end(SessionState::Finished);
}

ExamResult RunningExam::giveUp()
{
    return end(SessionState::GivenUp);
}

bool canBeMade(const ExamPlan &plan)
{
    constexpr int Times = 20;
    constexpr int MayFail = 2;
    int failed = 0;
    for (int i = 0; i < Times && failed <= MayFail; ++i)
        failed += makeExam(plan.blueprint, plan.house, newSeed()) ? 0 : 1;
    return failed <= MayFail;
}

namespace {

/// In one exam of a thousand something that is demanded does not come up in ten times its rounds: then
/// another seed is drawn.
std::optional<ExamPaper> newPaper(const ExamPlan &plan)
{
    constexpr int Times = 5;
    std::optional<ExamPaper> paper;
    for (int i = 0; i < Times && !paper; ++i)
        paper = makeExam(plan.blueprint, plan.house, newSeed());
    return paper;
}

} // namespace

RunningExam openExam(Records &records, const Person &trainee, const Person &trainer,
                     const Secret &passphrase, const ExamPlan &plan, SteadyClock clock)
{
    if (!trainee.active)
        throw RecordsError{Kind::Refused, trainee.name + " has left, and sits no exams here"};
    if (const auto other = records.sessions().examUnderWay(trainee.id))
        throw RecordsError{Kind::Refused, "an exam of this person is under way (" + *other + ')'};
    auto paper = newPaper(plan);
    if (!paper)
        throw RecordsError{Kind::Refused, "no shoe was found that meets every situation the "
                                          "blueprint demands; ask for fewer, or for more rounds"};
    const std::string sealed = sealSeed(records.database(), paper->seed, trainer.id, passphrase);
    SessionWriter writer = records.sessions().begin({.id = newId(),
                                                     .kind = SessionKind::Exam,
                                                     .person = trainee.id,
                                                     .spec = openSpec(*paper),
                                                     .houseText = plan.houseText,
                                                     .blueprint = plan.text,
                                                     .sealedSeed = sealed});
    return {records, std::move(writer), ExamSitting{std::move(*paper)}, std::move(clock), 0};
}

RunningExam resumeExam(Records &records, const Person &trainee, const Secret &passphrase,
                       SteadyClock clock)
{
    const auto id = records.sessions().examUnderWay(trainee.id);
    if (!id)
        throw RecordsError{Kind::NotFound, "no exam of this person is under way"};
    const StoredSession stored = records.sessions().read(*id);
    if (!checkChain(records.database(), records.sessions(), *id).empty())
        throw RecordsError{Kind::Damaged, "session " + *id + ": its log was changed"};
    const auto seed = seedOf(records, stored, passphrase);
    if (!seed)
        throw RecordsError{Kind::Refused,
                           "this passphrase does not open the exam; the trainer who opened it must "
                           "give his own"};
    auto replayed = replayExam({stored.blueprint, stored.houseText, *seed, stored.headSpec,
                                records.sessions().lines(*id)});
    if (const auto *why = std::get_if<Sentence>(&replayed))
        throw damaged(*id, *why);
    auto &exam = std::get<ReplayedExam>(replayed);
    const std::int64_t elapsed =
        elapsedSince(stored, exam.plan.blueprint, exam.sitting.session(), systemClock()());
    return {records, records.sessions().takeOver(*id), std::move(exam.sitting), std::move(clock),
            elapsed};
}

ExamResult giveUpUnopened(Records &records, const Person &trainee)
{
    const auto id = records.sessions().examUnderWay(trainee.id);
    if (!id)
        throw RecordsError{Kind::NotFound, "no exam of this person is under way"};
    const SessionWriter writer = records.sessions().takeOver(*id);
    ExamResult result;
    result.id = newId();
    result.session = *id;
    result.text = "Passed: no\nGiven up: it was opened with a passphrase that nobody gave again\n";
    records.database().atomically([&] {
        records.sessions().end(writer, SessionState::GivenUp);
        records.results().add(result);
    });
    records.database().settle();
    return result;
}

bool opensExam(Records &records, const Person &trainee, const Secret &passphrase)
{
    const auto id = records.sessions().examUnderWay(trainee.id);
    return id && seedOf(records, records.sessions().read(*id), passphrase).has_value();
}

std::string resultText(const ExamSitting &sitting)
{
    const ExamGrade grade = sitting.grade();
    const Statement statement = statementOf(grade, sitting.session());
    std::string text = "Passed: " + statement.passed + "\nScore: " + statement.score + '\n';
    for (const SkillGroup group : AllSkillGroups)
        text += english(groupWords(group)) + ": "
              + statement.groups[static_cast<std::size_t>(group)] + '\n';
    for (const Shortfall &shortfall : grade.shortfalls)
        text += english(shortfallWords(shortfall)) + '\n';
    return text + std::string{SeedLabel} + toText(sitting.paper().seed) + '\n';
}

std::optional<Seed> seedIn(const std::string &resultText)
{
    const auto at = resultText.rfind(SeedLabel);
    if (at == std::string::npos)
        return std::nullopt;
    return secretFromText(
        std::string_view{resultText}.substr(at + SeedLabel.size(), 2 * Seed::Bytes));
}

} // namespace pitwise
