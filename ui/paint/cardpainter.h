// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/card.h"
#include "ui/theme/theme.h"

#include <QSizeF>

class QPainter;

namespace pitwise::ui {

/// A card in table units.
inline constexpr QSizeF CardSize{58, 81};

// Cards are drawn with their centre at the origin, in table units.

void paintCard(QPainter &painter, Card card, SuitColours colours);
void paintCardBack(QPainter &painter);
/// The plastic cut card.
void paintCutCard(QPainter &painter);

} // namespace pitwise::ui
