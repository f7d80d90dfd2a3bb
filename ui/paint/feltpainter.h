// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/paint/tablelayout.h"
#include "ui/theme/theme.h"

#include <QImage>

namespace pitwise::ui {

/// The bare cloth for a widget of this size. Thread-safe.
[[nodiscard]] QImage paintCloth(const QSize &size, qreal ratio, const TableLayout &layout,
                                const QString &houseId);
/// Adds everything that never moves: the room, the rail, the print on the felt (FC-15), tray, shoe
/// and rack. `ratio` is device pixels per pixel.
[[nodiscard]] QImage paintFelt(QImage cloth, qreal ratio, const TableLayout &layout,
                               const House &house, const Surroundings &around);

/// A line of the paytable printed on the felt.
struct PrintedLine
{
    QString what;
    QString pays;
};
/// `3 to 2`.
[[nodiscard]] QString ratioText(Ratio value);
[[nodiscard]] QList<PrintedLine> paytable(const House &house);
/// `Main 5 to 300 · Tie 5 to 100`.
[[nodiscard]] QString limitsText(const House &house);

} // namespace pitwise::ui
