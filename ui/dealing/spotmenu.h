// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"
#include "ui/paint/spot.h"

#include <QList>
#include <QString>

namespace pitwise::ui {

/// One thing that can be done with chips or cards.
struct SpotChoice
{
    QString text;
    Act act;
};

/// What hands can do with the chips or cards there. It goes by what lies there, never by what would be
/// right.
[[nodiscard]] QList<SpotChoice> choicesAt(const Spot &spot, const Table &table, const House &house);

} // namespace pitwise::ui
