// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/desktoprecords.h"
#include "app/examdesk/runningexam.h"
#include "ui/exams/examdesk.h"

#include <QThread>

namespace pitwise {

class CertificateClerk;
class ExamClerk;

/// The window's exams, in the records of `DesktopRecords` but with a thread and connections of
/// their own: nothing else delays an act.
class DesktopExams : public ui::ExamDesk
{
    Q_OBJECT

public:
    /// `clock`: milliseconds that nobody can set back.
    explicit DesktopExams(DesktopRecords &records, int retryMs = DesktopRecords::UsualRetry,
                          SteadyClock clock = steadyClock());
    /// Waits until the last act is stored, or cannot be.
    ~DesktopExams() override;

    [[nodiscard]] bool isThere() const override { return true; }
    void offers(QObject *context, Then<QList<ui::ExamOffer>> then) override;
    void readOffer(const QString &path, QObject *context, Then<ui::ExamOffer> then) override;
    void attempts(const QString &trainee, QObject *context, Then<ui::ExamAttempts> then) override;
    void review(const QString &session, QObject *context, Then<ui::EndedExam> then) override;
    void set(const ui::ExamToSet &exam, QObject *context, Then<ui::SignIn> then) override;
    void unset() override;
    void begin(const QString &pin, QObject *context, Then<ui::OpenedExam> then) override;
    void perform(const Act &act, QObject *context, Then<ui::ExamReply> then) override;
    void answer(std::size_t question, std::size_t option, QObject *context,
                Then<ui::ExamReply> then) override;
    void end(bool givenUp, QObject *context, Then<ui::EndedExam> then) override;
    void keys(QObject *context, Then<ui::SiteKeyList> then) override;
    void carryOut(const ui::KeyDeed &deed, QObject *context,
                  Then<ui::SignIn, ui::IssuedPaper> then) override;
    void exportKey(const QString &id, const QString &path, QObject *context,
                   Then<QString> then) override;
    void writePage(const QString &pitcert, const QString &name, const QString &path,
                   QObject *context, Then<QString> then) override;

private:
    void appoint();
    void dismiss();

    DesktopRecords &m_records;
    int m_retryMs;
    SteadyClock m_clock;
    QThread m_thread;
    QObject m_last; ///< Ends the thread.
    ExamClerk *m_exams = nullptr; ///< live on the thread
    CertificateClerk *m_certificates = nullptr;
};

} // namespace pitwise
