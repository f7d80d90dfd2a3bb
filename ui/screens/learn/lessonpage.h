// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/screens/learn/housecourse.h"
#include "ui/shell/guidedround.h"
#include "ui/work/background.h"

#include <QWidget>

#include <set>

class QLabel;

namespace pitwise::ui {

class QuestionView;
class RoundPlayer;

/// One lesson, step by step: what to read or answer at the left, the felt at the right.
class LessonPage : public QWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit LessonPage(Shell &shell, QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    /// `isLast`: no lesson comes after it.
    void open(const KnownHouse &known, const Lesson &lesson, bool isLast);
    [[nodiscard]] const Lesson &lesson() const { return m_lesson; }
    [[nodiscard]] int step() const { return m_step; }
    void goTo(int step);
    /// The round of a step is being made.
    [[nodiscard]] bool isBusy() const { return m_work.isBusy(); }
    [[nodiscard]] QuestionView *question() const { return m_question; }
    [[nodiscard]] RoundPlayer *player() const { return m_player; }
    [[nodiscard]] PillButton *dealButton() const { return m_deal; }
    [[nodiscard]] PillButton *nextButton() const { return m_next; }
    /// Stops what runs.
    void pause();

Q_SIGNALS:
    /// Every task and question of the lesson is done.
    void done(const QString &lesson);
    void closed();
    /// The trainee goes on after the last step.
    void nextLessonWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void connectAll();
    void next();
    void showRound();
    void showControls();
    void dealTask();
    void taskEnded(int mistakes);
    void taskWentOn();
    [[nodiscard]] QStringList stepsMissing() const;
    void markDone();
    [[nodiscard]] const LessonStep &now() const;

    Shell &m_shell;
    KnownHouse m_known;
    Lesson m_lesson;
    bool m_isLast = false;
    int m_step = 0;
    std::set<int> m_done; ///< steps
    int m_clean = 0; ///< rounds of the task dealt without a mistake
    std::vector<std::string> m_shownNames; ///< of the round on the felt
    GuidedRound *m_round;
    QLabel *m_title;
    QLabel *m_place;
    QLabel *m_kind;
    QLabel *m_text;
    QuestionView *m_question;
    RoundPlayer *m_player;
    PillButton *m_close;
    PillButton *m_deal;
    PillButton *m_stepBack;
    PillButton *m_play;
    PillButton *m_stepOn;
    PillButton *m_back;
    PillButton *m_next;
    Background m_work;
};

} // namespace pitwise::ui
