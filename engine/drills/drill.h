// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/questions.h"
#include "engine/referee/finding.h"
#include "engine/table/table.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace pitwise {

/// Something to practise alone, a minute at a time.
enum class Drill : std::uint8_t {
    Payouts, ///< build what is due from chips
    CutStack, ///< cut out an amount of one colour
    Outcomes, ///< who won, who lost, who tied, in the order of settlement
    NextAct,
    BurnAndDeal,
    Limits,
    Calls,
    SpotMistake,
    Questions,
};
inline constexpr std::array AllDrills{Drill::Payouts, Drill::CutStack,    Drill::Outcomes,
                                      Drill::NextAct, Drill::BurnAndDeal, Drill::Limits,
                                      Drill::Calls,   Drill::SpotMistake, Drill::Questions};

enum class DrillLevel : std::uint8_t { First, Second, Third };
inline constexpr std::array AllDrillLevels{DrillLevel::First, DrillLevel::Second,
                                           DrillLevel::Third};

/// For programs: `payouts`, `cut-stack`.
[[nodiscard]] std::string_view name(Drill drill);
/// Empty: no drill has this name.
[[nodiscard]] std::optional<Drill> drillNamed(std::string_view text);

/// How a seat stands with the bet that is settled now.
enum class SeatResult : std::uint8_t { Won, Lost, Tied };
struct SeatOutcome
{
    SeatId seat;
    SeatResult result{};

    bool operator==(const SeatOutcome &) const = default;
};

/// What is asked about the table, with the right answer.
namespace ask {
struct Chips ///< how much, in chips
{
    Act act; ///< a payment, a take or a return, with the right amount
};
struct Heaps ///< how `count` chips of this value are cut out
{
    Money chip;
    int count = 0;
};
struct Outcomes
{
    BetKind bet{}; ///< the bet of the first seat that is settled
    std::vector<SeatOutcome> right;
};
struct Choice
{
    std::vector<Act> options;
    std::size_t right = 0;
};
struct Run ///< cards one after the other
{
    std::vector<Act> right;
};
struct Watch ///< stop the dealer when he errs, and say what it was
{
    std::vector<Event> events;
    std::size_t wrongAt = 0; ///< which of the events is wrong
    Finding finding;
    std::vector<FindingCode> options;
    std::size_t right = 0;
};
struct Rule
{
    Question question;
};
} // namespace ask
using DrillAsk = std::variant<ask::Chips, ask::Heaps, ask::Outcomes, ask::Choice, ask::Run,
                              ask::Watch, ask::Rule>;

/// One task of a drill.
struct DrillTask
{
    Drill drill{};
    DrillLevel level{};
    House house; ///< with what the level asks beyond it: the fewest chips
    Table table; ///< as it lies
    DrillAsk ask;
    std::optional<Rule> rule; ///< that the right answer follows from

    /// The level wants the fewest chips, the house does not mind.
    bool fewestAsked = false;
};

/// Where the trainee stopped the dealer, and which mistake he names.
struct Stopped
{
    std::size_t event = 0;
    std::size_t option = 0;

    bool operator==(const Stopped &) const = default;
};
using DrillAnswer = std::variant<ChipCounts, std::vector<int>, std::vector<SeatOutcome>,
                                 std::size_t, std::vector<Act>, Stopped>;

struct DrillVerdict
{
    bool right = false;
    std::optional<Finding> finding; ///< what the referee says of the answer
    std::optional<Rule> rule; ///< of the finding, or of the task
    std::size_t wrongAt = 0; ///< of an answer with several parts: the first wrong one
};

/// A task of this drill; the same seed gives the same task. Wrong answers to questions come from
/// `others`. Empty if the house has no use for the drill.
[[nodiscard]] std::optional<DrillTask> drillTask(Drill drill, DrillLevel level, const House &house,
                                                 std::span<const House> others, std::uint64_t seed);

/// Whether the answer is right. An answer of the wrong kind is wrong.
[[nodiscard]] DrillVerdict check(const DrillTask &task, const DrillAnswer &answer);
/// The right answer.
[[nodiscard]] DrillAnswer solution(const DrillTask &task);

/// How a dealer cuts out this many chips: whole heaps first, then the rest.
[[nodiscard]] std::vector<int> heapsOf(Money chip, int count);

} // namespace pitwise
