// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>

namespace pitwise {

// FSRS-5, the Free Spaced Repetition Scheduler, with its published default weights. It describes a
// memory by two numbers and says how each review changes them.

/// How a review went. The numbers are part of the formulas.
enum class Grade : std::uint8_t { Again = 1, Hard = 2, Good = 3, Easy = 4 };

struct MemoryTrace
{
    double stability = 0; ///< days until recall has fallen to 90 %; 0: never seen
    double difficulty = 0; ///< 1 to 10

    bool operator==(const MemoryTrace &) const = default;
    [[nodiscard]] bool exists() const { return stability > 0; }
};

/// The chance to recall after this many days.
[[nodiscard]] double retrievability(const MemoryTrace &trace, double days);
/// Days until the chance to recall has fallen to `chance`.
[[nodiscard]] double daysUntil(const MemoryTrace &trace, double chance);
/// The memory after a review, `days` after the last one. Within a day the short-term formula holds.
[[nodiscard]] MemoryTrace reviewed(const MemoryTrace &trace, Grade grade, double days);

inline constexpr std::array<double, 19> FsrsWeights{
    0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046,  1.54575, 0.1192,
    1.01925, 1.9395,  0.11,  0.29605,  2.2698, 0.2315, 2.9898, 0.51655, 0.6621};

} // namespace pitwise
