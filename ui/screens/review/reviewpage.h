// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/screens/review/reviewsource.h"
#include "ui/screens/review/timebars.h"
#include "ui/shell/shell.h"
#include "ui/table/roundplayer.h"
#include "ui/work/background.h"

class QLabel;
class QStackedWidget;

namespace pitwise::ui {

class ActPanel;
class TableView;

/// One session: the felt as it lay, what was done, and bars for its rounds and acts.
class ReviewPage : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPage(Shell &shell, QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    /// At its first finding.
    void show(const OpenedReview &opened);
    [[nodiscard]] bool isShown() const { return m_opened.review != nullptr; }
    [[nodiscard]] const OpenedReview &opened() const { return m_opened; }
    [[nodiscard]] const Review &review() const { return *m_opened.review; }

    /// Shows the table after this entry of the log.
    void goTo(std::size_t number);
    [[nodiscard]] std::size_t number() const { return m_number; }
    void goToRound(int nth);
    /// The next one after here, from the end on to the first.
    void goToFinding(bool forward);

    /// The house's own dealer deals the round from here.
    void watch();
    void stopWatching();
    [[nodiscard]] bool isWatching() const;
    [[nodiscard]] bool isBusy() const { return m_work.isBusy(); }
    /// A session that continues before this act.
    void tryAgain();

    /// True: the key meant something here.
    bool takeKey(int key, bool shift);

    [[nodiscard]] TableView *view() const { return m_view; }
    [[nodiscard]] RoundPlayer *player() const { return m_player; }
    [[nodiscard]] ActPanel *panel() const { return m_panel; }
    [[nodiscard]] TimeBars *rounds() const { return m_rounds; }
    [[nodiscard]] TimeBars *acts() const { return m_acts; }

Q_SIGNALS:
    void watching();

protected:
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void connectAll();
    void fillRounds();
    void fillActs(std::size_t nth);
    void showMoment(bool forward);
    void showControls();

    Shell &m_shell;
    OpenedReview m_opened;
    std::size_t m_number = 0;
    std::size_t m_round = 0; ///< whose acts are listed
    QStackedWidget *m_stack;
    TableView *m_view;
    QWidget *m_show; ///< the house's own dealer
    RoundPlayer *m_player;
    PillButton *m_play;
    PillButton *m_stop;
    ActPanel *m_panel;
    QLabel *m_roundsTitle;
    QLabel *m_actsTitle;
    TimeBars *m_rounds;
    TimeBars *m_acts;
    Background m_work;
};

} // namespace pitwise::ui
