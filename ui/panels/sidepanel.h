// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/scorepanel.h"
#include "ui/panels/steplist.h"
#include "ui/panels/toolkit.h"

class QLabel;

namespace pitwise::ui {

class SessionController;

/// The panel at the right: the score and the round step by step. Can be hidden.
class SidePanel : public FloatingPanel
{
    Q_OBJECT

public:
    explicit SidePanel(QWidget *parent = nullptr);
    void watch(SessionController *controller);
    /// `Coach, pick and pay`.
    [[nodiscard]] static QString modeText(const Sitting &sitting);
    [[nodiscard]] static QString modeText(Coaching coaching, Style style);
    /// The purpose of the session, and how many rounds it has; 0: as many as one likes.
    void setPlan(const QString &title, int rounds, const Sitting &sitting);
    [[nodiscard]] StepList *steps() const { return m_steps; }
    [[nodiscard]] ScorePanel *score() const { return m_score; }
    [[nodiscard]] PillButton *againButton() const { return m_again; }

Q_SIGNALS:
    /// Deal the round again.
    void againWanted();

private:
    /// `begins`: a new session.
    void follow(const Sitting &sitting, bool begins = false);

    QLabel *m_plan;
    QLabel *m_title;
    QLabel *m_round;
    ScorePanel *m_score;
    PillButton *m_again;
    StepList *m_steps;
    int m_rounds = 0; ///< planned
};

} // namespace pitwise::ui
