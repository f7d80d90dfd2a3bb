// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/drills/drillrunner.h"
#include "ui/shell/screen.h"

#include <QBasicTimer>

class QLabel;
class QStackedLayout;
class QVBoxLayout;

namespace pitwise::ui {

class DrillFelt;
class DrillPad;
class DrillVerdictCard;
class PillButton;

/// A run of a drill: the table, the question beside it, and at once whether the answer was right.
class DrillPage : public QWidget
{
    Q_OBJECT

public:
    explicit DrillPage(SessionController::Clock clock, QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    /// `timed`: the clock is shown.
    void start(const DrillPlan &plan, bool timed);
    /// Leaves the run.
    void cancel();
    void pause();
    void resume();
    [[nodiscard]] const DrillRunner &runner() const { return *m_runner; }
    [[nodiscard]] DrillPad *pad() const { return m_pad; }
    [[nodiscard]] DrillFelt *felt() const { return m_felt; }
    [[nodiscard]] DrillVerdictCard *verdict() const { return m_verdict; }
    [[nodiscard]] QString question() const;
    [[nodiscard]] bool isTimed() const { return m_timed; }

Q_SIGNALS:
    void closed();
    void finished();
    void nothingToAsk();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    void arrange();
    void ask();
    void dismissPad();
    void answer(const DrillAnswer &answer);
    void showProgress();
    void showClock();

    DrillRunner *m_runner;
    bool m_timed = false;
    QBasicTimer m_ticks;
    QLabel *m_title;
    QLabel *m_progress;
    QLabel *m_time;
    PillButton *m_close;
    QStackedLayout *m_stage;
    DrillFelt *m_felt;
    QVBoxLayout *m_words;
    QLabel *m_question;
    DrillPad *m_pad = nullptr;
    DrillVerdictCard *m_verdict;
};

} // namespace pitwise::ui
