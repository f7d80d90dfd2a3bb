// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/exam/grade.h"

#include <algorithm>
#include <cmath>

namespace pitwise {

namespace {

using Kind = Shortfall::Kind;

PerGroup<GroupGrade> gradeGroups(const Session &session)
{
    PerGroup<GroupGrade> groups{};
    for (const LogEntry &entry : session.log()) {
        const auto *act = std::get_if<Act>(&entry.event);
        if (act == nullptr)
            continue;
        const auto judged = judgedIn(*act);
        for (std::size_t i = 0; i < SkillGroups; ++i)
            groups[i].judged += judged[i] ? 1 : 0;
    }
    for (const Recorded &recorded : session.findings()) {
        const Act &act = std::get<Act>(session.log()[recorded.event].event);
        const SkillGroup group = groupOf(recorded.finding, act);
        GroupGrade &grade = groups[static_cast<std::size_t>(group)];
        // A step that was left out is judged on an act of another group.
        grade.judged += judgedIn(act)[static_cast<std::size_t>(group)] ? 0 : 1;
        grade.wrong += recorded.finding.corrected ? 0.5 : 1;
    }
    return groups;
}

/// Each critical code that was found, once. A mistake that was corrected is not critical.
void addCritical(const Blueprint &blueprint, const Session &session,
                 std::vector<Shortfall> &shortfalls)
{
    for (const FindingCode code : blueprint.critical) {
        const auto found = std::count_if(
            session.findings().begin(), session.findings().end(), [&](const Recorded &recorded) {
                return recorded.finding.code == code && !recorded.finding.corrected;
            });
        if (found > 0)
            shortfalls.push_back(
                {.kind = Kind::Critical, .got = static_cast<double>(found), .code = code});
    }
}

/// Seconds from the start of the exam to its last line; 0 if the log has no times.
double secondsTaken(const Session &session)
{
    if (session.log().empty() || !session.log().back().at.known())
        return 0;
    return static_cast<double>(session.log().back().at.ms()) / 1000;
}

int rightAnswers(const ExamPaper &paper, const Answers &answers)
{
    int right = 0;
    for (std::size_t i = 0; i < std::min(paper.questions.size(), answers.size()); ++i)
        right += answers[i] == paper.questions[i].right ? 1 : 0;
    return right;
}

double percent(int part, int whole)
{
    return whole == 0 ? 100 : 100.0 * part / whole;
}

void addTime(const ExamPaper &paper, const Session &session, ExamGrade &grade)
{
    const Blueprint &blueprint = paper.blueprint;
    const double seconds = secondsTaken(session);
    const auto limit = timeLimitOf(blueprint, std::min(grade.rounds + 1, paper.rounds));
    const double allowed = static_cast<double>(limit.value_or(0)) / 1000;
    if (limit && seconds > allowed)
        grade.shortfalls.push_back({.kind = Kind::TimeUp, .got = seconds, .needed = allowed});
    if (blueprint.pace > 0 && grade.score.pace > blueprint.pace)
        grade.shortfalls.push_back({.kind = Kind::Pace,
                                    .got = grade.score.pace,
                                    .needed = static_cast<double>(blueprint.pace)});
}

void addMarks(const Blueprint &blueprint, ExamGrade &grade)
{
    if (grade.score.points < blueprint.pass)
        grade.shortfalls.push_back({.kind = Kind::Score,
                                    .got = grade.score.points,
                                    .needed = static_cast<double>(blueprint.pass)});
    for (const SkillGroup group : AllSkillGroups) {
        const int needed = blueprint.passGroup[static_cast<std::size_t>(group)];
        if (grade.of(group).score() < needed)
            grade.shortfalls.push_back({.kind = Kind::Group,
                                        .got = grade.of(group).score(),
                                        .needed = static_cast<double>(needed),
                                        .group = group});
    }
    const double questions = percent(grade.questionsRight, grade.questions);
    if (questions < blueprint.passQuestions)
        grade.shortfalls.push_back({.kind = Kind::Questions,
                                    .got = questions,
                                    .needed = static_cast<double>(blueprint.passQuestions)});
}

} // namespace

double GroupGrade::score() const
{
    return judged == 0 ? 100 : std::max(0.0, 100 * (judged - wrong) / judged);
}

std::optional<std::int64_t> timeLimitOf(const Blueprint &blueprint, int rounds)
{
    constexpr std::int64_t MsPerMinute = 60'000;
    if (blueprint.minutes == 0)
        return std::nullopt;
    return blueprint.minutes * MsPerMinute * std::max(rounds, blueprint.rounds) / blueprint.rounds;
}

ExamGrade gradeOf(const ExamPaper &paper, const Session &session, const Answers &answers)
{
    const Blueprint &blueprint = paper.blueprint;
    ExamGrade grade;
    grade.score = scoreOf(session);
    grade.groups = gradeGroups(session);
    grade.rounds = static_cast<int>(session.endedRounds().size());
    grade.questions = static_cast<int>(paper.questions.size());
    grade.questionsRight = rightAnswers(paper, answers);
    if (grade.rounds < paper.rounds)
        grade.shortfalls.push_back({.kind = Kind::Unfinished,
                                    .got = static_cast<double>(grade.rounds),
                                    .needed = static_cast<double>(paper.rounds)});
    addCritical(blueprint, session, grade.shortfalls);
    addMarks(blueprint, grade);
    addTime(paper, session, grade);
    grade.score.passed = grade.passed();
    return grade;
}

std::string pointsText(double points)
{
    return toText(Money::cents(std::llround(points * 100)));
}

} // namespace pitwise
