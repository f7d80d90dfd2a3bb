// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/showing.h"
#include "engine/house/provenance.h"
#include "engine/training/chipledger.h"
#include "ui/paint/spot.h"

#include <QString>

#include <vector>

namespace pitwise::ui {

/// What is said about one step of a demonstration.
struct Narration
{
    QString what; ///< what happened, or which mistake was made
    QString why; ///< the rule behind it
    Origin origin; ///< and its clause
    bool isMistake = false;
    std::vector<Spot> marks; ///< where the mistake is
    QString call; ///< the dealer's own words
};

/// After `frames` frames.
[[nodiscard]] Narration narrationAt(const Showing &showing, std::size_t frames);
/// The chips before the first frame and after each frame.
[[nodiscard]] std::vector<ChipLedger> ledgersOf(const Showing &showing);

} // namespace pitwise::ui
