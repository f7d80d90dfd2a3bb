// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/paint/tablelayout.h"
#include "ui/theme/theme.h"

#include <QImage>

namespace pitwise::ui {

/// All that never moves: the room, the rail, the felt with what is printed on it (FC-15), the
/// bodies of tray, shoe and rack. `size` is the widget's, `ratio` its device pixels.
[[nodiscard]] QImage paintFelt(const QSize &size, qreal ratio, const TableLayout &layout,
                               const House &house, const Surroundings &around);

/// What is printed in the middle: the paytable, a line each.
struct PrintedLine
{
    QString what;
    QString pays;
};
[[nodiscard]] QList<PrintedLine> paytable(const House &house);
/// `Main 5 to 300 · Tie 5 to 100`.
[[nodiscard]] QString limitsText(const House &house);

} // namespace pitwise::ui
