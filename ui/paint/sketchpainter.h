// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/handout/document.h"
#include "ui/theme/theme.h"

#include <QRectF>

class QPainter;

namespace pitwise::ui {

/// The colours of a drawing in a hand-out.
struct SketchColours
{
    QColor cloth;
    QColor shade;
    QColor line;
    QColor ink;
    QColor mark; ///< order and direction
    QColor onMark;
};

/// Pale, to save ink.
[[nodiscard]] SketchColours paleColours(const Felt &felt);
/// As on the felt.
[[nodiscard]] SketchColours feltColours(const Felt &felt);

/// Fills the width of `where`; the drawing's own height decides the rest.
void paintSketch(QPainter &painter, const Sketch &drawing, const Wording &say, const QRectF &where,
                 const SketchColours &colours);

} // namespace pitwise::ui
