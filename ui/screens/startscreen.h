// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"
#include "ui/panels/toolkit.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QSpinBox;

namespace pitwise::ui {

/// A house to choose: its felt, its name, what is telling about it.
class HouseTile : public Button
{
    Q_OBJECT

public:
    explicit HouseTile(const House &house, QWidget *parent = nullptr);
    [[nodiscard]] const House &house() const { return m_house; }
    void setHouse(const House &house);
    [[nodiscard]] QSize sizeHint() const override { return {250, 138}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    House m_house;
    QStringList m_traits;
};

/// A seed that nobody chose: six digits, which can be told to a colleague.
[[nodiscard]] std::uint64_t freshSeed();

/// Where a day begins: go on, or choose a house and deal. The last choice is there already.
class StartScreen : public QWidget
{
    Q_OBJECT

public:
    explicit StartScreen(const std::vector<House> &houses, QWidget *parent = nullptr);

    /// A house from a file; it stays for this run.
    void addHouse(const House &house, const std::string &path);
    void setChoice(const PlaySettings &settings, bool fixedSeed);
    [[nodiscard]] PlaySettings choice() const;
    [[nodiscard]] bool hasFixedSeed() const;
    /// What a kept session was; empty: there is none.
    void setUnfinished(const QString &description);

    [[nodiscard]] PillButton *dealButton() const { return m_deal; }
    [[nodiscard]] PillButton *goOnButton() const { return m_goOn; }

Q_SIGNALS:
    void dealWanted();
    void goOnWanted();
    void houseFileWanted();
    /// Back to the table, if there is one.
    void left();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void choose(HouseTile *tile);
    void enterMeans(PillButton *button);
    HouseTile *addTile(const House &house, const std::string &id);
    void arrangeTiles();
    [[nodiscard]] HouseTile *chosen() const;

    QScrollArea *m_scroll;
    QGridLayout *m_tiles;
    QList<QPair<std::string, HouseTile *>> m_houses;
    PillButton *m_open;
    FloatingPanel *m_unfinished;
    QLabel *m_unfinishedText;
    PillButton *m_goOn;
    FloatingPanel *m_panel;
    QSpinBox *m_seats;
    int m_wantedSeats = 5;
    Choice *m_style;
    Choice *m_coaching;
    QLabel *m_coachingText;
    Choice *m_temper;
    Choice *m_irregular;
    Choice *m_shuffle;
    QLineEdit *m_seed;
    PillButton *m_deal;
};

} // namespace pitwise::ui
