// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/examdesk.h"

namespace pitwise::ui {

/// No records: nobody sits an exam here.
class NoExams : public ExamDesk
{
    Q_OBJECT

public:
    using ExamDesk::ExamDesk;

    [[nodiscard]] bool isThere() const override { return false; }
    void offers(QObject *context, Then<QList<ExamOffer>> then) override;
    void readOffer(const QString &path, QObject *context, Then<ExamOffer> then) override;
    void attempts(const QString &trainee, QObject *context, Then<ExamAttempts> then) override;
    void review(const QString &session, QObject *context, Then<EndedExam> then) override;
    void set(const ExamToSet &exam, QObject *context, Then<SignIn> then) override;
    void unset() override { }
    void begin(const QString &pin, QObject *context, Then<OpenedExam> then) override;
    void perform(const Act &act, QObject *context, Then<ExamReply> then) override;
    void answer(std::size_t question, std::size_t option, QObject *context,
                Then<ExamReply> then) override;
    void end(bool givenUp, QObject *context, Then<EndedExam> then) override;
    void keys(QObject *context, Then<SiteKeyList> then) override;
    void carryOut(const KeyDeed &deed, QObject *context, Then<SignIn, IssuedPaper> then) override;
    void exportKey(const QString &id, const QString &path, QObject *context,
                   Then<QString> then) override;
    void writePage(const QString &pitcert, const QString &name, const QString &path,
                   QObject *context, Then<QString> then) override;
};

} // namespace pitwise::ui
