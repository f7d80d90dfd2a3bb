// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/lessons/lesson.h"
#include "ui/panels/toolkit.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace pitwise::ui {

/// The answers to a question of a lesson, to be chosen by click or digit. A wrong one is said to be
/// wrong, and one may try again; the right one is explained.
class QuestionView : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionView(QWidget *parent = nullptr);

    /// The order of the answers depends on the question alone.
    void ask(const LessonStep &step);
    void choose(int index);
    [[nodiscard]] int count() const { return static_cast<int>(m_answers.size()); }
    /// Where the right answer stands.
    [[nodiscard]] int right() const { return m_right; }
    [[nodiscard]] QString verdict() const;

Q_SIGNALS:
    /// The right answer was chosen. `first`: at the first try.
    void answered(bool first);

private:
    std::vector<PillButton *> m_buttons;
    std::vector<QString> m_answers;
    int m_right = 0;
    int m_tries = 0;
    bool m_done = false;
    QVBoxLayout *m_list;
    QLabel *m_verdict;
};

} // namespace pitwise::ui
