// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/session/logentry.h"
#include "engine/session/spec.h"
#include "engine/table/table.h"

#include <compare>
#include <set>
#include <span>
#include <vector>

namespace pitwise {

/// A mistake that can be made at some point of a round: the code the referee would give it, and the
/// rule it would cite.
struct Pitfall
{
    FindingCode code{};
    Rule rule{};

    auto operator<=>(const Pitfall &) const = default;
};
using Pitfalls = std::set<Pitfall>;

/// What a dealer might do by mistake in place of `act`, which is right: another amount, another
/// place, the opposite motion.
[[nodiscard]] std::vector<Act> mistakesFor(const Table &table, const House &house, const Act &act);
/// What else he might do in its place: burn a card, move another bet, touch a push.
[[nodiscard]] std::vector<Act> confusions(const Table &table, const House &house);
/// What he might do where he asks nobody, while a patron is about to say: move the bet in question.
[[nodiscard]] std::vector<Act> impatience(const Table &table, const House &house);
/// Acts that a dealer might slip in at any moment: one more card, a burn, a bet moved too early.
[[nodiscard]] std::vector<Act> intrusions(const Table &table);

/// What the referee would report had the dealer done something else in place of `act`. The referee
/// itself is asked; there is no second list of rules.
[[nodiscard]] Pitfalls pitfallsAt(const Table &table, const House &house, const Act &act);
/// What a right act shows that the dealer can do: those, and what comes of leaving it out or of not
/// waiting for the patrons' answer to it. `rest` is what came after it.
[[nodiscard]] Pitfalls practisedBy(const Table &before, const House &house, const Act &act,
                                   std::span<const LogEntry> rest);

/// The pitfalls of a correct round.
struct RoundPitfalls
{
    Pitfalls practised; ///< what the acts of the round show that the dealer can do
    Pitfalls own; ///< one act left out, done too early or done wrongly
    Pitfalls extra; ///< an act that has no place in the round, or did not wait for an answer
};
/// Only what the acts practise, which is much quicker.
[[nodiscard]] Pitfalls practisedIn(const SessionSpec &spec, const House &house,
                                   std::span<const LogEntry> log);
[[nodiscard]] RoundPitfalls pitfallsOf(const SessionSpec &spec, const House &house,
                                       std::span<const LogEntry> log);

/// Performs an event on a table as a session does, and returns what the referee found. An
/// impossible event changes nothing.
std::vector<Finding> performOn(Table &table, const House &house, const Event &event);

} // namespace pitwise
