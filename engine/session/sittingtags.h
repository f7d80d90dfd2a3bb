// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace pitwise {

/// How freely the simulated patrons bet.
enum class Temper { Careful, Mixed, Bold };
inline constexpr std::array AllTempers{Temper::Careful, Temper::Mixed, Temper::Bold};

/// How a trainee is coached; `policyOf` says what that means.
enum class Coaching {
    Coach, ///< stops at a mistake, which does not happen; the trainee tries again
    Practice, ///< play goes on; each round ends with a summary
    Silent, ///< only recorded
    Exam, ///< recorded, with nothing shown and nothing to go back to
};
inline constexpr std::array AllCoachings{Coaching::Coach, Coaching::Practice, Coaching::Silent,
                                         Coaching::Exam};

/// How much patrons press the dealer. The referee's rules stay the same.
enum class Pressure {
    None,
    Lively, ///< they chat and change their minds
    Busy, ///< a full table; they hurry him and bet late
    Rush, ///< all of it, often, and they dispute
    Rising, ///< begins with none, and grows and shrinks with his clean rounds
};
inline constexpr std::array AllPressures{Pressure::None, Pressure::Lively, Pressure::Busy,
                                         Pressure::Rush, Pressure::Rising};
inline constexpr int MostPressure = 3;

/// What patrons and the window need to resume a session. The referee ignores it.
struct SittingTags
{
    std::optional<int> taken; ///< seats 1 to `taken` have a patron
    std::optional<Temper> temper;
    std::optional<int> irregularities; ///< percent of rounds
    std::optional<Coaching> coaching;
    std::optional<Pressure> pressure;
    std::size_t shown = 0; ///< this many events were a demonstration and do not count for the score

    bool operator==(const SittingTags &) const = default;
};

/// As written in a tag.
[[nodiscard]] std::string_view name(Temper temper);
[[nodiscard]] std::string_view name(Coaching coaching);
[[nodiscard]] std::string_view name(Pressure pressure);

} // namespace pitwise
