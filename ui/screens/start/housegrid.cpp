// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/housegrid.h"

#include "engine/house/diff.h"
#include "ui/text/housewords.h"
#include "ui/text/translated.h"

#include <QEvent>
#include <QGridLayout>

namespace pitwise::ui {

namespace {

constexpr int TileColumns = 3;

} // namespace

HouseGrid::HouseGrid(const std::vector<KnownHouse> &houses, QWidget *parent)
    : QScrollArea(parent),
      m_tiles(new QGridLayout),
      m_open(new PillButton{tr("Open a house file\u2026"), this}),
      m_putBack(new PillButton{tr("Put it back"), this})
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
    m_putBack->hide();
    connect(m_putBack, &QAbstractButton::clicked, this, [this] {
        m_putBack->hide();
        Q_EMIT putBackWanted();
    });
}

HouseTile *HouseGrid::add(const KnownHouse &known)
{
    auto *tile = new HouseTile{known, widget()}; // same parent, so that tiles exclude each other
    m_houses << qMakePair(known.name, tile);
    describe(tile, known);
    connect(tile, &QAbstractButton::clicked, this, [this, tile] {
        choose(tile);
        Q_EMIT tileClicked();
    });
    connect(tile, &HouseTile::renamed, this,
            [this, tile](const QString &name) { Q_EMIT renameWanted(tile->known().name, name); });
    connect(tile, &HouseTile::removeWanted, this,
            [this, tile] { Q_EMIT removeWanted(tile->known().name); });
    return tile;
}

/// A house of one's own shows what makes it different from the built-in house most like it.
void HouseGrid::describe(HouseTile *tile, const KnownHouse &known)
{
    const House *like = nullptr;
    std::size_t fewest = 0;
    for (const auto &[name, other] : m_houses) {
        const House &house = other->house();
        if (name != house.id || name == known.name)
            continue;
        const std::size_t apart = difference(house, known.house).size();
        if (like == nullptr || apart < fewest) {
            like = &house;
            fewest = apart;
        }
    }
    const bool own = known.name != known.house.id;
    QStringList traits;
    for (const Sentence &trait :
         own &&like != nullptr ? traitsComparedTo(*like, known.house) : houseTraits(known.house))
        traits << translated(trait);
    tile->setHouse(known, traits);
}

void HouseGrid::arrange()
{
    for (int i = 0; i < m_houses.size(); ++i)
        m_tiles->addWidget(m_houses[i].second, i / TileColumns, i % TileColumns);
    const int next = static_cast<int>(m_houses.size());
    m_tiles->addWidget(m_open, next / TileColumns, next % TileColumns, Qt::AlignCenter);
    const int after = next + 1;
    m_tiles->addWidget(m_putBack, after / TileColumns, after % TileColumns, Qt::AlignCenter);
    limitHeight();
}

/// The tiles grow until they show everything, and no further.
void HouseGrid::limitHeight()
{
    const auto last = m_houses.size() + (m_putBack->isHidden() ? 0 : 1);
    const int rows = static_cast<int>(last) / TileColumns + 1;
    for (const auto &[name, tile] : m_houses)
        tile->setMaximumHeight(HouseTile::mostHeight());
    setMaximumHeight(rows * (HouseTile::mostHeight() + m_tiles->verticalSpacing()));
}

void HouseGrid::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        limitHeight();
}

void HouseGrid::set(const KnownHouse &known)
{
    for (const auto &[name, tile] : m_houses) {
        if (name == known.name)
            return describe(tile, known);
    }
    HouseTile *tile = add(known);
    arrange();
    tile->show();
}

void HouseGrid::remove(const std::string &name)
{
    for (qsizetype i = 0; i < m_houses.size(); ++i) {
        if (m_houses[i].first != name)
            continue;
        HouseTile *tile = m_houses.takeAt(i).second;
        m_putBack->setText(tr("Put back %1").arg(tile->text()));
        m_putBack->show();
        tile->hide();
        tile->deleteLater(); // it may be what asked for this
        return arrange();
    }
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
    return order << m_open << m_putBack;
}

} // namespace pitwise::ui
