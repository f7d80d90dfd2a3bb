// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/keys.h"
#include "ui/session/sessioncontroller.h"
#include "ui/shell/screen.h"
#include "ui/table/tableview.h"

namespace pitwise::ui {

class CallBar;
class GuidanceStrip;
class HeldBar;
class SidePanel;
class TableCards;
class TableFeedback;
class TableResult;
class Toast;

/// The dealing screen. Turns gestures and keys into acts.
class TableScreen : public Screen
{
    Q_OBJECT

public:
    explicit TableScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void entered() override;
    void left() override;
    void viewOptionsChanged(const ViewOptions &options) override;
    [[nodiscard]] const House *house() const override;

    void setPanelShown(bool shown);
    [[nodiscard]] bool isPanelShown() const { return m_panelShown; }
    void showSummary();
    void hint();

    [[nodiscard]] TableView *view() const { return m_view; }
    [[nodiscard]] CallBar *calls() const { return m_calls; }
    [[nodiscard]] SidePanel *panel() const { return m_panel; }
    [[nodiscard]] TableCards &cards() const { return *m_cards; }
    [[nodiscard]] Toast *toast() const { return m_toast; }
    [[nodiscard]] HeldBar *held() const { return m_held; }
    [[nodiscard]] GuidanceStrip *strip() const { return m_strip; }
    /// The command that a key began and the next key must complete.
    [[nodiscard]] const Pending &pending() const { return m_pending; }
    [[nodiscard]] const Hand &hand() const { return m_hand; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectSession();
    void connectHands();
    void start();
    void gesture(const Gesture &what);
    void perform(const std::vector<Act> &acts, const Hand &after);
    void dealAgain();
    void setHand(const Hand &hand);
    void answerReply(Reply reply, HandId about);
    void answerKey(const KeyResponse &response);
    void setPending(const Pending &pending);
    bool escape();
    void place();
    [[nodiscard]] QRect content() const;
    [[nodiscard]] const Sitting &sitting() const { return m_controller->sitting(); }

    SessionController *m_controller;
    TableView *m_view;
    SidePanel *m_panel;
    CallBar *m_calls;
    Toast *m_toast;
    HeldBar *m_held;
    GuidanceStrip *m_strip;
    TableCards *m_cards;
    TableResult *m_result;
    TableFeedback *m_feedback;

    ViewOptions m_options;
    Hand m_hand;
    Pending m_pending;
    bool m_panelShown = true;
};

} // namespace pitwise::ui
