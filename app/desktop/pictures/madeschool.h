// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/noexams.h"

#include <optional>

namespace pitwise::pictures {

/// Exams for pictures: they are dealt, but nothing is stored.
class MadeExams : public ui::NoExams
{
    Q_OBJECT

public:
    using NoExams::NoExams;

    void offers(QObject *context, Then<QList<ui::ExamOffer>> then) override;
    void attempts(const QString &trainee, QObject *context, Then<ui::ExamAttempts> then) override;
    void set(const ui::ExamToSet &exam, QObject *context, Then<ui::SignIn> then) override;
    void begin(const QString &pin, QObject *context, Then<ui::OpenedExam> then) override;
    void perform(const Act &act, QObject *context, Then<ui::ExamReply> then) override;
    void end(bool givenUp, QObject *context, Then<ui::EndedExam> then) override;
    void keys(QObject *context, Then<ui::SiteKeyList> then) override;

private:
    std::optional<ExamSitting> m_exam;
    std::int64_t m_now = 0;
};

} // namespace pitwise::pictures
