// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointF>
#include <QSizeF>

class QPainter;

namespace pitwise::ui {

/// A patron's hand signal at blackjack. The signal counts, not the word: cameras record no sound.
enum class Signal {
    None,
    Hit, ///< a finger taps the felt
    Stand, ///< a flat hand waves
    Double, ///< one finger beside the chips
    Split, ///< two fingers apart
};

inline constexpr QSizeF SignalSize{22, 24};

/// A hand that makes the signal, in table units.
void paintSignal(QPainter &painter, QPointF centre, Signal signal);

} // namespace pitwise::ui
