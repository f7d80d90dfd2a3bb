// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/shell/screen.h"
#include "ui/shell/settings.h"
#include "ui/shell/whodeals.h"

class QLabel;

namespace pitwise::ui {

class HouseGrid;
class PlayOptions;
class HomeworkPanel;
class WhatNow;

/// The home screen: resume a session, or choose a house and deal. Remembers the last choice.
class StartScreen : public Screen
{
    Q_OBJECT

public:
    explicit StartScreen(Shell &shell, QWidget *parent = nullptr);

    void entered() override;
    void chosen() override;
    void houseChanged(const KnownHouse &known) override;
    void houseRemoved(const std::string &name) override;

    void setChoice(const StartChoice &choice);
    [[nodiscard]] StartChoice choice() const;
    [[nodiscard]] PillButton *dealButton() const;
    [[nodiscard]] WhatNow *whatNow() const { return m_now; }
    [[nodiscard]] HomeworkPanel *homework() const { return m_homework; }
    [[nodiscard]] PillButton *resumeButton() const { return m_resume; }
    [[nodiscard]] WhoDealsButton *dealerButton() const { return m_dealer; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Whether the keyboard focus goes to what is offered.
    enum class Focus { Moves, Stays };

    void arrange();
    void makeRoom();
    void orderTabs();
    void connectAll();
    void deal();
    /// Offers to resume the latest session.
    void offerLatest(Focus focus);
    /// Describes the session that can be resumed; empty: none.
    void setUnfinished(const QString &description, Focus focus = Focus::Moves);
    void enterMeans(PillButton *button);

    QLabel *m_subtitle;
    WhoDealsButton *m_dealer;
    WhatNow *m_now;
    HomeworkPanel *m_homework;
    FloatingPanel *m_unfinished;
    QLabel *m_unfinishedText;
    PillButton *m_resume;
    PillButton *m_all;
    HouseGrid *m_houses;
    PlayOptions *m_options;
};

} // namespace pitwise::ui
