// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktopexams.h"

#include "app/desktop/askclerk.h"
#include "app/desktop/certificateclerk.h"
#include "app/desktop/examclerk.h"
#include "app/desktop/examlist.h"

#include <QCoreApplication>

#include <utility>

namespace pitwise {

DesktopExams::DesktopExams(DesktopRecords &records, int retryMs, SteadyClock clock)
    : m_records(records),
      m_retryMs(retryMs),
      m_clock(std::move(clock))
{
    appoint();
    m_last.moveToThread(&m_thread);
    m_thread.start();
    connect(&records, &ui::RecordsDesk::placeChanged, this, [this] {
        dismiss();
        appoint();
    });
}

DesktopExams::~DesktopExams()
{
    dismiss();
    // Queued after all that is still to be done there.
    QMetaObject::invokeMethod(&m_last, [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_thread.quit();
    });
    m_thread.wait();
}

void DesktopExams::appoint()
{
    m_exams = new ExamClerk{m_records.files(), m_retryMs, m_clock};
    m_certificates = new CertificateClerk{m_records.files()};
    m_exams->moveToThread(&m_thread);
    m_certificates->moveToThread(&m_thread);
    connect(m_exams, &ExamClerk::waiting, this, &ui::ExamDesk::waiting);
}

void DesktopExams::dismiss()
{
    for (QObject *clerk : {static_cast<QObject *>(m_exams), static_cast<QObject *>(m_certificates)})
        clerk->deleteLater();
}

void DesktopExams::offers(QObject *context, Then<QList<ui::ExamOffer>> then)
{
    askClerk(
        m_exams, this, context, [](ExamClerk &) { return builtInOffers(); }, std::move(then));
}

void DesktopExams::readOffer(const QString &path, QObject *context, Then<ui::ExamOffer> then)
{
    askClerk(
        m_exams, this, context, [path](ExamClerk &) { return pitwise::readOffer(path); },
        std::move(then));
}

void DesktopExams::attempts(const QString &trainee, QObject *context, Then<ui::ExamAttempts> then)
{
    askClerk(
        m_certificates, this, context,
        [trainee](CertificateClerk &clerk) { return clerk.attempts(trainee); }, std::move(then));
}

void DesktopExams::review(const QString &session, QObject *context, Then<ui::EndedExam> then)
{
    askClerk(
        m_certificates, this, context,
        [session](CertificateClerk &clerk) { return clerk.review(session); }, std::move(then));
}

void DesktopExams::set(const ui::ExamToSet &exam, QObject *context, Then<ui::SignIn> then)
{
    askClerk(
        m_exams, this, context, [exam](ExamClerk &clerk) { return clerk.set(exam); },
        std::move(then));
}

void DesktopExams::unset()
{
    QMetaObject::invokeMethod(m_exams, &ExamClerk::unset);
}

void DesktopExams::begin(const QString &pin, QObject *context, Then<ui::OpenedExam> then)
{
    askClerk(
        m_exams, this, context, [pin](ExamClerk &clerk) { return clerk.begin(pin); },
        std::move(then));
}

void DesktopExams::perform(const Act &act, QObject *context, Then<ui::ExamReply> then)
{
    QMetaObject::invokeMethod(
        m_exams, [clerk = m_exams, act, tell = answering(this, context, std::move(then))] {
            clerk->perform(act, tell);
        });
}

void DesktopExams::answer(std::size_t question, std::size_t option, QObject *context,
                          Then<ui::ExamReply> then)
{
    QMetaObject::invokeMethod(
        m_exams, [=, clerk = m_exams, tell = answering(this, context, std::move(then))] {
            clerk->answer(question, option, tell);
        });
}

void DesktopExams::end(bool givenUp, QObject *context, Then<ui::EndedExam> then)
{
    QMetaObject::invokeMethod(
        m_exams, [=, clerk = m_exams, tell = answering(this, context, std::move(then))] {
            clerk->end(givenUp, tell);
        });
}

void DesktopExams::keys(QObject *context, Then<ui::SiteKeyList> then)
{
    askClerk(
        m_certificates, this, context, [](CertificateClerk &clerk) { return clerk.keys(); },
        std::move(then));
}

void DesktopExams::carryOut(const ui::KeyDeed &deed, QObject *context,
                            Then<ui::SignIn, ui::IssuedPaper> then)
{
    askClerk(
        m_certificates, this, context,
        [deed](CertificateClerk &clerk) { return clerk.carryOut(deed); },
        [then = std::move(then)](const std::pair<ui::SignIn, ui::IssuedPaper> &answer) {
            then(answer.first, answer.second);
        });
}

void DesktopExams::exportKey(const QString &id, const QString &path, QObject *context,
                             Then<QString> then)
{
    askClerk(
        m_certificates, this, context,
        [=](CertificateClerk &clerk) { return clerk.exportKey(id, path); }, std::move(then));
}

void DesktopExams::writePage(const QString &pitcert, const QString &name, const QString &path,
                             QObject *context, Then<QString> then)
{
    askClerk(
        m_certificates, this, context,
        [=](CertificateClerk &) { return CertificateClerk::writePage(pitcert, name, path); },
        std::move(then));
}

} // namespace pitwise
