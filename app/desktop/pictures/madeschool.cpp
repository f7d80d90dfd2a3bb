// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/pictures/madeschool.h"

#include "app/desktop/examlist.h"
#include "app/exams/examlibrary.h"

#include <array>
#include <utility>

namespace pitwise::pictures {

namespace {

ui::ExamAttempt attemptOf(const char *exam, const QDateTime &started, ui::ExamAttempt::State state,
                          bool passed, double score)
{
    return {.session = QString::number(started.toSecsSinceEpoch()),
            .result = QString::number(started.toSecsSinceEpoch()),
            .exam = QLatin1String{exam},
            .started = started,
            .state = state,
            .passed = passed,
            .score = score};
}

ui::SiteKeyLine keyOf(const char *id, ui::SiteKeyLine::State state, const char *made,
                      const char *since)
{
    return {.id = QLatin1String{id},
            .site = QStringLiteral("Riverside School"),
            .trainer = QStringLiteral("Kim Moreau"),
            .made = QLatin1String{made},
            .fingerprint = QStringLiteral("9f3c 51d0 7a64 e2b8 0c1f 66a9 d47e 315b "
                                          "8802 c9fe 4d17 a0b3 5e6c 2f91 b7d8 0e4a"),
            .state = state,
            .since = QLatin1String{since}};
}

} // namespace

void MadeExams::offers(QObject *, Then<QList<ui::ExamOffer>> then)
{
    then(builtInOffers());
}

void MadeExams::attempts(const QString &, QObject *, Then<ui::ExamAttempts> then)
{
    using State = ui::ExamAttempt::State;
    const QDateTime day{QDate{2026, 3, 1}, QTime{14, 30}};
    ui::ExamAttempt passed = attemptOf("Casino War, Washington", day, State::Finished, true, 97.5);
    passed.certificates << ui::IssuedPaper{.id = QStringLiteral("1"),
                                           .granted = QStringLiteral("2026-03-01"),
                                           .expires = QStringLiteral("2027-03-01"),
                                           .text = QStringLiteral("made")};
    then({{passed, attemptOf("Casino War, Washington", day.addDays(-9), State::Finished, false, 71),
           attemptOf("War Blackjack", day.addDays(-20), State::GivenUp, false, 12)},
          {}});
}

void MadeExams::set(const ui::ExamToSet &exam, QObject *, Then<ui::SignIn> then)
{
    const auto plan = std::get<ExamPlan>(findExam(exam.exam.toStdString()));
    std::array<std::uint8_t, Seed::Bytes> bytes{};
    bytes.fill(7);
    m_exam.emplace(*makeExam(plan.blueprint, plan.house, Seed{bytes}));
    m_exam->startClock(0, 0);
    then({.right = true});
}

void MadeExams::begin(const QString &, QObject *, Then<ui::OpenedExam> then)
{
    then({.sitting = std::make_shared<const ExamSitting>(*m_exam), .elapsed = 384'000});
}

void MadeExams::perform(const Act &act, QObject *, Then<ui::ExamReply> then)
{
    m_now += 1700;
    const Step step = m_exam->perform(act, m_now);
    then({.done = !step.refused, .refused = step.refused, .at = step.at.ms()});
}

/// Deals what is left, with one tie bet paid wrongly and one call forgotten.
void MadeExams::end(bool givenUp, QObject *, Then<ui::EndedExam> then)
{
    bool paid = false;
    while (!m_exam->roundsDone()) {
        Act next = *m_exam->sitting().next();
        auto *pay = std::get_if<act::Pay>(&next);
        if (pay != nullptr && !std::exchange(paid, true)) {
            pay->amount.money += Money::units(5);
            pay->amount.chips = {};
        }
        (void)m_exam->perform(next, m_now += 1700);
    }
    then({.sitting = std::make_shared<const ExamSitting>(*m_exam),
          .passed = m_exam->grade().passed(),
          .givenUp = givenUp});
}

void MadeExams::keys(QObject *, Then<ui::SiteKeyList> then)
{
    using State = ui::SiteKeyLine::State;
    then({{keyOf("1f83a90c", State::Retired, "2025-01-10", "2026-01-08"),
           keyOf("9f3c51d0", State::Active, "2026-01-08", "")},
          {}});
}

} // namespace pitwise::pictures
