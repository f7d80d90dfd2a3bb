// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/theme.h"

#include <QSizeF>

class QPainter;

namespace pitwise::ui {

/// A house's felt along the lower edge of `size`, with a hand of cards and a bet on it.
void paintStartFelt(QPainter &painter, const QSizeF &size, const Felt &felt);

} // namespace pitwise::ui
