// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/score.h"
#include "ui/text/findingwords.h"

#include <cstdint>
#include <string>
#include <vector>

namespace pitwise {

/// The part of a log that a result is about.
struct ResultSpan
{
    std::size_t from = 0; ///< what comes before was a demonstration
    std::size_t until = 0; ///< what comes after is not told yet
};

/// A finding as the result lists it.
struct ResultLine
{
    int round = 1;
    Sentence place; ///< `seat 3b`, `the dealer`, or a dash
    FindingWords words;
    Sentence due; ///< may be empty
    Origin origin;
    bool corrected = false;
    bool dealtAgain = false; ///< the round was dealt again, so it does not count
};

[[nodiscard]] std::vector<ResultLine> resultLines(const Session &session, const ResultSpan &span);

/// What a result tells beside its findings.
struct ResultFacts
{
    std::string date; ///< as people write it
    std::string mode; ///< `Coach, pick and pay`
    std::uint64_t seed = 0;
    Score score;
    int rounds = 0;
    int cleanRounds = 0;
    double pace = 0; ///< seconds per round; 0: not known
};

} // namespace pitwise
