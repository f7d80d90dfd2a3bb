// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/xapi.h"

#include "app/records/exacttext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace pitwise {

namespace {

struct Verb
{
    const char *id;
    const char *word;
};
constexpr Verb Initialized{"http://adlnet.gov/expapi/verbs/initialized", "initialized"};
constexpr Verb Completed{"http://adlnet.gov/expapi/verbs/completed", "completed"};
constexpr Verb Passed{"http://adlnet.gov/expapi/verbs/passed", "passed"};
constexpr Verb Failed{"http://adlnet.gov/expapi/verbs/failed", "failed"};
constexpr Verb Abandoned{"https://w3id.org/xapi/adl/verbs/abandoned", "abandoned"};
constexpr Verb Terminated{"http://adlnet.gov/expapi/verbs/terminated", "terminated"};

QString text(const std::string &utf8)
{
    return exactText(utf8);
}

QString statementId(const SessionRow &row, const Verb &verb)
{
    static const QUuid ours{QStringLiteral("{6a0e5f1c-7a57-5d0c-9b0e-9d6c5c1f7e21}")};
    return QUuid::createUuidV5(ours, text(row.id) + QLatin1Char('/') + QLatin1String(verb.word))
        .toString(QUuid::WithoutBraces);
}

/// `PT4M30.5S`, in whole hundredths, as cmi5 wants it.
QString duration(double seconds)
{
    return QStringLiteral("PT%1S").arg(QString::number(seconds, 'f', 2));
}

QJsonObject activity(const SessionRow &row)
{
    const QString kind = QString::fromUtf8(name(row.kind).data());
    const QJsonObject words{{QStringLiteral("en"), text(row.houseName)}};
    return {
        {QStringLiteral("objectType"), QStringLiteral("Activity")},
        {QStringLiteral("id"),
         QStringLiteral("urn:pitwise:") + kind + QLatin1Char(':')
             + QString::fromLatin1(text(row.house).toUtf8().toPercentEncoding())},
        {QStringLiteral("definition"),
         QJsonObject{{QStringLiteral("name"), words},
                     {QStringLiteral("type"),
                      row.kind == SessionKind::Exam
                          ? QStringLiteral("http://adlnet.gov/expapi/activities/assessment")
                          : QStringLiteral("http://adlnet.gov/expapi/activities/simulation")}}}};
}

class Statements
{
public:
    Statements(Records &records, const std::string &homePage)
        : m_records(records),
          m_homePage(text(homePage))
    {
    }

    void add(const SessionRow &row)
    {
        write(row, Initialized, row.startedAt, {});
        if (row.state == SessionState::UnderWay)
            return;
        const QString dealt = duration(row.seconds);
        const bool finished = row.state == SessionState::Finished;
        QJsonObject result{{QStringLiteral("duration"), dealt}};
        if (finished)
            write(row, Completed, row.endedAt,
                  {{QStringLiteral("completion"), true}, {QStringLiteral("duration"), dealt}});
        if (finished && row.kind == SessionKind::Exam)
            addVerdict(row, dealt);
        write(row, finished ? Terminated : Abandoned, row.endedAt, result);
    }

    [[nodiscard]] ExportedTable table() && { return std::move(m_table); }

private:
    void addVerdict(const SessionRow &row, const QString &dealt)
    {
        const auto result = m_records.results().ofSession(row.id);
        if (!result)
            return;
        const QJsonObject score{{QStringLiteral("scaled"), result->score / 100},
                                {QStringLiteral("raw"), result->score},
                                {QStringLiteral("min"), 0},
                                {QStringLiteral("max"), 100}};
        write(row, result->passed ? Passed : Failed, result->madeAt,
              {{QStringLiteral("success"), result->passed},
               {QStringLiteral("score"), score},
               {QStringLiteral("duration"), dealt}});
    }

    void write(const SessionRow &row, const Verb &verb, const std::string &when,
               const QJsonObject &result)
    {
        const QString word = QString::fromLatin1(verb.word);
        QJsonObject statement{
            {QStringLiteral("id"), statementId(row, verb)},
            {QStringLiteral("actor"),
             QJsonObject{{QStringLiteral("objectType"), QStringLiteral("Agent")},
                         {QStringLiteral("name"), text(row.name)},
                         {QStringLiteral("account"),
                          QJsonObject{{QStringLiteral("homePage"), m_homePage},
                                      {QStringLiteral("name"), text(row.number)}}}}},
            {QStringLiteral("verb"),
             QJsonObject{{QStringLiteral("id"), QString::fromLatin1(verb.id)},
                         {QStringLiteral("display"), QJsonObject{{QStringLiteral("en"), word}}}}},
            {QStringLiteral("object"), activity(row)},
            {QStringLiteral("context"),
             QJsonObject{{QStringLiteral("registration"), text(row.id)},
                         {QStringLiteral("platform"), QStringLiteral("Pitwise")}}},
            {QStringLiteral("timestamp"), text(when)}};
        if (!result.isEmpty())
            statement[QStringLiteral("result")] = result;
        m_table.text +=
            QJsonDocument{statement}.toJson(QJsonDocument::Compact).toStdString() + '\n';
        ++m_table.records;
    }

    Records &m_records;
    QString m_homePage;
    ExportedTable m_table;
};

} // namespace

ExportedTable sessionsAsXapi(Records &records, const ExportChoice &choice,
                             const std::string &homePage)
{
    Statements statements{records, homePage.empty() ? "https://pitwise.invalid" : homePage};
    const auto rows = records.sessions().list(
        {.person = choice.person, .kind = choice.kind, .from = choice.from});
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        statements.add(*row);
    return std::move(statements).table();
}

} // namespace pitwise
