// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/start/housetile.h"
#include "ui/session/knownhouse.h"

#include <QList>
#include <QScrollArea>

#include <vector>

class QGridLayout;

namespace pitwise::ui {

/// The houses as tiles, one of them chosen, and a button that opens a house file. Scrolls.
class HouseGrid : public QScrollArea
{
    Q_OBJECT

public:
    /// `houses` must not be empty.
    explicit HouseGrid(const std::vector<KnownHouse> &houses, QWidget *parent = nullptr);

    /// Adds the house, or replaces the one of this name.
    void set(const KnownHouse &known);
    /// Takes its tile away and offers to put it back.
    void remove(const std::string &name);
    /// Ignores an unknown name.
    void choose(const std::string &name);
    [[nodiscard]] const std::string &chosen() const;
    [[nodiscard]] const House &chosenHouse() const;
    /// All tiles and the button, in Tab order.
    [[nodiscard]] QList<QWidget *> tabOrder() const;

Q_SIGNALS:
    void houseChosen(const std::string &name);
    /// Chosen by mouse or keyboard.
    void tileClicked();
    void fileWanted();
    void renameWanted(const std::string &house, const QString &name);
    void removeWanted(const std::string &house);
    void putBackWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    HouseTile *add(const KnownHouse &known);
    void describe(HouseTile *tile, const KnownHouse &known);
    void arrange();
    void limitHeight();
    void choose(HouseTile *tile);
    [[nodiscard]] const QPair<std::string, HouseTile *> &current() const;

    QGridLayout *m_tiles;
    QList<QPair<std::string, HouseTile *>> m_houses;
    PillButton *m_open;
    PillButton *m_putBack; ///< shown after a removal
};

} // namespace pitwise::ui
