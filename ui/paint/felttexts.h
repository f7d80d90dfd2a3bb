// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paint/gamefelt.h"

#include <QFont>

#include <vector>

namespace pitwise::ui {

/// A text printed on the felt, in table units.
struct FeltText
{
    QString text;
    QRectF box; ///< the text stays inside it
    QFont font; ///< small enough for that
    int align = Qt::AlignCenter;
    bool strong = false; ///< in the colour of the lines
    bool round = false; ///< the box is a circle's
    qreal turned = 0; ///< degrees, around the middle of the box
};

/// In the spots of the first seat. All seats look alike.
[[nodiscard]] std::vector<FeltText> spotTexts(const TableLayout &layout, const GameFelt &game);
/// What insurance pays, at every other seat.
[[nodiscard]] std::vector<FeltText> insuranceTexts(const TableLayout &layout);
/// Name and limits above the dealer's cards, the paytable on both sides.
[[nodiscard]] std::vector<FeltText> printTexts(const TableLayout &layout, const House &house);

} // namespace pitwise::ui
