// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/classview.h"
#include "ui/panels/toolkit.h"
#include "ui/shell/screen.h"
#include "ui/shell/trainerdoor.h"

class QLabel;
class QStackedWidget;

namespace pitwise::ui {

class ExamsPage;
class HomeworkPage;
class MistakesPage;
class PeoplePage;
class PersonPage;

/// The trainer's view of his class, behind his passphrase.
class ClassScreen : public Screen
{
    Q_OBJECT

public:
    enum Page { People, Mistakes, Exams, HomeworkOfAll };

    explicit ClassScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Class"); }
    void entered() override;
    void left() override;
    /// The id of a person, a scenario to set as homework (`homeworkWish`), or empty.
    void askedFor(const QString &what) override;

    void show(Page page);
    void showPerson(const Trainee &trainee);
    void writeCertifications(const QString &path);

    [[nodiscard]] TrainerDoor &door() const { return *m_door; }
    [[nodiscard]] Choice &pages() const { return *m_pages; }
    [[nodiscard]] PeoplePage &people() const { return *m_people; }
    [[nodiscard]] PersonPage &person() const { return *m_person; }
    [[nodiscard]] MistakesPage &mistakes() const { return *m_mistakes; }
    [[nodiscard]] ExamsPage &exams() const { return *m_exams; }
    [[nodiscard]] HomeworkPage &homework() const { return *m_homework; }
    /// What is said instead of a page; empty: a page is shown.
    [[nodiscard]] QString note() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void arrange();
    void follow();
    void refresh();
    void say(const QString &note);
    void fill(const ClassList &list);
    void askForCsv();
    void askForReport();

    TrainerDoor *m_door;
    Choice *m_pages;
    QStackedWidget *m_stack;
    QLabel *m_note;
    PeoplePage *m_people;
    PersonPage *m_person;
    MistakesPage *m_mistakes;
    ExamsPage *m_exams;
    HomeworkPage *m_homework;
    PillButton *m_csv;
    PillButton *m_report;
    PillButton *m_add;
    QString m_scenario; ///< to be set, once the trainer's area is open
    QString m_wanted; ///< id of the person who was asked for
    int m_asked = 0; ///< only the last answer counts
};

} // namespace pitwise::ui
