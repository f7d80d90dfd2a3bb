// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sessioncontroller.h"
#include "ui/shell/preparedsession.h"

#include <QObject>

namespace pitwise::ui {

class CallBar;
class StepList;
class TableCards;
class TableView;
class Toast;

/// What shows the trainee what came of his acts.
struct TablePanels
{
    TableView *view;
    StepList *steps;
    CallBar *calls;
    Toast *toast;
    TableCards *cards;
};

/// Watches the session for the trainee: findings, hints and results, as the coaching allows.
class TableFeedback : public QObject
{
    Q_OBJECT

public:
    TableFeedback(SessionController *controller, const TablePanels &panels,
                  QObject *parent = nullptr);

    void setPlan(const SessionPlan &plan);
    /// The call that waits for its patron is lit.
    void setWaiting(const std::optional<Call> &call);
    /// The next act in words; asked again, also where.
    void hint();
    void showSummary();
    /// The rings and the coach's card go away.
    void clearMarks();
    void showFindings(const std::vector<Finding> &findings, const Act &act, bool again);

private:
    /// Another session: nothing is left of the one before.
    void reset();
    void stepped(const Step &step);
    void showAnswer();
    void endOfRound();

    SessionController *m_controller;
    TableView *m_view;
    CallBar *m_calls;
    Toast *m_toast;
    TableCards *m_cards;
    std::optional<Call> m_waiting;
    int m_plannedRounds = 0; ///< after so many the result is shown; 0: never by itself
    int m_hints = 0; ///< how often it was asked for since the last act
};

} // namespace pitwise::ui
