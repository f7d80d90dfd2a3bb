// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QDateTime>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace pitwise::ui {

enum class HomeworkKind { Situation, Scenario, Lesson, Drill };

/// What a trainer sets.
struct NewHomework
{
    QString dealer; ///< `Dealer::id`; empty: the whole class, also those who come later
    HomeworkKind kind{};
    QString what; ///< a finding, clause or skill; the name of a scenario, lesson or drill
    QString title; ///< as people read it
    QString house; ///< its id; empty: any
    QString text; ///< of a scenario: the whole file
    QDate due; ///< null: no date

    bool operator==(const NewHomework &) const = default;
};

struct Homework : NewHomework
{
    QString id;
    QString trainer; ///< name of who set it
    QDateTime doneAt; ///< by the person asked for; local time; null: not yet
    int done = 0; ///< by so many trainees
    int people = 0; ///< of so many

    [[nodiscard]] bool isDone() const { return doneAt.isValid(); }
    [[nodiscard]] bool isLate(const QDate &today) const
    {
        return !isDone() && due.isValid() && due < today;
    }
    bool operator==(const Homework &) const = default;
};

struct HomeworkList
{
    std::vector<Homework> items;
    QString trouble; ///< why they are not known; empty: they are
};

/// Homework, as the window sees it. No call waits: answers come later, on the GUI thread, and only
/// if `context` still exists. `trouble` is empty if it worked.
class HomeworkDesk : public QObject
{
    Q_OBJECT

public:
    using Answer = std::function<void(const HomeworkList &)>;
    using Done = std::function<void(const QString &trouble)>;

    explicit HomeworkDesk(QObject *parent = nullptr) : QObject(parent) { }

    /// False: there are no records, so there is no homework.
    [[nodiscard]] virtual bool isThere() const = 0;
    /// What this person was set and has not done, what is due first.
    virtual void open(const QString &dealer, QObject *context, Answer then) = 0;
    /// All that he was set: what is open first, then what he did.
    virtual void ofPerson(const QString &dealer, QObject *context, Answer then) = 0;
    /// All that was set and not taken back, the latest first.
    virtual void all(QObject *context, Answer then) = 0;
    /// Saying so again changes nothing. `session`: in which it was done; may be empty.
    virtual void markDone(const QString &homework, const QString &dealer, const QString &session,
                          QObject *context, Done then) = 0;
    /// `trainer`: `Dealer::id` of who is in the trainer's area.
    virtual void set(const QString &trainer, const NewHomework &homework, QObject *context,
                     Done then) = 0;
    /// Nobody has to do it any more.
    virtual void takeBack(const QString &homework, QObject *context, Done then) = 0;

Q_SIGNALS:
    /// Set, done or taken back at this computer.
    void changed();
};

} // namespace pitwise::ui
