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

/// The houses as tiles, one of them chosen, and a button that opens another from a file. Scrolls
/// when there are many.
class HouseGrid : public QScrollArea
{
    Q_OBJECT

public:
    /// At least one house.
    explicit HouseGrid(const std::vector<KnownHouse> &houses, QWidget *parent = nullptr);

    /// Added, or replaced if its name is known.
    void set(const KnownHouse &known);
    /// By its name; an unknown one changes nothing.
    void choose(const std::string &name);
    [[nodiscard]] const std::string &chosen() const;
    [[nodiscard]] const House &chosenHouse() const;
    /// From first to last, for the Tab key.
    [[nodiscard]] QList<QWidget *> tabOrder() const;

Q_SIGNALS:
    void houseChosen(const std::string &name);
    /// The same, by the mouse or a key on the tile.
    void tileClicked();
    void fileWanted();

private:
    HouseTile *add(const KnownHouse &known);
    void arrange();
    void choose(HouseTile *tile);
    [[nodiscard]] const QPair<std::string, HouseTile *> &current() const;

    QGridLayout *m_tiles;
    QList<QPair<std::string, HouseTile *>> m_houses;
    PillButton *m_open;
};

} // namespace pitwise::ui
