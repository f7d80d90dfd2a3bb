// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/exam/school.h"

#include "app/certificate/replay.h"
#include "app/examdesk/sealedseed.h"

#include <QFile>

namespace pitwise::test {

namespace {

constexpr int Patience = 60'000; // ms; only a hang takes that long
constexpr const char *Passphrase = "correct horse";

} // namespace

School::School(const QString &program) : m_program(program)
{
    for (const QStringList &words :
         {QStringList{QStringLiteral("records"), QStringLiteral("init")},
          QStringList{QStringLiteral("records"), QStringLiteral("add-trainer"),
                      QStringLiteral("Kim")},
          QStringList{QStringLiteral("records"), QStringLiteral("add-trainee"), QStringLiteral("7"),
                      QStringLiteral("Zoë Ångström")}}) {
        const Ran ran = run(words);
        if (ran.exit != 0)
            qFatal("%s", qPrintable(ran.error));
    }
}

void School::prepare(QProcess &process) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PITWISE_RECORDS"), records());
    environment.insert(QStringLiteral("PITWISE_PASSPHRASE"), QString::fromLatin1(Passphrase));
    for (auto each = m_more.begin(); each != m_more.end(); ++each)
        environment.insert(each.key(), each.value());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    process.setProgram(m_program);
}

Ran School::run(const QStringList &words, const QByteArray &input) const
{
    QProcess process;
    prepare(process);
    process.setArguments(words);
    process.start();
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(Patience))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

void School::write(const QString &name, const QString &text) const
{
    QFile target{file(name)};
    if (!target.open(QFile::WriteOnly) || target.write(text.toUtf8()) < 0)
        qFatal("%s cannot be written", qPrintable(name));
}

std::optional<ExamPaper> School::paperUnderWay() const
{
    Records records{this->records().toStdString()};
    const auto id = records.sessions().examUnderWay(records.people().trainee("7").id);
    if (!id)
        return std::nullopt;
    const StoredSession stored = records.sessions().read(*id);
    const auto seed =
        openSeed(records.database(), *sealedSeedFrom(stored.sealedSeed), Secret{Passphrase});
    const auto plan =
        std::get<ExamPlan>(examFromTexts(stored.blueprint, stored.houseText, "blueprint"));
    return makeExam(plan.blueprint, plan.house, *seed);
}

bool Candidate::fail(const QString &what)
{
    m_trouble = what;
    return false;
}

QString Candidate::readLine()
{
    while (!m_process.canReadLine()) {
        if (!m_process.waitForReadyRead(Patience))
            return {};
    }
    QString line = QString::fromUtf8(m_process.readLine());
    line.chop(1);
    return line;
}

bool Candidate::start()
{
    m_school.prepare(m_process);
    QStringList words{QStringLiteral("exam"),      QStringLiteral("sit"),
                      QStringLiteral("--exam"),    m_exam,
                      QStringLiteral("--trainee"), QStringLiteral("7")};
    if (m_started)
        words << QStringLiteral("--resume");
    m_process.setArguments(words);
    m_process.start();
    return readAgain();
}

/// Everything from the beginning: the tags, then all that was shown before, then more.
bool Candidate::readAgain()
{
    QString line = readLine();
    QStringList tags;
    for (; line.startsWith(QLatin1Char('[')); line = readLine())
        tags << line;
    if (tags.isEmpty())
        return fail(QStringLiteral("no tags: ") + line
                    + QString::fromUtf8(m_process.readAllStandardError()));
    if (tags.join(QLatin1Char(' ')).contains(QStringLiteral("Se")))
        return fail(QStringLiteral("the seed is shown: ") + tags.join(QLatin1Char(' ')));
    if (!m_sitting) {
        m_sitting.emplace(m_school.paperUnderWay().value());
        m_sitting->startClock(0, 0);
    }
    QStringList shown;
    for (; m_started && !line.startsWith(QLatin1String("resumed ")); line = readLine()) {
        if (line.isEmpty())
            return fail(QStringLiteral("the exam was not resumed"));
        shown << line;
    }
    if (m_started && !goBackTo(line, shown))
        return false;
    line = m_started ? readLine() : line;
    m_started = true;
    return line == QLatin1String("ready") || fail(line);
}

