// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/examsitting.h"

#include <array>
#include <cstddef>
#include <set>
#include <string_view>

namespace pitwise::test {

/// What somebody who knows the blueprint may guess of the next open card, because the exam needs it
/// for a situation that it demands.
struct Guess
{
    std::string_view name;
    /// The ranks that he bets on; none: he does not bet on this card.
    std::set<int> (*ranks)(const Table &table, const act::Deal &deal);
    int bets = 0;
    int hits = 0;
    double chance = 0; ///< hits to be expected
    double variance = 0;

    /// Hits beyond chance, in standard deviations.
    [[nodiscard]] double beyondChance() const;
};

/// Bets on every open card of exams that are dealt right. His chance is counted from the cards that
/// are really left in the shoe.
class Guesser
{
public:
    Guesser();
    void watch(const ExamPaper &paper);
    [[nodiscard]] const auto &guesses() const { return m_guesses; }

private:
    std::array<Guess, 5> m_guesses;
};

} // namespace pitwise::test
