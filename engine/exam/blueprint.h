// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"
#include "engine/exam/examsituations.h"
#include "engine/exam/skillgroup.h"
#include "engine/session/notation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// What happens to the time between a crash and the resumption of an exam.
enum class LostTime : std::uint8_t {
    Counts, ///< the clock runs on
    Stops, ///< the clock goes on from the last act
};

/// A situation that must occur in at least so many rounds.
struct Demand
{
    ExamSituation situation{};
    int rounds = 1;

    bool operator==(const Demand &) const = default;
};

/// An exam before it is made: what is dealt, and what it takes to pass.
struct Blueprint
{
    std::string id;
    std::string name;
    std::string house; ///< an id or a path

    std::optional<Style> style; ///< empty: the house's own
    int seats = 5; ///< seats 1 to `seats` are taken
    int rounds = 10;
    bool startsWithShuffle = false;
    Temper temper = Temper::Mixed;
    int irregularities = 0; ///< percent of rounds; the same for odd bets
    Pressure pressure = Pressure::None; ///< never `Rising`: all trainees are pressed alike
    bool sound = true; ///< false: nothing is heard, whatever the window's settings
    std::vector<Demand> situations;
    int questions = 0; ///< about the house's rules, after the last round

    int pace = 0; ///< seconds per round, on average; slower fails. 0: any pace
    int minutes = 0; ///< time limit; 0: none
    LostTime lostTime = LostTime::Counts;

    int pass = 80; ///< points of 100
    PerGroup<int> passGroup{}; ///< percent of what was judged in the group
    int passQuestions = 0; ///< percent of the questions
    std::vector<FindingCode> critical; ///< one of these fails, whatever the score
    int validDays = 365;

    bool operator==(const Blueprint &) const = default;
};

struct BlueprintReading
{
    Blueprint blueprint; ///< use it only if there are no faults
    House house; ///< the one it names
    Faults faults; ///< all of them, in the order of the file; a syntax error stands alone

    [[nodiscard]] bool ok() const { return faults.empty(); }
};

/// Reads a blueprint from TOML text, and checks it against its house.
[[nodiscard]] BlueprintReading readBlueprint(std::string_view toml, const HouseFinder &findHouse);

[[nodiscard]] std::string_view name(LostTime lost);

} // namespace pitwise
