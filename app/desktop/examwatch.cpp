// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/examwatch.h"

#include "app/exams/examlibrary.h"
#include "engine/house/housefile.h"

namespace pitwise {

namespace {

constexpr int MostDone = 60; ///< exams that have ended, in the list

QDateTime local(const std::string &utc)
{
    return QDateTime::fromMSecsSinceEpoch(timeFromText(utc), Qt::UTC).toLocalTime();
}

/// The seat in a line such as `pay 3 tie 50`; 0: none.
int seatIn(const QString &line)
{
    for (const QString &word : line.split(u' ').mid(1)) {
        QString digits = word;
        if (!digits.isEmpty() && digits.back().isLetter() && digits.size() == 2)
            digits.chop(1); // a split hand: 3b
        bool isNumber = false;
        const int seat = digits.toInt(&isNumber);
        if (isNumber)
            return seat;
        if (word == QLatin1String("dealer"))
            return 0;
    }
    return 0;
}

} // namespace

ui::ExamAttemptView attemptView(const ExamAttempt &attempt)
{
    return {.session = exactText(attempt.session),
            .person = exactText(attempt.person),
            .number = exactText(attempt.number),
            .name = exactText(attempt.name),
            .house = exactText(attempt.house),
            .started = local(attempt.startedAt),
            .isGivenUp = attempt.state == SessionState::GivenUp,
            .isJudged = attempt.hasResult,
            .passed = attempt.passed,
            .score = attempt.score,
            .isCertified = !attempt.certificate.empty(),
            .isRevoked = attempt.revoked,
            .expires = QDate::fromString(exactText(attempt.expires), Qt::ISODate)};
}

void ExamWatch::watch(bool on)
{
    m_soon.disconnect(this);
    m_again.disconnect(this);
    m_soon.stop();
    m_again.stop();
    m_shown.reset();
    m_version = -1;
    if (!on) {
        m_records.reset();
        m_plans.clear();
        return;
    }
    m_soon.setSingleShot(true);
    m_soon.setInterval(Together);
    connect(&m_soon, &QTimer::timeout, this, &ExamWatch::look);
    connect(&m_again, &QTimer::timeout, this, &ExamWatch::look);
    m_again.start(m_files.hasServer() ? Seldom : Often);
    look();
}

void ExamWatch::open()
{
    if (m_records != nullptr)
        return;
    if (!m_files.hasServer()) {
        m_records = m_files.openLocal(false);
        return;
    }
    m_records = std::make_unique<Records>(m_files.where);
    m_records->database().listen("pitwise_exams", this, [this] {
        if (!m_soon.isActive())
            m_soon.start();
    });
}

/// Nobody has written to the file since the last look.
bool ExamWatch::isSameFile()
{
    if (!m_records->database().isSqlite())
        return false;
    const qint64 version = m_records->database().one("PRAGMA data_version", {}, "").number(0);
    return std::exchange(m_version, version) == version;
}

void ExamWatch::look()
{
    ui::ExamBoard board;
    try {
        open();
        if (m_records != nullptr) {
            if (isSameFile() && m_shown)
                return;
            for (const RunningExamRow &row : runningExams(m_records->database()))
                board.running.push_back(viewOf(row));
            for (const ExamAttempt &attempt : examAttempts(m_records->database(), MostDone))
                board.done.push_back(attemptView(attempt));
            board.isLive = !m_records->database().isSqlite();
        }
    } catch (const std::exception &error) {
        m_records.reset(); // it is opened again with the next look
        m_version = -1;
        if (m_shown)
            board = *m_shown;
        board.isLive = false;
        board.trouble = QString::fromUtf8(error.what());
    }
    show(std::move(board));
}

void ExamWatch::show(ui::ExamBoard board)
{
    if (m_shown && *m_shown == board)
        return;
    m_shown = std::move(board);
    Q_EMIT changed(*m_shown);
}

const ExamWatch::Plan &ExamWatch::planOf(const RunningExamRow &row)
{
    const auto known = m_plans.find(row.session);
    if (known != m_plans.end())
        return known->second;
    Plan plan;
    const auto exam = examFromTexts(row.blueprint, row.houseText, "exam");
    if (const auto *found = std::get_if<ExamPlan>(&exam)) {
        plan = {.house = std::make_shared<const House>(found->house),
                .exam = exactText(found->blueprint.name),
                .rounds = found->blueprint.rounds,
                .minutes = found->blueprint.minutes};
    } else {
        HouseReading house = readHouse(row.houseText);
        if (house.ok())
            plan.house = std::make_shared<const House>(std::move(house.house));
    }
    return m_plans.emplace(row.session, std::move(plan)).first->second;
}

ui::RunningExamView ExamWatch::viewOf(const RunningExamRow &row)
{
    const Plan &plan = planOf(row);
    ui::RunningExamView view{.session = exactText(row.session),
                             .number = exactText(row.number),
                             .name = exactText(row.name),
                             .station = exactText(row.station),
                             .house = plan.house,
                             .exam = plan.exam,
                             .started = local(row.startedAt),
                             .rounds = row.rounds,
                             .ofRounds = plan.rounds,
                             .minutes = plan.minutes,
                             .acts = row.acts};
    const QString line = exactText(row.lastLine);
    const qsizetype at = line.lastIndexOf(QLatin1String(" @"));
    view.lastAct = at < 0 ? line : line.left(at);
    view.seat = seatIn(view.lastAct);
    if (at >= 0)
        view.lastAt =
            view.started.addMSecs(static_cast<qint64>(line.mid(at + 2).toDouble() * 1000));
    return view;
}

} // namespace pitwise
