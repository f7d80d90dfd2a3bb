// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktophomework.h"

#include "app/crypto/random.h"

#include <QPointer>

namespace pitwise {

namespace {

ui::HomeworkKind kindOf(AssignmentKind kind)
{
    switch (kind) {
    case AssignmentKind::Situation:
        return ui::HomeworkKind::Situation;
    case AssignmentKind::Scenario:
        return ui::HomeworkKind::Scenario;
    case AssignmentKind::Lesson:
        return ui::HomeworkKind::Lesson;
    case AssignmentKind::Drill:
        return ui::HomeworkKind::Drill;
    }
    return {};
}

AssignmentKind kindOf(ui::HomeworkKind kind)
{
    switch (kind) {
    case ui::HomeworkKind::Situation:
        return AssignmentKind::Situation;
    case ui::HomeworkKind::Scenario:
        return AssignmentKind::Scenario;
    case ui::HomeworkKind::Lesson:
        return AssignmentKind::Lesson;
    case ui::HomeworkKind::Drill:
        return AssignmentKind::Drill;
    }
    return {};
}

bool isServer(const std::string &where)
{
    try {
        return recordsPlace(where).kind != RecordsPlace::Kind::Sqlite;
    } catch (const RecordsError &) {
        return false;
    }
}

} // namespace

ui::Homework homeworkOf(const AssignmentRow &row)
{
    ui::Homework homework;
    homework.id = exactText(row.assignment.id);
    homework.dealer = exactText(row.assignment.person);
    homework.kind = kindOf(row.assignment.kind);
    homework.what = exactText(row.assignment.what);
    homework.title = exactText(row.assignment.title);
    homework.house = exactText(row.assignment.house);
    homework.text = exactText(row.assignment.text);
    homework.due = QDate::fromString(exactText(row.assignment.due), Qt::ISODate);
    homework.trainer = exactText(row.trainerName);
    if (row.isDone())
        homework.doneAt =
            QDateTime::fromMSecsSinceEpoch(timeFromText(row.doneAt), Qt::UTC).toLocalTime();
    homework.done = row.done;
    homework.people = row.people;
    return homework;
}

void DesktopHomework::list(std::function<std::vector<AssignmentRow>(HomeworkBook &)> work,
                           QObject *context, Answer then)
{
    m_records.lookUp<ui::HomeworkList>(
        context,
        [work = std::move(work)](Records &records, ui::HomeworkList &list) {
            list = {}; // of a try with the server that failed half way
            for (const AssignmentRow &row : work(records.homework()))
                list.items.push_back(homeworkOf(row));
        },
        [then = std::move(then)](const ui::HomeworkList &list, const QString &trouble) {
            then({.items = list.items, .trouble = trouble});
        });
}

/// While a school's server is away, a station's journal would forget what is set.
std::function<void(Records &)>
DesktopHomework::atTheServer(std::function<void(Records &)> work) const
{
    const bool isSchool = isServer(m_records.where());
    return [isSchool, work = std::move(work)](Records &records) {
        if (isSchool && records.database().isSqlite())
            throw RecordsError{RecordsError::Kind::Unreachable,
                               tr("The server cannot be reached. Homework is set and taken back "
                                  "when it is there again.")
                                   .toStdString()};
        work(records);
    };
}

void DesktopHomework::change(std::function<void(Records &)> work, QObject *context, Done then)
{
    m_records.lookUp<bool>(
        this,
        [work = std::move(work)](Records &records, bool &isThere) {
            work(records);
            isThere = true;
        },
        [this, context = QPointer<QObject>{context},
         then = std::move(then)](bool isThere, const QString &trouble) {
            if (context)
                then(isThere || !trouble.isEmpty() ? trouble : tr("There are no records."));
            if (isThere)
                Q_EMIT changed();
        });
}

void DesktopHomework::open(const QString &dealer, QObject *context, Answer then)
{
    list([dealer = dealer.toStdString()](HomeworkBook &book) { return book.open(dealer); }, context,
         std::move(then));
}

void DesktopHomework::ofPerson(const QString &dealer, QObject *context, Answer then)
{
    list([dealer = dealer.toStdString()](HomeworkBook &book) { return book.ofPerson(dealer); },
         context, std::move(then));
}

void DesktopHomework::all(QObject *context, Answer then)
{
    list([](HomeworkBook &book) { return book.all(); }, context, std::move(then));
}

void DesktopHomework::markDone(const QString &homework, const QString &dealer,
                               const QString &session, QObject *context, Done then)
{
    change([homework = homework.toStdString(), dealer = dealer.toStdString(),
            session = session.toStdString()](
               Records &records) { records.homework().markDone(homework, dealer, session); },
           context, std::move(then));
}

void DesktopHomework::set(const QString &trainer, const ui::NewHomework &homework, QObject *context,
                          Done then)
{
    const Assignment assignment{.id = newId(),
                                .person = homework.dealer.toStdString(),
                                .trainer = trainer.toStdString(),
                                .kind = kindOf(homework.kind),
                                .what = homework.what.toStdString(),
                                .title = homework.title.toStdString(),
                                .house = homework.house.toStdString(),
                                .text = homework.text.toStdString(),
                                .due = homework.due.toString(Qt::ISODate).toStdString()};
    change(atTheServer([assignment](Records &records) { records.homework().set(assignment); }),
           context, std::move(then));
}

void DesktopHomework::takeBack(const QString &homework, QObject *context, Done then)
{
    change(atTheServer([homework = homework.toStdString()](Records &records) {
               records.homework().withdraw(homework);
           }),
           context, std::move(then));
}

} // namespace pitwise
