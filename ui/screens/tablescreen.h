// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/keys.h"
#include "ui/session/sessioncontroller.h"
#include "ui/table/tableview.h"

#include <QWidget>

namespace pitwise::ui {

class CallBar;
class CoachCard;
class PatronMenu;
class ShoeMenu;
class SidePanel;
class SummaryCard;
class Toast;

/// The table with everything around it. Turns gestures and keys into acts, and shows what came of
/// them as the coaching allows.
class TableScreen : public QWidget
{
    Q_OBJECT

public:
    explicit TableScreen(SessionController *controller, QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    void setPanelShown(bool shown);
    [[nodiscard]] bool isPanelShown() const { return m_panelShown; }
    void showSummary();
    void hint();

    [[nodiscard]] TableView *view() const { return m_view; }
    [[nodiscard]] CallBar *calls() const { return m_calls; }
    [[nodiscard]] SidePanel *panel() const { return m_panel; }
    // Made when they are first needed: the table is there sooner without them.
    CoachCard *coach();
    SummaryCard *summary();
    ShoeMenu *shoeMenu();
    PatronMenu *patronMenu();
    [[nodiscard]] Toast *toast() const { return m_toast; }
    /// What a key began and another has to finish.
    [[nodiscard]] const Pending &pending() const { return m_pending; }
    [[nodiscard]] const Hand &hand() const { return m_hand; }

Q_SIGNALS:
    /// Escape with nothing left to put down.
    void left();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void start();
    void gesture(const Gesture &what);
    void perform(const std::vector<Act> &acts, const Hand &after);
    void stepped(const Step &step);
    void showFindings(const std::vector<Finding> &findings, const Act &act, bool again);
    void showAnswer();
    void showVoices(const std::vector<LogEntry> &events);
    void endOfRound();
    void answerReply(Reply reply, HandId about);
    void answerKey(const KeyResponse &response);
    [[nodiscard]] HandId splitAt(SeatId seat) const;
    void setPending(const Pending &pending);
    void clearMarks();
    void hideCards();
    [[nodiscard]] static bool isShown(const QWidget *card)
    {
        return card != nullptr && card->isVisible();
    }
    bool escape();
    void closeMenus();
    void openMenu(QWidget *menu, const QRect &beside);
    void putBeside(QWidget *card, const QRect &beside);
    void putNear(QWidget *card, const Spot &spot);
    void keepInside(QWidget *card);
    void place();
    [[nodiscard]] QRect content() const;
    [[nodiscard]] const Sitting &sitting() const { return m_controller->sitting(); }

    SessionController *m_controller;
    TableView *m_view;
    SidePanel *m_panel;
    CallBar *m_calls;
    CoachCard *m_coach = nullptr;
    SummaryCard *m_summary = nullptr;
    ShoeMenu *m_shoeMenu = nullptr;
    PatronMenu *m_patronMenu = nullptr;
    Toast *m_toast;

    ViewOptions m_options;
    Hand m_hand;
    Pending m_pending;
    bool m_panelShown = true;
    int m_hints = 0; ///< how often it was asked for since the last act
};

} // namespace pitwise::ui
