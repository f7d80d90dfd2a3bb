// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>

class QPainter;

namespace pitwise::ui {

/// The program icon in a square from 0 to 1: a card and a chip on felt.
void paintAppIcon(QPainter &painter);
[[nodiscard]] QIcon appIcon();

} // namespace pitwise::ui
