// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/progress/skillmap.h"

#include "ui/screens/progress/skilltile.h"
#include "ui/text/skillwords.h"
#include "ui/text/translated.h"

#include <QDateTime>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace pitwise::ui {

namespace {

/// `known: right in 8 of 9 rounds, due on 3 March`.
QString stateOf(const SkillMemory *memory, Level level)
{
    const QString words = asSentence(levelWords(level));
    if (memory == nullptr || memory->seen == 0)
        return SkillMap::tr("%1.").arg(words);
    const QString due = QLocale{}.toString(
        QDateTime::fromMSecsSinceEpoch(memory->due().ms()).date(), QLocale::ShortFormat);
    const QString state =
        SkillMap::tr("%1: right in %2 of %n round(s), due %3.", nullptr, memory->seen)
            .arg(words, QString::number(memory->right), due);
    return memory->seconds < 0 ? state
                               : SkillMap::tr("%1 An act takes %2 s.")
                                     .arg(state, QLocale{}.toString(memory->seconds, 'f', 1));
}

} // namespace

SkillMap::SkillMap(QWidget *parent)
    : FloatingPanel(parent),
      m_grid(new QGridLayout),
      m_detail(new QLabel{this}),
      m_state(new QLabel{this})
{
    auto *column = new QVBoxLayout{this};
    constexpr int Edge = FloatingPanel::Shadow + 16;
    column->setContentsMargins(Edge, Edge - 4, Edge, Edge - 6);
    column->setSpacing(6);
    m_grid->setHorizontalSpacing(2);
    m_grid->setVerticalSpacing(1);
    column->addLayout(m_grid);
    column->addStretch(1);
    m_detail->setFont(uiFont(14, QFont::DemiBold));
    m_detail->setWordWrap(true);
    m_detail->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    m_state->setFont(uiFont(13));
    m_state->setWordWrap(true);
    m_state->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_detail);
    column->addWidget(m_state);
}

void SkillMap::setStanding(const Standing &standing)
{
    qDeleteAll(m_tiles);
    qDeleteAll(m_areas);
    m_tiles.clear();
    m_areas.clear();
    m_row.clear();
    QStringList areas;
    for (const std::string &skill : standing.course) {
        const QString area = asSentence(areaWords(skill));
        if (areas.contains(area))
            continue;
        auto *label = new QLabel{area, this};
        label->setFont(uiFont(14));
        m_grid->addWidget(label, static_cast<int>(areas.size()), 0);
        m_areas.push_back(label);
        areas << area;
    }
    for (int row = 0; row < areas.size(); ++row) {
        for (const std::string &skill : standing.course) {
            if (asSentence(areaWords(skill)) == areas[row])
                add(standing, skill, row);
        }
    }
    m_grid->setColumnMinimumWidth(0, 0);
    m_grid->setColumnStretch(m_grid->columnCount(), 1);
    m_detail->setText(tr("Each tile is a skill of this house."));
    m_state->setText(tr("The fuller, the better it is known; the paler, the less we are sure; a "
                        "dot: due. Point at a tile to read it."));
}

void SkillMap::add(const Standing &standing, const std::string &skill, int row)
{
    const SkillMemory *memory = standing.past.memory.find(skill);
    const Level level = standing.levelOf(skill);
    auto *tile = new SkillTile{asSentence(skillWords(standing.known.house, skill)),
                               stateOf(memory, level), this};
    if (memory != nullptr)
        tile->setMastery(memory->chanceAt(standing.now), memory->certainty(),
                         memory->due() <= standing.now);
    tile->installEventFilter(this);
    connect(tile, &SkillTile::looked, this, [this, tile] { look(*tile); });
    const auto before = std::count(m_row.begin(), m_row.end(), row);
    m_grid->addWidget(tile, row, static_cast<int>(before) + 1);
    tile->show();
    m_tiles.push_back(tile);
    m_row.push_back(row);
}

void SkillMap::look(const SkillTile &tile)
{
    m_detail->setText(tile.words());
    m_state->setText(tile.state());
}

QString SkillMap::detail() const
{
    return m_detail->text() + QLatin1Char(' ') + m_state->text();
}

bool SkillMap::eventFilter(QObject *watched, QEvent *event)
{
    const auto found = std::find(m_tiles.begin(), m_tiles.end(), watched);
    if (event->type() != QEvent::KeyPress || found == m_tiles.end())
        return FloatingPanel::eventFilter(watched, event);
    const auto at = static_cast<std::ptrdiff_t>(found - m_tiles.begin());
    const auto count = static_cast<std::ptrdiff_t>(m_tiles.size());
    const auto rowAt = [&](std::ptrdiff_t i) { return m_row[static_cast<std::size_t>(i)]; };
    const int key = static_cast<QKeyEvent *>(event)->key();
    std::ptrdiff_t to = at;
    if (key == Qt::Key_Right || key == Qt::Key_Left) {
        to = at + (key == Qt::Key_Right ? 1 : -1);
    } else if (key == Qt::Key_Down || key == Qt::Key_Up) {
        const int wanted = rowAt(at) + (key == Qt::Key_Down ? 1 : -1);
        const auto first = std::find(m_row.begin(), m_row.end(), wanted) - m_row.begin();
        to = first < count ? first : at;
    } else {
        return FloatingPanel::eventFilter(watched, event);
    }
    if (to >= 0 && to < count)
        m_tiles[static_cast<std::size_t>(to)]->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace pitwise::ui
