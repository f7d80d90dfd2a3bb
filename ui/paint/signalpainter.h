// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointF>
#include <QSizeF>

class QPainter;

namespace pitwise::ui {

/// What a patron at a blackjack table shows with his hand: eyes and cameras see it, ears do not
/// count.
enum class Signal {
    None,
    Hit, ///< a finger taps the felt
    Stand, ///< a flat hand waves
    Double, ///< one finger beside the chips
    Split, ///< two fingers apart
};

inline constexpr QSizeF SignalSize{22, 24};

/// A hand that makes the signal, in units, around `centre`.
void paintSignal(QPainter &painter, QPointF centre, Signal signal);

} // namespace pitwise::ui
