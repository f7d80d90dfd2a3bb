// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace pitwise {

/// Whether what is worked out about a table is kept with it, and plainly right acts skip the full
/// judgment. Switched off (the CMake option PITWISE_FAST), every question is answered from the
/// seats and the rules: the same answers, at many times the cost. The dealers' tests run both ways.
#ifdef PITWISE_SLOW
inline constexpr bool Fast = false;
#else
inline constexpr bool Fast = true;
#endif

} // namespace pitwise
