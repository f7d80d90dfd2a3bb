// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/housebox.h"
#include "ui/screens/learn/housecourse.h"
#include "ui/shell/screen.h"
#include "ui/work/background.h"

class QLabel;

namespace pitwise::ui {

class CoursePage;
class LessonPage;

/// The course of a house: its lessons, and the one that is open.
class LearnScreen : public Screen
{
    Q_OBJECT

public:
    explicit LearnScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Learn"); }
    void entered() override;
    /// The id of a lesson of the chosen house, or empty.
    void askedFor(const QString &what) override;
    void left() override;
    void houseChanged(const KnownHouse &known) override;
    void houseRemoved(const std::string &name) override;
    void viewOptionsChanged(const ViewOptions &options) override;

    void chooseHouse(const std::string &name);
    /// Opens a lesson of the course.
    void open(int lesson);
    void closeLesson();
    /// Adds a lesson file to the course, or says what is wrong with it.
    void addLesson(const QString &file);
    /// The course is there; it is made on a worker thread.
    [[nodiscard]] bool isReady() const { return m_isReady; }
    [[nodiscard]] bool hasLesson() const { return m_open >= 0; }
    [[nodiscard]] const HouseCourse &course() const { return m_course; }
    [[nodiscard]] CoursePage *list() const { return m_list; }
    [[nodiscard]] LessonPage *lesson() const { return m_lesson; }

Q_SIGNALS:
    void ready();

private:
    void arrange();
    void makeAnew();
    void openWanted();
    void showDone();
    void keepOrder(const std::vector<std::string> &ids);
    void storeOrder();
    [[nodiscard]] QStringList doneLessons() const;
    [[nodiscard]] QString person() const;

    HouseCourse m_course;
    bool m_isReady = false;
    QString m_wanted; ///< a lesson that was asked for before the course was there
    int m_open = -1; ///< the lesson that is open; -1: none
    QWidget *m_head;
    HouseBox *m_house;
    CoursePage *m_list;
    LessonPage *m_lesson;
    Background m_work;
    Background m_filing; ///< changes of the course
    std::vector<std::string> m_toStore; ///< an order that waits for the one before
};

} // namespace pitwise::ui
