// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/paint/tablelayout.h"
#include "ui/theme/theme.h"

#include <QImage>

#include <memory>

class QPainter;

namespace pitwise::ui {

/// An empty table, as the dealer sees it, in whatever size there is room for.
class SmallFelt
{
public:
    /// Null: no house is known, and nothing is painted.
    void setHouse(std::shared_ptr<const House> house);
    [[nodiscard]] const House *house() const { return m_house.get(); }

    void paint(QPainter &painter, const QSize &size, const Surroundings &around);
    /// Of what was painted last.
    [[nodiscard]] const TableLayout &layout() const { return m_layout; }

private:
    std::shared_ptr<const House> m_house;
    TableLayout m_layout;
    QImage m_felt;
    const Surroundings *m_around = nullptr;
};

} // namespace pitwise::ui
