// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace pitwise::ui {

/// A mono WAV of 16 bit as a stereo one that comes from `place` (-1 left, 1 right), equally loud
/// everywhere, and as much higher as `pitch` says. Empty if `wav` is not such a file.
[[nodiscard]] QByteArray placedAt(double place, const QByteArray &wav, double pitch = 1);

} // namespace pitwise::ui
