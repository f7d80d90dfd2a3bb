// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/screens/learn/housecourse.h"

#include <QStringList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace pitwise::ui {

class LessonRow;

/// All lessons of a house, which of them are done, and one button to go on.
class CoursePage : public QWidget
{
    Q_OBJECT

public:
    explicit CoursePage(QWidget *parent = nullptr);

    /// The course is being made.
    void setBusy();
    void setCourse(const HouseCourse &course, const QStringList &done);
    void setDone(const QStringList &done);
    [[nodiscard]] const std::vector<LessonRow *> &rows() const { return m_rows; }
    [[nodiscard]] PillButton *goOnButton() const { return m_goOn; }
    /// What is wrong with lesson files; empty: nothing.
    [[nodiscard]] QString trouble() const;
    void takeFocus();

Q_SIGNALS:
    void lessonWanted(int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void place();

    HouseCourse m_course;
    int m_next = 0; ///< the first that is not done
    QLabel *m_state;
    PillButton *m_goOn;
    QLabel *m_trouble;
    QScrollArea *m_scroll;
    QGridLayout *m_grid;
    std::vector<LessonRow *> m_rows;
};

} // namespace pitwise::ui
