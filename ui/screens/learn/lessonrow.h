// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

namespace pitwise::ui {

/// A lesson in the list of a course: its number, its title, what is in it, and whether it is done.
class LessonRow : public Button
{
    Q_OBJECT

public:
    LessonRow(int number, const QString &title, const QString &contents, QWidget *parent = nullptr);

    void setDone(bool done);
    [[nodiscard]] bool isDone() const { return m_done; }
    /// The one to go on with.
    void setNext(bool next);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void describe();

    int m_number;
    QString m_contents;
    bool m_done = false;
    bool m_next = false;
};

} // namespace pitwise::ui
