// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace pitwise {

/// Whether what can be worked out about a table is kept with it, and right acts are seen at a
/// glance. Without it (the CMake option PITWISE_FAST) every question is answered from the seats and
/// the rules: the same answers, for many times the work. The dealers' tests run both ways.
#ifdef PITWISE_SLOW
inline constexpr bool Fast = false;
#else
inline constexpr bool Fast = true;
#endif

} // namespace pitwise
