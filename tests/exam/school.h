// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/examdesk/examlines.h"
#include "app/records/records.h"

#include <QMap>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <optional>

namespace pitwise::test {

/// What a program printed, and how it ended.
struct Ran
{
    int exit = -1;
    QString out;
    QString error;
};

/// A school with a trainer ("Kim") and a trainee (number 7), in a folder of its own.
class School
{
public:
    /// `program`: pitwise-cli.
    explicit School(const QString &program);

    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString records() const { return file(QStringLiteral("records.db")); }
    /// Runs pitwise-cli with the school's records and the trainer's passphrase.
    [[nodiscard]] Ran run(const QStringList &words, const QByteArray &input = {}) const;
    /// Prepares a process with the same surroundings.
    void prepare(QProcess &process) const;
    /// A variable of the surroundings of all programs that are started from now on.
    void set(const QString &variable, const QString &value) { m_more[variable] = value; }
    /// Writes a file of the school.
    void write(const QString &name, const QString &text) const;
    /// The exam of the trainee that is under way. A test may know the seed: it has the passphrase.
    [[nodiscard]] std::optional<ExamPaper> paperUnderWay() const;

private:
    QString m_program;
    QTemporaryDir m_folder;
    QMap<QString, QString> m_more;
};

/// A dealer who sits an exam through `exam sit`, and checks every line it prints against the exam
/// that the seed makes.
class Candidate
{
public:
    Candidate(const School &school, const QString &exam) : m_school(school), m_exam(exam) { }

    /// Starts or resumes. False if the program said something else than it should.
    bool start();
    /// Deals so many acts, without mistakes but for `mistake`; fewer if the exam ends.
    bool deal(int acts);
    /// Deals all rounds, and stops before the questions.
    bool dealRounds();
    /// Sends an act and does not wait for the answer.
    void sendNext();
    void kill();
    /// The records were put back: of what was acknowledged, only so much is left.
    void putBack(int acknowledged) { m_acknowledged = acknowledged; }
    /// Closes the input and waits for the end.
    int finish();

    void setMistake(std::function<std::optional<Act>(const Act &)> mistake)
    {
        m_mistake = std::move(mistake);
    }
    [[nodiscard]] bool isOver() const { return !m_result.isEmpty(); }
    /// The words of the `result` line.
    [[nodiscard]] const QStringList &result() const { return m_result; }
    [[nodiscard]] int acknowledged() const { return m_acknowledged; }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] int acts() const;
    [[nodiscard]] bool nextEndsRound() const { return isAny<act::End>(next()); }

private:
    [[nodiscard]] QString readLine();
    bool fail(const QString &what);
    /// Reads what follows an act, up to `ready` or the result.
    bool readOn();
    bool readAgain();
    bool goBackTo(const QString &resumed, const QStringList &shown);
    [[nodiscard]] Act next() const;

    const School &m_school;
    QString m_exam;
    QProcess m_process;
    std::optional<ExamSitting> m_sitting; ///< the exam as it must be
    std::optional<ExamLines> m_lines;
    std::size_t m_seen = 0; ///< entries of its log
    std::function<std::optional<Act>(const Act &)> m_mistake;
    int m_acknowledged = 0;
    bool m_started = false;
    QStringList m_result;
    QString m_trouble;
};

} // namespace pitwise::test
