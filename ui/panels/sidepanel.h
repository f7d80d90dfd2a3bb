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
    [[nodiscard]] StepList *steps() const { return m_steps; }
    [[nodiscard]] ScorePanel *score() const { return m_score; }

private:
    /// `begins`: a new session.
    void follow(const Sitting &sitting, bool begins = false);

    QLabel *m_title;
    QLabel *m_round;
    ScorePanel *m_score;
    StepList *m_steps;
};

} // namespace pitwise::ui
