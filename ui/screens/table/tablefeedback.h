// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/sessioncontroller.h"
#include "ui/shell/preparedsession.h"

#include <QObject>

namespace pitwise::ui {

class CallBar;
class SidePanel;
class TableCards;
class TableView;
class Toast;

/// What shows the trainee what came of his acts.
struct TablePanels
{
    TableView *view;
    SidePanel *panel;
    CallBar *calls;
    Toast *toast;
    TableCards *cards;
};

/// Shows what came of every act, as the coaching allows: motion, voices, findings, hints, results.
class TableFeedback : public QObject
{
    Q_OBJECT

public:
    TableFeedback(SessionController *controller, const TablePanels &panels,
                  QObject *parent = nullptr);

    /// Another session: nothing is left of the one before.
    void reset();
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
    void stepped(const Report &report);
    void answered(const std::vector<Event> &events);
    void showAnswer();
    void showVoices(const std::vector<Event> &events);
    void endOfRound();

    SessionController *m_controller;
    TableView *m_view;
    SidePanel *m_panel;
    CallBar *m_calls;
    Toast *m_toast;
    TableCards *m_cards;
    std::optional<Call> m_waiting;
    int m_plannedRounds = 0; ///< after so many the result is shown; 0: never by itself
    int m_hints = 0; ///< how often it was asked for since the last act
};

} // namespace pitwise::ui
