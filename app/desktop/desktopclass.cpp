// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktopclass.h"

#include "app/classreport/classreport.h"
#include "app/records/classroom.h"
#include "app/records/exports.h"
#include "app/records/mistakemap.h"
#include "engine/house/housefile.h"
#include "engine/session/notation.h"
#include "ui/files/wholefile.h"

namespace pitwise {

namespace {

std::string today()
{
    return timeText(systemClock()()).substr(0, 10);
}

ui::Trainee::Standing shownStanding(TraineeStanding standing)
{
    switch (standing) {
    case TraineeStanding::NothingYet:
        return ui::Trainee::Standing::NothingYet;
    case TraineeStanding::Training:
        return ui::Trainee::Standing::Training;
    case TraineeStanding::Ready:
        return ui::Trainee::Standing::Ready;
    case TraineeStanding::Certified:
        return ui::Trainee::Standing::Certified;
    }
    return {};
}

ui::Trainee traineeOf(const ClassMember &member)
{
    ui::Trainee trainee{.person = {.id = exactText(member.person.id),
                                   .number = exactText(member.person.number),
                                   .name = exactText(member.person.name),
                                   .hasPin = member.person.hasSecret},
                        .standing = shownStanding(member.standing),
                        .sessions = member.sessions,
                        .rounds = member.rounds,
                        .hours = member.seconds / 3600,
                        .recent = member.recent,
                        .recentRounds = member.recentRounds,
                        .score = member.score,
                        .mistakes = member.mistakes,
                        .stuckIn = member.stuckIn,
                        .certifiedFor = exactText(member.certifiedFor),
                        .expires = QDate::fromString(exactText(member.expires), Qt::ISODate)};
    if (!member.last.empty())
        trainee.last =
            QDateTime::fromMSecsSinceEpoch(timeFromText(member.last), Qt::UTC).toLocalTime();
    if (!member.stuckOn.empty())
        trainee.stuckOn = findingCodeFrom(member.stuckOn);
    return trainee;
}

std::optional<BetKind> betFrom(const std::string &word)
{
    for (const BetKind bet : AllBets) {
        if (name(bet) == word)
            return bet;
    }
    return std::nullopt;
}

/// The house asked for, else the one that was dealt in most.
std::shared_ptr<const House> houseToDraw(Database &database, const std::string &asked)
{
    const Rows rows = database.ask(
        "SELECT MAX(h.text) FROM houses h JOIN sessions s ON s.house = h.hash WHERE ? IN ('', h.id)"
        " GROUP BY h.id ORDER BY COUNT(*) DESC, h.id LIMIT 1",
        {asked});
    if (rows.empty())
        return nullptr;
    HouseReading house = readHouse(rows.front().text(0));
    return house.ok() ? std::make_shared<const House>(std::move(house.house)) : nullptr;
}

MistakeFilter mistakeFilter(const ui::MistakeChoice &choice)
{
    MistakeFilter filter{.person = choice.person.toStdString(),
                         .house = choice.house.toStdString()};
    if (choice.days > 0)
        filter.from =
            timeText(QDateTime::currentDateTimeUtc().addDays(-choice.days).toMSecsSinceEpoch());
    return filter;
}

ui::MistakeView mistakeView(Records &records, const ui::MistakeChoice &choice)
{
    const MistakeMap map = mistakesIn(records.database(), mistakeFilter(choice));
    ui::MistakeView view;
    for (const MistakeCount &each : map.findings) {
        if (const auto code = findingCodeFrom(each.code))
            view.findings.push_back({*code, each.count, each.people});
    }
    view.parts = map.parts;
    for (const auto &[place, count] : map.places)
        view.places[{place.first, betFrom(place.second)}] += count;
    view.rounds = map.rounds;
    view.sessions = map.sessions;
    view.mistakes = map.mistakes;
    for (const auto &[id, name] : housesDealt(records.database()))
        view.houses.emplace_back(exactText(id), exactText(name));
    view.house = houseToDraw(records.database(), choice.house.toStdString());
    return view;
}

} // namespace

DesktopClass::DesktopClass(DesktopRecords &records, QObject *parent)
    : ClassDesk(parent),
      m_records(records)
{
    m_last.moveToThread(&m_thread);
    m_thread.start(QThread::LowPriority);
    connect(&records, &ui::RecordsDesk::placeChanged, this, &DesktopClass::stopWatching);
}

DesktopClass::~DesktopClass()
{
    stopWatching();
    QMetaObject::invokeMethod(&m_last, [thread = &m_thread] { thread->quit(); });
    m_thread.wait();
}

/// Its connection is closed where it was opened; nobody waits for that here.
void DesktopClass::stopWatching()
{
    if (m_watch == nullptr)
        return;
    disconnect(m_watch, nullptr, this, nullptr);
    QMetaObject::invokeMethod(&m_last, [watch = m_watch] { delete watch; });
    m_watch = nullptr;
}

void DesktopClass::watchExams(bool watch)
{
    if (!watch)
        return stopWatching();
    if (m_watch == nullptr) {
        m_watch = new ExamWatch{{.where = m_records.where()}};
        m_watch->moveToThread(&m_thread);
        connect(m_watch, &ExamWatch::changed, this, &ClassDesk::examsChanged);
    }
    QMetaObject::invokeMethod(m_watch, [watcher = m_watch] { watcher->watch(true); });
}

void DesktopClass::everybody(QObject *context, std::function<void(const ui::ClassList &)> then)
{
    m_records.lookUp<ui::ClassList>(
        context,
        [](Records &records, ui::ClassList &list) {
            list = {};
            for (const ClassMember &member : classOf(records.database(), records.people(), today()))
                list.trainees.push_back(traineeOf(member));
        },
        [then = std::move(then)](const ui::ClassList &list, const QString &trouble) {
            then({.trainees = list.trainees, .trouble = trouble});
        });
}

void DesktopClass::mistakes(const ui::MistakeChoice &choice, QObject *context,
                            std::function<void(const ui::MistakeView &)> then)
{
    m_records.lookUp<ui::MistakeView>(
        context,
        [choice](Records &records, ui::MistakeView &view) { view = mistakeView(records, choice); },
        [then = std::move(then)](ui::MistakeView view, const QString &trouble) {
            view.trouble = trouble;
            then(view);
        });
}

void DesktopClass::attempts(
    const QString &person, QObject *context,
    std::function<void(const std::vector<ui::ExamAttemptView> &, const QString &)> then)
{
    using Attempts = std::vector<ui::ExamAttemptView>;
    constexpr int Most = 50;
    m_records.lookUp<Attempts>(
        context,
        [person = person.toStdString()](Records &records, Attempts &attempts) {
            attempts.clear();
            for (const ExamAttempt &each : examAttempts(records.database(), Most, person))
                attempts.push_back(attemptView(each));
        },
        std::move(then));
}

void DesktopClass::report(QObject *context,
                          std::function<void(const Document &, const QString &)> then)
{
    m_records.lookUp<Document>(
        context, [](Records &records, Document &report) { report = classReport(records, today()); },
        std::move(then));
}

void DesktopClass::writeCertifications(const QString &path, QObject *context,
                                       std::function<void(const QString &)> then)
{
    m_records.lookUp<QString>(
        context,
        [path](Records &records, QString &why) {
            const auto trouble =
                writeWholeFile(path.toStdString(), certificationsAsCsv(records, {}).text);
            why = trouble ? QString::fromStdString(trouble->why) : QString{};
        },
        [then = std::move(then)](const QString &why, const QString &trouble) {
            then(trouble.isEmpty() ? why : trouble);
        });
}

} // namespace pitwise
