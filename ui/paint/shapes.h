// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace pitwise::ui {

/// The symbol of a suit (as in Card: clubs, diamonds, hearts, spades), filling `box`.
[[nodiscard]] QPainterPath suitPath(int suit, const QRectF &box);

/// `text` as an outline as high as `box`, aligned left, centre or right, and squeezed if it is too
/// wide.
[[nodiscard]] QPainterPath textPath(const QString &text, const QFont &font, const QRectF &box,
                                    Qt::Alignment align = Qt::AlignHCenter);

/// `2` to `10`, `J`, `Q`, `K`, `A`; `rank` counts from 2.
[[nodiscard]] QString rankText(int rank);

} // namespace pitwise::ui
