// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exams/noexams.h"

namespace pitwise::ui {

namespace {

/// Later, like every answer.
template<typename... Values>
void tell(QObject *context, const std::function<void(const Values &...)> &then,
          const Values &...values)
{
    QMetaObject::invokeMethod(
        context, [then, values...] { then(values...); }, Qt::QueuedConnection);
}

} // namespace

void NoExams::offers(QObject *context, Then<QList<ExamOffer>> then)
{
    tell(context, then, {});
}

void NoExams::readOffer(const QString &, QObject *context, Then<ExamOffer> then)
{
    tell(context, then, {});
}

void NoExams::attempts(const QString &, QObject *context, Then<ExamAttempts> then)
{
    tell(context, then, {});
}

void NoExams::review(const QString &, QObject *context, Then<EndedExam> then)
{
    tell(context, then, {});
}

void NoExams::set(const ExamToSet &, QObject *context, Then<SignIn> then)
{
    tell(context, then, {});
}

void NoExams::begin(const QString &, QObject *context, Then<OpenedExam> then)
{
    tell(context, then, {});
}

void NoExams::perform(const Act &, QObject *context, Then<ExamReply> then)
{
    tell(context, then, {});
}

void NoExams::answer(std::size_t, std::size_t, QObject *context, Then<ExamReply> then)
{
    tell(context, then, {});
}

void NoExams::end(bool, QObject *context, Then<EndedExam> then)
{
    tell(context, then, {});
}

void NoExams::keys(QObject *context, Then<SiteKeyList> then)
{
    tell(context, then, {});
}

void NoExams::carryOut(const KeyDeed &, QObject *context, Then<SignIn, IssuedPaper> then)
{
    tell(context, then, {}, {});
}

void NoExams::exportKey(const QString &, const QString &, QObject *context, Then<QString> then)
{
    tell(context, then, {});
}

void NoExams::writePage(const QString &, const QString &, const QString &, QObject *context,
                        Then<QString> then)
{
    tell(context, then, {});
}

} // namespace pitwise::ui