/// An act that was sent and not acknowledged may be stored or not: `resumed` says which. All that
/// was shown is shown again.
bool Candidate::goBackTo(const QString &resumed, const QStringList &shown)
{
    const int stored = resumed.section(QLatin1Char(' '), 1).toInt();
    if (stored < m_acknowledged || stored > acts())
        return fail(QStringLiteral("%1, but %2 acts were acknowledged and %3 sent")
                        .arg(resumed)
                        .arg(m_acknowledged)
                        .arg(acts()));
    const std::vector<LogEntry> log = m_sitting->session().log();
    m_sitting = ExamSitting{m_sitting->paper()};
    m_sitting->startClock(0, 0);
    for (const LogEntry &entry : log) {
        if (const auto *act = std::get_if<Act>(&entry.event); act != nullptr && acts() < stored)
            (void)m_sitting->perform(*act, 0);
    }
    ExamLines lines{m_sitting->paper()};
    QStringList wanted;
    int number = 0;
    for (const LogEntry &entry : m_sitting->session().log()) {
        if (std::holds_alternative<Act>(entry.event))
            wanted << QStringLiteral("ok %1").arg(++number);
        for (const std::string &line : lines.next(entry))
            wanted << QString::fromStdString(line);
    }
    m_acknowledged = stored;
    return shown == wanted || fail(QStringLiteral("what was shown is not shown again"));
}

int Candidate::acts() const
{
    int acts = 0;
    for (const LogEntry &entry : m_sitting->session().log())
        acts += std::holds_alternative<Act>(entry.event) ? 1 : 0;
    return acts;
}

Act Candidate::next() const
{
    const Act right = *m_sitting->sitting().next();
    const auto wrong = m_mistake ? m_mistake(right) : std::nullopt;
    return wrong.value_or(right);
}

void Candidate::sendNext()
{
    const Act act = next();
    (void)m_sitting->perform(act, 0);
    m_process.write(
        QByteArray::fromStdString(toText(Event{act}, m_sitting->session().house().table.chips))
        + '\n');
    m_process.waitForBytesWritten();
}

bool Candidate::readOn()
{
    const auto &log = m_sitting->session().log();
    for (; m_seen < log.size(); ++m_seen) {
        const bool act = std::holds_alternative<Act>(log[m_seen].event);
        if (act && readLine() != QStringLiteral("ok %1").arg(++m_acknowledged))
            return fail(QStringLiteral("act %1 was not acknowledged").arg(m_acknowledged));
        for (const std::string &wanted : m_lines->next(log[m_seen])) {
            const QString line = readLine();
            if (line != QString::fromStdString(wanted))
                return fail(line + QStringLiteral(" instead of ") + QString::fromStdString(wanted));
        }
    }
    const QString line = readLine();
    if (line.startsWith(QLatin1String("result ")))
        m_result = line.split(QLatin1Char(' '));
    return isOver() || line == QLatin1String("ready") || fail(line);
}

bool Candidate::deal(int acts)
{
    // What was shown already has been compared.
    ExamLines lines{m_sitting->paper()};
    for (m_seen = 0; m_seen < m_sitting->session().log().size(); ++m_seen)
        (void)lines.next(m_sitting->session().log()[m_seen]);
    m_lines.emplace(std::move(lines));
    for (int i = 0; i < acts && !isOver(); ++i) {
        sendNext();
        if (!readOn())
            return false;
    }
    return true;
}

bool Candidate::dealRounds()
{
    while (!m_sitting->roundsDone()) {
        sendNext();
        QString line = readLine();
        while (line != QLatin1String("ready")) {
            if (line.isEmpty())
                return fail(QStringLiteral("it ended early"));
            line = readLine();
        }
    }
    return true;
}

void Candidate::kill()
{
    m_process.kill(); // SIGKILL
    m_process.waitForFinished(Patience);
}

int Candidate::finish()
{
    m_process.closeWriteChannel();
    m_process.waitForFinished(Patience);
    return m_process.exitCode();
}

} // namespace pitwise::test
