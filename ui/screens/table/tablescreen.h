// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/dealing/tablehands.h"
#include "ui/shell/screen.h"
#include "ui/table/tableview.h"

namespace pitwise::ui {

class GuidanceStrip;
class SidePanel;
class TableFeedback;
class TableFollower;
class TableResult;

/// The dealing screen.
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

    [[nodiscard]] TableHands &hands() const { return *m_hands; }
    [[nodiscard]] TableView *view() const { return m_view; }
    [[nodiscard]] CallBar *calls() const { return m_hands->tools().calls; }
    [[nodiscard]] SidePanel *panel() const { return m_panel; }
    [[nodiscard]] TableCards &cards() const { return *m_cards; }
    [[nodiscard]] Toast *toast() const { return m_hands->tools().toast; }
    [[nodiscard]] HeldBar *held() const { return m_hands->tools().held; }
    [[nodiscard]] GuidanceStrip *strip() const { return m_strip; }
    /// The command that a key began and the next key must complete.
    [[nodiscard]] const Pending &pending() const { return m_hands->pending(); }
    [[nodiscard]] const Hand &hand() const { return m_hands->hand(); }

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
    [[nodiscard]] bool mayBeginGesture();
    void perform(const std::vector<Act> &acts, const Hand &after);
    void dealAgain();
    bool escape();
    void place();
    [[nodiscard]] QRect content() const;
    [[nodiscard]] const Sitting &sitting() const { return m_controller->sitting(); }

    SessionController *m_controller;
    TableHands *m_hands;
    TableView *m_view;
    TableCards *m_cards;
    SidePanel *m_panel;
    GuidanceStrip *m_strip;
    TableResult *m_result;
    bool m_asked = false; ///< whether a clean round is really to be dealt again
    TableFollower *m_follower; ///< before the feedback: it clears what was said before
    TableFeedback *m_feedback;

    ViewOptions m_options;
    bool m_panelShown = true;
};

} // namespace pitwise::ui
