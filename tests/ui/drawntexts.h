// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QPointer>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <vector>

namespace pitwise::test {

/// A piece of text as it was painted: a line, or a part of a line in one font.
struct DrawnText
{
    QString text;
    QPointer<QWidget> widget; ///< that painted it
    QRectF ink; ///< what its letters cover, in pixels of the window
    QRectF clip; ///< what the painter let through
    QColor colour; ///< as transparent as it was painted
    int pixelSize = 0;
    bool isBold = false;
};

/// Paints the window onto a device that keeps the texts instead of their pixels. Sees every text
/// that a widget paints on itself, by QLabel or by hand; not those inside pictures (the felt).
[[nodiscard]] std::vector<DrawnText> drawnTexts(QWidget &window);

/// Whether a screen may be wider than its window.
enum class Sideways { Fits, Scrolls };

/// What is wrong with the texts of a window, one sentence each: cut off, painted over another
/// text or under a control, or shortened without a tool tip that has the whole.
[[nodiscard]] QStringList troubleWithTexts(QWidget &window, Sideways sideways = Sideways::Fits);

/// Texts that do not stand out from what is painted below them.
[[nodiscard]] QStringList troubleWithContrast(QWidget &window);

} // namespace pitwise::test
