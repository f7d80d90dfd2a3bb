// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"
#include "ui/panels/toolkit.h"

class QSpinBox;

namespace pitwise::ui {

/// The menu of the shoe. Offers everything at any time; the referee judges whether it is right.
class ShoeMenu : public FloatingPanel
{
    Q_OBJECT

public:
    explicit ShoeMenu(QWidget *parent = nullptr);
    /// Call before showing: `left` cards are there to place the cut card in.
    void setCards(int left);
    [[nodiscard]] QSpinBox *cutCard() const { return m_cutCard; }
    [[nodiscard]] QAbstractButton *button(const Act &act) const;

Q_SIGNALS:
    void chosen(const pitwise::Act &act);
    /// The dealer offers the cut; the patron is chosen next.
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

/// Calls and offers to one patron.
class PatronMenu : public FloatingPanel
{
    Q_OBJECT

public:
    explicit PatronMenu(QWidget *parent = nullptr);
    /// `split` is the hand that would be split; `wantsSplit`: the patron asked for it.
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
