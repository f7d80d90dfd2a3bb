// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "ui/panels/popover.h"
#include "ui/table/tableview.h"

#include <QObject>

namespace pitwise::ui {

class CallBar;
class CoachCard;
class LeaveMenu;
class SummaryCard;

/// The cards and menus that float above the table: coach, result, shoe, patron. Created on first
/// use, so that the table appears sooner.
class TableCards : public QObject
{
    Q_OBJECT

public:
    /// The cards are children of `screen`, above `view` and `calls`.
    TableCards(QWidget *screen, TableView *view, CallBar *calls);

    CoachCard *coach();
    SummaryCard *summary();
    ShoeMenu *shoeMenu();
    PatronMenu *patronMenu();
    LeaveMenu *leaveMenu();
    [[nodiscard]] bool isCoachShown() const;
    [[nodiscard]] bool isSummaryShown() const;
    [[nodiscard]] bool isMenuShown() const;

    /// The area they may cover, in screen pixels.
    void setRoom(const QRect &room);
    /// Near the last of `spots`.
    void showCoach(const std::vector<Finding> &findings, const Act &act, const House &house,
                   bool again, const std::vector<Spot> &spots);
    void setAnswer(const QString &answer);
    void openShoe(int cards);
    void openPatron(HandId hand, const Table &table, Game game);
    /// Asks whether the dealer wants to leave. `again`: there is a round to deal again.
    void openLeave(bool again);

    /// Call after its content has changed.
    void centreSummary();
    void hideCoach();
    void hideSummary();
    void closeMenus();

Q_SIGNALS:
    void coachClosed();
    void answerWanted();
    /// Deal the round again.
    void againWanted();
    /// End the silent session and show its result.
    void endWanted();
    void saveResultWanted();
    void printResultWanted();
    void copyResultWanted();
    void reviewWanted();
    void leaveWanted();
    /// Chosen from a menu, which is closed by now.
    void chosen(const pitwise::Act &act);
    void offerCutWanted();

private:
    void open(QWidget *menu, const Spot &beside);
    void choose(const Act &act);
    void putBeside(QWidget *card, const QRect &beside);
    void putNear(QWidget *card, const Spot &spot);
    void keepInside(QWidget *card);

    QWidget *m_screen;
    TableView *m_view;
    CallBar *m_calls;
    QRect m_room;
    CoachCard *m_coach = nullptr;
    SummaryCard *m_summary = nullptr;
    ShoeMenu *m_shoeMenu = nullptr;
    PatronMenu *m_patronMenu = nullptr;
    LeaveMenu *m_leaveMenu = nullptr;
};

} // namespace pitwise::ui
