// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"
#include "ui/panels/toolkit.h"

class QSpinBox;

namespace pitwise::ui {

/// The work at the shoe. Everything is offered at any time: whether it is right is for the referee.
class ShoeMenu : public FloatingPanel
{
    Q_OBJECT

public:
    explicit ShoeMenu(QWidget *parent = nullptr);
    /// Before it is shown: how many cards there are to place the cut card among.
    void setCards(int left);
    [[nodiscard]] QSpinBox *cutCard() const { return m_cutCard; }
    [[nodiscard]] QAbstractButton *button(const Act &act) const;

Q_SIGNALS:
    void chosen(const pitwise::Act &act);
    /// The cut goes to a patron: which one is asked next.
    void offerCutWanted();
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    PillButton *add(const QString &text, const Act &act);

    QSpinBox *m_cutCard;
    QList<QPair<Act, PillButton *>> m_acts;
};

/// What can be said or offered to one patron.
class PatronMenu : public FloatingPanel
{
    Q_OBJECT

public:
    explicit PatronMenu(QWidget *parent = nullptr);
    /// `split` is the hand that a split would be of, and whether its patron asked for one.
    void setSeat(SeatId seat, Game game, HandId split, bool wantsSplit);
    [[nodiscard]] QAbstractButton *splitButton() const { return m_split; }
    [[nodiscard]] QAbstractButton *button(Call call) const;

Q_SIGNALS:
    void chosen(const pitwise::Act &act);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    SeatId m_seat;
    Game m_game = Game::CasinoWar;
    HandId m_toSplit;
    bool m_wantsSplit = false;
    QList<QPair<Call, PillButton *>> m_calls;
    PillButton *m_split;
};

} // namespace pitwise::ui
