// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace pitwise::ui {

/// The sign of a suit (as in Card: clubs, diamonds, hearts, spades), filling `box`.
[[nodiscard]] QPainterPath suitPath(int suit, const QRectF &box);

/// `text` as an outline that fills the height of `box`, squeezed to its width if it must be, at its
/// left, centre or right.
[[nodiscard]] QPainterPath textPath(const QString &text, const QFont &font, const QRectF &box,
                                    Qt::Alignment align = Qt::AlignHCenter);

/// `2` to `10`, `J`, `Q`, `K`, `A`; `rank` counts from 2.
[[nodiscard]] QString rankText(int rank);

} // namespace pitwise::ui
