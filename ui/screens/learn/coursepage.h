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

class ArrangeBar;
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
    /// Without it the course stays as it is.
    void allowArranging(bool allowed);
    [[nodiscard]] ArrangeBar *arranging() const { return m_arranging; }
    /// A file that could not be added, or an order that could not be stored; empty hides it.
    void tellTrouble(const QString &why);

Q_SIGNALS:
    void lessonWanted(int index);
    void fileWanted();
    /// The lessons are in another order now.
    void reordered(const std::vector<std::string> &ids);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void clear();
    void place();
    void choose(int index);
    void select(int index);
    void move(int by);

    HouseCourse m_course;
    int m_next = 0; ///< the first that is not done
    QLabel *m_state;
    PillButton *m_goOn;
    QLabel *m_trouble;
    QScrollArea *m_scroll;
    QGridLayout *m_grid;
    std::vector<LessonRow *> m_rows;
    ArrangeBar *m_arranging;
    int m_selected = 0; ///< while arranging
    QStringList m_done;
};

} // namespace pitwise::ui
