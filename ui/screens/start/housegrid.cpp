// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/housegrid.h"

#include <QGridLayout>

namespace pitwise::ui {

namespace {

constexpr int TileColumns = 3;

} // namespace

HouseGrid::HouseGrid(const std::vector<KnownHouse> &houses, QWidget *parent)
    : QScrollArea(parent),
      m_tiles(new QGridLayout),
      m_open(new PillButton{tr("Open a house file\u2026"), this})
{
    m_tiles->setSpacing(8);
    m_tiles->setContentsMargins(FloatingPanel::Shadow - 4, 0, FloatingPanel::Shadow - 4, 0);
    auto *tiles = new QWidget;
    tiles->setLayout(m_tiles);
    setWidget(tiles);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBar(new ThinScrollBar{this});
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumHeight(2 * 84 + 12);
    for (const KnownHouse &known : houses)
        add(known);
    arrange();
    m_houses.front().second->setChecked(true);
    connect(m_open, &QAbstractButton::clicked, this, &HouseGrid::fileWanted);
}

HouseTile *HouseGrid::add(const KnownHouse &known)
{
    auto *tile =
        new HouseTile{known.house, widget()}; // same parent, so that tiles exclude each other
    m_houses << qMakePair(known.name, tile);
    connect(tile, &QAbstractButton::clicked, this, [this, tile] {
        choose(tile);
        Q_EMIT tileClicked();
    });
    return tile;
}

void HouseGrid::arrange()
{
    for (int i = 0; i < m_houses.size(); ++i)
        m_tiles->addWidget(m_houses[i].second, i / TileColumns, i % TileColumns);
    const int next = static_cast<int>(m_houses.size());
    m_tiles->addWidget(m_open, next / TileColumns, next % TileColumns, Qt::AlignCenter);
    const int rows = next / TileColumns + 1;
    setMaximumHeight(rows * (HouseTile::Height + m_tiles->verticalSpacing()));
}

void HouseGrid::set(const KnownHouse &known)
{
    for (const auto &[name, tile] : m_houses) {
        if (name == known.name)
            return tile->setHouse(known.house);
    }
    add(known);
    arrange();
}

void HouseGrid::choose(const std::string &name)
{
    for (const auto &[each, tile] : m_houses) {
        if (each == name)
            return choose(tile);
    }
}

void HouseGrid::choose(HouseTile *tile)
{
    tile->setChecked(true);
    Q_EMIT houseChosen(chosen());
}

const QPair<std::string, HouseTile *> &HouseGrid::current() const
{
    for (const auto &each : m_houses) {
        if (each.second->isChecked())
            return each;
    }
    return m_houses.front();
}

const std::string &HouseGrid::chosen() const
{
    return current().first;
}

const House &HouseGrid::chosenHouse() const
{
    return current().second->house();
}

QList<QWidget *> HouseGrid::tabOrder() const
{
    QList<QWidget *> order;
    for (const auto &each : m_houses)
        order << each.second;
    return order << m_open;
}

} // namespace pitwise::ui
