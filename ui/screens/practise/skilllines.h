// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace pitwise::ui {

/// A list to read: a heading, and for each line a few words and a dim sentence.
class SkillLines : public QWidget
{
    Q_OBJECT

public:
    struct Line
    {
        QString words;
        QString dim;
    };

    explicit SkillLines(QWidget *parent = nullptr);

    /// An empty heading hides it. `more`: so many lines are not shown.
    void setLines(const QString &heading, const std::vector<Line> &lines, int more = 0);
    /// Everything that it says.
    [[nodiscard]] QString text() const { return m_text; }

private:
    void add(const QString &text, double size, bool isBold, bool isDim);

    QVBoxLayout *m_column;
    QString m_text;
};

} // namespace pitwise::ui
