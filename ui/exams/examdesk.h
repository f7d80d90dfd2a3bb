// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/examvalues.h"

#include <QObject>

#include <functional>

namespace pitwise::ui {

/// Exams as the window needs them. Whatever takes time is answered later, on the GUI thread, if
/// `context` still exists.
class ExamDesk : public QObject
{
    Q_OBJECT

public:
    template<typename... Values>
    using Then = std::function<void(const Values &...)>;

    explicit ExamDesk(QObject *parent = nullptr) : QObject(parent) { }

    /// False: there are no records, so no exams.
    [[nodiscard]] virtual bool isThere() const = 0;

    /// The built-in exams.
    virtual void offers(QObject *context, Then<QList<ExamOffer>> then) = 0;
    /// Reads a blueprint, and makes an exam of it to see whether that is possible.
    virtual void readOffer(const QString &path, QObject *context, Then<ExamOffer> then) = 0;
    /// All exams of a person, the given-up ones too.
    virtual void attempts(const QString &trainee, QObject *context, Then<ExamAttempts> then) = 0;
    /// An exam that is over, dealt again.
    virtual void review(const QString &session, QObject *context, Then<EndedExam> then) = 0;

    /// A trainer opens an exam. It does not begin yet.
    virtual void set(const ExamToSet &exam, QObject *context, Then<SignIn> then) = 0;
    /// Forgets what was set.
    virtual void unset() = 0;
    /// The trainee begins what was set; the clock runs.
    virtual void begin(const QString &pin, QObject *context, Then<OpenedExam> then) = 0;

    /// Answered when the act is durable. One act after the other.
    virtual void perform(const Act &act, QObject *context, Then<ExamReply> then) = 0;
    virtual void answer(std::size_t question, std::size_t option, QObject *context,
                        Then<ExamReply> then) = 0;
    /// Ends the exam. What is missing counts as not done.
    virtual void end(bool givenUp, QObject *context, Then<EndedExam> then) = 0;

    virtual void keys(QObject *context, Then<SiteKeyList> then) = 0;
    /// `then` also gets the certificate that was issued.
    virtual void carryOut(const KeyDeed &deed, QObject *context, Then<SignIn, IssuedPaper> then) = 0;
    /// What others need to trust a key. The text is why it could not be written.
    virtual void exportKey(const QString &id, const QString &path, QObject *context,
                           Then<QString> then) = 0;
    /// A page for the personnel file. `name` is that of the `.pitcert` file.
    virtual void writePage(const QString &pitcert, const QString &name, const QString &path,
                           QObject *context, Then<QString> then) = 0;

Q_SIGNALS:
    /// Why an act cannot be stored at the moment; it is tried again. Empty: it goes on.
    void waiting(const QString &sentence);
};

} // namespace pitwise::ui
