// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/skills/fsrs.h"

#include <algorithm>
#include <cmath>

namespace pitwise {

namespace {

constexpr double Decay = -0.5;
constexpr double Factor = 19.0 / 81.0; ///< so that stability is where recall is 90 %
constexpr double LeastStability = 0.01;
constexpr auto &W = FsrsWeights;

double gradeNumber(Grade grade)
{
    return static_cast<double>(grade);
}

double firstDifficulty(Grade grade)
{
    return std::clamp(W[4] - std::exp(W[5] * (gradeNumber(grade) - 1)) + 1, 1.0, 10.0);
}

double nextDifficulty(double difficulty, Grade grade)
{
    const double change = -W[6] * (gradeNumber(grade) - 3);
    const double damped = difficulty + change * (10 - difficulty) / 9;
    return std::clamp(W[7] * firstDifficulty(Grade::Easy) + (1 - W[7]) * damped, 1.0, 10.0);
}

double afterSuccess(const MemoryTrace &trace, Grade grade, double recall)
{
    const double hard = grade == Grade::Hard ? W[15] : 1;
    const double easy = grade == Grade::Easy ? W[16] : 1;
    return trace.stability
         * (1
            + std::exp(W[8]) * (11 - trace.difficulty) * std::pow(trace.stability, -W[9])
                  * (std::exp(W[10] * (1 - recall)) - 1) * hard * easy);
}

double afterLapse(const MemoryTrace &trace, double recall)
{
    const double lapsed = W[11] * std::pow(trace.difficulty, -W[12])
                        * (std::pow(trace.stability + 1, W[13]) - 1)
                        * std::exp(W[14] * (1 - recall));
    return std::min(lapsed, trace.stability / std::exp(W[17] * W[18]));
}

double withinADay(const MemoryTrace &trace, Grade grade)
{
    return trace.stability * std::exp(W[17] * (gradeNumber(grade) - 3 + W[18]));
}

} // namespace

double retrievability(const MemoryTrace &trace, double days)
{
    if (!trace.exists())
        return 0;
    return std::pow(1 + Factor * std::max(0.0, days) / trace.stability, Decay);
}

double daysUntil(const MemoryTrace &trace, double chance)
{
    return trace.stability / Factor * (std::pow(chance, 1 / Decay) - 1);
}

MemoryTrace reviewed(const MemoryTrace &trace, Grade grade, double days)
{
    if (!trace.exists())
        return {W[static_cast<std::size_t>(grade) - 1], firstDifficulty(grade)};
    const double recall = retrievability(trace, days);
    const double stability = days < 1              ? withinADay(trace, grade)
                           : grade == Grade::Again ? afterLapse(trace, recall)
                                                   : afterSuccess(trace, grade, recall);
    return {std::max(stability, LeastStability), nextDifficulty(trace.difficulty, grade)};
}

} // namespace pitwise
