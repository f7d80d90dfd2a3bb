// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/examclerk.h"

#include "engine/table/physics.h"

#include <utility>

namespace pitwise {

namespace {

/// It may pass: a server that is away, a disk that is full, a file that somebody writes.
bool mayPass(const RecordsError &error)
{
    return error.kind() == RecordsError::Kind::Unreachable
        || error.kind() == RecordsError::Kind::Locked;
}

QString whyOf(const std::exception &error)
{
    return QString::fromUtf8(error.what());
}

} // namespace

ExamClerk::ExamClerk(RecordsFiles files, int retryMs, SteadyClock clock)
    : SchoolClerk(std::move(files)),
      m_clock(std::move(clock)),
      m_retry(this)
{
    m_retry.setSingleShot(true);
    m_retry.setInterval(retryMs);
    connect(&m_retry, &QTimer::timeout, this, &ExamClerk::retry);
}

// ---- setting and beginning ----

ui::SignIn ExamClerk::set(const ui::ExamToSet &exam)
{
    m_set.reset();
    if (m_exam != nullptr)
        return {.trouble = tr("An exam is under way at this computer.")};
    try {
        return setInRecords(exam);
    } catch (const std::exception &error) {
        return {.trouble = failed(error)};
    }
}

ui::SignIn ExamClerk::setInRecords(const ui::ExamToSet &exam)
{
    SetExam set{records().people().byId(exam.trainee.toStdString()),
                records().people().byId(exam.trainer.toStdString()), secretFrom(exam.passphrase),
                std::nullopt};
    if (!exam.exam.isEmpty()) {
        auto found = findExam(exam.exam.toStdString());
        if (const auto *error = std::get_if<ExamError>(&found))
            return {.trouble = QString::fromStdString(error->text)};
        set.plan = std::get<ExamPlan>(std::move(found));
    }
    ui::SignIn proof = prove(set.trainer.id, set.passphrase);
    if (!proof.right || !proof.trouble.isEmpty())
        return proof;
    const bool isUnderWay = records().sessions().examUnderWay(set.trainee.id).has_value();
    if (isUnderWay && set.plan)
        return {.trouble = tr("This person is in the middle of an exam. It has to be finished first.")};
    if (!set.plan && !opensExam(records(), set.trainee, set.passphrase))
        return {.trouble = isUnderWay ? tr("This passphrase does not open the exam. The trainer "
                                           "who opened it must give his own.")
                                      : tr("No exam of this person is under way.")};
    m_set = std::move(set);
    return proof;
}

ui::OpenedExam ExamClerk::begin(const QString &pin)
{
    ui::OpenedExam opened;
    opened.resumed = m_set && !m_set->plan;
    try {
        if (!m_set) {
            opened.pin.trouble = tr("No exam is set here.");
            return opened;
        }
        const Person trainee = records().people().byId(m_set->trainee.id);
        opened.pin = trainee.hasSecret ? prove(trainee.id, secretFrom(pin)) : ui::SignIn{true};
        if (opened.pin.right)
            open(*m_set, opened);
    } catch (const std::exception &error) {
        opened.pin = {.trouble = failed(error)};
    }
    return opened;
}

void ExamClerk::open(const SetExam &exam, ui::OpenedExam &opened)
{
    m_exam = std::make_unique<RunningExam>(
        exam.plan
            ? openExam(records(), exam.trainee, exam.trainer, exam.passphrase, *exam.plan, m_clock)
            : resumeExam(records(), exam.trainee, exam.passphrase, m_clock));
    m_set.reset();
    opened.sitting = std::make_shared<const ExamSitting>(m_exam->sitting());
    opened.elapsed = m_exam->elapsed();
}

// ---- sitting ----

/// True if nothing can be done in this exam now; `reply` says why.
bool ExamClerk::refusesNow(ui::ExamReply &reply) const
{
    if (m_exam == nullptr || m_pending)
        reply.trouble = tr("No exam is under way here.");
    else
        reply.timeIsUp = m_exam->isTimeUp();
    return reply.timeIsUp || !reply.trouble.isEmpty();
}

void ExamClerk::perform(const Act &act, const Tell<ui::ExamReply> &tell)
{
    ui::ExamReply reply;
    if (refusesNow(reply))
        return tell(reply);
    const Session &session = m_exam->sitting().session();
    if (const auto refused = impossible(session.table(), session.house(), Event{act}))
        return tell({.refused = refused});
    const std::size_t number = session.log().size();
    untilStored([&] { (void)m_exam->perform(act); },
                {[this] { m_exam->storeAgain(); },
                 [this, number, tell] {
                     const LogEntry &entry = m_exam->sitting().session().log()[number];
                     tell({.done = true, .at = entry.at.ms()});
                 },
                 [tell](const QString &why) { tell({.trouble = why}); }});
}

void ExamClerk::answer(std::size_t question, std::size_t option, const Tell<ui::ExamReply> &tell)
{
    ui::ExamReply reply;
    if (refusesNow(reply))
        return tell(reply);
    bool isAnswer = true;
    untilStored([&] { isAnswer = m_exam->answer(question, option); },
                {[this] { m_exam->storeAgain(); }, [tell] { tell({.done = true}); },
                 [tell](const QString &why) { tell({.trouble = why}); }});
    Q_ASSERT(isAnswer);
}

void ExamClerk::end(bool givenUp, const Tell<ui::EndedExam> &tell)
{
    if (m_exam == nullptr || m_pending)
        return tell({.trouble = tr("No exam is under way here.")});
    const auto result = std::make_shared<ExamResult>();
    const auto finish = [this, givenUp, result] {
        *result = givenUp ? m_exam->giveUp() : m_exam->finish();
    };
    untilStored(finish, {finish,
                         [this, givenUp, result, tell] {
                             const auto exam = std::exchange(m_exam, nullptr);
                             tell({.sitting = std::make_shared<const ExamSitting>(exam->sitting()),
                                   .session = exam->session(),
                                   .result = QString::fromStdString(result->id),
                                   .passed = result->passed,
                                   .givenUp = givenUp});
                         },
                         [tell](const QString &why) { tell({.trouble = why}); }});
}

// ---- storing ----

/// Runs `first`; if that fails in a way that may pass, tries again until it is stored.
void ExamClerk::untilStored(const std::function<void()> &first, Pending pending)
{
    m_pending = std::move(pending);
    try {
        first();
    } catch (const RecordsError &error) {
        return wait(error);
    }
    stored();
}

void ExamClerk::stored()
{
    const Pending pending = *std::exchange(m_pending, std::nullopt);
    if (std::exchange(m_waits, false))
        Q_EMIT waiting({});
    pending.done();
}

void ExamClerk::wait(const RecordsError &error)
{
    if (mayPass(error)) {
        if (!std::exchange(m_waits, true))
            Q_EMIT waiting(whyOf(error));
        m_retry.start();
        return;
    }
    const Pending pending = *std::exchange(m_pending, std::nullopt);
    m_waits = false;
    m_exam.reset();
    pending.lost(whyOf(error));
}

void ExamClerk::retry()
{
    try {
        records().database().reconnect();
        m_pending->again();
    } catch (const RecordsError &error) {
        return wait(error);
    }
    stored();
}

} // namespace pitwise
