// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/examsitting.h"
#include "ui/records/keptpeople.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <memory>

namespace pitwise::ui {

/// An exam that can be set: what its blueprint says, or why it cannot be used.
struct ExamOffer
{
    QString exam; ///< a built-in id, or the path of a file
    Blueprint blueprint;
    House house;
    QString trouble; ///< a line for each fault: `file:line:column: what`

    [[nodiscard]] bool ok() const { return trouble.isEmpty(); }
};

/// What a trainer sets.
struct ExamToSet
{
    QString trainee; ///< `Dealer::id`
    QString trainer; ///< the same
    QString passphrase; ///< the trainer's
    QString exam; ///< empty: the one under way goes on
};

/// An exam that begins or goes on; without a sitting: why it does not.
struct OpenedExam
{
    std::shared_ptr<const ExamSitting> sitting; ///< as it is now
    qint64 elapsed = 0; ///< milliseconds since it began
    bool resumed = false;
    SignIn pin; ///< its `trouble`: why else it does not begin
};

/// What came of an act or an answer.
struct ExamReply
{
    bool done = false; ///< it is stored now
    std::optional<Impossible> refused;
    qint64 at = 0; ///< its time in the log, in milliseconds
    bool timeIsUp = false; ///< it came too late and does not count
    QString trouble; ///< the exam cannot go on here
};

/// An exam that is over; without a sitting: why it cannot be read.
struct EndedExam
{
    std::shared_ptr<const ExamSitting> sitting;
    std::string session; ///< its id
    QString result; ///< its id
    bool passed = false;
    bool givenUp = false;
    QString trouble;
};

/// A certificate as the records have it.
struct IssuedPaper
{
    QString id;
    QString granted; ///< a day: 2026-03-01
    QString expires;
    bool isRevoked = false;
    QString text; ///< of the `.pitcert` file
    QString badge; ///< only right after it was issued
};

/// One of a person's exams.
struct ExamAttempt
{
    enum class State { UnderWay, Finished, GivenUp };

    QString session;
    QString result; ///< empty: it is under way
    QString exam; ///< name of the blueprint
    QString house;
    QDateTime started; ///< local time
    State state{};
    bool passed = false;
    double score = 0;
    QList<IssuedPaper> certificates;
};

struct ExamAttempts
{
    QList<ExamAttempt> attempts; ///< newest first
    QString trouble;
};

/// A key of this site.
struct SiteKeyLine
{
    enum class State { Active, Retired, Revoked };

    QString id;
    QString site;
    QString trainer; ///< name
    QString made; ///< a day
    QString fingerprint;
    State state{};
    QString since; ///< day on which it was retired or revoked
    QString reason;
};

struct SiteKeyList
{
    QList<SiteKeyLine> keys;
    QString trouble;
};

/// A trainer who proves himself, and what he does with keys and certificates.
struct KeyDeed
{
    enum class Kind {
        Make, ///< a key for `text`, the name of the site
        Rotate,
        RevokeKey, ///< `id`, because of `text`
        RevokeCertificate, ///< the same
        WriteRevocations, ///< to the file `text`
        Issue, ///< a certificate for the result `id`
    };

    Kind kind{};
    QString trainer; ///< `Dealer::id`
    QString passphrase;
    QString id;
    QString text;
};

} // namespace pitwise::ui
