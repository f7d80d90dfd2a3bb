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
class TableResult;
class TableView;
class Toast;

/// The widgets that give feedback to the trainee.
struct TablePanels
{
    TableView *view;
    StepList *steps;
    CallBar *calls;
    Toast *toast;
    TableCards *cards;
    TableResult *result;
};

/// Shows findings, hints and results, as far as the coaching mode allows.
class TableFeedback : public QObject
{
    Q_OBJECT

public:
    TableFeedback(SessionController *controller, const TablePanels &panels,
                  QObject *parent = nullptr);

    void setPlan(const SessionPlan &plan);
    /// Lights up the call that waits for its patron.
    void setWaiting(const std::optional<Call> &call);
    /// Shows the next act in words; the second time also its place.
    void hint();
    void showSummary();
    /// Removes the rings and the coach's card.
    void clearMarks();
    void showFindings(const std::vector<Finding> &findings, const Act &act, bool again);
    /// The table is shown as it was before an earlier mistake; `clearMarks` ends that.
    [[nodiscard]] bool isLookingBack() const { return m_lookingBack; }
    /// For somebody who deals for the first time: lights up the first call and says what to do.
    void welcome();

private:
    void lookBack(const RoundStep &step);
    /// Clears everything for a new session.
    void reset();
    void stepped(const Step &step);
    void showAnswer();
    void showWhere(const Act &act);
    [[nodiscard]] static QString whatAndHow(const Act &act);
    void endOfRound();

    SessionController *m_controller;
    TableView *m_view;
    CallBar *m_calls;
    Toast *m_toast;
    TableCards *m_cards;
    TableResult *m_result;
    std::optional<Call> m_waiting;
    int m_plannedRounds = 0; ///< the result is shown after this many; 0: only on request
    bool m_lookingBack = false;
};

} // namespace pitwise::ui
