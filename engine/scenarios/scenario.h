// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/notation.h"
#include "engine/situations/dealtround.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace pitwise {

/// A round that a trainer made: its cards, its patrons and what they do, dealt right once.
struct Scenario
{
    std::string title;
    std::string task; ///< what the trainee reads first; may be empty
    House house; ///< the one the file names, without the round's style
    DealtRound round; ///< its script has the ranks of every place

    bool operator==(const Scenario &) const = default;
};

struct ScenarioReading
{
    std::optional<Scenario> scenario; ///< empty: see `faults`
    Faults faults;
};

/// Reads a scenario: a `.deal` text of one round, with `# scenario: TITLE` and `# task: TEXT`
/// before its first act. It has all of the dealer's acts, then they must be right, or none. The
/// house's own dealer deals it: everything that the text says of patrons and chance must happen.
[[nodiscard]] ScenarioReading readScenario(std::string_view text, const HouseFinder &findHouse);

/// The title alone, of any text; empty if it says none.
[[nodiscard]] std::string scenarioTitle(std::string_view text);

/// The whole file. Read again, it is the same scenario.
[[nodiscard]] std::string toText(const Scenario &scenario);

/// What somebody puts together: the style may be the house's own.
struct ScenarioDraft
{
    std::string title;
    std::string task;
    std::string house; ///< id or path
    std::optional<Style> style;
    RoundScript script;
    std::uint64_t seed = 0; ///< suits, and every card that the script leaves open

    bool operator==(const ScenarioDraft &) const = default;
};
/// Deals it right, or says why that cannot be.
[[nodiscard]] std::variant<Scenario, std::string> scenarioOf(const ScenarioDraft &draft,
                                                             const House &house);
[[nodiscard]] ScenarioDraft draftOf(const Scenario &scenario);

} // namespace pitwise
